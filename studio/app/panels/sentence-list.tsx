import { placeOfText } from '../../../src/i18n/locale-file.ts';
import { locales } from '../../../src/i18n/locales.ts';
import type { Target } from '../../find/locate.ts';
import { server } from '../api.ts';
import styles from './panel.module.css';

/**
 * All texts of a part, in English. The texts of something that is no longer offered can be removed together, in every
 * language.
 *
 * @param texts of the part, by language
 * @param above opens the parent of the part; undefined for a whole file
 */
export function SentenceList({
  textKey,
  texts,
  open,
  above,
}: {
  textKey: string;
  texts: Record<string, unknown>;
  open: (targets: Target[]) => void;
  above: (() => void) | undefined;
}) {
  return (
    <>
      <ul className={styles.list}>
        {leaves(texts.en, textKey).map(([key, text]) => (
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
      {above && (
        <button
          type="button"
          className={styles.add}
          onClick={() => {
            const edits = locales
              .filter((locale) => texts[locale] !== null)
              .map((locale) => ({ ...placeOfText(locale, textKey), before: texts[locale] }));
            above();
            void server.edit(edits, `${textKey}:out`);
          }}
        >
          Take these out, in every language
        </button>
      )}
    </>
  );
}

function leaves(tree: unknown, key: string): [string, string][] {
  if (typeof tree === 'string') return [[key, tree]];
  return Object.entries(tree as object).flatMap(([name, part]) => leaves(part, `${key}.${name}`));
}
