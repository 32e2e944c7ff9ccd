import { useTranslation } from 'react-i18next';
import { extensions } from '../../../content/extensions.ts';
import { extensionCategories } from '../../../domain/extension-catalogue.ts';
import styles from './cabinet.module.css';

/** A seed cabinet: a drawer for each category, with how many extensions lie in it. */
export function Cabinet() {
  const { t } = useTranslation();
  return (
    <nav className={styles.cabinet} aria-label={t('extensions-listing.category')}>
      <ul className={styles.drawers}>
        {extensionCategories.map((category) => (
          <li key={category}>
            <a href={`?category=${category}#list`}>
              <span>{t(`extensions-listing.categories.${category}`)}</span>{' '}
              <b>{extensions.filter((each) => each.category === category).length}</b>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
