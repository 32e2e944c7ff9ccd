import { useTranslation } from 'react-i18next';
import { type PrivacyLevel, privacySearch } from '../../../domain/privacy-level.ts';

/**
 * Who joins at a level, which tells it from those of its gate, and its name, leading to the calculator with
 * its answers filled in.
 *
 * @param nameLook how the name looks
 */
export function LevelLink({
  level,
  nameLook,
}: {
  level: PrivacyLevel;
  nameLook?: string | undefined;
}) {
  const { t } = useTranslation();
  return (
    <a href={`${privacySearch(level)}#level`}>
      <b>{t(`privacy.joins.${level.create}`)}</b>{' '}
      <span className={nameLook}>{t(`privacy.levels.${level.id}.name`)}</span>
    </a>
  );
}
