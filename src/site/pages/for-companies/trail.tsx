import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { WikiScreenBeside } from '../../sections/wiki-screen.tsx';
import { Text } from '../../text/text.tsx';
import styles from './screens.module.css';

/** Who wrote what, beside two versions of a page, of which the changed lines are seen. */
export function Trail() {
  const { t } = useTranslation();
  return (
    <Section id="trail" title={t('for-companies.trail.question')} ground="sage">
      <WikiScreenBeside of="difference" className={styles.change}>
        <p>
          <Text k="for-companies.trail.answer" />
        </p>
      </WikiScreenBeside>
    </Section>
  );
}
