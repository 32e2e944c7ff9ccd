import { fallbackLocale } from '../i18n/locales.ts';
import { plainTexts } from '../i18n/server.ts';
import { listPlans, planListPath } from '../server/plans/plan-list.ts';
import type { EditionDays } from './edition-days.ts';
import { type UncompressedFile, uncompressedFile } from './uncompressed-file.ts';

/** Makes `/plans.json` for today, and an edition for each later day that changes it. */
export function planListEditions({ today, later }: EditionDays): UncompressedFile[] {
  const listOn = (day: string) => JSON.stringify(listPlans(plainTexts(fallbackLocale), day));
  const starts = later.filter((day, index) => listOn(day) !== listOn(later[index - 1] ?? today));
  return [
    uncompressedFile(planListPath, listOn(today)),
    ...starts.map((validFrom) => uncompressedFile(planListPath, listOn(validFrom), { validFrom })),
  ];
}
