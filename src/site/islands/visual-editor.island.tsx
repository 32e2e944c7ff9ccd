import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  hasMark,
  type Mark,
  type Piece,
  readWikitext,
  toggleMark,
  wrapInMark,
  writeWikitext,
} from '../../domain/wikitext.ts';
import type { IslandDefinition } from './island.tsx';
import script from './needs-script.module.css';
import { Toolbar } from './visual-editor/toolbar.tsx';
import styles from './visual-editor/visual-editor.module.css';
import { VisualPane } from './visual-editor/visual-pane.tsx';

const marks = ['bold', 'italic', 'link'] as const;

/** A page that can be edited as it looks and as wikitext; nothing is saved anywhere. */
function VisualEditor() {
  const { t, i18n } = useTranslation();
  const [versions, setVersions] = useState([t('visual-editor.page')]);
  const source = versions.at(-1) ?? '';
  const pieces = readWikitext(source);
  const [range, setRange] = useState(() => rangeOfFirstLink(pieces));
  const [status, setStatus] = useState('');
  const [isAwake, setIsAwake] = useState(false);
  const code = useRef<HTMLTextAreaElement>(null);
  const codeSwitch = useRef<HTMLInputElement>(null);
  useEffect(() => setIsAwake(true), []);

  const written = targetsOf(readWikitext(t('visual-editor.page')));
  const tell = (chosen: readonly Piece[]) => {
    const looks = marks.filter((mark) => hasMark(chosen, mark));
    const names = looks.map((look) => t(`visual-editor.looks.${look}`));
    const list = new Intl.ListFormat(i18n.language).format(names);
    const isMissing = targetsOf(chosen).some((target) => !written.includes(target));
    return [
      t('visual-editor.status', {
        words: chosen.map(({ text }) => text).join(''),
        looks: list || t('visual-editor.looks.plain'),
      }),
      isMissing ? t('visual-editor.missing') : '',
    ].join(' ');
  };
  const save = (wikitext: string, news = '') => {
    setVersions([...versions, wikitext]);
    setStatus(news);
  };
  const mark = (name: Mark) => {
    const area = code.current;
    if (codeSwitch.current?.checked && area) {
      save(wrapInMark(source, area.selectionStart, area.selectionEnd, name));
      return;
    }
    if (range.to >= pieces.length) return;
    const marked = toggleMark(pieces, range, name);
    const { from, to } = marked.range;
    save(writeWikitext(marked.pieces), tell(marked.pieces.slice(from, to + 1)));
    setRange(marked.range);
  };

  return (
    <section className={styles.editor} aria-label={t('visual-editor.label')}>
      <Toolbar
        isAwake={isAwake}
        canUndo={versions.length > 1}
        marks={marks.filter((name) => hasMark(pieces.slice(range.from, range.to + 1), name))}
        codeSwitch={codeSwitch}
        onMark={mark}
        onUndo={() => {
          setVersions(versions.slice(0, -1));
          setStatus('');
        }}
      />
      <p className={styles.title}>{t('visual-editor.title')}</p>
      <div className={styles.panes}>
        <VisualPane
          pieces={pieces}
          range={range}
          written={written}
          isAwake={isAwake}
          onChoose={setRange}
        />
        <textarea
          ref={code}
          className={styles.code}
          aria-label={t('visual-editor.code')}
          value={source}
          readOnly={!isAwake}
          onChange={(event) => save(event.target.value)}
          spellCheck={false}
        />
      </div>
      <div className={styles.foot}>
        <p role="status" className={script.needsScript}>
          {status || t('visual-editor.hint')}
        </p>
        <p>{t('visual-editor.version', { number: versions.length })}</p>
      </div>
    </section>
  );
}

function targetsOf(pieces: readonly Piece[]): string[] {
  return pieces.flatMap(({ target }) => target ?? []);
}

/** A link is the most a word can be, so its look says at once what the buttons do. */
function rangeOfFirstLink(pieces: readonly Piece[]) {
  const index = pieces.findIndex(({ target }) => target);
  return { from: index, to: index };
}

export default {
  name: 'visual-editor',
  namespaces: ['visual-editor'],
  Component: VisualEditor,
} satisfies IslandDefinition<object>;
