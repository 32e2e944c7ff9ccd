import { useTranslation } from 'react-i18next';
import { content } from '../../content/content.ts';
import { useSite } from '../context.tsx';
import { Section } from '../design/section.tsx';
import { Drawing } from '../garden/drawing.tsx';
import { headNames } from '../garden/head-names.ts';
import { Carousel } from './carousel.tsx';
import styles from './testimonials.module.css';

/** What clients say, one voice at a time. */
export function Testimonials() {
  const { t } = useTranslation();
  const { locale } = useSite();
  return (
    <Section ground="dusk">
      <Carousel
        id="testimonial"
        label={t('landing.testimonials.title')}
        stopsOnInteraction
        hasGap
        slides={content.testimonials.map(({ id, text, author }, place) => (
          <figure key={id} className={styles.card}>
            <blockquote>{text[locale]}</blockquote>
            <div>
              <Drawing name={`portrait-${headOf(place)}`} isBare={place > 0} />
            </div>
            <figcaption>{author[locale]}</figcaption>
          </figure>
        ))}
      />
    </Section>
  );
}

/** A head of its kind; the next voice of that kind has the next one. */
function headOf(place: number): string {
  const { testimonials } = content;
  const kind = testimonials[place]?.icon ?? 'man';
  const before = testimonials.slice(0, place).filter(({ icon }) => icon === kind);
  return headNames[kind][before.length % headNames[kind].length] ?? 'hat';
}
