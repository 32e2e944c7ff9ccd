import { useTranslation } from 'react-i18next';
import { levelOf, type PrivacyLevelId } from '../../domain/privacy-level.ts';
import { GateSign } from '../design/gate-sign.tsx';
import visually from '../design/visually-hidden.module.css';
import { gateOf } from '../islands/privacy-level/gate-of.ts';

/**
 * A privacy level by its gate and by who reads or edits.
 *
 * @param isExplained whether the page has said what each gate means: then the words are only read aloud
 */
export function LevelSign({
  id,
  isExplained = false,
}: {
  id: PrivacyLevelId;
  isExplained?: boolean;
}) {
  const { t } = useTranslation();
  const gate = gateOf(levelOf(id));
  return (
    <span>
      <GateSign state={gate} />{' '}
      <span className={isExplained ? visually.hidden : undefined}>
        {t(`use-cases.gates.${gate}`)}
      </span>
    </span>
  );
}
