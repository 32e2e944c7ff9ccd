import { history, historyKeymap, standardKeymap } from '@codemirror/commands';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { chips } from './chips.ts';
import { InsertMenu } from './insert-menu.tsx';
import styles from './mark-field.module.css';
import { marksIn, withoutMark } from './marks.ts';

/** The values in chips can change while a field is open. */
const shownMarks = new Compartment();

/**
 * A field for one text, in which placeholders and tags are chips: they move with the words around them, and cannot be
 * deleted by mistake.
 *
 * @param values present value of each placeholder, by its name
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
  /** Name of the insert menu; without it there is no menu. */
  insertLabel?: string;
  onChange: (value: string) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const lastReported = useRef(value);
  const latestOnChange = useRef(onChange);
  latestOnChange.current = onChange;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is created once for its element
  useEffect(() => {
    if (!place.current) return;
    const view = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: lastReported.current,
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
      lastReported.current = update.state.doc.toString();
      latestOnChange.current(lastReported.current);
    });
  }

  // Takes over a change by another window or by undo, unless somebody is typing here.
  useEffect(() => {
    const view = editor.current;
    if (!view || value === lastReported.current) return;
    lastReported.current = value;
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

/** Replaces the whole text, even if that deletes marks. */
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
    // Texts have no line breaks.
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
