import { useCallback, useEffect, useState } from 'react';
import { placeOfText } from '../../src/i18n/locale-file.ts';
import type { Target } from '../find/locate.ts';
import { server, windowId } from './api.ts';
import { PageView } from './page/page-view.tsx';
import type { Shown } from './page/shown.ts';
import { firstShown } from './page/shown.ts';
import { ChangesPanel } from './panels/changes-panel.tsx';
import { EntryPanel } from './panels/entry-panel.tsx';
import { Interrupted } from './panels/interrupted.tsx';
import { LegalPanel } from './panels/legal-panel.tsx';
import { TextPanel } from './panels/text-panel.tsx';
import { WelcomePanel } from './panels/welcome-panel.tsx';
import { Rail } from './rail.tsx';
import styles from './studio.module.css';
import { HelpProvider, useWritingHelp } from './texts/use-help.ts';
import { TopBar } from './top-bar.tsx';
import { useServerState } from './use-server-state.ts';
import type { View } from './view.ts';

/** The whole window: subjects on the left, the page in the middle, forms on the right. */
export function Studio() {
  const { state, version, shared, trouble } = useServerState();
  const [shown, setShown] = useState<Shown>(firstShown);
  const [view, setView] = useState<View>();
  const open = useCallback((targets: Target[]) => {
    const [target, ...others] = targets;
    if (target) setView({ target, others });
  }, []);
  // A target that was found by search or subject is shown on its own page, if it has one.
  const openOnPage = (targets: Target[]) => {
    const page = state?.pages.find(({ key }) => isAbout(key, targets[0]));
    if (page) setShown({ ...shown, path: page.path });
    open(targets);
  };
  const file = fileOf(view, shown.locale);
  useEffect(() => {
    server.editing(windowId, file).catch(() => {});
  }, [file]);
  const help = useWritingHelp(version);
  useUndoKeys();

  if (!state) return <p className={styles.waiting}>{trouble ?? 'The studio is opening …'}</p>;
  return (
    <div className={styles.studio}>
      <TopBar
        state={state}
        shown={shown}
        show={setShown}
        isReviewing={view === 'changes'}
        review={() => setView('changes')}
      />
      {trouble && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
      {state.interrupted && <Interrupted {...state.interrupted} />}
      <div className={styles.rooms}>
        <Rail state={state} view={view} open={openOnPage} />
        <main className={styles.panel} aria-label="Edit">
          {file && shared.includes(file) && (
            <p role="alert" className={styles.notice}>
              This is open in another window, too. What is typed in both at once is refused in the
              second; nothing is lost.
            </p>
          )}
          <HelpProvider value={help}>
            <Panel view={view} version={version} state={state} shown={shown} open={open} />
          </HelpProvider>
        </main>
        <PageView shown={shown} show={setShown} version={version} open={open} view={view} />
      </div>
    </div>
  );
}

interface PanelProps {
  view: View;
  version: number;
  state: import('./api.ts').State;
  shown: Shown;
  open: (targets: Target[]) => void;
}

function Panel({ view, version, state, shown, open }: PanelProps) {
  if (view === 'changes') return <ChangesPanel state={state} version={version} open={open} />;
  if (!view) return <WelcomePanel state={state} open={open} />;
  const { target, others } = view;
  const props = { version, state, others, open };
  switch (target.kind) {
    case 'text':
      return <TextPanel key={target.key} textKey={target.key} shown={shown} {...props} />;
    case 'legal':
      return <LegalPanel key={`${target.name}${target.index}`} {...target} {...props} />;
    case 'entry':
      return (
        <EntryPanel
          key={JSON.stringify([target.file, target.path])}
          target={target}
          shown={shown}
          {...props}
        />
      );
  }
}

/** Whether a page has the name of the target's file: `forCompanies` and `for-companies`. */
function isAbout(page: string, target: Target | undefined): boolean {
  if (!target || target.kind === 'entry') return false;
  const name = target.kind === 'text' ? target.key.split('.')[0] : target.name;
  return name === page.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

function fileOf(view: View, locale: string): string | undefined {
  if (!view || view === 'changes') return undefined;
  const { target } = view;
  if (target.kind === 'entry') return target.file;
  if (target.kind === 'legal') return `content/legal/${locale}/${target.name}.mdx`;
  return placeOfText(locale, target.key).file;
}

/** Ctrl Z outside of a field undoes the last step; inside, the field undoes its own typing. */
function useUndoKeys() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isInField = (event.target as Element).closest(
        'input, textarea, select, [contenteditable]',
      );
      if (isInField || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      void (event.shiftKey ? server.redo() : server.undo());
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
