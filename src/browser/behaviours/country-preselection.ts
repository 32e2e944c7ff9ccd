import {
  isTaxPlaceKnown,
  normaliseLocation,
  preselectedCountry,
  unknownLocation,
} from '../../domain/location.ts';
import { askLocationServices } from '../ask-location-services.ts';
import { ownLocation } from '../own-location.ts';

/** The value of the entry that stands for no choice. */
const open = 'invalid';

/**
 * Selects the country that the visitor seems to be in. Our own server is asked first; other
 * services only when it cannot tell the place that tax depends on, and only those that the page
 * names. What the visitor has chosen meanwhile stays.
 *
 * @param element the country select, still open, with the services' addresses as JSON in
 *   `data-services`
 */
export async function wake(element: HTMLElement): Promise<void> {
  const select = element as HTMLSelectElement;
  let isChosen = select.value !== open;
  select.addEventListener('input', () => {
    isChosen = true;
  });
  if (isChosen) return;

  const services: string[] = JSON.parse(select.dataset.services ?? '[]');
  const own = await ownLocation().then(normaliseLocation, () => unknownLocation);
  const needsHelp = !isTaxPlaceKnown(own) && services.length > 0;
  const found = needsHelp ? await askLocationServices(services) : own;

  const codes = [...select.options].map(({ value }) => value);
  const code = found && preselectedCountry(found, codes);
  if (!code || isChosen) return;
  select.value = code;
  select.dispatchEvent(new Event('input', { bubbles: true }));
}
