import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { WikiScreenPicture } from '../../sections/wiki-screen.tsx';
import { Text } from '../../text/text.tsx';
import styles from './audit-trail.module.css';

/** The audit trail: a photographed diff of two versions, and labels that explain it. */
export function AuditTrail() {
  const { t } = useTranslation();
  return (
    <Section id="trail" size="small">
      <div className={styles.trail}>
        <div>
          <h2>{t('for-companies.trail.question')}</h2>
          <p>
            <Text k="for-companies.trail.answer" />
          </p>
        </div>
        <div className={styles.versions}>
          <p className={styles.marks} aria-hidden="true">
            {(['when', 'who', 'what'] as const).map((mark) => (
              <span key={mark}>{t(`for-companies.trail.${mark}`)}</span>
            ))}
          </p>
          <WikiScreenPicture of="difference" alt={t('wiki-screens.difference.picture')} />
        </div>
      </div>
    </Section>
  );
}
