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

/** A head under an arch, as on the cloister's corbels; nobody in particular. */
function Head({ kind }: { kind: 'man' | 'woman' }) {
  return (
    <svg className={styles.head} viewBox="0 0 80 96" aria-hidden="true">
      <path className={styles.niche} d="M2 95V40a38 38 0 0 1 76 0v55z" />
      {kind === 'woman' && <path className={styles.hair} d="M20 70V44a20 20 0 0 1 40 0v26z" />}
      <path className={styles.coat} d="M12 95a28 25 0 0 1 56 0z" />
      <path className={styles.skin} d="M34 62h12v10H34zM26 46a14 16 0 0 1 28 0 14 18 0 0 1-28 0z" />
      <path className={styles.hair} d="M25 46c-2-21 32-21 30 0-9-2-16-3-19-8-3 5-6 7-11 8z" />
    </svg>
  );
}
