import {
  fallbackLocale,
  localeCookieName,
  localeQueryParameter,
  locales,
} from '../../i18n/locales.ts';
import { type Encoding, encodings } from '../../server/negotiation/choose-encoding.ts';
import { map } from './nginx-map.ts';

/**
 * What may follow an entry of a list with weights (RFC 9110 section 12.4.2), heaviest first. Tenths
 * are told apart; that is as far as browsers go.
 */
const weights = [
  '\\s*(?:;\\s*q=1(?:\\.0{0,3})?\\s*)?(?:,|$)',
  ...[9, 8, 7, 6, 5, 4, 3, 2, 1].map((tenths) => `\\s*;\\s*q=0\\.${tenths}\\d{0,2}\\s*(?:,|$)`),
  '\\s*;\\s*q=0\\.0(?:[1-9]\\d?|0[1-9])\\s*(?:,|$)',
];
/** In characters. No browser sends a longer list; nginx would take long to compare one of 100 kB. */
const longestList = 1000;
const refused = '\\s*;\\s*q=0(?:\\.0{0,3})?\\s*(?:,|$)';
const entry = '(?:^|,)\\s*';
const tag = `(?<site_tag>${locales.join('|')})(?:[-_][^,;\\s]*+)?`;

/** Chooses `$site_locale` by the cookie, the browser's languages and the parameter, in this order. */
export function localeMaps(): string[] {
  const named = (what: string) => (locale: string) => [what.replace('@', locale), locale] as const;
  const cookie = `~(?:^|;)\\s*${localeCookieName}=\\s*(?i:@)(?:[-_][^;]*+|\\s*)(?:;|$)`;
  return [
    map('$http_cookie', '$site_cookie_locale', locales.map(named(cookie))),
    shortList('$http_accept_language', '$site_languages'),
    map(
      '$site_languages',
      '$site_accepted_tag',
      weights.map((weight) => [`~*${entry}${tag}${weight}`, '$site_tag']),
    ),
    map('$site_accepted_tag', '$site_accepted_locale', locales.map(named('~*^@$'))),
    map(`$arg_${localeQueryParameter}`, '$site_lng', locales.map(named('~*^@(?:[-_]|$)'))),
    map(
      '$site_cookie_locale:$site_accepted_locale:$site_lng',
      '$site_locale',
      [['~^:*(?<site_first>[a-z]+)', '$site_first']],
      fallbackLocale,
    ),
  ];
}

/**
 * Chooses `$site_encoding` among the forms of a file, which `$site_forms` names, by the rules of
 * RFC 9110 section 12.5.3. It is `none` when the request refuses them all.
 *
 * @param sets the forms of each sort of file
 */
export function encodingMaps(sets: readonly (readonly Encoding[])[]): string[] {
  const nameOf = (offered: readonly Encoding[]) => `$site_encoding_${offered.join('_')}`;
  return [
    shortList('$http_accept_encoding', '$site_encodings'),
    ...sets.map((offered) =>
      map('$site_encodings', nameOf(offered), encodingEntries(offered), 'identity'),
    ),
    map(
      '$site_forms',
      '$site_encoding',
      sets.map((offered) => [formsOf(offered), nameOf(offered)]),
    ),
  ];
}

/** A list that is too long to be read counts as none. */
function shortList(header: string, target: string): string {
  return map(header, target, [[`~^.{0,${longestList}}$`, header]]);
}

/** How `$site_forms` names the forms of a file. */
export function formsOf(offered: readonly Encoding[]): string {
  return offered.join(' ');
}

function encodingEntries(offered: readonly Encoding[]): [string, string][] {
  const inOrder = encodings.filter((encoding) => offered.includes(encoding));
  const wished = weights.flatMap((weight) =>
    inOrder.flatMap((encoding): [string, string][] => [
      [`~*${entry}${encoding}${weight}`, encoding],
      ...(encoding === 'identity'
        ? []
        : [[`~*^(?!${listed(encoding)}).*?${entry}\\*${weight}`, encoding] as [string, string]]),
    ]),
  );
  return [
    ...wished,
    [`~*${entry}identity${refused}`, 'none'],
    [`~*^(?!${listed('identity')}).*?${entry}\\*${refused}`, 'none'],
  ];
}

function listed(encoding: Encoding): string {
  return `.*?${entry}${encoding}\\s*(?:;|,|$)`;
}
