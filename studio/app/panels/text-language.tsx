import { useId, useMemo } from 'react';
import { placeOfText } from '../../../src/i18n/locale-file.ts';
import { type Locale, localeNames } from '../../../src/i18n/locales.ts';
import { type Term, termsIn } from '../../find/glossary.ts';
import { type State, server } from '../api.ts';
import { useFit } from '../page/fit.ts';
import type { Shown } from '../page/shown.ts';
import { MarkField } from '../texts/mark-field.tsx';
import { useHelp } from '../texts/use-help.ts';
import { useSavedValue } from '../use-saved-value.ts';
import { Conflict } from './conflict.tsx';
import styles from './panel.module.css';
import texts from './text-panel.module.css';

/** A text in one language, with its fit on a phone, the findings of the checks, and terms of the glossary. */
export function TextLanguage({
  textKey,
  title,
  locale,
  text,
  english,
  state,
  shown,
  version,
}: {
  textKey: string;
  title?: string;
  state: State;
  shown: Shown;
  version: number;
  locale: Locale;
  /** Undefined when it is missing. */
  text: string | undefined;
  english: string;
}) {
  const { facts, glossary } = useHelp();
  const fit = useFit(shown.path, locale, textKey, version);
  const { file, path } = useMemo(() => placeOfText(locale, textKey), [textKey, locale]);
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
        label={title ? `${title}, ${localeNames[locale]}` : localeNames[locale]}
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

/** The glossary's translations of the terms in the English text. */
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
