import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { WikiScreen } from '../../sections/wiki-screen.tsx';
import { Text } from '../../text/text.tsx';
import styles from './trail.module.css';

/** Who wrote what: two versions of a page, and where one reads it. */
export function Trail() {
  const { t } = useTranslation();
  return (
    <Section id="trail" ground="sage">
      <div className={styles.head}>
        <h2>{t('for-companies.trail.question')}</h2>
        <p>
          <Text k="for-companies.trail.answer" />
        </p>
      </div>
      <div className={styles.trail}>
        <p className={styles.marks} aria-hidden="true">
          {(['when', 'who', 'what'] as const).map((mark) => (
            <span key={mark}>{t(`for-companies.trail.${mark}`)}</span>
          ))}
        </p>
        <WikiScreen of="difference" isWide />
      </div>
    </Section>
  );
}
