import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../context.tsx';
import { previewStyle } from '../design/picture-file.tsx';
import { Prose } from '../design/section.tsx';
import { Text } from '../text/text.tsx';
import type { TextKey } from '../text/text-key.ts';
import previews from '../wiki-screen-previews.json' with { type: 'json' };
import {
  type WikiScreenName,
  type WikiScreenShape,
  wikiScreenPath,
  wikiScreenPixels,
  wikiScreenShapes,
  wikiScreens,
} from '../wiki-screens.ts';
import styles from './wiki-screen.module.css';

/** Photographs with a caption; the showcase page itself explains its samples. */
type CaptionedScreen = TextKey extends infer Key
  ? Key extends `wiki-screens.${infer Name}.caption`
    ? Name & WikiScreenName
    : never
  : never;

const narrow = '(width < 35em)';
const dark = '(prefers-color-scheme: dark)';

const wide = '(width >= 60em)';

/** `<source>` elements, the first match wins; the fallback is the light desktop version. */
const sources = [
  { shape: 'phone', scheme: 'dark', media: `${narrow} and ${dark}` },
  { shape: 'phone', scheme: 'light', media: narrow },
  { shape: 'wide', scheme: 'dark', media: `${wide} and ${dark}` },
  { shape: 'wide', scheme: 'light', media: wide },
  { shape: 'desktop', scheme: 'dark', media: dark },
] as const;

interface Showing {
  /** Whether there is a version of full width for wide screens. */
  isWide?: boolean;
  /** Whether it replaces another picture, so that it has no placeholder. */
  isChosen?: boolean;
}

/**
 * A photograph of a real MediaWiki in the page's language, with its caption.
 *
 * @param className extra class
 */
export function WikiScreen({
  of: name,
  className = '',
  ...showing
}: { of: CaptionedScreen; className?: string | undefined } & Showing) {
  const { t } = useTranslation();
  const look = showing.isWide ? `${styles.screen} ${styles.wide}` : styles.screen;
  return (
    <figure className={`${look} ${className}`.trim()}>
      <WikiScreenPicture of={name} alt={t(`wiki-screens.${name}.picture`)} {...showing} />
      <figcaption>
        <Text k={`wiki-screens.${name}.caption`} />
      </figcaption>
    </figure>
  );
}

/** The photograph without a caption. */
export function WikiScreenPicture({
  of: name,
  alt,
  isWide = false,
  isChosen = false,
}: { of: WikiScreenName; alt: string } & Showing) {
  const { locale } = useSite();
  const schemes: readonly string[] = wikiScreens[name].schemes;
  const shapes = wikiScreenShapes(name);
  // A photograph with a single shape is shown in it on all screens.
  const elsewhere = shapes.length > 1 ? 'desktop' : 'phone';
  const others =
    shapes.length > 1
      ? sources.filter(({ shape }) => isWide || shape !== 'wide')
      : [{ shape: elsewhere, scheme: 'dark', media: dark } as const];
  return (
    <picture>
      {others
        .filter(({ scheme }) => schemes.includes(scheme))
        .map(({ shape, scheme, media }) => (
          <source
            key={media}
            media={media}
            srcSet={wikiScreenPath(name, shape, scheme, locale)}
            {...wikiScreenPixels(name, shape)}
          />
        ))}
      <img
        src={wikiScreenPath(name, elsewhere, 'light', locale)}
        alt={alt}
        loading="lazy"
        decoding={isChosen ? 'sync' : 'async'}
        {...wikiScreenPixels(name, elsewhere)}
        style={styleBefore(name, elsewhere)}
      />
    </picture>
  );
}

/** The photograph on a phone, decorative beside text that says the same. */
export function WikiScreenPhone({ of: name }: { of: WikiScreenName }) {
  const { locale } = useSite();
  return (
    <img
      src={wikiScreenPath(name, 'phone', 'light', locale)}
      alt=""
      loading="lazy"
      {...wikiScreenPixels(name, 'phone')}
      style={styleBefore(name, 'phone')}
    />
  );
}

function styleBefore(name: WikiScreenName, shape: WikiScreenShape) {
  return previewStyle((previews as Record<string, string>)[`${name}-${shape}`]);
}

/**
 * A photograph beside its caption, on narrow screens below it.
 *
 * @param className extra class of the photograph
 */
export function WikiScreenBeside({
  of: name,
  className,
  children,
}: {
  of: CaptionedScreen;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={styles.beside}>
      <Prose>{children}</Prose>
      <WikiScreen of={name} className={className} />
    </div>
  );
}
