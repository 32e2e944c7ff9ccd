/** The headings under which extensions are listed, in their order on the page. */
export const extensionCategories = [
  'editing',
  'pages',
  'templates',
  'media',
  'data',
  'reading',
  'communication',
  'login',
  'anti-spam',
  'administration',
] as const;
export type ExtensionCategory = (typeof extensionCategories)[number];

/**
 * How a wiki gets an extension: `preinstalled` in every new wiki, switched on by its owner from the
 * `library`, part of a `plan`, or set up by us `on-request`.
 */
export const extensionAvailabilities = ['preinstalled', 'library', 'plan', 'on-request'] as const;
export type ExtensionAvailability = (typeof extensionAvailabilities)[number];

/** An extension as `/extensions/` lists it; what is not known of it is absent. */
export interface ListedExtension {
  pretty_name: string;
  /** Other names it goes or went by. */
  aliases?: readonly string[];
  /** One sentence in the language of the list. */
  description: string;
  category?: ExtensionCategory;
  availability?: ExtensionAvailability;
  /** Name of the smallest plan that has it, where it depends on the plan. */
  plan?: string;
  /** MediaWiki itself ships it. */
  bundled?: true;
}

/** Extensions by their names in the MediaWiki code base, in the order of their cards. */
export type ExtensionsByKey = Record<string, ListedExtension>;
