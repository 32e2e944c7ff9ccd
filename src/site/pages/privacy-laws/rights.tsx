import { useTranslation } from 'react-i18next';
import { rightSections } from '../../../content/privacy-rights.ts';
import { type PrivacyRegion, privacyLaws } from '../../../domain/privacy-law.ts';
import { Section } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import styles from './rights.module.css';

/** Every right that a country grants, with the section of its law. */
export function Rights({ region }: { region: PrivacyRegion }) {
  const { t } = useTranslation();
  // Californian statutes have sections, the others articles.
  const mark = region === 'US' ? 'section' : 'article';
  return (
    <Section
      id="rights"
      title={t('privacy-laws.rights.title')}
      note={region !== 'other' && t('privacy-laws.rights.note')}
    >
      <ul className={styles.rights}>
        {privacyLaws[region].rights.map((right) => {
          const section = rightSections[region][right];
          return (
            <li key={right}>
              <h3>{t(`privacy-laws.rights.${right}.name`)}</h3>
              <p>
                <Text k={`privacy-laws.rights.${right}.text`} />
              </p>
              {section && (
                <p className={styles.section}>{t(`privacy-laws.rights.${mark}`, { section })}</p>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
