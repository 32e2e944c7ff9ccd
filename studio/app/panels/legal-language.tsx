import { useId, useMemo } from 'react';
import { localeNames } from '../../../src/i18n/locales.ts';
import type { State } from '../api.ts';
import { MarkField } from '../texts/mark-field.tsx';
import { useSavedValue } from '../use-saved-value.ts';
import { Conflict } from './conflict.tsx';
import styles from './panel.module.css';
import texts from './text-panel.module.css';
import { legalFile } from './use-legal-documents.ts';

/** A paragraph of a legal text in one language; the first one is the title with the day. */
export function LegalLanguage({
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
  const file = legalFile(name, locale);
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
