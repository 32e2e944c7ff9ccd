import { z } from 'zod';

export interface Config {
  isProduction: boolean;
  port: number;
  /** Address to listen on; undefined is every address of the machine. */
  host: string | undefined;
  /** How many proxies of the provider's own stand in front: 0 believes no forwarded header. */
  trustedProxyCount: number;
  /** Lifetime of `Strict-Transport-Security` in seconds; 0 leaves the header out. */
  hstsSeconds: number;
  log: 'off' | 'errors' | 'requests';
  /** Headers in which the edge names the visitor's country and region, lower case, most trusted first. */
  edgeLocationHeaders: readonly EdgeLocationHeaders[];
  /** Address of the `api.php` of a wiki whose extensions are listed; undefined without one. */
  mediaWikiApiUrl: string | undefined;
  /** How long new connections are still taken when the process is told to stop. */
  drainMs: number;
  /** How long, after that, running requests may take to finish. */
  stopTimeoutMs: number;
}

export interface EdgeLocationHeaders {
  country: string;
  region: string | undefined;
}

/** A variable that cannot be used, told in one sentence each. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}

/** Cloudflare, CloudFront, Vercel and Fastly's customary name, in this order. */
const knownEdgeHeaders: readonly EdgeLocationHeaders[] = [
  { country: 'cf-ipcountry', region: 'cf-region-code' },
  { country: 'cloudfront-viewer-country', region: 'cloudfront-viewer-country-region' },
  { country: 'x-vercel-ip-country', region: 'x-vercel-ip-country-region' },
  { country: 'x-country-code', region: 'x-region-code' },
];

const oneYearSeconds = 31_536_000;

function wholeNumber(lowest: number, highest: number) {
  const rule = `must be a whole number from ${lowest} to ${highest}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, rule)
    .transform(Number)
    .refine((value) => value >= lowest && value <= highest, rule);
}

function oneOf<const Values extends readonly string[]>(values: Values) {
  return z.enum(values, `must be one of ${values.join(', ')}`);
}

const hostPattern = /^(?=[^.]*[a-z\d:])[a-z\d.:-]{1,253}$/i;
const headerName = z.string().regex(/^[a-z\d-]{1,64}$/i, 'must be the name of a header');

/** Credentials are refused too: they would end up in the log. */
function isApiUrl(value: string): boolean {
  if (!/^https?:\/\/[^\s@?#]+\/api\.php$/.test(value)) return false;
  return URL.canParse(value) && new URL(value).href === value;
}

const environment = z.object({
  NODE_ENV: oneOf(['production', 'development', 'test']).optional(),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().regex(hostPattern, 'must be a host name or an IP address').optional(),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  HSTS_SECONDS: wholeNumber(0, 2 * oneYearSeconds).optional(),
  LOG: oneOf(['off', 'errors', 'requests']).default('requests'),
  COUNTRY_HEADER: headerName.optional(),
  REGION_HEADER: headerName.optional(),
  MEDIAWIKI_API_URL: z
    .string()
    .refine(isApiUrl, 'must be the whole address of a wiki’s api.php and nothing behind it')
    .optional(),
  DRAIN_MS: wholeNumber(0, 600_000).default(0),
  STOP_TIMEOUT_MS: wholeNumber(0, 600_000).default(10_000),
});

/**
 * Reads the configuration from environment variables; docs/running.md describes each. An empty
 * variable counts as absent, because that is how many hosts spell "unset".
 *
 * @param env the environment, such as `process.env`; variables of other programs are ignored
 * @throws {ConfigError} naming every variable that cannot be used, and its value
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data, error } = environment.safeParse(given);
  if (!data) {
    throw new ConfigError(
      error.issues.map(({ path, message }) => {
        const name = String(path[0]);
        return `${name} ${message}; it is ${JSON.stringify(given[name])}.`;
      }),
    );
  }
  // Safe by default: a process started without a word about its purpose is a public one.
  const isProduction = (data.NODE_ENV ?? 'production') === 'production';
  const isBehindProxy = data.TRUSTED_PROXIES > 0;
  return {
    isProduction,
    port: data.PORT,
    host: data.HOST,
    trustedProxyCount: data.TRUSTED_PROXIES,
    // RFC 6797 section 7.2: only over secure transport, which a proxy in front provides.
    hstsSeconds: data.HSTS_SECONDS ?? (isProduction && isBehindProxy ? oneYearSeconds : 0),
    log: data.LOG,
    edgeLocationHeaders: isBehindProxy ? edgeHeaders(data) : [],
    mediaWikiApiUrl: data.MEDIAWIKI_API_URL,
    drainMs: data.DRAIN_MS,
    stopTimeoutMs: data.STOP_TIMEOUT_MS,
  };
}

function edgeHeaders(data: z.infer<typeof environment>): readonly EdgeLocationHeaders[] {
  if (!data.COUNTRY_HEADER) return knownEdgeHeaders;
  return [
    { country: data.COUNTRY_HEADER.toLowerCase(), region: data.REGION_HEADER?.toLowerCase() },
  ];
}
