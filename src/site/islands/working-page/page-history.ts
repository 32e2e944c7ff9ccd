import type { TFunction } from 'i18next';
import type { Version } from './versions.tsx';

/** `watering` is a page of its own; the others are pages that a photograph of the same name shows. */
export type WorkingPageName = 'watering' | 'species' | 'writing';

/** Index of the vandalised version. */
export const vandalisedVersion = 3;

/** A page's versions, oldest first: created, corrected, completed, vandalised and restored. */
export function pageHistory(t: TFunction, page: WorkingPageName): Version[] {
  const version = (id: 'first' | 'better' | 'more', text: string) => ({
    by: t(`working-page.${page}.${id}.by`),
    summary: t(`working-page.${page}.${id}.does`),
    text,
  });
  const better = t(`working-page.${page}.better.text`);
  const whole = [
    better,
    ...(page === 'watering' ? [] : [t(`working-page.${page}.more.text`)]),
    `== ${t(`working-page.${page}.more.heading`)} ==`,
    t(`working-page.${page}.more.rest`),
  ].join('\n');
  return [
    version('first', t(`working-page.${page}.first.text`)),
    version('better', better),
    version('more', whole),
    {
      by: t('working-page.stranger.by'),
      summary: t('working-page.stranger.does'),
      text: t(`working-page.${page}.spam`),
    },
    { ...version('first', whole), summary: t('working-page.restores') },
  ];
}
