import { useTranslation } from 'react-i18next';
import { content } from '../../content/content.ts';
import { useSite } from '../context.tsx';
import { Section } from '../design/section.tsx';
import { Drawing } from '../garden/drawing.tsx';
import { portraits } from '../garden/portraits.ts';
import { Carousel } from './carousel.tsx';
import styles from './testimonials.module.css';

/** What clients say, one testimonial at a time. */
export function Testimonials() {
  const { t } = useTranslation();
  const { locale } = useSite();
  return (
    <Section background="dusk">
      <Carousel
        id="testimonial"
        label={t('landing.testimonials.title')}
        stopsOnInteraction
        hasGap
        slides={content.testimonials.map(({ id, text, author }, place) => (
          <figure key={id} className={styles.card}>
            <blockquote>{text[locale]}</blockquote>
            <div>
              <Drawing name={`portrait-${portraitOf(place)}`} />
            </div>
            <figcaption>{author[locale]}</figcaption>
          </figure>
        ))}
      />
    </Section>
  );
}

/** The portrait of a testimonial; those of one kind take turns. */
function portraitOf(place: number): string {
  const { testimonials } = content;
  const kind = testimonials[place]?.icon ?? 'man';
  const before = testimonials.slice(0, place).filter(({ icon }) => icon === kind);
  return portraits[kind][before.length % portraits[kind].length] ?? 'hat';
}
