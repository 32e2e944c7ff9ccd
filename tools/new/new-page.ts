import { localeFile } from '../../src/i18n/locale-file.ts';
import { locales } from '../../src/i18n/locales.ts';
import { editJson } from '../../studio/files/edit-json.ts';
import { newTexts } from './new-texts.ts';
import { camelCase, insertBefore, type Project, type Scaffold } from './scaffold.ts';

/**
 * Scaffolds a page, as docs/add-a-page.md describes it.
 *
 * @param name in kebab-case; also its address
 */
export function newPage(project: Project, name: string): Scaffold {
  const { read } = project;
  const key = camelCase(name);
  const routes = 'src/site/routes.ts';
  const pages = 'src/site/pages.ts';
  const footer = 'src/site/layout/footer.tsx';
  return {
    files: {
      [routes]: insertBefore(
        read(routes),
        /^ {2}\w+: \{ path: '[^']*', kind: 'redirect'/m,
        `  ${key}: { path: '/${name}', kind: 'page' },\n`,
      ),
      [pages]: insertBefore(
        read(pages),
        /^\} satisfies Record<PageKey/m,
        `  ${key}: () => import('./pages/${name}.tsx'),\n`,
      ),
      [footer]: insertBefore(read(footer), /\]\],\n\] as const satisfies/, `, '${key}'`),
      [`src/site/pages/${name}.tsx`]: pageSource(name),
      ...newTexts(project, name, ['title', 'summary', 'heading', 'lede']),
      ...Object.fromEntries(
        locales.map((locale) => {
          const file = localeFile(locale, 'footer');
          const texts = JSON.parse(read(file));
          const links = { ...texts.links, [key]: '' };
          return [file, editJson(read(file), { ...texts, links })];
        }),
      ),
    },
    remaining: [
      `write the page in src/site/pages/${name}.tsx, and cite every claim (content/claims.yaml)`,
      'write its texts in four languages: npm run texts names each',
      'say in docs/searches.md what people search for who should find it',
      `move its link to where it belongs in the site map of ${footer}`,
    ],
  };
}

function pageSource(name: string): string {
  return `import { useTranslation } from 'react-i18next';
import { PageHeader } from '../design/page-header.tsx';
import { PageFrame } from '../layout/page-frame.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('${name}.title')} summary={t('${name}.summary')}>
      <PageHeader title={t('${name}.heading')}>
        <p>{t('${name}.lede')}</p>
      </PageHeader>
    </PageFrame>
  );
}
`;
}
