import { workingPageStyles } from '../../site/islands/working-page/working-page-styles.ts';
import type { WorkingPageProps } from '../../site/islands/working-page.island.tsx';
import frame from './try-editing.css?inline';
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
  link.dataset.awake = '';
  link.addEventListener('click', async (event) => {
    // Somebody wants it in another window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const page = /species|writing/.exec(photograph.src)?.[0] as WorkingPageProps['page'];
    const props: WorkingPageProps = { page, chosen: 4, view: 'page', isEditing: true };
    const workingPage = document.createElement('div');
    workingPage.dataset.island = 'working-page';
    workingPage.dataset.props = JSON.stringify(props);
    adoptStyles([...workingPageStyles, frame]);
    figure.append(workingPage);
    try {
      await wakeIsland(workingPage);
    } catch {
      workingPage.remove();
      return location.assign(link.href);
    }
    figure.dataset.edits = page;
    // The page says itself what the photograph showed.
    photograph.alt = '';
    link.remove();
    workingPage.scrollIntoView({ block: 'nearest' });
  });
}

/** Gives this page style sheets that it did not arrive with. */
function adoptStyles(sources: readonly string[]): void {
  const styleSheets = sources.map((css) => {
    const styleSheet = new CSSStyleSheet();
    styleSheet.replaceSync(css);
    return styleSheet;
  });
  document.adoptedStyleSheets.push(...styleSheets);
}
