import { useTranslation } from 'react-i18next';
import { content } from '../../content/content.ts';
import { PictureFile } from '../design/picture-file.tsx';
import { Section } from '../design/section.tsx';
import { Text } from '../text/text.tsx';
import styles from './partners.module.css';
import { TypingText } from './typing-text.tsx';

/**
 * Customers: their names, under a line that types what kind of customers they are.
 */
export function Partners() {
  const { t } = useTranslation();
  return (
    <Section
      title={
        <span className={styles.typed}>
          {t('landing.partners.title')}{' '}
          <TypingText
            phrases={Object.values(t('landing.partners.phrases', { returnObjects: true }))}
            pace={{ typeMs: 60, deleteMs: 20, pauseMs: 2000 }}
            hasPause
          />
        </span>
      }
      note={<Text k="landing.partners.text" />}
    >
      <Wordmarks />
      <small>
        <Text k="landing.partners.note" />
      </small>
    </Section>
  );
}

/** The customers: their logos, or their names. */
export function Wordmarks() {
  return (
    <ul className={styles.marks}>
      {content.customers.map(({ id, name, logo }) => (
        <li key={id}>
          {logo ? <PictureFile file={logo} alt={name} className={styles.logo} /> : name}
        </li>
      ))}
    </ul>
  );
}
