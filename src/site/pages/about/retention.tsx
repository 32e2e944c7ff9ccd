import { useTranslation } from 'react-i18next';
import { DataTable } from '../../design/data-table.tsx';
import { Section } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import { BedOfWiki, situations } from './bed-of-wiki.tsx';
import styles from './retention.module.css';

/** How long a wiki is kept, and until when its owner can export it. */
export function Retention() {
  const { t } = useTranslation();
  return (
    <Section id="keeping" title={t('about.keeping.title')}>
      <DataTable className={styles.table} caption={t('about.keeping.caption')}>
        <thead>
          <tr>
            <th scope="col">{t('about.keeping.when')}</th>
            <th scope="col">{t('about.keeping.wiki')}</th>
            <th scope="col">{t('about.keeping.copies')}</th>
          </tr>
        </thead>
        <tbody>
          {situations.map((situation) => (
            <tr key={situation}>
              <th scope="row">
                <span>
                  <BedOfWiki situation={situation} />
                  {t(`about.keeping.${situation}.when`)}
                </span>
              </th>
              <td>
                <Text k={`about.keeping.${situation}.wiki`} />
              </td>
              <td data-label={t('about.keeping.copiesLabel')}>
                {t(`about.keeping.${situation}.copies`)}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <p className={styles.after}>
        <Text k="about.keeping.after" />
      </p>
    </Section>
  );
}
