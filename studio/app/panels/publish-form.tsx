import { useEffect, useState } from 'react';
import type { AffectedPages } from '../../publish/affected-pages.ts';
import { type PublishPlan, type State, server } from '../api.ts';
import styles from './panel.module.css';
import { Unsent } from './unsent.tsx';

type Outcome =
  | { kind: 'working' }
  | { kind: 'refused'; reason: string }
  | { kind: 'published'; commit?: string }
  | { kind: 'pushed' };

/** The summary, and buttons to publish: a commit and perhaps a push, or only the files. */
export function PublishForm({
  state,
  affected,
}: {
  state: State;
  affected: AffectedPages | undefined;
}) {
  const [plan, setPlan] = useState<PublishPlan>();
  const [typed, setTyped] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();
  const isComplete = affected !== undefined && affected.done >= affected.total;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the summary counts the pages
  useEffect(() => {
    server.plan().then(setPlan, () => {});
  }, [isComplete, state.steps.length]);
  // A refusal no longer applies when the draft has changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft has changed when its steps have
  useEffect(() => {
    setOutcome((last) => (last?.kind === 'refused' ? undefined : last));
  }, [state.steps.length]);
  const summary = typed ?? plan?.summary ?? '';
  const isEmpty = state.files.length === 0;
  const isRefused =
    state.problems.length + state.conflicts.length > 0 || state.interrupted !== undefined;
  const attempt = async (run: () => Promise<Outcome>) => {
    setOutcome({ kind: 'working' });
    setOutcome(
      await run().catch((error: Error) => ({ kind: 'refused' as const, reason: error.message })),
    );
  };
  return (
    <section className={styles.block}>
      <h3>Publish</h3>
      {!isEmpty && (
        <>
          <label>
            <span>What the change says of itself</span>
            <textarea
              className={styles.summary}
              rows={Math.min(12, summary.split('\n').length + 1)}
              value={summary}
              onChange={(event) => setTyped(event.target.value)}
            />
          </label>
          <p className={styles.intro}>
            {!plan
              ? 'All checks run once more.'
              : plan.isRepository
                ? `All checks run once more; then this becomes one commit on ${plan.branch ?? 'no branch'}.`
                : 'All checks run once more; then the files are written. There is no git here, so nothing keeps the old ones.'}
          </p>
          <button
            type="button"
            className={styles.primary}
            disabled={isRefused || outcome?.kind === 'working' || summary.trim() === ''}
            onClick={() =>
              attempt(async () => {
                const result = await server.publish(summary);
                setTyped(undefined);
                return { kind: 'published', ...result };
              })
            }
          >
            {plan && !plan.isRepository ? 'Check and save the files' : 'Check and publish'}
          </button>
        </>
      )}
      <div role="status">
        {outcome?.kind === 'working' && <p>Checking every page …</p>}
        {outcome?.kind === 'refused' && <p className={styles.problem}>{outcome.reason}</p>}
        {outcome?.kind === 'published' && isEmpty && (
          <p>
            {outcome.commit
              ? `Published: commit ${outcome.commit}.`
              : 'The files are saved. There is no git here, so nothing was committed.'}
          </p>
        )}
        {outcome?.kind === 'pushed' && <p>Sent to {plan?.remote}.</p>}
      </div>
      {state.unsent.length > 0 && plan?.remote && (
        <Unsent
          commits={state.unsent}
          remote={plan.remote}
          send={() =>
            attempt(async () => {
              await server.push();
              return { kind: 'pushed' };
            })
          }
        />
      )}
      {isEmpty && !outcome && !state.interrupted && <p>There is nothing to publish.</p>}
    </section>
  );
}
