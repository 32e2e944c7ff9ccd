import type { Locale } from '../../src/i18n/locales.ts';
import { readTexts } from './read-texts.ts';

/**
 * Wikitext of the infobox of an item of the game, with its values; `Chart.png` is the drawing.
 *
 * @param drawingPx width of the drawing without the style sheet, and in the editor
 */
export function relicInfobox(locale: Locale, drawingPx: number): string {
  const texts: Record<string, string> = readTexts(locale, 'showcase').emberfall.screen;
  return [
    '{| class="wikitable relic" style="float:right;margin:0 0 16px 24px"',
    `| colspan="2" | [[File:Chart.png|frameless|${drawingPx}px]]`,
    `|-\n! colspan="2" | ${texts.kind}`,
    ...Object.entries({ light: 82, warmth: 4, risk: 63 }).map(
      ([value, share]) => `|-\n| ${texts[value]}\n| <div class="bar ${value}">${share}</div>`,
    ),
    '|}',
  ].join('\n');
}
