import type { TFunction } from 'i18next';
import type { Version } from './versions.tsx';

/** `watering` is a page of its own; the others are pages that a photograph of the same name shows. */
export type EditablePageName = 'watering' | 'species' | 'writing';

/** Index of the vandalised version. */
export const vandalisedVersion = 3;

/** A page's versions, oldest first: created, corrected, completed, vandalised and restored. */
export function pageHistory(t: TFunction, page: EditablePageName): Version[] {
  const version = (id: 'first' | 'better' | 'more', text: string) => ({
    by: t(`editable-page.${page}.${id}.by`),
    summary: t(`editable-page.${page}.${id}.does`),
    text,
  });
  const better = t(`editable-page.${page}.better.text`);
  const whole = [
    better,
    ...(page === 'watering' ? [] : [t(`editable-page.${page}.more.text`)]),
    `== ${t(`editable-page.${page}.more.heading`)} ==`,
    t(`editable-page.${page}.more.rest`),
  ].join('\n');
  return [
    version('first', t(`editable-page.${page}.first.text`)),
    version('better', better),
    version('more', whole),
    {
      by: t('editable-page.stranger.by'),
      summary: t('editable-page.stranger.does'),
      text: t(`editable-page.${page}.spam`),
    },
    { ...version('first', whole), summary: t('editable-page.restores') },
  ];
}
