import { useEffect, useId, useMemo, useState } from 'react';
import { localeNames, locales } from '../../../i18n/locales.ts';
import type { LegalBlock } from '../../files/read-legal.ts';
import type { Target } from '../../find/locate.ts';
import { labelOf } from '../../forms/words.ts';
import { type State, server } from '../api.ts';
import { MarkField } from '../texts/mark-field.tsx';
import { useSavedValue } from '../use-saved-value.ts';
import { Conflict } from './conflict.tsx';
import styles from './panel.module.css';
import { PanelHead } from './panel-head.tsx';
import texts from './text-panel.module.css';

type Documents = Record<string, LegalBlock[]>;

const fileOf = (name: string, locale: string) => `content/legal/${locale}/${name}.mdx`;

/** A paragraph of a legal text in four languages, with its neighbours one step away. */
export function LegalPanel({
  name,
  index,
  state,
  version,
  others,
  open,
}: {
  name: string;
  index: number;
  state: State;
  version: number;
  others: readonly Target[];
  open: (targets: Target[]) => void;
}) {
  const documents = useDocuments(name, version);
  if (!documents) return null;
  const english = documents.en ?? [];
  const block = english[index] ?? english[0];
  const go = (to: number) => open([{ kind: 'legal', name, index: to }]);
  const title = block?.section ? labelOf(block.section) : 'Title and day';
  const change = (edit: (blocks: LegalBlock[]) => LegalBlock[]) =>
    server.edit(
      locales.map((locale) => ({
        file: fileOf(name, locale),
        path: [],
        before: documents[locale],
        after: edit(documents[locale] ?? []),
      })),
      `${name}:${index}:${Date.now()}`,
    );
  const isBody = block?.kind === 'paragraph' || block?.kind === 'item';
  return (
    <>
      <PanelHead
        title={title}
        crumbs={[{ title: labelOf(name), target: { kind: 'legal', name, index: 0 } }]}
        others={others}
        open={open}
      />
      <div className={texts.languages}>
        {locales.map((locale) => (
          <Language
            key={locale}
            name={name}
            index={index}
            locale={locale}
            text={documents[locale]?.[index]?.text ?? ''}
            state={state}
          />
        ))}
      </div>
      <p>
        <button
          type="button"
          className={styles.add}
          disabled={index === 0}
          onClick={async () => {
            const kind = block?.kind === 'item' ? 'item' : 'paragraph';
            const fresh = { kind, section: block?.section ?? '', text: 'New paragraph.' } as const;
            await change((blocks) => blocks.toSpliced(index + 1, 0, fresh));
            go(index + 1);
          }}
        >
          Add a paragraph below
        </button>{' '}
        {isBody && (
          <button
            type="button"
            className={styles.add}
            onClick={async () => {
              await change((blocks) => blocks.toSpliced(index, 1));
              go(Math.max(0, index - 1));
            }}
          >
            Take this paragraph out
          </button>
        )}
      </p>
      <br />
      <details open={index === 0}>
        <summary>All paragraphs</summary>
        <ul className={styles.list}>
          {english.map(({ kind, text }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is known by its place
            <li key={at}>
              <button
                type="button"
                className={styles.entry}
                aria-current={at === index ? 'true' : undefined}
                onClick={() => go(at)}
              >
                {kind === 'heading' ? (
                  <b>{text}</b>
                ) : (
                  text.replaceAll(/<[^>]*>|\*\*/g, '').slice(0, 120)
                )}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function Language({
  name,
  index,
  locale,
  text,
  state,
}: {
  name: string;
  index: number;
  locale: keyof typeof localeNames;
  text: string;
  state: State;
}) {
  const file = fileOf(name, locale);
  const path = useMemo(() => [index, 'text'], [index]);
  const { value = '', change, ...rest } = useSavedValue<string>(file, path, text);
  const id = useId();
  const problems = state.problems.filter(
    (problem) => problem.file === file && problem.path?.[0] === index,
  );
  return (
    <div>
      <label htmlFor={id} className={texts.label}>
        {localeNames[locale]}
      </label>
      {index === 0 ? (
        <textarea
          id={id}
          className={styles.summary}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      ) : (
        <MarkField
          id={id}
          label={localeNames[locale]}
          lang={locale}
          value={value}
          onChange={change}
        />
      )}
      <div role="status">
        {problems.map(({ sentence }) => (
          <p key={sentence} className={styles.problem}>
            {sentence}
          </p>
        ))}
      </div>
      <Conflict {...rest} />
    </div>
  );
}

function useDocuments(name: string, version: number): Documents | undefined {
  const [documents, setDocuments] = useState<Documents>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft has changed when the version has
  useEffect(() => {
    let isWanted = true;
    server
      .values(locales.map((locale) => ({ file: fileOf(name, locale), path: [] })))
      .then((values) => {
        const all = locales.map((locale, at) => [locale, values[at]] as const);
        if (isWanted) setDocuments(Object.fromEntries(all) as Documents);
      })
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [name, version]);
  return documents;
}
