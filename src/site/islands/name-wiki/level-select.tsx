import { useTranslation } from 'react-i18next';
import { type PrivacyLevelId, privacyLevels } from '../../../domain/privacy-level.ts';
import select from '../../design/select.module.css';
import { useLevelWords } from '../../level-words.ts';
import styles from './draft-form.module.css';

/**
 * A `<select>` of the privacy levels; options start with the meaning, because the level's name says little.
 *
 * @param names of all levels, in their order
 */
export function LevelSelect({
  names,
  chosen,
}: {
  names: readonly string[];
  chosen: PrivacyLevelId;
}) {
  const { t } = useTranslation();
  const wordsOf = useLevelWords();
  return (
    <div className={styles.field}>
      <label htmlFor="wiki-level">{t('name-wiki.level')}</label>
      <select className={select.select} id="wiki-level" name="level" defaultValue={chosen}>
        {privacyLevels.map(({ id }, index) => (
          <option key={id} value={id}>
            {`${wordsOf(id)} (${names[index]})`}
          </option>
        ))}
      </select>
    </div>
  );
}
