import { useTranslation } from 'react-i18next';
import type { PrivacyLevelId } from '../../../domain/privacy-level.ts';
import select from '../../design/select.module.css';
import { useLevelWords } from '../../level-words.ts';
import styles from './draft-form.module.css';

/** A privacy level, and what it is called in the page's language. */
export interface LevelOption {
  id: PrivacyLevelId;
  name: string;
}

/** The privacy levels: what each says, and at the end its name, which says little. */
export function LevelSelect({
  levels,
  chosen,
}: {
  levels: readonly LevelOption[];
  chosen: PrivacyLevelId;
}) {
  const { t } = useTranslation();
  const wordsOf = useLevelWords();
  return (
    <div className={styles.field}>
      <label htmlFor="wiki-level">{t('name-wiki.level')}</label>
      <select className={select.select} id="wiki-level" name="level" defaultValue={chosen}>
        {levels.map(({ id, name }) => (
          <option key={id} value={id}>
            {wordsOf(id)} ({name})
          </option>
        ))}
      </select>
    </div>
  );
}
