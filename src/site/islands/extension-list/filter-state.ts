import type { ExtensionFilter } from '../../../domain/extension-search.ts';

/** Reads what the form asks for. */
export function readFilter(form: HTMLFormElement): ExtensionFilter {
  const data = new FormData(form);
  return { search: String(data.get('search')), category: String(data.get('category')) };
}

/** Puts the filter into the address, where a reload and a copied link find it. */
export function showFilter(filter: ExtensionFilter): void {
  const given = Object.entries(filter).filter(([, value]) => value !== '');
  const query = String(new URLSearchParams(given));
  history.replaceState(
    history.state,
    '',
    location.pathname + (query && `?${query}`) + location.hash,
  );
}
