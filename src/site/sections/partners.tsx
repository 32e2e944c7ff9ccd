import { useTranslation } from 'react-i18next';
import { content } from '../../content/content.ts';
import { PictureFile } from '../design/picture-file.tsx';
import { Section } from '../design/section.tsx';
import { RouteLink } from '../text/link.tsx';
import { Text } from '../text/text.tsx';
import { Doors } from './doors.tsx';
import styles from './partners.module.css';
import { TypingText } from './typing-text.tsx';

/** A line that types what kinds of customers there are, the pages for them, and their names. */
export function Partners() {
  const { t } = useTranslation();
  return (
    <Section
      title={
        <>
          {t('landing.partners.title')}{' '}
          <TypingText
            phrases={Object.values(t('landing.partners.phrases', { returnObjects: true }))}
            pace={{ typeMs: 60, deleteMs: 20, pauseMs: 2000 }}
            hasPause
          />
        </>
      }
      note={
        <p className={styles.ways}>
          <RouteLink to="useCases">{t('footer.links.useCases')}</RouteLink>
          <RouteLink to="compare">{t('footer.links.compare')}</RouteLink>
        </p>
      }
    >
      <Doors />
      <div className={styles.names}>
        <p>
          <Text k="landing.partners.note" />
        </p>
        <Wordmarks />
      </div>
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
