import '../layout/transparent-bar.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { content } from '../../content/content.ts';
import type { LinkId } from '../../content/site.ts';
import { heroTyping } from '../constants.ts';
import { useSite } from '../context.tsx';
import { Actions } from '../design/actions.tsx';
import { ButtonLink } from '../design/button.tsx';
import price from '../design/price-line.module.css';
import { type RouteKey, routes } from '../routes.ts';
import { ExternalButton, useHref } from '../text/link.tsx';
import { Text } from '../text/text.tsx';
import type { TextKey } from '../text/text-key.ts';
import { Carousel } from './carousel.tsx';
import styles from './hero.module.css';
import { SlidePicture } from './slide-picture.tsx';
import { TypingText } from './typing-text.tsx';

const { slides } = content;

/** The hero of the landing page: a carousel of the slides of content/slides.yaml. */
export function Hero() {
  const { t } = useTranslation();
  return (
    <div className={styles.hero}>
      <Carousel
        id="hero"
        label={t('landing.hero.label')}
        slides={slides.map((slide, index) => (
          <Slide key={slide.id} slide={slide} isFirst={index === 0} />
        ))}
      />
    </div>
  );
}

/** Text at the left, picture at the right; on a phone text above the picture. */
function Slide({
  slide: { id, links, picture },
  isFirst,
}: {
  slide: (typeof slides)[number];
  isFirst: boolean;
}) {
  const { t, i18n } = useTranslation();
  const keyOf = (text: string) => `landing.hero.${id}.${text}` as TextKey;
  const has = (text: string) => i18n.exists(keyOf(text));
  // Text alternative, if the slide's text does not say the same.
  const alt = has('picture') ? t(keyOf('picture')) : '';
  const Heading = isFirst ? 'h1' : 'h2';
  const { headings } = useSite();
  if (isFirst) headings.push(t(keyOf('title')));
  return (
    <div className={styles.slide}>
      <div>
        <Heading className={styles.title}>
          {t(keyOf('title'))}
          {has('phrases') && (
            <TypingText
              phrases={Object.values(t(keyOf('phrases'), { returnObjects: true }))}
              pace={heroTyping}
            />
          )}
        </Heading>
        <p className={styles.lede}>
          <Text k={keyOf('text')} />
        </p>
        <p className={`${styles.price} ${price.price}`}>
          <Text k={has('price') ? keyOf('price') : 'landing.hero.price'} />
        </p>
        <Actions>
          {links.map((link, index) => (
            <SlideButton key={link} to={link} tone={index === 0 ? 'main' : 'quiet'}>
              {t(keyOf(`links.${link}`))}
            </SlideButton>
          ))}
        </Actions>
      </div>
      <SlidePicture picture={picture} alt={alt} isFirst={isFirst} />
    </div>
  );
}

/** A button to a page, or to a link of content/site.yaml. */
function SlideButton({
  to,
  ...button
}: {
  to: string;
  tone: 'main' | 'quiet';
  children: ReactNode;
}) {
  const href = useHref();
  return to in routes ? (
    <ButtonLink href={href(to as RouteKey)} {...button} />
  ) : (
    <ExternalButton to={to as LinkId} {...button} />
  );
}
