import {
  isTaxPlaceKnown,
  normaliseLocation,
  preselectedCountry,
  unknownLocation,
} from '../../../domain/location.ts';
import { askLocationServices } from '../../location/ask-location-services.ts';
import { ownLocation } from '../../location/own-location.ts';

/** The value of the entry that stands for no choice. */
const open = 'invalid';

/**
 * Selects the country that the visitor seems to be in, and says so as a visitor's own choice would.
 * Our own server is asked first; other services only when it cannot tell the place that tax depends
 * on. A choice of the visitor stays, even one made while the answer was awaited.
 *
 * @param select the country select
 * @param services web addresses that may be asked, in this order
 * @throws ChunkLoadError when the client for the services cannot be loaded
 */
export async function preselectCountry(
  select: HTMLSelectElement,
  services: readonly string[],
): Promise<void> {
  if (select.value !== open) return;
  let isChosen = false;
  select.addEventListener('input', () => {
    isChosen = true;
  });

  const own = await ownLocation().then(normaliseLocation, () => unknownLocation);
  const needsHelp = !isTaxPlaceKnown(own) && services.length > 0;
  const found = needsHelp ? await askLocationServices(services) : own;

  const codes = [...select.options].map(({ value }) => value);
  const code = found && preselectedCountry(found, codes);
  if (!code || isChosen) return;
  select.value = code;
  select.dispatchEvent(new Event('input', { bubbles: true }));
}
