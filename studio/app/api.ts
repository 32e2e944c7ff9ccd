import type { Problem } from '../../src/content/check/problem.ts';
import type { Term } from '../find/glossary.ts';
import type { Clicked, Target } from '../find/locate.ts';
import type { Found } from '../find/search.ts';
import type { Change } from '../forms/describe-change.ts';
import type { FormSchema } from '../forms/form-schema.ts';
import type { Help } from '../forms/help-texts.ts';
import type { AffectedPages } from '../publish/affected-pages.ts';
import type { UnsentCommit } from '../publish/repository.ts';
import type { Subject } from '../subjects/subjects.ts';

export type Path = (string | number)[];

/** The path of a finding, in the form's terms. */
export function pathOf({ path = [] }: Problem): Path {
  return path.map((key) => (typeof key === 'number' ? key : String(key)));
}

/** Everything that the whole window shows. */
export interface State {
  subjects: Subject[];
  pages: { key: string; path: string }[];
  locales: string[];
  steps: { id: number; at: number; label: string }[];
  canRedo: boolean;
  files: { file: string; title: string; changes: (Change & { file: string })[] }[];
  conflicts: { file: string; base: string; mine: string; theirs: string }[];
  /** An interrupted publication. */
  interrupted?: { summary: string; reason: string; titles: string[] };
  /** Commits that are on this computer only. */
  unsent: UnsentCommit[];
  problems: Problem[];
  /** Assumed entries, by path. */
  toConfirm: Problem[];
  advice: Problem[];
  /** Changes without an entry in the public log. */
  untold: unknown[];
  /** Keys of translations that are out of date, by language. */
  outdated: Record<string, string[]>;
}

export interface Entry {
  value: unknown;
  titles: string[];
  /** Keys of the sentences that belong to it. */
  sentences: string[];
  help: Help;
  schema: FormSchema;
}

export interface Edit {
  file: string;
  path: Path;
  before?: unknown;
  after?: unknown;
}

/** Where changes go, and what they say of themselves. */
export interface Plan {
  isRepository: boolean;
  branch?: string;
  remote?: string;
  hasPictures: boolean;
  summary: string;
}

/** The server's refusal, with its reason. */
export class Refused extends Error {
  readonly theirs: unknown;
  constructor(message: string, theirs: unknown) {
    super(message);
    this.theirs = theirs;
  }
}

const base = '/studio/api';

async function ask<Answer>(address: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(base + address, {
    ...(body !== undefined && {
      method: 'POST',
      ...(body instanceof File
        ? { body }
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    }),
  }).catch(() => {
    throw new Refused(
      'The studio does not answer; is it still running in the terminal?',
      undefined,
    );
  });
  const said = await answer.json();
  if (!answer.ok) throw new Refused(said.error ?? 'That did not work.', said.theirs);
  return said;
}

const query = (values: Record<string, unknown>) =>
  `?${new URLSearchParams(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )}`;

/** The studio's server. */
export const server = {
  state: () => ask<State>('/state'),
  entry: (file: string, path: Path) => ask<Entry>(`/entry${query({ file, path })}`),
  values: (of: { file: string; path: Path }[]) => ask<unknown[]>(`/values${query({ of })}`),
  locate: (clicked: Clicked) => ask<Target[]>('/locate', clicked),
  search: (q: string) => ask<Found[]>(`/search${query({ q })}`),
  edit: (edits: Edit[], field: string) => ask<object>('/edit', { edits, field }),
  undo: () => ask<object>('/undo', {}),
  redo: () => ask<object>('/redo', {}),
  affected: () => ask<AffectedPages>('/affected'),
  plan: () => ask<Plan>('/plan'),
  propose: () => ask<{ file: string; path: Path }>('/propose', {}),
  publish: (summary: string) => ask<{ commit?: string }>('/publish', { summary }),
  resume: () => ask<{ commit?: string }>('/resume', {}),
  takeBack: () => ask<object>('/take-back', {}),
  push: () => ask<object>('/push', {}),
  facts: () => ask<Record<string, Record<string, string>>>('/facts'),
  glossary: () => ask<Term[]>('/glossary'),
  confirm: (locale: string, key: string) => ask<object>('/confirm', { locale, key }),
  resolve: (file: string, by: 'mine' | 'theirs') => ask<object>('/resolve', { file, by }),
  revert: (file: string) => ask<object>('/revert', { file }),
  pictures: () => ask<string[]>('/pictures'),
  addPicture: (picture: File) =>
    ask<{ file: string }>(`/pictures${query({ name: picture.name })}`, picture),
  editing: (window: string, file?: string) => ask<object>('/editing', { window, file }),
};

/** A name for this window, by which others are told what is edited in it. */
export const windowId = crypto.randomUUID();
