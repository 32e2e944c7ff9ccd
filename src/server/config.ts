export interface Config {
  isProduction: boolean;
  port: number;
  /** Address to listen on; undefined is every address of the machine. */
  host: string | undefined;
  /** Address that Prometheus scrapes; undefined without metrics. */
  metrics: { port: number; host: string } | undefined;
  /** Number of the provider's own proxies in front; with 0, forwarded headers are ignored. */
  trustedProxyCount: number;
  /** Lifetime of `Strict-Transport-Security` in seconds; 0 leaves the header out. */
  hstsSeconds: number;
  log: 'off' | 'errors' | 'requests';
  /** Headers in which the edge names the visitor's country and region, lower case, most trusted first. */
  edgeLocationHeaders: readonly EdgeLocationHeaders[];
  /** URL of the `api.php` of the wiki whose extensions are listed; undefined without one. */
  mediaWikiApiUrl: string | undefined;
  /** How long a stopping process still accepts new connections. */
  drainMs: number;
  /** How long running requests may take to finish after that. */
  stopTimeoutMs: number;
}

export interface EdgeLocationHeaders {
  country: string;
  region: string | undefined;
}

/** Invalid environment variables, each explained in one sentence. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}

/** Headers of Cloudflare, CloudFront, Vercel and, by convention, Fastly, in this order. */
const knownEdgeHeaders: readonly EdgeLocationHeaders[] = [
  { country: 'cf-ipcountry', region: 'cf-region-code' },
  { country: 'cloudfront-viewer-country', region: 'cloudfront-viewer-country-region' },
  { country: 'x-vercel-ip-country', region: 'x-vercel-ip-country-region' },
  { country: 'x-country-code', region: 'x-region-code' },
];

const oneYearSeconds = 31_536_000;

/** The type of a variable. Not zod, which takes a tenth of a second to load. */
interface Kind<Value> {
  /** Completes the message "must be …". */
  rule: string;
  /** @returns undefined when the text is invalid */
  parse(text: string): Value | undefined;
}

function wholeNumber(lowest: number, highest: number): Kind<number> {
  return {
    rule: `a whole number from ${lowest} to ${highest}`,
    parse(text) {
      const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      return value >= lowest && value <= highest ? value : undefined;
    },
  };
}

function oneOf<const Value extends string>(...values: Value[]): Kind<Value> {
  return {
    rule: `one of ${values.join(', ')}`,
    parse: (text) => values.find((value) => value === text),
  };
}

function text(rule: string, isValid: (text: string) => boolean): Kind<string> {
  return { rule, parse: (given) => (isValid(given) ? given : undefined) };
}

const hostName = text('a host name or an IP address', (given) =>
  /^(?=[^.]*[a-z\d:])[a-z\d.:-]{1,253}$/i.test(given),
);
const headerName = text('the name of a header', (given) => /^[a-z\d-]{1,64}$/i.test(given));

/** Refuses credentials in the URL, because they would end up in the log. */
const apiUrl = text(
  'the whole address of a wiki’s api.php and nothing behind it',
  (given) =>
    /^https?:\/\/[^\s@?#]+\/api\.php$/.test(given) &&
    URL.canParse(given) &&
    new URL(given).href === given,
);

/**
 * Reads the configuration from environment variables; docs/running.md describes each. An empty variable
 * counts as absent, because that is how many hosts spell "unset".
 *
 * @param env the environment, such as `process.env`; variables of other programs are ignored
 * @throws {ConfigError} naming every invalid variable and its value
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const sentences: string[] = [];
  const read = <Value>(name: string, { rule, parse }: Kind<Value>): Value | undefined => {
    const given = env[name];
    if (!given) return undefined;
    const value = parse(given);
    if (value === undefined) {
      sentences.push(`${name} must be ${rule}; it is ${JSON.stringify(given)}.`);
    }
    return value;
  };

  // Safe by default: without NODE_ENV, the process counts as public.
  const purpose = read('NODE_ENV', oneOf('production', 'development', 'test')) ?? 'production';
  const isProduction = purpose === 'production';
  const trustedProxyCount = read('TRUSTED_PROXIES', wholeNumber(0, 10)) ?? 0;
  const isBehindProxy = trustedProxyCount > 0;
  const country = read('COUNTRY_HEADER', headerName)?.toLowerCase();
  const region = read('REGION_HEADER', headerName)?.toLowerCase();
  const edgeLocationHeaders = country ? [{ country, region }] : knownEdgeHeaders;
  const metricsPort = read('METRICS_PORT', wholeNumber(0, 65_535));
  const metricsHost = read('METRICS_HOST', hostName) ?? '127.0.0.1';
  const config: Config = {
    isProduction,
    port: read('PORT', wholeNumber(0, 65_535)) ?? 3000,
    host: read('HOST', hostName),
    metrics: metricsPort === undefined ? undefined : { port: metricsPort, host: metricsHost },
    trustedProxyCount,
    // RFC 6797 section 7.2 allows HSTS over secure transport only, which a proxy in front provides.
    hstsSeconds:
      read('HSTS_SECONDS', wholeNumber(0, 2 * oneYearSeconds)) ??
      (isProduction && isBehindProxy ? oneYearSeconds : 0),
    log: read('LOG', oneOf('off', 'errors', 'requests')) ?? 'requests',
    edgeLocationHeaders: isBehindProxy ? edgeLocationHeaders : [],
    mediaWikiApiUrl: read('MEDIAWIKI_API_URL', apiUrl),
    drainMs: read('DRAIN_MS', wholeNumber(0, 600_000)) ?? 0,
    stopTimeoutMs: read('STOP_TIMEOUT_MS', wholeNumber(0, 600_000)) ?? 10_000,
  };
  if (sentences.length > 0) throw new ConfigError(sentences);
  return config;
}
