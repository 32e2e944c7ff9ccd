import { loadChunk } from '../site/islands/load-chunk.ts';
import { ownLocation } from '../site/location/own-location.ts';
import { tryStorage } from './storage.ts';
import { whenIdle } from './when-idle.ts';

const dismissedKey = 'banner-dismissed';

/**
 * Asks our own server for the visitor's apparent place, and shows what depends on it: the banner in the
 * European Union, the location message in the footer, and the offer of local prices. All of these are in the
 * page, hidden. Without an answer they stay hidden, except a banner for everybody. A closed banner stays
 * closed.
 */
export async function showLocation(): Promise<void> {
  const banner = document.querySelector<HTMLElement>('[data-banner]');
  const show = () => {
    if (banner) banner.hidden = Boolean(tryStorage(() => localStorage.getItem(dismissedKey)));
  };
  banner?.querySelector('button')?.addEventListener('click', () => {
    // If the focus is in the banner, it moves to the main content before the banner disappears.
    if (banner.contains(document.activeElement)) document.getElementById('main')?.focus();
    banner.hidden = true;
    tryStorage(() => localStorage.setItem(dismissedKey, '1'));
  });
  const isForEverybody = banner?.dataset.banner;
  if (isForEverybody) show();
  try {
    const found = await ownLocation();
    if (found.in_eu && !isForEverybody) show();
    revealCountry(found.country_name ?? found.country_code);
    if (!found.country_code || !document.querySelector('[data-offer]')) return;
    whenIdle(() => {
      loadChunk('price-offer', () => import('./price-offer.ts'))
        .then((offer) => offer.offerPrices(found))
        .catch(console.error);
    });
  } catch {
    // Without an answer, these parts stay hidden.
  }
}

/** Fills the country into the footer's hidden sentence and shows it. */
function revealCountry(name: string | null): void {
  const place = document.querySelector('[data-country]');
  if (!name || !place) return;
  place.textContent = name;
  (place.parentElement as HTMLElement).hidden = false;
}
