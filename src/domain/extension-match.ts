/** What the matching must know of an extension in the catalogue. */
export interface KnownExtension {
  /** The name in the MediaWiki code base, such as `SyntaxHighlight_GeSHi`. */
  readonly key: string;
  readonly prettyName: string;
  /** Other names it goes or went by. */
  readonly aliases?: readonly string[] | undefined;
  /** `on-request` is set up by us after a talk; every other word means that it is there. */
  readonly availability: string;
}

/** A pasted list sorted into three groups, each in the order of the list and without doubles. */
export interface ExtensionMatch<Extension extends KnownExtension> {
  available: Extension[];
  askUs: Extension[];
  /** Names that the catalogue does not carry, as they were written. */
  unknown: string[];
}

/**
 * Compares the extensions of a wiki that is about to move with the catalogue.
 *
 * @param catalogue the extensions on offer
 * @param names names as a wiki writes them; case, blanks, hyphens and underscores do not count
 */
export function matchExtensions<Extension extends KnownExtension>(
  catalogue: readonly Extension[],
  names: readonly string[],
): ExtensionMatch<Extension> {
  const find = extensionFinder(catalogue);
  const known = new Set<Extension>();
  const unknown = new Map<string, string>();
  for (const name of names) {
    const extension = find(name) ?? find(withoutVersion(name));
    if (extension) known.add(extension);
    else if (!unknown.has(foldExtensionName(name))) unknown.set(foldExtensionName(name), name);
  }
  return {
    available: [...known].filter(({ availability }) => availability !== 'on-request'),
    askUs: [...known].filter(({ availability }) => availability === 'on-request'),
    unknown: [...unknown.values()],
  };
}

/**
 * Makes a function that finds an extension by any of its names.
 *
 * @returns a function from a name as a wiki writes it to the extension, if the catalogue has it
 */
export function extensionFinder<Extension extends KnownExtension>(
  catalogue: readonly Extension[],
): (name: string) => Extension | undefined {
  const byName = new Map(
    catalogue.flatMap((extension) =>
      [extension.key, extension.prettyName, ...(extension.aliases ?? [])].map(
        (name) => [foldExtensionName(name), extension] as const,
      ),
    ),
  );
  return (name) => byName.get(foldExtensionName(name));
}

/**
 * Reduces the spellings of a name to one: Special:Version writes "Semantic MediaWiki" where the
 * code says "SemanticMediaWiki".
 */
export function foldExtensionName(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, '');
}

/** Lists often put the version behind the name; only names like LDAPAuthentication2 end in one. */
function withoutVersion(name: string): string {
  return name.replace(/\s+\(?v?\d[\w.+-]*\)?$/i, '');
}
