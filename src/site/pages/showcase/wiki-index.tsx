import { useTranslation } from 'react-i18next';
import { showcase } from '../../../content/showcase.ts';
import styles from './showcase.module.css';
import { WikiLogo } from './wiki-logo.tsx';

/** The logos as links to their wikis further down. */
export function WikiIndex() {
  const { t } = useTranslation();
  return (
    <nav className={styles.index} aria-label={t('showcase.index')}>
      <ul className={styles.logos}>
        {showcase.map(({ id, name, language, logo }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <WikiLogo of={logo} />
              <span lang={language}>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
