import { useTranslation } from 'react-i18next';
import { extensionCategories, type ListedExtension } from '../../../domain/extension-catalogue.ts';
import styles from './extension-list.module.css';

type Entry = [key: string, extension: ListedExtension];

/** The extensions that a filter has found: a card for each, in a group for each purpose. */
export function ExtensionCards({ found }: { found: readonly Entry[] }) {
  const { t } = useTranslation();
  if (found.length === 0) {
    return (
      <p className={styles.nothing}>
        <span>{t('extensions-listing.nothing')}</span>{' '}
        <a href="?#list">{t('extensions-listing.showAll')}</a>
      </p>
    );
  }
  const groups = [...extensionCategories, 'other' as const].flatMap((category) => {
    const cards = found.filter(([, extension]) => (extension.category ?? 'other') === category);
    return cards.length > 0 ? [{ category, cards }] : [];
  });
  return groups.map(({ category, cards }) => (
    <section key={category} id={`for-${category}`} className={styles.group}>
      <h3>{t(`extensions-listing.categories.${category}`)}</h3>
      <small aria-hidden="true">{cards.length}</small>
      <dl className={styles.cards}>
        {cards.map(([key, extension]) => (
          <ExtensionCard key={key} extension={extension} />
        ))}
      </dl>
    </section>
  ));
}

function ExtensionCard({ extension }: { extension: ListedExtension }) {
  const { t } = useTranslation();
  const { pretty_name: name, description, availability, plan, bundled } = extension;
  return (
    <div>
      <dt lang="en" translate="no">
        {name}
      </dt>
      <dd>{description}</dd>
      {availability && (
        <dd className={styles[availability]}>
          <span>
            {availability !== 'plan'
              ? t(`extensions-listing.availability.${availability}`)
              : plan
                ? t('extensions-listing.availability.plan', { plan })
                : t('extensions-listing.availability.anyPlan')}
          </span>
          {bundled && <span>{t('extensions-listing.bundled')}</span>}
        </dd>
      )}
    </div>
  );
}
