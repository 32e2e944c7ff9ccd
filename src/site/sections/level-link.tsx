import { useTranslation } from 'react-i18next';
import { levelOf, type PrivacyLevelId, privacySearch } from '../../domain/privacy-level.ts';
import { PrivacyIcon } from '../design/privacy-icon.tsx';
import visually from '../design/visually-hidden.module.css';
import { gateOf } from '../islands/privacy-level/gate-of.ts';
import { RouteLink } from '../text/link.tsx';

/**
 * A link to a privacy level, with its gate icon and who may read or edit. The level's name, which says
 * little, is for screen readers only.
 */
export function LevelLink({ id }: { id: PrivacyLevelId }) {
  const { t } = useTranslation();
  const level = levelOf(id);
  const gate = gateOf(level);
  return (
    <span>
      <PrivacyIcon state={gate} />{' '}
      <RouteLink to="privacy" search={privacySearch(level)}>
        {t(`use-cases.gates.${gate}`)}{' '}
        <span className={visually.hidden}>
          ({t('use-cases.level')} {t(`privacy.levels.${id}.name`)})
        </span>
      </RouteLink>
    </span>
  );
}
