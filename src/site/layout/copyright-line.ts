import type { TFunction } from 'i18next';
import { site } from '../../content/site.ts';

/**
 * The copyright line of every footer, which ends with a day's year.
 *
 * @param day as YYYY-MM-DD
 */
export function copyrightLine(t: TFunction, day: string): string {
  return t('footer.copyright', {
    from: site.foundedYear,
    to: Number(day.slice(0, 4)),
    brand: site.brandName,
  });
}
