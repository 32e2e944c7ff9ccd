import { type ClipboardEvent, type DragEvent, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applyFormat, type Format } from '../../../domain/wikitext.ts';
import { Button } from '../../design/button.tsx';
import { useDomValue } from '../use-dom-value.ts';
import { fillWithPage, wikitextOf } from './dom-wikitext.ts';
import styles from './editing.module.css';
import { insertPlainText, toggleFormat } from './toggle-format.ts';
import { Toolbar } from './toolbar.tsx';

/** Limit of the text, in characters. */
const maxLength = 4000;

/**
 * The editor, visual or wikitext, with the edit summary.
 *
 * @param text initial wikitext
 */
export function Editing({
  text,
  onSave,
  onCancel,
}: {
  text: string;
  onSave: (text: string, summary: string) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  const [source, setSource] = useState(text);
  const [isVisual, setIsVisual] = useState(true);
  const visual = useRef<HTMLDivElement>(null);
  const code = useRef<HTMLTextAreaElement>(null);
  const summary = useRef<HTMLInputElement>(null);

  const written = () =>
    (isVisual && visual.current ? wikitextOf(visual.current) : source).slice(0, maxLength);
  const format = (name: Format) => {
    const area = code.current;
    if (isVisual && visual.current) toggleFormat(visual.current, name);
    else if (area) setSource(applyFormat(source, area.selectionStart, area.selectionEnd, name));
  };
  return (
    <form
      className={styles.editing}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(written(), summary.current?.value.trim() ?? '');
      }}
    >
      <Toolbar
        isVisual={isVisual}
        onFormat={format}
        onVisual={(wanted) => {
          setSource(written());
          setIsVisual(wanted);
        }}
      />
      {isVisual ? (
        <VisualArea ref={visual} source={source} />
      ) : (
        <textarea
          ref={code}
          className={`${styles.area} ${styles.code}`}
          translate="no"
          aria-label={t('editable-page.code')}
          value={source}
          maxLength={maxLength}
          // biome-ignore lint/a11y/noAutofocus: whoever asks for wikitext wants to write it
          autoFocus
          spellCheck={false}
          onChange={(event) => setSource(event.target.value)}
        />
      )}
      <div className={styles.save}>
        <label>
          <span>{t('editable-page.summary')}</span>
          <input type="text" ref={summary} maxLength={100} autoComplete="off" />
        </label>
        <Button size="small">{t('editable-page.save')}</Button>
        <Button size="small" tone="quiet" type="button" onClick={onCancel}>
          {t('editable-page.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** The visual editor. Typed text stays in the DOM until it is saved. */
function VisualArea({ ref, source }: { ref: RefObject<HTMLDivElement | null>; source: string }) {
  const { t } = useTranslation();
  useDomValue(ref, (element) => {
    fillWithPage(element, source);
    element.focus();
    // Places the cursor at the end of the first paragraph.
    const { firstElementChild: paragraph } = element;
    if (!paragraph) return;
    if (paragraph.textContent) paragraph.append(' ');
    paragraph.normalize();
    getSelection()?.selectAllChildren(paragraph);
    getSelection()?.collapseToEnd();
  });
  const takeText = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    event.preventDefault();
    insertPlainText(data.getData('text/plain').slice(0, maxLength));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a textarea has no bold text, headings or links
    <div
      ref={ref}
      className={styles.area}
      // The browser's translator must not change wikitext.
      translate="no"
      contentEditable
      suppressContentEditableWarning
      role="textbox"
      tabIndex={0}
      aria-multiline="true"
      aria-label={t('editable-page.text')}
      onPaste={(event) => takeText(event, event.clipboardData)}
      onDrop={(event) => takeText(event, event.dataTransfer)}
    />
  );
}
