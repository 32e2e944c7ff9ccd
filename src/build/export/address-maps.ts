import { locales } from '../../i18n/locales.ts';
import { localePath, splitLocalePath } from '../../site/addresses.ts';
import { routes } from '../../site/routes.ts';
import { exactly, literal, map } from './nginx-map.ts';
import { type AddressAnswer, addressIn } from './prepared-answers.ts';

/**
 * Maps what is asked for to an address of the site: `$site_key` is what was asked, and `$site_address`
 * names the language too.
 */
export function addressMaps(answers: readonly AddressAnswer[]): string[] {
  const negotiated = answers.filter(({ isNegotiated }) => isNegotiated);
  const inLocale = locales.map(
    (locale) => [`~^${localePath(locale, '(?:/|$)').replace('/(', '(')}`, locale] as const,
  );
  const standIn = (path: string) => addressIn('$site_own_locale', path);
  const missing = answers.find(({ pageKey }) => pageKey === 'notFound');
  return [
    map('$request_uri', '$site_path', [['~^(?<site_raw_path>[^?#]*)', '$site_raw_path']]),
    // nginx compares texts without regard to capitals, and the site does not.
    map(
      '$site_path',
      '$site_key',
      [
        ...answers
          .filter(({ address }) => /[A-Z]/.test(address))
          .map(({ address }) => [`~^${exactly(address)}$`, address] as const),
        [
          `~^/locales/(?<site_lng_asked>${locales.join('|')})[-_][^/]*/(?<site_texts>[^/]+)$`,
          '/locales/$site_lng_asked/$site_texts',
        ],
        ['~[A-Z]', ''],
      ],
      '$site_path',
    ),
    map('$site_path', '$site_fixed_locale', inLocale),
    map('$site_fixed_locale', '$site_own_locale', [['', '$site_locale']], '$site_fixed_locale'),
    map(
      '$site_key',
      '$site_address',
      [
        ...answers
          .filter(({ isNegotiated }) => !isNegotiated)
          .map(({ address }) => [address, literal(address.replace(/(.)\/$/, '$1'))] as const),
        ...negotiated.map(({ address }) => {
          const { path } = splitLocalePath(address.replace(/(.)\/$/, '$1'));
          return [address, addressIn('$site_locale', path)] as const;
        }),
      ],
      standIn(routes.notFound.path),
    ),
    map(
      '$site_key',
      '$site_vary',
      answers.map(({ address, vary }) => [address, vary]),
      '$site_vary_of_stand_in',
    ),
    map(
      '$site_fixed_locale',
      '$site_vary_of_stand_in',
      [['', missing?.vary ?? '']],
      'Accept-Encoding',
    ),
    map(
      '$site_key',
      '$site_page',
      answers.flatMap(({ address, pageKey }) => (pageKey ? [[address, pageKey] as const] : [])),
    ),
  ];
}
