import { extensions as catalogue, describeExtension } from '../../content/extensions.ts';
import { site } from '../../content/site.ts';
import type { ExtensionsByKey } from '../../domain/extension-catalogue.ts';
import { extensionFinder } from '../../domain/extension-match.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import type { Clock, ExtensionSource, Log } from '../services.ts';
import { createMediaWikiApi, type InstalledExtension } from './mediawiki-api.ts';
import { plainWikitext } from './plain-wikitext.ts';

export interface WikiExtensionSource extends ExtensionSource {
  /** Asks the wiki now, unless that is under way; never rejects, because failures are logged. */
  refresh(): Promise<void>;
  /** Resolves when nothing is under way; a runtime that ends what no request waits for needs it. */
  settled(): Promise<void>;
}

const defaultTimings = {
  /** Age from which the list is asked for again. */
  refreshMs: 600_000,
  /** Pause after a failure. */
  retryMs: 60_000,
  /** For one request to the wiki. */
  timeoutMs: 10_000,
  /** After which a refresh that has not ended is taken for cut off. */
  maxRefreshMs: 120_000,
  /** Of one answer; that of a wiki with two hundred extensions has about 100 kB. */
  maxBytes: 1_000_000,
};

const find = extensionFinder(catalogue);

/**
 * Lists the extensions that a running wiki has. Visitors never wait for the wiki: they get the last
 * good answer, or the fallback's before there is one, while a new one is fetched.
 *
 * @param options.apiUrl address of the wiki's `api.php`
 * @param options.fallback answers until the wiki has
 * @param options.onAsked is told how long the wiki has taken for a list, and whether it gave one
 */
export function createMediaWikiExtensions({
  apiUrl,
  fallback,
  clock,
  log,
  onAsked = () => {},
  timings,
}: {
  apiUrl: string;
  fallback: ExtensionSource;
  clock: Clock;
  log: Log;
  onAsked?: (durationMs: number, isGood: boolean) => void;
  timings?: Partial<typeof defaultTimings>;
}): WikiExtensionSource {
  const { refreshMs, retryMs, maxRefreshMs, ...limits } = { ...defaultTimings, ...timings };
  const userAgent = `${site.brandName} (${site.siteUrl})`;
  const api = createMediaWikiApi(apiUrl, { ...limits, userAgent });
  let lists: Record<Locale, ExtensionsByKey> | undefined;
  let isFresh = false;
  let nextAttemptMs = Number.NEGATIVE_INFINITY;
  let running: { until: Promise<void>; sinceMs: number } | undefined;

  async function ask(): Promise<void> {
    const startedMs = clock.monotonicMs();
    try {
      const installed = await api.extensions();
      lists = await listInEveryLanguage(installed, api.messages);
      if (!isFresh) log.notice(`${apiUrl} tells its ${installed.length} extensions.`);
      isFresh = true;
      nextAttemptMs = clock.monotonicMs() + refreshMs;
    } catch (error) {
      const kept = lists ? 'its last list stays' : 'the list of the content stands in';
      log.error({ requestId: null, message: `A wiki tells no extensions; ${kept}`, error });
      isFresh = false;
      nextAttemptMs = clock.monotonicMs() + retryMs;
    }
    onAsked(clock.monotonicMs() - startedMs, isFresh);
    running = undefined;
  }

  const refresh = () => {
    const nowMs = clock.monotonicMs();
    if (running && nowMs - running.sinceMs > maxRefreshMs) running = undefined;
    running ??= { until: ask(), sinceMs: nowMs };
    return running.until;
  };

  return {
    refresh,
    settled: async () => running?.until,
    async list(locale) {
      if (clock.monotonicMs() >= nextAttemptMs) refresh();
      return lists ? { extensions_data: lists[locale] } : fallback.list(locale);
    },
  };
}

/** Our own descriptions of the extensions that we know, and the wiki's of the others. */
async function listInEveryLanguage(
  installed: readonly InstalledExtension[],
  messages: (keys: readonly string[], locale: Locale) => Promise<Map<string, string>>,
): Promise<Record<Locale, ExtensionsByKey>> {
  const keys = installed.flatMap(({ name, descriptionmsg }) =>
    find(name) || !descriptionmsg ? [] : [descriptionmsg],
  );
  const lists: Partial<Record<Locale, ExtensionsByKey>> = {};
  for (const locale of locales) {
    const texts = await messages(keys, locale);
    lists[locale] = Object.fromEntries(
      installed.map(({ name, description = '', descriptionmsg = '' }) => {
        const known = find(name);
        if (known) return [known.key, describeExtension(known, locale)];
        const said = plainWikitext(texts.get(descriptionmsg) ?? description);
        return [name, { pretty_name: plainWikitext(name), description: said }];
      }),
    );
  }
  return lists as Record<Locale, ExtensionsByKey>;
}
