import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mark } from '../../../domain/wikitext.ts';
import script from '../needs-script.module.css';
import styles from './toolbar.module.css';

const signs: Record<Mark, ReactNode> = {
  bold: <b>B</b>,
  italic: <i>I</i>,
  link: <Icon d="M8.5 11.5l3-3M9 6l2-2a3.5 3.5 0 0 1 5 5l-2 2m-3 3-2 2a3.5 3.5 0 0 1-5-5l2-2" />,
};

/**
 * Undo, the three marks, and the switch between the two ways to see the page. The switch is a pair
 * of radio buttons that the style sheet follows, so that it works before the script has come.
 *
 * @param marks those that all chosen words have
 */
export function Toolbar({
  isAwake,
  canUndo,
  marks,
  codeSwitch,
  onMark,
  onUndo,
}: {
  isAwake: boolean;
  canUndo: boolean;
  marks: readonly Mark[];
  codeSwitch: RefObject<HTMLInputElement | null>;
  onMark: (mark: Mark) => void;
  onUndo: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.bar}>
      <div className={`${styles.buttons} ${script.needsScript}`}>
        <button
          type="button"
          title={t('visual-editor.undo')}
          aria-label={t('visual-editor.undo')}
          disabled={!isAwake || !canUndo}
          onClick={onUndo}
        >
          <Icon d="M8 4 4 8l4 4M4 8h8a4 4 0 0 1 0 8H9" />
        </button>
        {(Object.keys(signs) as Mark[]).map((mark) => (
          <button
            key={mark}
            type="button"
            title={t(`visual-editor.${mark}`)}
            aria-label={t(`visual-editor.${mark}`)}
            aria-pressed={marks.includes(mark)}
            disabled={!isAwake}
            onClick={() => onMark(mark)}
          >
            {signs[mark]}
          </button>
        ))}
      </div>
      <fieldset className={styles.switch}>
        <legend>{t('visual-editor.mode')}</legend>
        <label>
          <input type="radio" name="editor-mode" defaultChecked />
          {t('visual-editor.visual')}
        </label>
        <label>
          <input type="radio" name="editor-mode" ref={codeSwitch} data-code="" />
          {t('visual-editor.wikitext')}
        </label>
      </fieldset>
    </div>
  );
}

function Icon({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
