import { locales } from '../../src/i18n/locales.ts';
import type { PreparedFileRecord } from '../../src/server/prepared/prepared-file.ts';
import { localePath } from '../../src/site/addresses.ts';
import { hasPrices, type PageRoute, type Route, routes } from '../../src/site/routes.ts';
import { pickInTurn } from '../../src/testing/test-matrix.ts';

/** One line of the table: what is asked of every host. */
export interface TableRequest {
  method: string;
  /** As it is sent, with its query. */
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** Whether the answer depends on what somebody has typed or chosen, so that nothing is prepared. */
  isLive: boolean;
}

const acceptedLanguages: Record<(typeof locales)[number], string> = {
  en: 'pt, en-GB;q=0.8, de;q=0.3',
  de: 'de-AT,de;q=0.9,en;q=0.5',
  es: 'ES',
  fr: 'de;q=0.2, fr;q=0.9, *;q=0.1',
};
/** For each encoding that is prepared. */
const usualEncodings = [undefined, 'gzip', 'gzip, deflate, br, zstd'];
/** What only chooses among those. */
const choosyEncodings = ['br;q=0.5, gzip;q=0.8', '*;q=0'];
const acceptedEncodings = [...usualEncodings, ...choosyEncodings];
const otherMethods = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/**
 * Makes the table of requests that every host must answer alike: each address of the route table and
 * each file, in every language and encoding that is prepared, and what is rendered now. What only
 * chooses among these, and the other methods, take turns.
 *
 * @param records lists what is prepared
 */
export function requestTable(records: readonly PreparedFileRecord[]): TableRequest[] {
  const files = records.filter(({ locale }) => !locale).map(({ path }) => path);
  const rows: Route[] = Object.values(routes);
  const pages = rows.filter((row): row is PageRoute => row.kind === 'page');
  const others = rows.filter(({ kind }) => kind !== 'page');
  return [
    ...files.flatMap(inEveryForm),
    ...pages.flatMap(({ path }, place) => [
      ...locales.flatMap((locale, turn) => [
        ...pickInTurn(acceptedEncodings, place + turn).flatMap((encoding) =>
          ['GET', 'HEAD'].map((method) => {
            const headers = { 'accept-language': acceptedLanguages[locale], ...accept(encoding) };
            return ask(path, { method, headers });
          }),
        ),
        ...inEveryForm(localePath(locale, path), place + turn),
      ]),
      ...addresses(path).flatMap((address, turn) => [
        ...pickInTurn(otherMethods, place + turn).map((method) => ask(address, { method })),
        ask(`${address}/`),
        ask(`${address}/?x=1&y=%20`),
        ask(`${address}?utm_source=mail`),
      ]),
      ask(path, { headers: { cookie: 'a=b; i18next=es', 'accept-language': 'de' } }),
      ask(path, { headers: { cookie: 'i18next=pt', 'accept-language': 'fr' } }),
      ask(`${path}?lng=fr`),
    ]),
    ...others.flatMap(({ path }) =>
      addresses(path).flatMap((address) => [
        ask(address),
        ask(`${address}?x=1&y=%20`),
        ask(address, { method: 'HEAD' }),
        ask(address, { method: 'POST' }),
      ]),
    ),
    ...unknown.flatMap((path) => [ask(path), ask(path, { method: 'HEAD' })]),
    ...pages.flatMap(livePages),
    ...madeNow,
  ];
}

function ask(path: string, more: Partial<TableRequest> = {}): TableRequest {
  return { method: 'GET', path, headers: {}, isLive: false, ...more };
}

function live(path: string, more: Partial<TableRequest> = {}): TableRequest {
  return ask(path, { isLive: true, ...more });
}

function addresses(path: string): string[] {
  return [path, ...locales.map((locale) => localePath(locale, path))];
}

function inEveryForm(path: string, place: number): TableRequest[] {
  return [
    ...[...usualEncodings, ...pickInTurn(choosyEncodings, place)].map((encoding) =>
      ask(path, { headers: accept(encoding) }),
    ),
    ...pickInTurn(acceptedEncodings, place).map((encoding) =>
      ask(path, { method: 'HEAD', headers: accept(encoding) }),
    ),
  ];
}

