import { useEffect, useState } from 'react';
import { placeOfText } from '../../../src/i18n/locale-file.ts';
import type { Target } from '../../find/locate.ts';
import { labelOf } from '../../forms/words.ts';
import type { AffectedPages } from '../../publish/affected-pages.ts';
import { type State, server } from '../api.ts';
import { AdviceList } from './advice-list.tsx';
import { AffectedPageList } from './affected-page-list.tsx';
import { ConflictList } from './conflict-list.tsx';
import styles from './panel.module.css';
import { PublishForm } from './publish-form.tsx';

/** All changes of the draft, the pages that they affect, and the form to publish them. */
export function ChangesPanel({
  state,
  version,
  open,
}: {
  state: State;
  version: number;
  open: (targets: Target[]) => void;
}) {
  const affected = useAffectedPages(version);
  const outdated = Object.entries(state.outdated).flatMap(([locale, keys]) =>
    keys.map((key) => ({
      ...placeOfText(locale, key),
      sentence: `${key.split('.').map(labelOf).join(', ')}, in ${labelOf(locale)}`,
    })),
  );
  return (
    <>
      <h2>Changes</h2>
      <br />
      <ConflictList conflicts={state.conflicts} />
      {state.files.map(({ file, title, changes }) => (
        <section key={file} className={styles.block}>
          <h3>
            {title}{' '}
            <button
              type="button"
              className={styles.small}
              aria-label={`Take back all changes of ${title}`}
              onClick={() => server.revert(file)}
            >
              Take back
            </button>
          </h3>
          {changes.map(({ what, before, after, path }) => (
            <p key={what + path.join()} className={styles.change}>
              {what}: <del>{before}</del> → <ins>{after}</ins>
            </p>
          ))}
        </section>
      ))}
      {state.untold.length > 0 && (
        <section className={styles.block}>
          <h3>The public log of changes</h3>
          <p className={styles.intro}>
            Clients read there what changes. It does not tell of this yet.
          </p>
          <button
            type="button"
            className={styles.add}
            onClick={async () => {
              const entry = await server.propose();
              open([{ kind: 'entry', label: '', ...entry }]);
            }}
          >
            Propose an entry
          </button>
        </section>
      )}
      <AdviceList title="To mend before publishing" findings={state.problems} open={open} />
      <AdviceList title="Translations out of date" findings={outdated} open={open} />
      {state.files.length > 0 && affected && (
        <AffectedPageList affected={affected} version={version} />
      )}
      <PublishForm state={state} affected={affected} />
    </>
  );
}

/** Polls the server for the affected pages until it has compared all of them. */
function useAffectedPages(version: number): AffectedPages | undefined {
  const [affected, setAffected] = useState<AffectedPages>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft has changed when the version has
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isWanted = true;
    const ask = async () => {
      const found = await server.affected().catch(() => undefined);
      if (!isWanted) return;
      setAffected(found);
      if (found && found.done < found.total) timer = setTimeout(ask, 600);
    };
    void ask();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [version]);
  return affected;
}
