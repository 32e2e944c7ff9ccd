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

/** The path of a finding, with keys as the form has them. */
export function pathOf({ path = [] }: Problem): Path {
  return path.map((key) => (typeof key === 'number' ? key : String(key)));
}

/** State of the project and the draft, which the whole window shows. */
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
  /** Commits that have not been pushed. */
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
  /** Keys of the texts that belong to it. */
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

/** What publishing will do, and the proposed summary. */
export interface PublishPlan {
  isRepository: boolean;
  branch?: string;
  remote?: string;
  hasPictures: boolean;
  summary: string;
}

/** A refusal by the server: the reason is the message, and `theirs` the value of another window. */
export class ServerRefusal extends Error {
  readonly theirs: unknown;
  constructor(message: string, theirs: unknown) {
    super(message);
    this.theirs = theirs;
  }
}

const base = '/studio/api';

async function request<Answer>(address: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(base + address, {
    ...(body !== undefined && {
      method: 'POST',
      ...(body instanceof File
        ? { body }
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    }),
  }).catch(() => {
    throw new ServerRefusal(
      'The studio does not answer; is it still running in the terminal?',
      undefined,
    );
  });
  const said = await answer.json();
  if (!answer.ok) throw new ServerRefusal(said.error ?? 'That did not work.', said.theirs);
  return said;
}

const query = (values: Record<string, unknown>) =>
  `?${new URLSearchParams(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )}`;

/** Client of the studio's HTTP API. */
export const server = {
  state: () => request<State>('/state'),
  entry: (file: string, path: Path) => request<Entry>(`/entry${query({ file, path })}`),
  values: (of: { file: string; path: Path }[]) => request<unknown[]>(`/values${query({ of })}`),
  locate: (clicked: Clicked) => request<Target[]>('/locate', clicked),
  search: (q: string) => request<Found[]>(`/search${query({ q })}`),
  edit: (edits: Edit[], field: string) => request<object>('/edit', { edits, field }),
  undo: () => request<object>('/undo', {}),
  redo: () => request<object>('/redo', {}),
  affected: () => request<AffectedPages>('/affected'),
  plan: () => request<PublishPlan>('/plan'),
  propose: () => request<{ file: string; path: Path }>('/propose', {}),
  publish: (summary: string) => request<{ commit?: string }>('/publish', { summary }),
  resume: () => request<{ commit?: string }>('/resume', {}),
  takeBack: () => request<object>('/take-back', {}),
  push: () => request<object>('/push', {}),
  facts: () => request<Record<string, Record<string, string>>>('/facts'),
  glossary: () => request<Term[]>('/glossary'),
  confirm: (locale: string, key: string) => request<object>('/confirm', { locale, key }),
  resolve: (file: string, by: 'mine' | 'theirs') => request<object>('/resolve', { file, by }),
  revert: (file: string) => request<object>('/revert', { file }),
  pictures: () => request<string[]>('/pictures'),
  addPicture: (picture: File) =>
    request<{ file: string }>(`/pictures${query({ name: picture.name })}`, picture),
  editing: (window: string, file?: string) => request<object>('/editing', { window, file }),
};

/** Identifies this window, so that others can show which file is edited in it. */
export const windowId = crypto.randomUUID();
