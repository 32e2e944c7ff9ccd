import { editablePageStyles } from '../../site/islands/editable-page/editable-page-styles.ts';
import type { EditablePageProps } from '../../site/islands/editable-page.island.tsx';
import { start as hydrateIsland } from './hydrate-island.ts';
import frame from './try-editing.css?inline';

/**
 * Puts an editable wiki page over the photograph of that page, in the same place and without layout shift.
 * Without script, or when loading fails, the link leads to a page with the same editor.
 */
export function start(element: HTMLElement): void {
  const link = element as HTMLAnchorElement;
  const figure = link.parentElement?.querySelector('figure') as HTMLElement;
  const photograph = figure.querySelector('img') as HTMLImageElement;
  link.dataset.started = '';
  link.addEventListener('click', async (event) => {
    // With these keys the browser opens the link in another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const page = /species|writing/.exec(photograph.src)?.[0] as EditablePageProps['page'];
    const props: EditablePageProps = { page, chosen: 4, view: 'page', isEditing: true };
    const editablePage = document.createElement('div');
    editablePage.dataset.island = 'editable-page';
    adoptStyles([...editablePageStyles, frame]);
    figure.append(editablePage);
    try {
      await hydrateIsland(editablePage, props);
    } catch {
      editablePage.remove();
      return location.assign(link.href);
    }
    figure.dataset.edits = page;
    // The page's text now replaces the photograph's text alternative.
    photograph.alt = '';
    link.remove();
    editablePage.scrollIntoView({ block: 'nearest' });
  });
}

/** Adds style sheets that the page did not inline. */
function adoptStyles(sources: readonly string[]): void {
  const styleSheets = sources.map((css) => {
    const styleSheet = new CSSStyleSheet();
    styleSheet.replaceSync(css);
    return styleSheet;
  });
  document.adoptedStyleSheets.push(...styleSheets);
}
