import { useTranslation } from 'react-i18next';
import { extensionCategories, type ListedExtension } from '../../../domain/extension-catalogue.ts';
import styles from './extension-list.module.css';

type Entry = [key: string, extension: ListedExtension];

/** So many names on the front of a drawer say what lies in it. */
const namesOnFront = 3;

/**
 * The extensions that a filter has found: a drawer for each purpose, with its name, the first few
 * extensions and their number on its front.
 *
 * @param isOpen whether the drawers stand open, as after a search; one drawer alone does always
 * @param opened the ids of drawers that stand open in any case
 */
export function FoundCards({
  found,
  isOpen,
  opened = [],
}: {
  found: readonly Entry[];
  isOpen: boolean;
  opened?: readonly string[];
}) {
  const { t } = useTranslation();
  if (found.length === 0) {
    return (
      <p className={styles.nothing}>
        {t('extensions-listing.nothing')} <a href="?#list">{t('extensions-listing.showAll')}</a>
      </p>
    );
  }
  const drawers = [...extensionCategories, 'other' as const].flatMap((category) => {
    const group = found.filter(([, extension]) => (extension.category ?? 'other') === category);
    return group.length > 0 ? [{ category, id: `for-${category}`, group }] : [];
  });
  return (
    <div className={styles.cabinet}>
      {drawers.map(({ category, id, group }) => (
        <details key={id} id={id} open={isOpen || drawers.length === 1 || opened.includes(id)}>
          <summary>
            <h3>{t(`extensions-listing.categories.${category}`)}</h3>{' '}
            <span lang="en">
              {group
                .slice(0, namesOnFront)
                .map(([, { pretty_name: name }]) => name)
                .join(', ')}
              {group.length > namesOnFront && ' …'}
            </span>{' '}
            <b>{group.length}</b>
          </summary>
          <dl className={styles.cards}>
            {group.map(([key, extension]) => (
              <ExtensionCard key={key} extension={extension} />
            ))}
          </dl>
        </details>
      ))}
    </div>
  );
}

function ExtensionCard({ extension }: { extension: ListedExtension }) {
  const { t } = useTranslation();
  const { pretty_name: name, description, availability, plan, bundled } = extension;
  return (
    <div>
      <dt lang="en">{name}</dt>
      <dd>{description}</dd>
      {availability && (
        <dd className={styles[availability]}>
          {availability !== 'plan' && t(`extensions-listing.availability.${availability}`)}
          {availability === 'plan' &&
            (plan
              ? t('extensions-listing.availability.plan', { plan })
              : t('extensions-listing.availability.anyPlan'))}
          {bundled && <span>{t('extensions-listing.bundled')}</span>}
        </dd>
      )}
    </div>
  );
}
