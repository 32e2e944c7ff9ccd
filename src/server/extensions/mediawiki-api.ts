import { z } from 'zod';
import type { Locale } from '../../i18n/locales.ts';
import { type FetchLimits, fetchJson } from './fetch-json.ts';

/** An extension as a wiki describes it. */
export interface InstalledExtension {
  name: string;
  /** Present when the extension describes itself in one language only. */
  description?: string | undefined;
  /** Key of the interface message that describes it in every language. */
  descriptionmsg?: string | undefined;
}

/** The most messages that the API gives to anonymous clients in one answer. */
const messagesPerRequest = 50;

/** MediaWiki sends refusals with status 200; a private wiki refuses every anonymous client. */
const refusal = z.object({ error: z.object({ code: z.string().max(100) }) });

const siteinfo = z.object({
  query: z.object({
    extensions: z
      .array(
        z.object({
          type: z.string().max(100),
          name: z.string().max(200).optional(),
          description: z.string().optional(),
          descriptionmsg: z.string().max(200).optional(),
        }),
      )
      .max(1000),
  }),
});

const allMessages = z.object({
  query: z.object({
    allmessages: z
      .array(z.object({ name: z.string(), content: z.string().optional() }))
      .max(messagesPerRequest),
  }),
});

/**
 * Creates a client of a wiki's Action API (https://www.mediawiki.org/wiki/API:Action_API).
 *
 * @param apiUrl address of its `api.php`
 * @param options.userAgent identifies this site, as https://www.mediawiki.org/wiki/API:Etiquette asks
 */
export function createMediaWikiApi(
  apiUrl: string,
  { userAgent, ...limits }: FetchLimits & { userAgent: string },
) {
  async function ask<Answer>(query: Record<string, string>, answer: z.ZodType<Answer>) {
    const url = new URL(apiUrl);
    url.search = String(
      new URLSearchParams({ action: 'query', ...query, format: 'json', formatversion: '2' }),
    );
    const said = await fetchJson(url, limits, { 'user-agent': userAgent });
    const refused = refusal.safeParse(said);
    if (refused.success) throw new Error(`${apiUrl} refuses: ${refused.data.error.code}`);
    const result = answer.safeParse(said);
    if (!result.success) {
      throw new Error(`${apiUrl} answers something else: ${z.prettifyError(result.error)}`);
    }
    return result.data;
  }

  return {
    /**
     * Fetches the installed extensions.
     *
     * @returns the extensions without the skins
     * @throws when the wiki cannot be reached, refuses, or answers in another form
     */
    async extensions(): Promise<InstalledExtension[]> {
      const { query } = await ask({ meta: 'siteinfo', siprop: 'extensions' }, siteinfo);
      return query.extensions.flatMap(({ type, name, ...rest }) =>
        type === 'skin' || !name ? [] : [{ name, ...rest }],
      );
    },

    /**
     * Fetches interface messages.
     *
     * @param keys any number of message keys
     * @returns the texts that exist, by key, in wikitext
     * @throws as `extensions` does
     */
    async messages(keys: readonly string[], locale: Locale): Promise<Map<string, string>> {
      const texts = new Map<string, string>();
      for (let start = 0; start < keys.length; start += messagesPerRequest) {
        const some = keys.slice(start, start + messagesPerRequest);
        const { query } = await ask(
          { meta: 'allmessages', ammessages: some.join('|'), amlang: locale },
          allMessages,
        );
        for (const { name, content } of query.allmessages) if (content) texts.set(name, content);
      }
      return texts;
    },
  };
}
