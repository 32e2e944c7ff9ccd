import { useId, useMemo } from 'react';
import { type Locale, localeNames, locales } from '../../../i18n/locales.ts';
import { type Term, termsIn } from '../../find/glossary.ts';
import type { Target } from '../../find/locate.ts';
import { labelOf } from '../../forms/words.ts';
import { type State, server } from '../api.ts';
import { useFit } from '../page/fit.ts';
import type { Shown } from '../page/shown.ts';
import { MarkField } from '../texts/mark-field.tsx';
import { useHelp } from '../texts/use-help.ts';
import { placeOf, useTexts } from '../texts/use-texts.ts';
import { useSavedValue } from '../use-saved-value.ts';
import { Conflict } from './conflict.tsx';
import styles from './panel.module.css';
import { PanelHead } from './panel-head.tsx';
import texts from './text-panel.module.css';

interface Props {
  textKey: string;
  state: State;
  shown: Shown;
  version: number;
  others: readonly Target[];
  open: (targets: Target[]) => void;
}

/** A sentence in four languages, or the list of sentences of a part. */
export function TextPanel({ textKey, state, shown, version, others, open }: Props) {
  const all = useTexts(textKey, version);
  if (!all) return null;
  const names = textKey.split('.');
  const crumbs = names.slice(0, -1).map((name, depth) => ({
    title: labelOf(name),
    target: { kind: 'text' as const, key: names.slice(0, depth + 1).join('.') },
  }));
  const isGroup = typeof all.en === 'object' && all.en !== null;
  return (
    <>
      <PanelHead title={labelOf(names.at(-1) ?? '')} crumbs={crumbs} others={others} open={open} />
      {isGroup ? (
        <Sentences textKey={textKey} texts={all.en as object} open={open} />
      ) : (
        <div className={texts.languages}>
          {locales.map((locale) => (
            <Language
              key={locale}
              textKey={textKey}
              locale={locale}
              text={typeof all[locale] === 'string' ? all[locale] : undefined}
              english={String(all.en ?? '')}
              {...{ state, shown, version }}
            />
          ))}
        </div>
      )}
    </>
  );
}

function Language({
  textKey,
  locale,
  text,
  english,
  state,
  shown,
  version,
}: Pick<Props, 'textKey' | 'state' | 'shown' | 'version'> & {
  locale: Locale;
  /** Undefined while nobody has written it. */
  text: string | undefined;
  english: string;
}) {
  const { facts, glossary } = useHelp();
  const fit = useFit(shown.path, locale, textKey, version);
  const { file, path } = useMemo(() => placeOf(textKey, locale), [textKey, locale]);
  const { value = '', change, ...rest } = useSavedValue<string>(file, path, text);
  const id = useId();
  const problems = state.problems.filter(
    (problem) => problem.file === file && problem.path?.join('.') === path.join('.'),
  );
  return (
    <div>
      <label htmlFor={id} className={texts.label}>
        {localeNames[locale]}
        <small>
          {value.length} characters
          {fit && `, ${fit.lines} ${fit.lines === 1 ? 'line' : 'lines'} on a phone`}
        </small>
      </label>
      <MarkField
        id={id}
        label={localeNames[locale]}
        describedBy={`${id}-said`}
        lang={locale}
        values={facts[locale] ?? noFacts}
        insertLabel={`Insert into ${localeNames[locale]}`}
        value={value}
        onChange={change}
      />
      <div id={`${id}-said`} role="status" className={texts.said}>
        {fit?.trouble && <p className={styles.problem}>{fit.trouble}</p>}
        {problems.map(({ sentence }) => (
          <p key={sentence} className={styles.problem}>
            {sentence}
          </p>
        ))}
      </div>
      <Conflict {...rest} />
      {state.outdated[locale]?.includes(textKey) && (
        <p className={styles.advice}>
          Out of date: the English has changed since this was written.{' '}
          <button
            type="button"
            className={styles.small}
            onClick={() => server.confirm(locale, textKey)}
          >
            It is still right
          </button>
        </p>
      )}
      {locale !== 'en' && <Terms locale={locale} terms={termsIn(english, glossary)} />}
    </div>
  );
}

/** What the terms of the English sentence are called in this language. */
function Terms({ locale, terms }: { locale: Locale; terms: readonly Term[] }) {
  if (terms.length === 0) return null;
  return (
    <p className={texts.terms}>
      {terms.map((term) => (
        <span key={term.en?.[0]}>
          {term.en?.[0]} = <b lang={locale}>{term[locale]?.join(', ')}</b>
        </span>
      ))}
    </p>
  );
}

const noFacts = {};

/** All sentences of a part, as the English has them. */
function Sentences({
  textKey,
  texts: tree,
  open,
}: {
  textKey: string;
  texts: object;
  open: (targets: Target[]) => void;
}) {
  return (
    <ul className={styles.list}>
      {leaves(tree, textKey).map(([key, text]) => (
        <li key={key}>
          <button
            type="button"
            className={styles.entry}
            onClick={() => open([{ kind: 'text', key }])}
          >
            <small>{key.slice(textKey.length + 1).replaceAll('.', ' › ')}</small>
            <br />
            {text.replaceAll(/<[^>]*>/g, '').slice(0, 140)}
          </button>
        </li>
      ))}
    </ul>
  );
}

function leaves(tree: unknown, key: string): [string, string][] {
  if (typeof tree === 'string') return [[key, tree]];
  return Object.entries(tree as object).flatMap(([name, part]) => leaves(part, `${key}.${name}`));
}
