import { workingPageLooks } from '../../site/islands/working-page/working-page-looks.ts';
import { adoptLooks, fetchPage, hereInstead } from '../another-page.ts';
import { wake as wakeIsland } from './wake-island.ts';

/**
 * Puts a page that one can edit in the place of what shows one, where the HTML has no room for it: it is
 * taken out of the page that the link leads to. Where that fails, and without this script, the link
 * leads to it.
 */
export function wake(element: HTMLElement): void {
  const link = element as HTMLAnchorElement;
  hereInstead(link, async () => {
    const page = await fetchPage(link.pathname);
    const workingPage = page.querySelector<HTMLElement>('[data-island="working-page"]');
    if (!workingPage) throw new Error('There is no page to edit.');
    adoptLooks(workingPageLooks);
    link.parentElement?.replaceChildren(workingPage);
    await wakeIsland(workingPage);
    // There it opens on an old version, and on what was changed.
    for (const choice of workingPage.querySelectorAll<HTMLElement>(
      'label:last-child > [name=version], [value=page]',
    )) {
      choice.click();
    }
    workingPage.querySelector('button')?.focus({ preventScroll: true });
    workingPage.scrollIntoView({ block: 'nearest' });
  });
}
