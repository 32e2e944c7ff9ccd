import { useTranslation } from 'react-i18next';
import { testimonials } from '../../content/testimonials.ts';
import { Section } from '../design/section.tsx';
import { Carousel } from './carousel.tsx';
import styles from './testimonials.module.css';

/** What clients say, one voice at a time. */
export function Testimonials() {
  const { t } = useTranslation();
  return (
    <Section note={t('landing.testimonials.note')} title={t('landing.testimonials.title')}>
      <Carousel
        id="testimonial"
        label={t('landing.testimonials.label')}
        stopsOnInteraction
        hasGap
        slides={testimonials.map(({ id, icon }) => (
          <figure key={id} className={styles.card}>
            <Head kind={icon} />
            <blockquote>{t(`landing.testimonials.${id}.text`)}</blockquote>
            <figcaption>{t(`landing.testimonials.${id}.author`)}</figcaption>
          </figure>
        ))}
      />
    </Section>
  );
}

/** A head under an arch, as in the cloister's corbels; nobody in particular. */
function Head({ kind }: { kind: 'man' | 'woman' }) {
  return (
    <svg className={styles.head} viewBox="0 0 80 96" aria-hidden="true">
      <path className={styles.niche} d="M2 95V40a38 38 0 0 1 76 0v55z" />
      {kind === 'woman' && <path className={styles.hair} d="M20 70V44a20 20 0 0 1 40 0v26z" />}
      <path className={styles.coat} d="M12 95c0-18 12-25 28-25s28 7 28 25z" />
      <path
        className={styles.skin}
        d="M34 60h12v12a6 6 0 0 1-12 0zM26 46a14 16 0 0 1 28 0 14 18 0 0 1-28 0z"
      />
      <path
        className={styles.hair}
        d={
          kind === 'woman'
            ? 'M25 48c0-22 30-22 30 0-6-2-9-6-10-10-4 5-11 9-20 10z'
            : 'M25 46c-2-21 32-21 30 0l-3-7c-7 2-16 1-21-3z'
        }
      />
    </svg>
  );
}
