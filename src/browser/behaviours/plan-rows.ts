import { planRowLooks } from '../../site/plan-row-looks.ts';
import { adoptLooks, fetchPage, hereInstead } from '../another-page.ts';

/**
 * Unfolds the comparison of every feature below the prices, on a page that has no room for it in its
 * HTML: the two tables are taken out of the page that the link leads to. Where that fails, and without
 * this script, the link leads to them.
 */
export function wake(element: HTMLElement): void {
  const link = element as HTMLAnchorElement;
  hereInstead(link, () => bringRows(link));
}

/** Puts the tables of personal and of business plans below their prices, in the place of the link. */
async function bringRows(link: HTMLAnchorElement): Promise<void> {
  const panels = link.closest('section')?.querySelectorAll('div:has(> fieldset) ~ div') ?? [];
  // The address of this page may say for whom prices are.
  const page = await fetchPage(link.pathname + location.search);
  const folds = page.querySelectorAll<HTMLDetailsElement>('details:has(> table)');
  if (folds.length === 0 || folds.length !== panels.length) throw new Error('There are no rows.');
  adoptLooks(planRowLooks);
  folds.forEach((fold, index) => {
    fold.open = true;
    panels[index]?.append(fold);
  });
  link.parentElement?.remove();
  [...folds]
    .find((fold) => fold.checkVisibility())
    ?.querySelector('summary')
    ?.focus();
}
