import { statSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../i18n/locales.ts';
import type { PreparedFileRecord } from '../server/prepared/prepared-file.ts';
import { localePath } from '../site/addresses.ts';
import { type PageKey, pageRoutes } from '../site/routes.ts';

/** Terms are as long as they must be; every other page fits into the first ten packets. */
const legalPages: readonly PageKey[] = ['terms'];

/** How many bytes the HTML of a page may have, CSS included, packed with brotli. */
export function htmlBudget(key: PageKey): number {
  return legalPages.includes(key) ? 40_000 : 14_000;
}

const languages = new Intl.DisplayNames('en', { type: 'language' });
const count = new Intl.NumberFormat('en');

/**
 * Says which pages are over their budget, and by how much.
 *
 * @param folder of the prepared files
 * @param index of all of them
 * @returns a sentence for each such page
 */
export function pagesOverBudget(folder: string, index: readonly PreparedFileRecord[]): string[] {
  return index.flatMap(({ path: address, locale, validFrom, file, packed }) => {
    const key = pageRoutes.find(([, route]) => route.path === address)?.[0];
    if (!key || !locale || validFrom) return [];
    const sent = path.join(folder, packed.includes('br') ? `${file}.br` : file);
    const over = statSync(sent).size - htmlBudget(key);
    return over > 0 ? [tooHeavy(key, locale, address, over)] : [];
  });
}

function tooHeavy(key: PageKey, locale: Locale, address: string, over: number): string {
  return `${localePath(locale, address)}: this page in ${languages.of(locale)} is ${count.format(over)} bytes over its budget of ${count.format(htmlBudget(key))}, and so comes a moment later on a slow line; shorten its texts, or take an entry or a drawing away.`;
}
