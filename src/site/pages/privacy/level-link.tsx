import { useTranslation } from 'react-i18next';
import { type PrivacyLevel, privacySearch } from '../../../domain/privacy-level.ts';

/**
 * Who joins at a level, which tells it from those of its gate, and its name, leading to the calculator with
 * its answers filled in.
 */
export function LevelLink({ level }: { level: PrivacyLevel }) {
  const { t } = useTranslation();
  return (
    <a href={`${privacySearch(level)}#level`}>
      <b>{t(`privacy.joins.${level.create}`)}</b>{' '}
      <span>{t(`privacy.levels.${level.id}.name`)}</span>
    </a>
  );
}
