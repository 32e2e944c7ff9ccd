import { useEffect, useState } from 'react';
import { markedTexts } from './marked-places.ts';
import { addressOf } from './shown.ts';

/** How a sentence fits on the narrowest page. */
export interface Fit {
  lines: number;
  /** What is wrong with it at that width. */
  trouble: string | undefined;
}

const narrow = 360;
const pauseMs = 900;

/**
 * Measures a sentence on a page that is laid out in a hidden frame, as wide as a small phone.
 *
 * @param path of a page, without the language
 * @param version of the draft; a new one is measured again
 * @returns undefined while the page loads, and when the sentence is not on it
 */
export function useFit(
  path: string,
  locale: string,
  key: string,
  version: number,
): Fit | undefined {
  const [fit, setFit] = useState<Fit>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft has changed when the version has
  useEffect(() => {
    const frame = document.createElement('iframe');
    frame.title = 'Measured at the width of a phone';
    frame.style.cssText = `position:fixed;left:-9999px;width:${narrow}px;height:740px;visibility:hidden`;
    frame.onload = () => {
      if (frame.contentDocument) setFit(measure(frame.contentDocument, key));
      frame.remove();
    };
    const timer = setTimeout(() => {
      frame.src = addressOf({ path, locale });
      document.body.append(frame);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      frame.remove();
    };
  }, [path, locale, key, version]);
  return fit;
}

function measure(page: Document, key: string): Fit | undefined {
  const place = markedTexts(page).find((text) => text.key === key)?.range;
  if (!place) return undefined;
  const boxes = [...place.getClientRects()].filter(({ width }) => width > 0);
  if (boxes.length === 0) return undefined;
  const lines = new Set(boxes.map(({ bottom }) => Math.round(bottom / 6))).size;
  const { startContainer } = place;
  const element =
    startContainer instanceof (page.defaultView ?? window).Element
      ? startContainer
      : startContainer.parentElement;
  const control = element?.closest('a, button, summary');
  const isButton =
    control &&
    Number.parseFloat(page.defaultView?.getComputedStyle(control).paddingLeft ?? '0') > 8;
  const isOver = boxes.some(({ right }) => right > narrow + 1);
  const trouble = isOver
    ? `runs over the edge at ${narrow} px`
    : isButton && lines > 1
      ? `the button breaks into ${lines} lines at ${narrow} px`
      : undefined;
  return { lines, trouble };
}
