import { EditorState, type Extension } from '@codemirror/state';
import {
  Decoration,
  EditorView,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from '@codemirror/view';
import styles from './mark-field.module.css';
import { chipText, lostMarks, markPattern } from './marks.ts';

class Chip extends WidgetType {
  readonly mark: string;
  readonly text: string;

  constructor(mark: string, text: string) {
    super();
    this.mark = mark;
    this.text = text;
  }

  override eq(other: Chip): boolean {
    return other.mark === this.mark && other.text === this.text;
  }

  override toDOM(): HTMLElement {
    const chip = document.createElement('span');
    chip.className = styles.chip ?? '';
    chip.textContent = this.text;
    chip.title = this.mark;
    return chip;
  }
}

/**
 * Editor extension that shows the marks of a text as chips, which the cursor passes in one step, and rejects every
 * change that would delete one.
 */
export function chips(values: Record<string, string>): Extension {
  const decorator = new MatchDecorator({
    regexp: markPattern,
    decoration: ([mark]) => Decoration.replace({ widget: new Chip(mark, chipText(mark, values)) }),
  });
  const plugin = ViewPlugin.define(
    (view) => ({
      marks: decorator.createDeco(view),
      update(update: ViewUpdate) {
        this.marks = decorator.updateDeco(update, this.marks);
      },
    }),
    {
      decorations: ({ marks }) => marks,
      provide: (own) =>
        EditorView.atomicRanges.of((view) => view.plugin(own)?.marks ?? Decoration.none),
    },
  );
  const guard = EditorState.transactionFilter.of((transaction) => {
    if (!transaction.docChanged || transaction.isUserEvent('restore')) return transaction;
    const [before, after] = [transaction.startState.doc, transaction.newDoc].map(String);
    return lostMarks(before ?? '', after ?? '').length > 0 ? [] : transaction;
  });
  return [plugin, guard];
}
