import type { ExtensionFilter } from '../../../domain/extension-search.ts';

/** Reads the filter from the form. */
export function readFilter(form: HTMLFormElement): ExtensionFilter {
  const data = new FormData(form);
  return { search: String(data.get('search')), category: String(data.get('category')) };
}

/** Writes the filter to the page's address, for reloads and copied links. */
export function showFilter(filter: ExtensionFilter): void {
  const given = Object.entries(filter).filter(([, value]) => value !== '');
  const query = String(new URLSearchParams(given));
  history.replaceState(
    history.state,
    '',
    location.pathname + (query && `?${query}`) + location.hash,
  );
}
