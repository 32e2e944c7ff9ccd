import { useTranslation } from 'react-i18next';
import { Prose, Section } from '../../design/section.tsx';
import { WikiScreen } from '../../sections/wiki-screen.tsx';
import { Text } from '../../text/text.tsx';
import styles from './trail.module.css';

/** Who wrote what: two versions of a page, and where one reads it. */
export function Trail() {
  const { t } = useTranslation();
  return (
    <Section id="trail" title={t('for-companies.trail.question')} ground="sage">
      <Prose>
        <p>
          <Text k="for-companies.trail.answer" />
        </p>
      </Prose>
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
