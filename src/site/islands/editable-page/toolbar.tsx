import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Format } from '../../../domain/wikitext.ts';
import { Tabs } from './tabs.tsx';
import styles from './toolbar.module.css';

const signs: Record<Format, ReactNode> = {
  heading: 'H',
  bold: <b>B</b>,
  italic: <i>I</i>,
  link: (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d="M8.5 11.5l3-3M9 6l2-2a3.5 3.5 0 0 1 5 5l-2 2m-3 3-2 2a3.5 3.5 0 0 1-5-5l2-2" />
    </svg>
  ),
};

/** The formatting buttons, and the switch between visual and wikitext editor. */
export function Toolbar({
  isVisual,
  onFormat,
  onVisual,
}: {
  isVisual: boolean;
  onFormat: (format: Format) => void;
  onVisual: (isVisual: boolean) => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.bar}>
      <div className={styles.buttons}>
        {(Object.keys(signs) as Format[]).map((format) => (
          <button
            key={format}
            type="button"
            title={t(`editable-page.${format}`)}
            aria-label={t(`editable-page.${format}`)}
            // Keeps the selection in the text when a button is pressed.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onFormat(format)}
          >
            {signs[format]}
          </button>
        ))}
      </div>
      <Tabs
        legend={t('editable-page.mode')}
        name="mode"
        labels={{ visual: t('editable-page.visual'), wikitext: t('editable-page.wikitext') }}
        chosen={isVisual ? 'visual' : 'wikitext'}
        onChoose={(mode) => onVisual(mode === 'visual')}
      />
    </div>
  );
}
