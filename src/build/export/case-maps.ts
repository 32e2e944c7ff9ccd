import { addressesOf } from '../../server/prepared/addresses-of.ts';
import { localePath, splitLocalePath } from '../../site/addresses.ts';
import { pageRoutes, type Route, routes } from '../../site/routes.ts';
import { servicePaths } from '../../site/service-paths.ts';
import { exactly, literal, map } from './nginx-map.ts';
import type { AddressAnswer } from './prepared-answers.ts';

/** Longest address that is repeated in a header, as the application has it. */
const maxRedirectLength = 2000;

/** What the export knows of the site besides its prepared answers. */
export interface SiteFacts {
  buildId: string;
  /** Targets of external addresses. */
  links: Readonly<Record<string, string | undefined>>;
  /** Whether who has not chosen sees the prices of the place where they seem to be. */
  isPricedByLocation: boolean;
  /** Whether browsers may tell how a page felt. */
  isTimed: boolean;
}

/** Maps a request to what becomes of it, `$site_case`, and to what that needs. */
export function caseMaps(
  answers: readonly AddressAnswer[],
  { buildId, links, isPricedByLocation, isTimed }: SiteFacts,
  hasUpstream: boolean,
): string[] {
  const rows: readonly Route[] = Object.values(routes);
  const redirects = rows.flatMap((row) =>
    row.kind === 'redirect'
      ? addressesOf(row.path).map((address) => {
          const { locale } = splitLocalePath(address);
          return [address, locale ? localePath(locale, row.to) : row.to] as const;
        })
      : [],
  );
  const externals = rows.flatMap((row) => {
    if (row.kind !== 'external') return [];
    const target = links[row.link];
    return addressesOf(row.path).map((address) => [address, literal(target ?? '')] as const);
  });
  const set = externals.filter(([, target]) => target);
  const madeNow = [
    ...addressesOf(routes.extensions.path).map((path) => `${path}/`),
    servicePaths.location,
  ];
  const sending = [servicePaths.language, ...(isTimed ? [servicePaths.timings] : [])];
  const reading = 'GET, HEAD, OPTIONS';
  const priced = answers.filter(({ hasPrices }) => hasPrices).map(({ address }) => address);
  const unknownPlace = '{"country_code":null,"country_name":null,"region_code":null,"in_eu":null}';
  const said = hasUpstream
    ? []
    : ([
        [servicePaths.location, unknownPlace],
        [servicePaths.health, JSON.stringify({ status: 'ok', build: buildId })],
      ] as const);
  const live = [...madeNow, ...sending, ...(hasUpstream ? [servicePaths.health] : [])];
  return [
    map('$site_key', '$site_allow', [
      ...answers.map(
        ({ address, hasPrices }) =>
          [address, hasPrices ? 'GET, HEAD, POST, OPTIONS' : reading] as const,
      ),
      ...[...redirects, ...externals].map(([address]) => [address, reading] as const),
      ...[...madeNow, servicePaths.health].map((address) => [address, reading] as const),
      ...sending.map((address) => [address, 'POST, OPTIONS'] as const),
      ['~^/locales/add/[^/]+/[^/]+$', '-'],
    ]),
    map('$site_key', '$site_moved', redirects),
    map('$site_key', '$site_external', set),
    map('$site_key', '$site_said', said),
    map(
      '$site_key',
      '$site_made_now',
      live.map((address) => [address, '1']),
    ),
    map(
      '$site_key',
      '$site_priced',
      priced.map((address) => [address, 'priced']),
    ),
    // With its query where that is short enough for a header, else without.
    map(
      '$site_moved$is_args$args',
      '$site_moved_to',
      [[`~^.{0,${maxRedirectLength}}$`, '$site_moved$is_args$args']],
      '$site_moved',
    ),
    // As a target, two slashes at the beginning would name another host, and browsers read a
    // backslash (x5c) as one; so could dots that a browser resolves. The look-behind keeps this linear.
    map('$site_path', '$site_without_slash', [
      [
        `~^(?<site_rest>/(?![/\\x5c])(?!.*/\\.\\.?/).{0,${maxRedirectLength - 1}}?)(?<!/)/++$`,
        '$site_rest',
      ],
    ]),
    map(
      '$site_without_slash$is_args$args',
      '$site_slash_to',
      [[`~^.{0,${maxRedirectLength}}$`, '$site_without_slash$is_args$args']],
      '$site_without_slash',
    ),
    map(
      '$request_method $site_allow',
      '$site_method_case',
      [
        ['~ $', ''],
        ['~^OPTIONS -$', 'refused'],
        ['~^OPTIONS ', 'asked'],
        ['~^(?<site_method>[A-Z]+) (?:.*, )?\\k<site_method>(?:,|$)', ''],
      ],
      'refused',
    ),
    map(
      '$site_page?$args',
      '$site_live_by_query',
      pageRoutes.flatMap(([key, { liveParameters }]) =>
        liveParameters
          ? [
              [
                `~^${key}\\?(?:.*&)?(?:${liveParameters.join('|')})(?:(?:\\[|%5[Bb])\\d*(?:\\]|%5[Dd]))?(?:[=&]|$)`,
                '1',
              ] as const,
            ]
          : [],
      ),
    ),
    map('$site_priced?$args', '$site_live_by_choice', [
      ['~^priced\\?(?=(?:.*&)?country=[^&])(?:.*&)?tax=[^&]', '1'],
    ]),
    map('$request_method:$site_priced', '$site_live_by_form', [['POST:priced', '1']]),
    // Without the application, list prices are better than none.
    map(
      '$site_priced:$http_cookie',
      '$site_live_by_cookie',
      hasUpstream ? [[isPricedByLocation ? '~^priced:' : '~^priced:(?:.*;)?\\s*prices=', '1']] : [],
    ),
    map(
      '$site_key:$http_accept',
      '$site_live_by_type',
      answers
        .filter(({ isJsonOffered }) => isJsonOffered)
        .map(({ address }) => [`~*^${exactly(address)}:.*application/(?:json|\\*)`, '1']),
    ),
    map(
      '$site_made_now$site_live_by_query$site_live_by_choice$site_live_by_form$site_live_by_cookie$site_live_by_type',
      '$site_is_live',
      [['', '']],
      '1',
    ),
    // The first that applies counts; each hands on to the next.
    map('$site_is_same', '$site_case_by_tag', [['1', 'same']], 'file'),
    map(
      '$site_encoding',
      '$site_case_by_encoding',
      [['none', 'unacceptable']],
      '$site_case_by_tag',
    ),
    map('$site_is_live', '$site_case_by_life', [['1', 'live']], '$site_case_by_encoding'),
    map(
      '$site_address_case',
      '$site_case_by_address',
      [['', '$site_case_by_life']],
      '$site_address_case',
    ),
    map('$site_method_case', '$site_case', [['', '$site_case_by_address']], '$site_method_case'),
    map(
      '$site_moved|$site_external|$site_said|$site_known$site_without_slash|$site_path',
      '$site_address_case',
      [
        ['~^[^|]', 'moved'],
        ['~^\\|[^|]', 'external'],
        ['~^\\|\\|[^|]', 'said'],
        ['~^\\|\\|\\|/', 'slash'],
        ['~^\\|\\|\\|\\|/locales/[^/]+/[^/]+$', 'no-texts'],
      ],
    ),
    map('$site_allow', '$site_known', [['', '']], 'known'),
  ];
}
