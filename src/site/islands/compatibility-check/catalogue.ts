import type { ExtensionAvailability } from '../../../domain/extension-catalogue.ts';
import type { KnownExtension } from '../../../domain/extension-match.ts';
import { foldExtensionName } from '../../../domain/extension-match.ts';

/** An extension on offer, with the data that the comparison needs. */
export interface OfferedExtension extends KnownExtension {
  readonly availability: ExtensionAvailability;
  /** Name of the smallest plan with it; undefined when every plan has it. */
  readonly plan?: string | undefined;
}

/** Extensions with the same availability, in a compact form for the island's props. */
export interface Offer {
  availability: ExtensionAvailability;
  plan?: string | undefined;
  /** For each extension its names, separated by `|`; the first is displayed. */
  names: string[];
}

/** Serialises the catalogue; names that normalise to the same are listed once. */
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

/** Reverses `packCatalogue`. */
export function unpackCatalogue(offers: readonly Offer[]): OfferedExtension[] {
  return offers.flatMap(({ availability, plan, names }) =>
    names.map((packed) => {
      const [prettyName = '', ...aliases] = packed.split('|');
      return { key: prettyName, prettyName, aliases, availability, plan };
    }),
  );
}
