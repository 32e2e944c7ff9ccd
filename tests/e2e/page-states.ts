import { locales } from '../../src/i18n/locales.ts';
import { localePath } from '../../src/site/addresses.ts';
import { routes } from '../../src/site/routes.ts';

/** Pages that answer to their query. */
type LiveKey = {
  [Key in keyof typeof routes]: (typeof routes)[Key] extends { liveParameters: readonly string[] }
    ? Key
    : never;
}[keyof typeof routes];

/** Queries that lead to every kind of answer that a page gives; a page that is left out does not compile. */
const queries: Record<LiveKey, readonly string[]> = {
  createWiki: [
    'name=Moss+%26+Fern+Society&colour=plum&level=private-e',
    'name=%E5%9B%AD%E8%89%BA',
    'name=Help&address=evil.com/%23',
  ],
  helpMeChoose: [
    'needs[]=ownDomain&sso=basic&wikis=3&storage=150&budget=400',
    'employees=12&needs[]=ownDomain',
    'employees=80&wikis=some',
    'needs[]=sshAccess',
  ],
  moveHere: [
    'from=mediawiki&size=small&access=public',
    'from=confluence&size=large&access=private',
    'from=none&size=small&access=private',
    'from=nowhere',
  ],
  showcase: ['wiki=tidewater', 'wiki=gearwright', 'wiki=emberfall', 'wiki=nowhere'],
  login: ['wikiid=not+a+name'],
  priceCalculator: [
    'product=pro&country=DE&addons[]=backupsplus&addons[]=prioritysupport&extrawikis=2&extrastorage=10',
    'product=ultra&country=CA',
    'product=quantum&country=DE&extrawikis=-1&extrastorage=some',
    'product=invalid&country=DE',
  ],
  contact: ['as=current', 'as=current&ticket=1', 'as=prospective'],
  extensions: ['search=math', 'search=nothing-like-it', 'category=anti-spam'],
  privacy: [
    'read=everyone&edit=users&create=approval',
    'read=users&edit=users&create=users',
    'read=users&edit=everyone',
  ],
  privacyLaws: [
    'country=BR',
    'country=EU',
    'country=UK',
    'country=US',
    'country=other',
    'country=',
  ],
};

/** Every state in every language, each with the address that fixes it. */
export const pageStates = (Object.entries(queries) as [LiveKey, readonly string[]][]).flatMap(
  ([key, all]) =>
    locales.flatMap((locale) =>
      all.map((query) => ({
        key,
        locale,
        query,
        address: `${localePath(locale, routes[key].path)}?${query}`,
      })),
    ),
);
