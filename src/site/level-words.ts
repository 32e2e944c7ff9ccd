import { useTranslation } from 'react-i18next';
import { levelOf, type PrivacyLevelId } from '../domain/privacy-level.ts';

/**
 * Describes privacy levels in a few words.
 *
 * @returns a function from a level to its words, without the level's name
 */
export function useLevelWords(): (id: PrivacyLevelId) => string {
  const { t } = useTranslation();
  return (id) => {
    const { read, edit, create } = levelOf(id);
    return [
      t(`name-wiki.read.${read}`),
      // Where only users read, nobody else edits.
      ...(read === 'everyone' ? [t(`name-wiki.edit.${edit}`)] : []),
      t(`name-wiki.join.${create}`),
    ].join(', ');
  };
}
