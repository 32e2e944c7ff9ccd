import type { ExtensionAvailability } from '../../../domain/extension-catalogue.ts';
import type { KnownExtension } from '../../../domain/extension-match.ts';
import { foldExtensionName } from '../../../domain/extension-match.ts';

/** An extension on offer, as much of it as a comparison needs. */
export interface OfferedExtension extends KnownExtension {
  readonly availability: ExtensionAvailability;
  /** Name of the smallest plan that has it, where it depends on the plan. */
  readonly plan?: string | undefined;
}

/** Extensions that wikis get in the same way, short enough to travel in the page. */
export interface Offer {
  availability: ExtensionAvailability;
  plan?: string | undefined;
  /** For each extension the names that it is found by, separated by bars; the first is shown. */
  names: string[];
}

/** Packs the catalogue; names that differ only in spelling are listed once. */
export function packCatalogue(catalogue: readonly OfferedExtension[]): Offer[] {
  const offers = new Map<string, Offer>();
  for (const extension of catalogue) {
    const { availability, plan } = extension;
    const wayToGetIt = plan ?? availability;
    const offer = offers.get(wayToGetIt) ?? { availability, ...(plan && { plan }), names: [] };
    offer.names.push(packNames(extension));
    offers.set(wayToGetIt, offer);
  }
  return [...offers.values()];
}

function packNames({ prettyName, key, aliases = [] }: OfferedExtension): string {
  const names = [prettyName, key, ...aliases];
  const folded = names.map(foldExtensionName);
  return names.filter((_, index) => folded.indexOf(folded[index] ?? '') === index).join('|');
}

/** Unpacks what `packCatalogue` has packed. */
export function unpackCatalogue(offers: readonly Offer[]): OfferedExtension[] {
  return offers.flatMap(({ availability, plan, names }) =>
    names.map((packed) => {
      const [prettyName = '', ...aliases] = packed.split('|');
      return { key: prettyName, prettyName, aliases, availability, plan };
    }),
  );
}
