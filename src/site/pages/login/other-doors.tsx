import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { ExternalLink, RouteLink } from '../../layout/link.tsx';
import styles from './rows.module.css';

/** Log-ins that are not a wiki's, and the way for those who have none at all. */
export function OtherDoors() {
  const { t } = useTranslation();
  return (
    <Section title={t('login.elsewhere.title')} note={t('login.elsewhere.note')}>
      <ul className={styles.rows}>
        {(['clientPanel', 'selfServicePortal', 'createWiki'] as const).map((door) => {
          const label = t(`login.elsewhere.${door}.link`);
          return (
            <li key={door}>
              <h3>{t(`login.elsewhere.${door}.title`)}</h3>
              <p>{t(`login.elsewhere.${door}.text`)}</p>
              {door === 'createWiki' ? (
                <RouteLink to={door}>{label}</RouteLink>
              ) : (
                <ExternalLink to={door}>{label}</ExternalLink>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
