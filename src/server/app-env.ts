import type { Context } from 'hono';

/** What a host passes in with each request, and what the application notes while answering. */
export interface AppEnv {
  Bindings: {
    /** IP address of the client or the nearest proxy; absent when the host does not know it. */
    peerAddress?: string | undefined;
    /** The visitor's place as the edge reports it, as `country_code` and `region_code`; not validated. */
    edgePlace?: unknown;
  };
  Variables: {
    requestId: string;
    locale: string | undefined;
    /** Ids that were chosen in one of the site's tools, for the log. */
    chosen: readonly string[] | undefined;
    /** Path of a prefetched page that has now been opened, for the log. */
    opened: string | undefined;
  };
}

export type AppContext = Context<AppEnv>;