function accept(encoding: string | undefined): Record<string, string> {
  return encoding === undefined ? {} : { 'accept-encoding': encoding };
}

/** One request for each parameter that a page reads, and the page for a choice of prices. */
function livePages(route: PageRoute): TableRequest[] {
  const { path, liveParameters = [] } = route;
  return locales.flatMap((locale) => {
    const address = localePath(locale, path);
    return [
      ...liveParameters.map((name) => live(`${address}?${name}=x`)),
      ...(hasPrices(route)
        ? [live(address, { headers: { cookie: 'prices=DE.incl', ...accept('gzip') } })]
        : []),
    ];
  });
}

const unknown = [
  ...['/no-such-page', '/de/no-such-page', '/fr/plans/more', '/no-such-page/', '/__proto__'],
  ...['/%zz', '/%E0%A4%A', '/static/../../etc/passwd', '/static/js/none.js', '/.git/config'],
  ...['//evil.example/', '//evil.example', '/%5Cevil.example', '/plans//', '/de/', '/de//plans'],
  ...['/\\evil.example/', '/\\/evil.example/', '/x/../plans', '/x/..//evil.example/', '/plans#x'],
  ...[`/${'a'.repeat(3000)}/`, `/plans/?x=${'a'.repeat(3000)}`, '/Plans', '/plans%2f', '/%70lans'],
  ...['/locales/de-AT/navbar.json', '/locales/pt/navbar.json', '/locales/de/none.json'],
];

const json = { accept: 'application/json' };
const calculated = '/pricecalculator?product=pro&country=DE&addons[]=backupsplus&extrastorage=2';

/** Everything else that is made for the request. */
const madeNow: TableRequest[] = [
  ...locales.flatMap((locale) => [
    ...acceptedEncodings.map((encoding) =>
      live(`/${locale}${calculated}`, { headers: accept(encoding) }),
    ),
    live(`/${locale}/pricecalculator?product=invalid&country=DE`),
    live(`/${locale}/pricecalculator?product=business-pro&country=TX&tax=excl`, { headers: json }),
    live(`/${locale}/pricecalculator?product=pro&country=FR`, { headers: json }),
    live(`/${locale}/pricecalculator`, { headers: json }),
    live(`/${locale}/plans?country=CA&tax=incl`),
    live(`/${locale}/login?wikiid=my-wiki`),
    live(`/${locale}/login?wikiid=evil.example%2F%23`),
    live(`/${locale}/extensions/`),
    live('/location', { headers: { 'accept-language': locale, 'cf-ipcountry': 'DE' } }),
    live('/language', { method: 'POST', headers: form, body: `lng=${locale}&return=/plans?x=1` }),
    live(`/${locale}/plans`, { method: 'POST', headers: form, body: 'country=DE&tax=excl' }),
  ]),
  ...acceptedEncodings.map((encoding) => live('/extensions/', { headers: accept(encoding) })),
  live('/extensions/', { headers: { accept: 'text/html' } }),
  live('/extensions/', { method: 'HEAD' }),
  live('/extensions/', { method: 'PATCH' }),
  live('/location'),
  live('/location', { headers: { 'cf-ipcountry': 'US', 'cf-region-code': 'TX' } }),
  live('/location', { method: 'POST' }),
  live('/language', { method: 'POST', headers: form, body: 'lng=pt' }),
  live('/language', { method: 'POST', headers: form, body: `lng=${'x'.repeat(5000)}` }),
  live('/language'),
  live('/plans', { method: 'POST', headers: form, body: 'forget=1' }),
  live('/plans', { method: 'POST', headers: form, body: 'country=nowhere' }),
  live('/locales/add/de/navbar', { method: 'POST', body: '{}' }),
  live('/healthz'),
  live('/healthz', { method: 'HEAD' }),
  live('/healthz', { method: 'POST' }),
];
