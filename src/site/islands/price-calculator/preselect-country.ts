import { isTaxPlaceKnown, preselectedCountry, unknownLocation } from '../../../domain/location.ts';
import { askLocationServices } from '../../location/ask-location-services.ts';
import { ownLocation } from '../../location/own-location.ts';

/** Value of the option "no choice yet". */
const open = 'invalid';

/**
 * Preselects the visitor's apparent country and fires a change event. Asks our own server first, and other
 * services only when it does not know the place. Never overrides the visitor's choice, not even one made
 * while waiting for the answer.
 *
 * @param select the country select
 * @param services URLs of location services, in order
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

  const own = await ownLocation().catch(() => unknownLocation);
  const needsHelp = !isTaxPlaceKnown(own) && services.length > 0;
  const found = needsHelp ? await askLocationServices(services) : own;

  const codes = [...select.options].map(({ value }) => value);
  const code = found && preselectedCountry(found, codes);
  if (!code || isChosen) return;
  // The link to this field disappears with the choice, and would take the focus with it.
  const link = `a[href="#${select.id}"]`;
  if (document.activeElement?.matches(link)) select.focus({ preventScroll: true });
  select.value = code;
  select.dispatchEvent(new Event('input', { bubbles: true }));
}
