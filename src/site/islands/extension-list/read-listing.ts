import {
  type ExtensionsByKey,
  extensionAvailabilities,
  extensionCategories,
  type ListedExtension,
} from '../../../domain/extension-catalogue.ts';

/**
 * Validates the answer of `/extensions/`. Unknown values, such as a new category, are dropped; names and
 * descriptions are required.
 *
 * @param answer parsed JSON, possibly from a proxy
 * @throws TypeError when it is no list of extensions
 */
export function readListing(answer: unknown): ExtensionsByKey {
  const data = isRecord(answer) ? answer.extensions_data : undefined;
  if (!isRecord(data)) throw new TypeError('The answer has no extensions_data.');
  return Object.fromEntries(Object.entries(data).map(([key, entry]) => [key, readEntry(entry)]));
}

function readEntry(entry: unknown): ListedExtension {
  if (!isRecord(entry)) throw new TypeError('An extension is no object.');
  const { pretty_name, description, aliases, category, availability, plan, bundled } = entry;
  if (typeof pretty_name !== 'string' || typeof description !== 'string') {
    throw new TypeError('An extension has no name or no description.');
  }
  const knownCategory = extensionCategories.find((known) => known === category);
  const knownAvailability = extensionAvailabilities.find((known) => known === availability);
  return {
    pretty_name,
    description,
    ...(Array.isArray(aliases) && { aliases: aliases.map(String) }),
    ...(knownCategory && { category: knownCategory }),
    ...(knownAvailability && { availability: knownAvailability }),
    ...(typeof plan === 'string' && { plan }),
    ...(bundled === true && { bundled }),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
