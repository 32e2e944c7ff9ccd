import type { Target } from '../../find/locate.ts';
import type { State } from '../api.ts';
import { AdviceList } from './advice-list.tsx';
import { ConfirmList } from './confirm-list.tsx';

/** The panel before anything is selected. */
export function WelcomePanel({ state, open }: { state: State; open: (targets: Target[]) => void }) {
  return (
    <>
      <h2>Change the site</h2>
      <p>
        Click anything on the page, look for words, or choose a subject on the left. What you change
        is kept as a draft until you publish it.
      </p>
      <br />
      <ConfirmList entries={state.toConfirm} open={open} />
      <AdviceList title="Worth a look" findings={state.advice} open={open} />
    </>
  );
}
