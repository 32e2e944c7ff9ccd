import type { Locale } from '../../i18n/locales.ts';
import { locales } from '../../i18n/locales.ts';

const look = `
  body { display: grid; grid-template: auto 1fr / 16rem 1fr; height: 100vh; margin: 0; font: 16px/1.5 system-ui, sans-serif; }
  header { grid-column: 1 / -1; display: flex; gap: 1.5rem; padding: .5rem 1rem; border-bottom: 1px solid; }
  header b { margin-inline-end: auto; }
  nav { overflow: auto; padding: 1rem; }
  nav ul { margin: 0 0 1rem; padding: 0; list-style: none; }
  [aria-current] { font-weight: bold; }
  main { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; }
  iframe { width: 100%; height: 100%; border: 0; border-inline-start: 1px solid; }
`;

/**
 * The list of all components, and one of them in light and dark, side by side.
 *
 * @param names of all components, by folder
 * @param shown the component that is shown; none at first
 */
export function ComponentList({
  names,
  shown,
  locale,
}: {
  names: ReadonlyMap<string, readonly string[]>;
  shown: string | undefined;
  locale: Locale;
}) {
  const addressOf = (name: string | undefined, other = locale) =>
    ['', other, 'dev/components', ...(name ? [name] : [])].join('/');
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{shown ?? 'Components'}</title>
        <style>{look}</style>
      </head>
      <body>
        <header>
          <b>Components</b>
          {locales.map((other) => (
            <a
              key={other}
              href={addressOf(shown, other)}
              aria-current={other === locale ? 'true' : undefined}
            >
              {other}
            </a>
          ))}
        </header>
        <nav aria-label="Components">
          {[...names].map(([folder, inFolder]) => (
            <ul key={folder} aria-label={folder}>
              {inFolder.map((name) => (
                <li key={name}>
                  <a href={addressOf(name)} aria-current={name === shown ? 'page' : undefined}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          ))}
        </nav>
        <main>
          {shown &&
            ['light', 'dark'].map((scheme) => (
              <iframe
                key={scheme}
                title={`${shown}, ${scheme}`}
                src={`${addressOf(shown)}/examples?scheme=${scheme}`}
              />
            ))}
        </main>
      </body>
    </html>
  );
}
