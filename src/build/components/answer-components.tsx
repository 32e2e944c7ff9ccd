import { renderToStaticMarkup } from 'react-dom/server';
import { facts } from '../../content/facts.ts';
import { listPricesOn } from '../../content/prices.ts';
import { listContext } from '../../domain/money.ts';
import { dayOf } from '../../domain/tax-rate.ts';
import { fallbackLocale } from '../../i18n/locales.ts';
import { createServerI18n, plainTexts } from '../../i18n/server.ts';
import { splitLocalePath } from '../../site/addresses.ts';
import type { SiteAssets } from '../../site/context.tsx';
import type { Examples } from '../../site/examples.ts';
import { renderDocument } from '../../site/render.tsx';
import { ComponentList } from './component-list.tsx';
import { ComponentPage } from './component-page.tsx';

const modules = import.meta.glob<{ examples: Examples }>(
  '../../site/{design,sections,islands}/*.examples.tsx',
);

/** Where each component's examples are, by its name: path from the project's root. */
const files = new Map(
  Object.keys(modules).map((file) => [
    file.replace(/.*\/|\.examples\.tsx$/g, ''),
    file.replace('../../', '/src/'),
  ]),
);

/** Names of all components that have examples, by their folder. */
export const componentNames = new Map(
  ['design', 'sections', 'islands'].map((folder) => [
    folder,
    [...files].flatMap(([name, file]) => (file.includes(`/${folder}/`) ? [name] : [])),
  ]),
);

/**
 * Serves the component gallery of `npm run dev`: the list under `/dev/components`, every state of a component
 * under `/dev/components/{name}/examples`.
 *
 * @param url of the request; `scheme=light` or `dark` decides instead of the browser, and `state` names the
 *   one state to show, where two together have the same ids
 * @param cssOf gives the CSS that a file and all that it imports need
 * @returns the page, or undefined when the address is another's
 */
export async function answerComponents(
  url: URL,
  cssOf: (file: string) => Promise<string>,
): Promise<string | undefined> {
  const { locale = fallbackLocale, path } = splitLocalePath(url.pathname);
  const [isOurs, name, part] = path.match(/^\/dev\/components(?:\/([\w-]+)(\/examples)?)?$/) ?? [];
  const file = files.get(name ?? '');
  if (!isOurs || (name && !file)) return undefined;
  if (!name || !file || !part) {
    const list = <ComponentList names={componentNames} shown={name} locale={locale} />;
    return `<!doctype html>${renderToStaticMarkup(list)}`;
  }
  const { examples } = (await modules[file.replace('/src/', '../../')]?.()) ?? { examples: {} };
  const styles = inScheme(await cssOf(file), url.searchParams.get('scheme'));
  const day = dayOf(new Date());
  const site = {
    locale,
    pageKey: 'notFound' as const,
    search: '',
    invalidParameters: [],
    day,
    assets: {
      styles: { notFound: styles } as SiteAssets['styles'],
      bootScript: '/src/browser/boot.ts',
      islandScripts: {},
    },
    choice: undefined,
    context: listContext,
    prices: listPricesOn(day),
    citations: [],
    headings: [],
  };
  const texts = createServerI18n(
    locale,
    facts(locale, site.prices, site.prices, plainTexts(locale).t('prices.tax.before')),
  );
  const state = url.searchParams.get('state');
  const shown = Object.entries(examples).filter(([each]) => !state || each === state);
  return renderDocument(site, texts, ComponentPage, {
    name,
    examples: Object.fromEntries(shown),
  });
}

function inScheme(css: string, scheme: string | null): string {
  if (scheme !== 'light' && scheme !== 'dark') return css;
  const width = scheme === 'dark' ? '(width >= 0)' : '(width < 0)';
  const forced = css.replaceAll(/\(prefers-color-scheme:\s*dark\)/g, width);
  return `${forced}:root{color-scheme:${scheme}}`;
}
