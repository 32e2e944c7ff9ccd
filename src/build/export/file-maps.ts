import { securityHeaders } from '../../server/http/security-headers.ts';
import { routes } from '../../site/routes.ts';
import { encodingMaps, formsOf } from './negotiation-maps.ts';
import { atLeast, literal, map } from './nginx-map.ts';
import { addressIn, type Edition, type FileAnswer } from './prepared-answers.ts';

/** The name of the variable that holds a header. */
export const headerVariable = (name: string) => `$site_header_${name.replaceAll('-', '_')}`;

/** Headers whose value depends on more than the file. */
const workedOut: Readonly<Record<string, string>> = {
  'content-encoding': '$site_content_encoding',
  etag: '$site_etag',
  vary: '$site_vary_shown',
};

/** Maps an address to the file that is sent for it on this day, and to its encodings and validator. */
export function fileMaps(editions: readonly Edition[]): string[] {
  const all = editions.flatMap(({ files }) => [...files.values()]);
  const sets = [...new Map(all.map(({ offered }) => [formsOf(offered), offered])).values()];
  const ofFile = (target: string, value: (answer: FileAnswer) => string, otherwise = '') =>
    map(
      '$site_file',
      target,
      all.filter((answer) => value(answer) !== otherwise).map((one) => [one.file, value(one)]),
      otherwise,
    );
  const unavailable = addressIn('$site_own_locale', routes.unavailable.path);
  return [
    map('$site_is_live', '$site_shown', [['1', unavailable]], '$site_address'),
    map('$site_is_live', '$site_vary_shown', [['1', '$site_vary_of_stand_in']], '$site_vary'),
    ...editions.map(({ files }, number) =>
      map(
        '$site_shown',
        `$site_file_${number}`,
        [...files].map(([address, { file }]) => [address, file]),
        number === 0 ? '' : `$site_file_${number - 1}`,
      ),
    ),
    map(
      '$msec',
      '$site_file',
      editions
        .flatMap(({ day }, number) =>
          day ? [[`~^${atLeast(Date.parse(day) / 1000)}\\.`, `$site_file_${number}`] as const] : [],
        )
        .reverse(),
      '$site_file_0',
    ),
    ofFile('$site_status', ({ status }) => String(status), '200'),
    ofFile('$site_forms', ({ offered }) => formsOf(offered), 'br gzip identity'),
    ofFile('$site_validator', ({ validator }) => validator ?? ''),
    ...encodingMaps(sets),
    map('$site_validator', '$site_etag', [['', '']], '$site_validator$site_encoding"'),
    map('$site_etag $http_if_none_match', '$site_is_same', [
      ['~^(?<site_tag_own>"[^"]+") (?:.*,)?\\s*(?:W/)?\\k<site_tag_own>\\s*(?:,|$)', '1'],
      ['~^"[^"]+" \\s*\\*\\s*$', '1'],
    ]),
    map('$site_encoding', '$site_suffix', [
      ['br', '.br'],
      ['gzip', '.gz'],
    ]),
    map('$site_encoding', '$site_content_encoding', [
      ['br', 'br'],
      ['gzip', 'gzip'],
    ]),
  ];
}

/** Maps each request to the value of every header that any answer has; an empty one is not sent. */
export function headerMaps(editions: readonly Edition[]): { maps: string[]; names: string[] } {
  const all = editions.flatMap(({ files }) => [...files.values()]);
  const names = [
    ...new Set([...all.flatMap(({ headers }) => [...headers.keys()]), ...Object.keys(workedOut)]),
  ];
  const maps = names.flatMap((name) => {
    const variable = headerVariable(name);
    const plain = securityHeaders[name] ?? '';
    const told = all.map(({ headers }) => headers.get(name) ?? '');
    if (!workedOut[name] && told.every((value) => value === plain)) {
      return [map('$site_case', variable, [], literal(plain))];
    }
    const short = name.replaceAll('-', '_');
    const ofFile = workedOut[name] ?? `$site_file_${short}`;
    const ofSame = workedOut[name] ?? `$site_kept_${short}`;
    const values = (files: readonly FileAnswer[]) =>
      files.map((one) => [one.file, literal(one.headers.get(name) ?? '')] as const);
    const own = workedOut[name]
      ? []
      : [
          map('$site_file', ofFile, values(all)),
          map('$site_file', ofSame, values(all.filter((one) => one.keptNames.includes(name)))),
        ];
    const cases = [
      ['file', ofFile],
      ['live', ofFile],
      ...(name === 'content-encoding' ? [] : [['same', ofSame] as const]),
      ...(refusedToo.includes(name) ? [['unacceptable', ofFile] as const] : []),
      ...(otherCases[name] ?? []),
    ] as const;
    return [...own, map('$site_case', variable, cases, plain)];
  });
  return { maps, names };
}

/** What an answer says, too, whose every encoding is refused. */
const refusedToo = ['content-location', 'vary'];

/** What answers that are no file say. */
const otherCases: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'cache-control': [
    ['unacceptable', 'no-store'],
    ['moved', 'public, max-age=3600'],
    ['external', 'no-cache'],
    ['said', 'private, no-store'],
    ['no-texts', 'no-cache'],
  ],
  'content-type': [
    ['said', 'application/json'],
    ['no-texts', 'application/json'],
  ],
};
