import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import visually from '../design/visually-hidden.module.css';
import styles from './carousel.module.css';

/**
 * A row of slides with CSS scroll snapping. The `carousel` behaviour adds autoplay and looping, and wires
 * arrows, dots and pause. The controls are in the markup; their styles are loaded with the behaviour.
 *
 * @param stopsOnInteraction whether the first click on a control pauses it for good
 */
export function Carousel({
  id,
  label,
  slides,
  stopsOnInteraction = false,
  hasGap = false,
}: {
  id: string;
  label: string;
  slides: readonly ReactNode[];
  stopsOnInteraction?: boolean;
  hasGap?: boolean;
}) {
  const { t } = useTranslation();
  const nameOf = (index: number) =>
    t('common.carousel.slide', { number: index + 1, count: slides.length });
  return (
    <section
      className={styles.carousel}
      aria-roledescription={t('common.carousel.label')}
      aria-label={label}
      data-behaviour="carousel"
      data-when="later"
      data-stops={stopsOnInteraction ? 'interaction' : undefined}
    >
      <div className={styles.viewport} data-viewport="">
        <div className={hasGap ? `${styles.track} ${styles.gap}` : styles.track}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places
              key={index}
              id={`${id}-${index + 1}`}
              className={styles.slide}
              role="group"
              aria-label={nameOf(index)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.controls}>
        <button
          type="button"
          data-toggle=""
          data-pause={t('common.carousel.pause')}
          data-play={t('common.carousel.play')}
          aria-label={t('common.carousel.pause')}
        />
        <button type="button" data-previous="" aria-label={t('common.carousel.previous')} />
        <div className={styles.dots} data-dots="">
          {slides.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places
            <a key={index} href={`#${id}-${index + 1}`} aria-label={nameOf(index)}>
              {index + 1}
            </a>
          ))}
        </div>
        <button type="button" data-next="" aria-label={t('common.carousel.next')} />
        <span role="status" className={visually.hidden} data-status="" />
      </div>
    </section>
  );
}
