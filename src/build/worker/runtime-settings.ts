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
 * Writes what Wrangler needs to publish the worker as it is.
 *
 * @param name of the worker
 */
export function wranglerSettings(name: string): string {
  const says = {
    name,
    main: 'code/main.js',
    compatibility_date: compatibilityDate,
    // The code is bundled already.
    no_bundle: true,
    find_additional_modules: true,
    rules: [{ type: 'ESModule', globs: ['*.js'] }],
    assets: {
      directory: 'assets',
      binding: 'ASSETS',
      // Every answer has headers and a status that only the application knows.
      run_worker_first: true,
      html_handling: 'none',
      not_found_handling: 'none',
    },
    // What is set at the provider's stays when the next build is published.
    keep_vars: true,
    observability: { enabled: true },
  };
  return `// Publish with: npx wrangler deploy\n${JSON.stringify(says, null, 2)}\n`;
}

/** Writes what workerd needs to run the worker on one's own machine, with a folder as the binding. */
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
