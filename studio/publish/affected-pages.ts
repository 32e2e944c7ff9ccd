import { dayOf } from '../../src/domain/tax-rate.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import type { RenderedPage } from '../../src/site/render.tsx';
import type { PageKey } from '../../src/site/routes.ts';
import { changedFiles } from '../draft/draft.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import type { Preview, Version } from '../preview/preview.ts';
import { affectedViews, lastStart, type PageView } from './affected-views.ts';
import { differencesOf, linesOf, sumsIn } from './visible-text.ts';

/** A page that the draft changes. */
export interface AffectedPage {
  key: PageKey;
  /** Its address without the language. */
  path: string;
  locales: Locale[];
  /** A line that changes, before and after, in the first of the languages. */
  first: { before: string; after: string };
  /** Figures that change, before and after, in English where English changes. */
  sums: [before: string, after: string][];
}

export interface AffectedPages {
  pages: AffectedPage[];
  /** Pages that cannot be rendered from the draft, with the reason. */
  broken: { path: string; locale: Locale; reason: string }[];
  /** The day for which the pages are compared: the one on which the change starts. */
  day: string;
  done: number;
  total: number;
}

export interface AffectedPagesFinder {
  /** The result so far for the present draft; starts comparing if necessary. */
  progress: () => AffectedPages;
  /** Waits until all pages are compared. */
  finish: () => Promise<AffectedPages>;
  /** Takes over the pages of the draft as published ones, after publishing. */
  markPublished: () => void;
  /** Drops all cached pages. */
  reset: () => void;
}

/** Finds the pages that the draft changes, by rendering every page with it and without it. */
export function createAffectedPagesFinder(
  previews: Record<Version, Preview>,
  store: DraftStore,
): AffectedPagesFinder {
  const published = new Map<string, string[]>();
  let drafted = new Map<string, string[]>();
  let current: { draft: unknown; affected: AffectedPages; end: Promise<void> } | undefined;

  async function linesIn(version: Version, view: PageView): Promise<string[]> {
    const known = version === 'published' ? published : drafted;
    const { address, locale, day } = view;
    const name = `${locale} ${address} ${day}`;
    const lines = known.get(name) ?? readable(await previews[version].render(view));
    known.set(name, lines);
    return lines;
  }

  async function fill(
    affected: AffectedPages,
    draft: unknown,
    views: readonly PageView[],
  ): Promise<void> {
    for (const view of views) {
      if (store.get() !== draft) return;
      try {
        const before = await linesIn('published', view);
        note(affected, view, before, await linesIn('draft', view));
      } catch (error) {
        const { address: path, locale } = view;
        affected.broken.push({ path, locale, reason: (error as Error).message });
      }
      affected.done += 1;
      // Lets requests from the editor run in between.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  function progress(): AffectedPages {
    const draft = store.get();
    if (current?.draft !== draft) {
      const changes = changedFiles(draft);
      const day = lastStart(changes) ?? dayOf(new Date());
      const views = affectedViews(changes, day);
      const affected: AffectedPages = { pages: [], broken: [], day, done: 0, total: views.length };
      drafted = new Map();
      current = { draft, affected, end: fill(affected, draft, views) };
    }
    return current.affected;
  }
  return {
    progress,
    async finish() {
      progress();
      await current?.end;
      return progress();
    },
    markPublished() {
      for (const [name, lines] of drafted) published.set(name, lines);
      current = undefined;
    },
    reset() {
      published.clear();
      current = undefined;
    },
  };
}

function readable(page: RenderedPage): string[] {
  return page.kind === 'page' ? linesOf(page.html) : [];
}

function note(
  { pages }: AffectedPages,
  { key, address: path, locale }: PageView,
  before: readonly string[],
  after: readonly string[],
): void {
  const differences = differencesOf(before, after);
  const [first] = differences;
  if (!first) return;
  const known = pages.find((page) => page.path === path);
  if (known) known.locales.push(locale);
  else {
    const sums = differences.flatMap(sumsIn);
    const names = new Set(sums.map((sum) => sum.join()));
    const once = sums.filter((sum) => names.delete(sum.join()));
    pages.push({ key, path, locales: [locale], first, sums: once });
  }
}
