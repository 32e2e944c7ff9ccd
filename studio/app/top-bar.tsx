import { type State, server } from './api.ts';
import { ChoiceGroup } from './choice-group.tsx';
import type { Shown } from './page/shown.ts';
import styles from './top-bar.module.css';

/** Selects the page and its settings; has undo, redo and the link to the changes. */
export function TopBar({
  state,
  shown,
  show,
  isReviewing,
  review,
}: {
  state: State;
  shown: Shown;
  show: (shown: Shown) => void;
  isReviewing: boolean;
  review: () => void;
}) {
  const count = state.files.flatMap(({ changes }) => changes).length;
  const unsent = state.unsent.length;
  return (
    <header className={styles.bar}>
      <h1 className={styles.brand}>
        <svg width="26" height="26" viewBox="0 0 34 34" aria-hidden="true">
          <path fill="var(--sage)" d="M18 20h12v10H18z" />
          <path
            fill="none"
            stroke="currentColor"
            strokeWidth="2.4"
            d="M3 31V15a14 12 0 0 1 28 0v16zM17 3v28M3 19h28"
          />
          <circle fill="var(--marigold)" cx="17" cy="19" r="4.5" />
        </svg>
        Studio
      </h1>
      <label className={styles.page}>
        <span>Page</span>
        <select
          value={shown.path}
          onChange={(event) => show({ ...shown, path: event.target.value })}
        >
          {state.pages.map(({ key, path }) => (
            <option key={key} value={path}>
              {path}
            </option>
          ))}
        </select>
      </label>
      <ChoiceGroup
        label="Language"
        value={shown.locale}
        options={state.locales.map((locale) => [locale, locale.toUpperCase()])}
        onChange={(locale) => show({ ...shown, locale })}
      />
      <ChoiceGroup
        label="Width"
        value={shown.width}
        options={[
          ['desktop', 'Desktop'],
          ['phone', 'Phone'],
        ]}
        onChange={(width) => show({ ...shown, width })}
      />
      <ChoiceGroup
        label="Light"
        value={shown.scheme}
        options={[
          ['light', 'Light'],
          ['dark', 'Dark'],
        ]}
        onChange={(scheme) => show({ ...shown, scheme })}
      />
      <label className={styles.page}>
        <span>Day</span>
        <input
          type="date"
          title="The pages as they are on this day; today where it is empty"
          value={shown.day}
          onChange={(event) => show({ ...shown, day: event.target.value })}
        />
      </label>
      <ChoiceGroup
        label="Mode"
        value={shown.runsScript ? 'use' : 'edit'}
        options={[
          ['edit', 'Edit'],
          ['use', 'Try'],
        ]}
        onChange={(mode) => show({ ...shown, runsScript: mode === 'use' })}
      />
      <div className={styles.steps}>
        <button
          type="button"
          className={styles.step}
          disabled={state.steps.length === 0}
          title={state.steps.at(-1)?.label}
          onClick={() => server.undo()}
        >
          Undo
        </button>
        <button
          type="button"
          className={styles.step}
          disabled={!state.canRedo}
          onClick={() => server.redo()}
        >
          Redo
        </button>
        <button
          type="button"
          className={styles.publish}
          aria-pressed={isReviewing}
          disabled={count + unsent + state.conflicts.length === 0 && !isReviewing}
          onClick={review}
        >
          {reviewLabel(count, unsent)}
        </button>
      </div>
    </header>
  );
}

/** Label of the next step: unpublished changes come before commits that have not been pushed. */
function reviewLabel(changes: number, unsent: number): string {
  if (changes > 0) return changes === 1 ? 'Review 1 change' : `Review ${changes} changes`;
  if (unsent > 0) return unsent === 1 ? 'Send 1 commit' : `Send ${unsent} commits`;
  return 'No changes';
}
