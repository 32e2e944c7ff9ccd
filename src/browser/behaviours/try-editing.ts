import { workingPageLooks } from '../../site/islands/working-page/working-page-looks.ts';
import type { WorkingPageProps } from '../../site/islands/working-page.island.tsx';
import { adoptLooks, hereInstead } from '../here-instead.ts';
import looks from './try-editing.css?inline';
import { wake as wakeIsland } from './wake-island.ts';

/**
 * Makes the page that a photograph shows one that can be edited, in the same place: the photograph stays
 * below it as its frame, so that nothing moves. Where that fails, and without this script, the link leads
 * to a page with one.
 */
export function wake(element: HTMLElement): void {
  const link = element as HTMLAnchorElement;
  const figure = link.parentElement?.querySelector('figure') as HTMLElement;
  const photograph = figure.querySelector('img') as HTMLImageElement;
  hereInstead(link, async () => {
    const page = /species|writing/.exec(photograph.src)?.[0] as WorkingPageProps['page'];
    const props: WorkingPageProps = { page, chosen: 4, view: 'page', isEditing: true };
    const workingPage = document.createElement('div');
    workingPage.dataset.island = 'working-page';
    workingPage.dataset.props = JSON.stringify(props);
    adoptLooks([...workingPageLooks, looks]);
    figure.append(workingPage);
    try {
      await wakeIsland(workingPage);
    } catch (error) {
      workingPage.remove();
      throw error;
    }
    figure.dataset.edits = page;
    // The page says itself what the photograph showed.
    photograph.alt = '';
    link.remove();
    workingPage.scrollIntoView({ block: 'nearest' });
  });
}
