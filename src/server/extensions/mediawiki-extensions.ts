import { extensions as catalogue, describeExtension } from '../../content/extensions.ts';
import { site } from '../../content/site.ts';
import type { ExtensionsByKey } from '../../domain/extension-catalogue.ts';
import { extensionFinder } from '../../domain/extension-match.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import type { Clock, ExtensionSource, Log } from '../services.ts';
import { createMediaWikiApi, type InstalledExtension } from './mediawiki-api.ts';
import { plainWikitext } from './plain-wikitext.ts';

export interface WikiExtensionSource extends ExtensionSource {
  /** Starts a refresh unless one is running. Never rejects: failures are logged. */
  refresh(): Promise<void>;
  /**
   * Resolves when no refresh is running. Edge runtimes pass it to `waitUntil`, because they end work that
   * outlives its request.
   */
  settled(): Promise<void>;
}

const defaultTimings = {
  /** Age from which the list is refreshed. */
  refreshMs: 600_000,
  /** Pause before a retry. */
  retryMs: 60_000,
  /** Timeout of one request to the wiki. */
  timeoutMs: 10_000,
  /** A refresh that takes longer counts as aborted by the runtime. */
  maxRefreshMs: 120_000,
  /** Limit of one answer; a wiki with two hundred extensions sends about 100 kB. */
  maxBytes: 1_000_000,
};

const find = extensionFinder(catalogue);

/**
 * Lists the extensions of a running wiki, stale while revalidating: visitors never wait for the wiki. They
 * get the last good list, or the fallback before the first, while a new one is fetched.
 *
 * @param options.apiUrl address of the wiki's `api.php`
 * @param options.fallback the list until the first good answer
 * @param options.onAsked called after each refresh with its duration and whether it succeeded
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

/** Prefers the site's own descriptions to the wiki's. */
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
