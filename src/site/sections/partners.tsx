import { useTranslation } from 'react-i18next';
import { content } from '../../content/content.ts';
import { partnersTyping } from '../constants.ts';
import { PictureFile } from '../design/picture-file.tsx';
import { Section } from '../design/section.tsx';
import styles from './partners.module.css';
import { PhotoLinks } from './photo-links.tsx';
import { TypingText } from './typing-text.tsx';

/** The customers: a typed line of kinds of customers, links to the pages for them, and logos. */
export function Partners() {
  const { t } = useTranslation();
  return (
    <Section title={t('landing.partners.title')}>
      <p className={styles.line}>
        {t('landing.partners.line')}{' '}
        <TypingText
          phrases={Object.values(t('landing.partners.phrases', { returnObjects: true }))}
          pace={partnersTyping}
          hasPause
        />
      </p>
      <PhotoLinks />
      <Logos />
    </Section>
  );
}

/**
 * The customers: their logos, or the names of those without one.
 *
 * @param isLarge whether logos are `partnerLogoHeightPx` high on wide screens
 */
export function Logos({ isLarge = false }: { isLarge?: boolean }) {
  return (
    <div className={isLarge ? `${styles.logos} ${styles.large}` : styles.logos}>
      {content.customers.map(({ id, name, logo }) =>
        logo ? <PictureFile key={id} file={logo} alt={name} /> : <b key={id}>{name}</b>,
      )}
    </div>
  );
}
