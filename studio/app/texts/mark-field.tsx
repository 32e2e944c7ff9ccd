import { history, historyKeymap, standardKeymap } from '@codemirror/commands';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { chips } from './chips.ts';
import { InsertMenu } from './insert-menu.tsx';
import styles from './mark-field.module.css';
import { marksIn, withoutMark } from './marks.ts';

/** The chips show present values, which change while a field is open. */
const shownMarks = new Compartment();

/**
 * A field for one text, in which placeholders and tags are chips: they can be moved with the words
 * around them, and not be lost.
 *
 * @param values what each placeholder says at the moment, by its name
 */
export function MarkField({
  id,
  label,
  describedBy,
  lang,
  value,
  values = noValues,
  insertLabel,
  onChange,
}: {
  id: string;
  label: string;
  describedBy?: string | undefined;
  lang: string;
  value: string;
  values?: Record<string, string>;
  /** Name of the menu of what can be put in; there is none without it. */
  insertLabel?: string;
  onChange: (value: string) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const said = useRef(value);
  const tell = useRef(onChange);
  tell.current = onChange;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the field lives as long as its text has a place
  useEffect(() => {
    if (!place.current) return;
    const view = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: said.current,
        extensions: [
          ...settings({ id, label, lang, describedBy }),
          shownMarks.of(chips(values)),
          reporter(),
        ],
      }),
    });
    editor.current = view;
    return () => view.destroy();
  }, [id]);

  useEffect(() => {
    editor.current?.dispatch({ effects: shownMarks.reconfigure(chips(values)) });
  }, [values]);

  function reporter(): Extension {
    return EditorView.updateListener.of((update) => {
      if (!update.docChanged) return;
      said.current = update.state.doc.toString();
      tell.current(said.current);
    });
  }

  // Another window, or undo, has changed the text: what is typed here right now stays.
  useEffect(() => {
    const view = editor.current;
    if (!view || value === said.current) return;
    said.current = value;
    replaceAll(view, value);
  }, [value]);

  const insert = (mark: string) => {
    const view = editor.current;
    if (!view || mark === '') return;
    view.dispatch(view.state.replaceSelection(mark));
    view.focus();
  };
  const takeOut = (mark: number) => {
    const view = editor.current;
    if (!view) return;
    replaceAll(view, withoutMark(view.state.doc.toString(), mark));
    view.focus();
  };
  return (
    <>
      <div ref={place} className={styles.field} />
      {insertLabel && (
        <InsertMenu
          locale={lang}
          label={insertLabel}
          marks={marksIn(value)}
          insert={insert}
          takeOut={takeOut}
        />
      )}
    </>
  );
}

/** Writes a text anew, whichever marks that takes out. */
function replaceAll(view: EditorView, text: string): void {
  view.dispatch({
    changes: { from: 0, to: view.state.doc.length, insert: text },
    userEvent: 'restore',
  });
}

const noValues = {};

function settings({
  id,
  label,
  lang,
  describedBy,
}: {
  id: string;
  label: string;
  lang: string;
  describedBy: string | undefined;
}): Extension[] {
  return [
    history(),
    keymap.of([...standardKeymap.filter(({ key }) => key !== 'Enter'), ...historyKeymap]),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({
      id,
      lang,
      spellcheck: 'true',
      'aria-label': label,
      ...(describedBy && { 'aria-describedby': describedBy }),
    }),
    // A text is one line in its file.
    EditorState.transactionFilter.of((transaction) =>
      transaction.docChanged && transaction.newDoc.lines > 1
        ? [
            {
              changes: {
                from: 0,
                to: transaction.startState.doc.length,
                insert: transaction.newDoc.toString().replaceAll(/\s*\n\s*/g, ' '),
              },
            },
          ]
        : transaction,
    ),
  ];
}
