import {
  type ExtensionsByKey,
  extensionCategories,
  type ListedExtension,
} from '../domain/extension-catalogue.ts';
import type { Locale } from '../i18n/locales.ts';
import { content } from './content.ts';
import { featureRows, plans } from './plans.ts';
import type { Extension } from './schema/extensions.ts';

export type { Extension } from './schema/extensions.ts';

/** Every extension on offer, category by category; in the file they may stand in any order. */
export const extensions: readonly Extension[] = content.extensions.extensions.toSorted(
  (one, other) =>
    extensionCategories.indexOf(one.category) - extensionCategories.indexOf(other.category),
);

/** The version of MediaWiki that ships the extensions marked as bundled. */
export const bundledWith = content.extensions.bundledWith;

/**
 * Describes an extension to visitors and programs.
 *
 * @param locale the language of the description
 */
export function describeExtension(extension: Extension, locale: Locale): ListedExtension {
  const { prettyName, aliases, description, category, availability, bundled } = extension;
  const plan = smallestPlanWith(extension);
  return {
    pretty_name: prettyName,
    ...(aliases.length > 0 && { aliases }),
    description: description[locale],
    category,
    availability,
    ...(plan !== undefined && { plan }),
    ...(bundled && { bundled }),
  };
}

/** Every extension on offer as `/extensions/` lists it. */
export function listExtensions(locale: Locale): ExtensionsByKey {
  return Object.fromEntries(
    extensions.map((extension) => [extension.key, describeExtension(extension, locale)]),
  );
}

/** Name of the first plan, in the order of the table, that has what the extension depends on. */
export function smallestPlanWith({ planFeature }: Extension): string | undefined {
  const cells = featureRows.find(({ id }) => id === planFeature)?.cells;
  return cells && plans.find(({ id }) => cells[id] !== 'no')?.name;
}
