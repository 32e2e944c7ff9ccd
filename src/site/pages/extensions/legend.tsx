import { useTranslation } from 'react-i18next';
import { bundledWith } from '../../../content/extensions.ts';
import { extensionAvailabilities } from '../../../domain/extension-catalogue.ts';
import marks from '../../islands/extension-list/extension-list.module.css';
import { Text } from '../../text/text.tsx';
import styles from './legend.module.css';

/** What the marks on the cards mean. */
export function Legend() {
  const { t } = useTranslation();
  return (
    <dl className={styles.legend}>
      {extensionAvailabilities.map((availability) => (
        <div key={availability}>
          <dt className={marks[availability]}>
            {availability === 'plan'
              ? t('extensions-listing.availability.anyPlan')
              : t(`extensions-listing.availability.${availability}`)}
          </dt>
          <dd>
            <Text k={`extensions-listing.legend.${availability}`} />
          </dd>
        </div>
      ))}
      <div>
        <dt className={marks.bundled}>{t('extensions-listing.bundled')}</dt>
        <dd>
          <Text k="extensions-listing.legend.bundled" values={{ version: bundledWith }} />
        </dd>
      </div>
    </dl>
  );
}
