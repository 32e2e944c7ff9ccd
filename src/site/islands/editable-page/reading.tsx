import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design/button.tsx';
import script from '../needs-script.module.css';
import { Difference } from './difference.tsx';
import { Page } from './page.tsx';
import styles from './reading.module.css';
import { Tabs } from './tabs.tsx';
import type { Version } from './versions.tsx';

export type View = 'page' | 'difference';

/**
 * The chosen version as a page, or its diff. All versions are stacked and CSS shows one, so that choosing
 * works before hydration and without layout shift.
 */
export function Reading({
  editButton,
  versions,
  chosen,
  view,
  onView,
  onEdit,
  isLatest,
  written,
  onRestore,
  onVandal,
}: {
  editButton: Ref<HTMLButtonElement>;
  versions: readonly Version[];
  chosen: number;
  view: View;
  onView: (view: View) => void;
  onEdit: () => void;
  isLatest: boolean;
  written: readonly string[];
  /** Undefined when there is no version to restore. */
  onRestore: (() => void) | undefined;
  onVandal: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.reading}>
      <Tabs
        legend={t('editable-page.show')}
        name="view"
        labels={{ page: t('editable-page.page'), difference: t('editable-page.difference') }}
        chosen={view}
        onChoose={onView}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same by keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: likewise */}
      <div className={styles.texts} onClick={onEdit}>
        {versions.map(({ by, summary, text }, index) => (
          <section
            // biome-ignore lint/suspicious/noArrayIndexKey: a version keeps its number
            key={index}
            aria-label={`${by} ${summary}`}
            data-shown={index === chosen || undefined}
          >
            <div data-view="page">
              <Page source={text} written={written} />
            </div>
            <div data-view="difference">
              <Difference before={versions[index - 1]?.text ?? text} after={text} />
            </div>
          </section>
        ))}
      </div>
      <p className={`${styles.actions} ${script.needsScript}`}>
        <Action ref={editButton} tone="main" onClick={onEdit}>
          {t('editable-page.edit')}
        </Action>
        {onRestore && (
          <Action onClick={onRestore}>
            {t(isLatest ? 'editable-page.undo' : 'editable-page.restore')}
          </Action>
        )}
        <Action onClick={onVandal}>{t('editable-page.vandal')}</Action>
      </p>
    </div>
  );
}

function Action({
  children,
  tone = 'quiet',
  ...rest
}: {
  ref?: Ref<HTMLButtonElement>;
  tone?: 'main' | 'quiet';
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Button type="button" size="small" tone={tone} {...rest}>
      {children}
    </Button>
  );
}
