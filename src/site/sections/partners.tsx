import { useTranslation } from 'react-i18next';
import { content } from '../../content/content.ts';
import { PictureFile } from '../design/picture-file.tsx';
import { Section } from '../design/section.tsx';
import { RouteLink } from '../text/link.tsx';
import { Text } from '../text/text.tsx';
import styles from './partners.module.css';
import { TypingText } from './typing-text.tsx';

const doors = ['forCompanies', 'forPersonal', 'useCases', 'compare'] as const;

/** A line that types what kinds of customers there are, the pages for them, and their names. */
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
      note={t('landing.partners.text')}
    >
      <ul className={styles.doors}>
        {doors.map((to) => (
          <li key={to}>
            <RouteLink to={to}>{t(`footer.links.${to}`)}</RouteLink>
          </li>
        ))}
      </ul>
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
