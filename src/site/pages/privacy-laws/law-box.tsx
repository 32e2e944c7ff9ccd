import { useTranslation } from 'react-i18next';
import type { PrivacyLaw, Statute } from '../../../domain/privacy-law.ts';
import styles from './law-box.module.css';
import { useLegalWords } from './use-legal-words.ts';

/** The law at a glance, as the infobox of an encyclopedia. */
export function LawBox({ law: { statutes, regulators, breachNoticeHours } }: { law: PrivacyLaw }) {
  const { t } = useTranslation();
  const { nameOf, languageOf } = useLegalWords();
  const yearsOf = ({ sinceYear, amendedYear }: Statute) =>
    amendedYear
      ? t('privacy-laws.box.amended', { year: String(sinceYear), amended: String(amendedYear) })
      : String(sinceYear);
  return (
    <aside className={styles.box} aria-label={t('privacy-laws.box.title')}>
      <p className={styles.title}>{t('privacy-laws.box.title')}</p>
      <dl>
        {statutes.length === 0 && (
          <div>
            <dt>{t('privacy-laws.box.law')}</dt>
            <dd>{t('privacy-laws.box.local')}</dd>
          </div>
        )}
        {statutes.map((statute) => (
          <div key={statute.id}>
            <dt>{t('privacy-laws.box.law')}</dt>
            <dd>
              <b lang={languageOf(statute.id)}>{nameOf(statute)}</b>
              {statute.number && <span>{statute.number}</span>}
              <span>
                {t('privacy-laws.box.since')} {yearsOf(statute)}
              </span>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('privacy-laws.box.regulator')}</dt>
          <dd>
            {regulators.length === 0
              ? t('privacy-laws.box.localRegulator')
              : regulators.map((regulator) => (
                  <span key={regulator} lang={languageOf(regulator)}>
                    {t(`privacy-laws.regulators.${regulator}`)}
                  </span>
                ))}
          </dd>
        </div>
        {breachNoticeHours && (
          <div>
            <dt>{t('privacy-laws.box.breach')}</dt>
            <dd>{t('privacy-laws.box.breachNotice', { hours: breachNoticeHours })}</dd>
          </div>
        )}
      </dl>
    </aside>
  );
}
