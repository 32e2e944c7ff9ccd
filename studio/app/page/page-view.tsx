import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Target } from '../../find/locate.ts';
import { server } from '../api.ts';
import type { View } from '../view.ts';
import { type MarkedText, markedTexts, placesAt } from './marked-places.ts';
import { createOutline } from './outline.ts';
import styles from './page-view.module.css';
import { addressOf, type Shown, setLook } from './shown.ts';

const widths = { desktop: 1280, phone: 360 };

/** The page in a frame; a click on a text or figure opens its field. */
export function PageView({
  shown,
  show,
  version,
  view,
  open,
}: {
  shown: Shown;
  show: (shown: Shown) => void;
  version: number;
  view: View;
  open: (targets: Target[]) => void;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, scale] = useScale(widths[shown.width]);
  const [nothing, setNothing] = useState(false);
  const [isFallback, setFallback] = useState(false);
  const address = addressOf(shown);
  const { scheme, runsScript, day } = shown;

  // Reloads the page at the same scroll position when the draft, the page or its look changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is what has changed
  useEffect(() => {
    setLook(shown);
    const window = frame.current?.contentWindow;
    if (!window) return;
    if (pathIn(window) === address) window.location.reload();
    else window.location.replace(address);
  }, [address, scheme, runsScript, day, version]);

  const pick = useCallback(
    async (page: Document, texts: MarkedText[], point: { x: number; y: number }) => {
      const { outline: _, ...clicked } = placesAt(page, texts, point);
      const targets = await server.locate({ ...clicked, locale: shown.locale });
      setNothing(targets.length === 0);
      open(targets);
    },
    [shown.locale, open],
  );

  const onLoad = () => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    setFallback(page.querySelector('meta[name="studio-fallback"]') !== null);
    const { pathname } = page.location;
    const found = /^\/(\w\w)(\/.*)?$/.exec(pathname);
    const [locale, path] = found
      ? [found[1] ?? shown.locale, found[2] ?? '/']
      : [shown.locale, pathname];
    if (path !== shown.path || locale !== shown.locale) show({ ...shown, path, locale });
    if (runsScript) return;
    const texts = markedTexts(page);
    const outline = createOutline(page);
    const selected =
      view && view !== 'changes' && view.target.kind === 'text' ? view.target.key : '';
    const place = texts.find(({ key }) => key === selected);
    if (place) outline.keep(place.range);
    page.addEventListener('mousemove', ({ clientX: x, clientY: y }) => {
      outline.move(placesAt(page, texts, { x, y }).outline);
    });
    page.addEventListener('mouseleave', () => outline.move(undefined));
    page.addEventListener('submit', (event) => event.preventDefault(), true);
    page.addEventListener(
      'click',
      (event) => {
        // Disclosures and switches keep working; a click on a link or button opens its field instead.
        if (!(event.target as Element).closest('summary, label, input, select'))
          event.preventDefault();
        void pick(page, texts, pointOf(event));
      },
      true,
    );
  };

  return (
    <section className={styles.view} aria-label="The page" ref={room}>
      <div
        className={styles.sheet}
        data-width={shown.width}
        style={{ width: widths[shown.width] * scale }}
      >
        <iframe
          ref={frame}
          title={`${address} as visitors will see it`}
          src="about:blank"
          onLoad={onLoad}
          style={{
            width: widths[shown.width],
            height: `${100 / scale}%`,
            transform: `scale(${scale})`,
          }}
        />
      </div>
      <p className={styles.hint} role="status">
        {isFallback
          ? 'This is the published page: yours is shown once what is wrong is mended.'
          : runsScript
            ? 'The page works as it does for visitors.'
            : nothing
              ? 'Nothing here comes from content or sentences; it is part of the page’s design.'
              : 'Click a sentence, a price or a name to change it.'}
      </p>
    </section>
  );
}

/** The path that a frame shows; undefined for pages that are not the server's, such as an error of the browser. */
function pathIn({ location }: Window): string | undefined {
  try {
    return location.pathname;
  } catch {
    return undefined;
  }
}

/** The point of a click; for a click by keyboard, the middle of the link or button. */
function pointOf({ detail, clientX, clientY, target }: MouseEvent): { x: number; y: number } {
  if (detail > 0) return { x: clientX, y: clientY };
  const { left, top, width, height } = (target as Element).getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The scale at which the page fits into its container. */
function useScale(width: number) {
  const room = useRef<HTMLElement>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(([entry]) => {
      setScale(Math.min(1, ((entry?.contentRect.width ?? width) - 2) / width));
    });
    observer.observe(room.current);
    return () => observer.disconnect();
  }, [width]);
  return [room, scale] as const;
}
