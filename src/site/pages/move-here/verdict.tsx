import { useTranslation } from 'react-i18next';
import type { MoveVerdict } from '../../../domain/migration-plan.ts';
import visually from '../../design/visually-hidden.module.css';
import styles from './verdict.module.css';

/** A full, half or empty mark for how far something can be moved, with a word for screen readers. */
export function Verdict({
  of: verdict,
  isSpelledOut = false,
}: {
  of: MoveVerdict;
  /** Whether the word is visible. */
  isSpelledOut?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <span className={styles.verdict}>
      <i className={styles[verdict]} />
      <span className={isSpelledOut ? undefined : visually.hidden}>
        {t(`move-here.verdicts.${verdict}`)}
      </span>
    </span>
  );
}
