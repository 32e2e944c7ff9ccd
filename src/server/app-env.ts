import type { Context } from 'hono';

/** What a host passes in with each request, and what the application notes while answering. */
export interface AppEnv {
  Bindings: {
    /** The other end of the connection; absent where the host does not tell. */
    peerAddress?: string | undefined;
    /** Where the edge says that the visitor is, under the names that location services use. */
    edgePlace?: unknown;
  };
  Variables: {
    requestId: string;
    locale: string | undefined;
    /** Ids that were chosen in one of the site's tools, for the log. */
    chosen: readonly string[] | undefined;
    /** Path of a page that was fetched ahead and has now been opened, for the log. */
    opened: string | undefined;
  };
}

export type AppContext = Context<AppEnv>;
