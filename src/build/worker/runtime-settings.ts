import { dataFiles } from '../site-data.ts';

/**
 * The day whose behaviour of the runtime the worker is written for
 * (https://developers.cloudflare.com/workers/configuration/compatibility-dates/). The package
 * `workerd` must not be older.
 */
const compatibilityDate = '2026-10-20';

/** The settings that mean something on an edge; docs/running.md describes each. */
const settings = ['LOG', 'MEDIAWIKI_API_URL', 'HSTS_SECONDS', 'TRUSTED_PROXIES', 'NODE_ENV'];

/**
 * Writes wrangler.jsonc, with which Wrangler publishes the worker without bundling it again.
 *
 * @param name of the worker
 * @param site the folder of the prepared files, relative to that of the worker
 */
export function wranglerSettings(name: string, site: string): string {
  const says = {
    name,
    main: 'code/main.js',
    compatibility_date: compatibilityDate,
    // The code is bundled already.
    no_bundle: true,
    find_additional_modules: true,
    rules: [{ type: 'ESModule', globs: ['*.js'] }],
    assets: {
      directory: site,
      binding: 'ASSETS',
      // Only the application knows the headers and status of an answer.
      run_worker_first: true,
      html_handling: 'none',
      not_found_handling: 'none',
    },
    // Publishing keeps the variables that are set in Cloudflare's dashboard.
    keep_vars: true,
    observability: { enabled: true },
  };
  return `// Publish with: npx wrangler deploy\n${JSON.stringify(says, null, 2)}\n`;
}

/**
 * Writes the configuration with which workerd runs the worker locally, with a folder as the assets binding.
 */
export function workerdSettings(): string {
  const modules = ['main.js', 'worker.js', 'build.js', ...dataFiles].map(
    (name) => `(name = "${name}", esModule = embed "code/${name}")`,
  );
  const bindings = [
    '(name = "ASSETS", service = "assets")',
    ...settings.map((name) => `(name = "${name}", fromEnvironment = "${name}")`),
  ];
  return `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  sockets = [(name = "http", http = (), service = "site")],
  services = [
    (name = "site", worker = .site),
    (name = "assets", disk = ()),
    (name = "internet", network = (
      allow = ["public", "private"],
      tlsOptions = (trustBrowserCas = true)
    )),
  ],
);

const site :Workerd.Worker = (
  compatibilityDate = "${compatibilityDate}",
  modules = [
    ${modules.join(',\n    ')},
  ],
  bindings = [
    ${bindings.join(',\n    ')},
  ],
);
`;
}
