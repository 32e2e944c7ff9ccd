import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../context.tsx';
import { Prose } from '../design/section.tsx';
import { Text } from '../text/text.tsx';
import {
  type WikiScreenName,
  wikiScreenPath,
  wikiScreenPixels,
  wikiScreenShapes,
  wikiScreens,
} from '../wiki-screens.ts';
import styles from './wiki-screen.module.css';

const narrow = '(width < 35em)';
const dark = '(prefers-color-scheme: dark)';

const wide = '(width >= 60em)';

/** What is shown where, the first that fits; elsewhere it is a light desktop. */
const sources = [
  { shape: 'phone', scheme: 'dark', media: `${narrow} and ${dark}` },
  { shape: 'phone', scheme: 'light', media: narrow },
  { shape: 'wide', scheme: 'dark', media: `${wide} and ${dark}` },
  { shape: 'wide', scheme: 'light', media: wide },
  { shape: 'desktop', scheme: 'dark', media: dark },
] as const;

/**
 * A photograph of a real MediaWiki in the page's language, and what it is.
 *
 * @param isWide whether there is one as wide as the page, shown where that has room
 */
export function WikiScreen({ of: name, isWide }: { of: WikiScreenName; isWide?: boolean }) {
  const { t } = useTranslation();
  const { locale } = useSite();
  const schemes: readonly string[] = wikiScreens[name].schemes;
  const shapes = wikiScreenShapes(name);
  // What there is in one shape is shown in it everywhere.
  const elsewhere = shapes.length > 1 ? 'desktop' : 'phone';
  const others =
    shapes.length > 1
      ? sources.filter(({ shape }) => isWide || shape !== 'wide')
      : [{ shape: elsewhere, scheme: 'dark', media: dark } as const];
  return (
    <figure className={isWide ? `${styles.screen} ${styles.wide}` : styles.screen}>
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
          alt={t(`wiki-screens.${name}.picture`)}
          loading="lazy"
          decoding="async"
          {...wikiScreenPixels(name, elsewhere)}
        />
      </picture>
      <figcaption>
        <Text k={`wiki-screens.${name}.caption`} />
      </figcaption>
    </figure>
  );
}

/** A photograph beside what is said of it; on narrow screens below. */
export function WikiScreenBeside({
  of: name,
  children,
}: {
  of: WikiScreenName;
  children: ReactNode;
}) {
  return (
    <div className={styles.beside}>
      <Prose>{children}</Prose>
      <WikiScreen of={name} />
    </div>
  );
}
