import { useTranslation } from 'react-i18next';
import { levelOf, type PrivacyLevelId, privacySearch } from '../../domain/privacy-level.ts';
import { GateSign } from '../design/gate-sign.tsx';
import visually from '../design/visually-hidden.module.css';
import { gateOf } from '../islands/privacy-level/gate-of.ts';
import { RouteLink } from '../text/link.tsx';

/**
 * A privacy level by its gate and by who reads or edits, which leads further; its name, which says little, is read aloud.
 *
 * @param isSign whether the gate alone is seen, where the page has said what each means
 */
export function LevelLink({ id, isSign = false }: { id: PrivacyLevelId; isSign?: boolean }) {
  const { t } = useTranslation();
  const level = levelOf(id);
  const gate = gateOf(level);
  const who = t(`use-cases.gates.${gate}`);
  const name = `(${t('use-cases.level')} ${t(`privacy.levels.${id}.name`)})`;
  return (
    <span>
      {!isSign && <GateSign state={gate} />}{' '}
      <RouteLink to="privacy" search={privacySearch(level)}>
        {isSign ? <GateSign state={gate} /> : `${who} `}
        <span className={visually.hidden}>{isSign ? `${who} ${name}` : name}</span>
      </RouteLink>
    </span>
  );
}
