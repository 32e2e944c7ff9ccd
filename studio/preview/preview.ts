import {
  createRunnableDevEnvironment,
  type ResolvedConfig,
  type RunnableDevEnvironment,
} from 'vite';
import { stylesOf } from '../../src/build/dev-styles.ts';
import { pageFile } from '../../src/build/page-file.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import type { RenderedPage } from '../../src/site/render.tsx';
import type { PageKey } from '../../src/site/routes.ts';
import { annotate } from './annotate.ts';
import { withoutMarks } from './marks.ts';

/** Versions of the site: as published, and with the changes of the draft. */
export type Version = 'published' | 'draft';
export const versions: readonly Version[] = ['published', 'draft'];

/** Vite environments of the two versions, each with a module graph of its own. */
export const previewEnvironments = Object.fromEntries(
  versions.map((version) => [
    version,
    {
      consumer: 'server' as const,
      dev: {
        createEnvironment: (name: string, config: ResolvedConfig) =>
          createRunnableDevEnvironment(name, config, { hot: false }),
      },
    },
  ]),
);

interface PreviewRequest {
  key: PageKey;
  locale: Locale;
  query: URLSearchParams;
  /** Day for which the page is rendered, as YYYY-MM-DD. */
  day: string;
}

type Renderer = (request: PreviewRequest) => Promise<RenderedPage>;

export interface Preview {
  /** Renders a page as the site would send it. */
  render: Renderer;
  /** Renders it with its texts and figures marked in comments. */
  renderMarked: Renderer;
  /** Invalidates the modules of changed files. */
  refresh: (files: readonly string[]) => void;
  /** Imports a module of this version of the site. */
  load: <Module>(file: string) => Promise<Module>;
}

/** Pages are rendered one at a time, because recording the figures of a page patches globals. */
let turn: Promise<unknown> = Promise.resolve();

function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  const result = turn.then(run, run);
  turn = result.catch(() => undefined);
  return result;
}

/**
 * Renders pages of one version of the site, with the code that renders them for visitors.
 *
 * @param root absolute path of the project, with `/` between folders
 */
export function createPreview(environment: RunnableDevEnvironment, root: string): Preview {
  const load = <Module>(file: string) => environment.runner.import<Module>(file);
  const styles = new Map<PageKey, string>();
  let renderers: Promise<Pick<Preview, 'render' | 'renderMarked'>> | undefined;

  async function createRenderers() {
    const site = await load<typeof import('../../src/site/render.tsx')>('/src/site/render.tsx');
    const { whileMarkingFigures } = await load<typeof import('./follow-content.ts')>(
      '/studio/preview/follow-content.ts',
    );
    const assets = {
      styles: {} as Record<PageKey, string>,
      bootScript: '/src/browser/boot.ts',
      islandScripts: {},
    };
    const render = site.createRenderer(assets);
    const renderWith =
      (finish: (html: string) => string, run = (make: () => Promise<RenderedPage>) => make()) =>
      async (request: PreviewRequest): Promise<RenderedPage> => {
        assets.styles[request.key] = await cssOf(request.key);
        const page = await run(() => render(request));
        return page.kind === 'page' ? { ...page, html: finish(page.html) } : page;
      };
    return {
      render: renderWith(withoutMarks),
      renderMarked: renderWith(annotate, whileMarkingFigures),
    };
  }

  async function cssOf(key: PageKey): Promise<string> {
    const file = pageFile(key);
    await load(file);
    const css =
      styles.get(key) ??
      (await stylesOf(environment.moduleGraph, load, ['/src/site/layout/document.tsx', file]));
    styles.set(key, css);
    return css;
  }

  const inRenderer = (kind: 'render' | 'renderMarked') => (request: PreviewRequest) =>
    inTurn(async () => {
      renderers ??= createRenderers();
      const known = await renderers.catch((error) => {
        renderers = undefined;
        throw error;
      });
      return known[kind](request);
    });

  return {
    load,
    render: inRenderer('render'),
    renderMarked: inRenderer('renderMarked'),
    refresh(files) {
      for (const file of files) {
        for (const node of environment.moduleGraph.getModulesByFile(`${root}/${file}`) ?? []) {
          environment.moduleGraph.invalidateModule(node);
        }
        if (/\.(css|tsx?)$/.test(file)) styles.clear();
      }
      // Modules may have computed values from changed modules when they were loaded.
      environment.runner.clearCache();
      renderers = undefined;
    },
  };
}
