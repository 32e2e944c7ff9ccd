import { useTranslation } from 'react-i18next';
import { content } from '../../content/content.ts';
import { useSite } from '../context.tsx';
import { Section } from '../design/section.tsx';
import { Carousel } from './carousel.tsx';
import styles from './testimonials.module.css';

/** What clients say, one voice at a time. */
export function Testimonials() {
  const { t } = useTranslation();
  const { locale } = useSite();
  return (
    <Section note={t('landing.testimonials.note')} title={t('landing.testimonials.title')}>
      <Carousel
        id="testimonial"
        label={t('landing.testimonials.label')}
        stopsOnInteraction
        hasGap
        slides={content.testimonials.map(({ id, icon, text, author }) => (
          <figure key={id} className={styles.card}>
            <Head kind={icon} />
            <blockquote>{text[locale]}</blockquote>
            <figcaption>{author[locale]}</figcaption>
          </figure>
        ))}
      />
    </Section>
  );
}

/** A head and shoulders; nobody in particular. */
function Head({ kind }: { kind: 'man' | 'woman' }) {
  return (
    <svg className={styles.head} viewBox="0 0 80 80" aria-hidden="true">
      {kind === 'woman' && <path className={styles.hair} d="M20 64V36a20 20 0 0 1 40 0v28z" />}
      <path d="M8 80a32 26 0 0 1 64 0zM24 34a16 18 0 0 1 32 0 16 18 0 0 1-32 0" />
    </svg>
  );
}
