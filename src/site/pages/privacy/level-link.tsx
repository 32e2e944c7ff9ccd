import { useTranslation } from 'react-i18next';
import { type PrivacyLevel, privacySearch } from '../../../domain/privacy-level.ts';

/** The name of a level, leading to the calculator with its answers filled in. */
export function LevelLink({ level }: { level: PrivacyLevel }) {
  const { t } = useTranslation();
  return <a href={`${privacySearch(level)}#level`}>{t(`privacy.levels.${level.id}.name`)}</a>;
}
