import { useTranslation } from 'react-i18next';
import { levelOf, type PrivacyLevelId } from '../../../domain/privacy-level.ts';
import select from '../../design/select.module.css';
import styles from './draft-form.module.css';

/** A privacy level, and what it is called in the page's language. */
export interface LevelOption {
  id: PrivacyLevelId;
  name: string;
}

/** The privacy levels by who may read, each with the rest of what it says. */
export function LevelSelect({
  levels,
  chosen,
}: {
  levels: readonly LevelOption[];
  chosen: PrivacyLevelId;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.field}>
      <label htmlFor="wiki-level">{t('name-wiki.level')}</label>
      <select className={select.select} id="wiki-level" name="level" defaultValue={chosen}>
        {(['everyone', 'users'] as const).map((read) => (
          <optgroup key={read} label={t(`name-wiki.read.${read}`)}>
            {levels
              .filter(({ id }) => levelOf(id).read === read)
              .map(({ id, name }) => {
                const { edit, create } = levelOf(id);
                const rest = `${t(`name-wiki.edit.${edit}`)}, ${t(`name-wiki.join.${create}`)}`;
                return (
                  <option key={id} value={id}>
                    {name}: {rest}
                  </option>
                );
              })}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
