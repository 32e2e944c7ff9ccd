import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './versions.module.css';

/** A saved version with its edit summary. */
export interface Version {
  by: string;
  summary: string;
  text: string;
}

/** The page's history, oldest version first, as radio buttons. */
export function Versions({
  ref,
  versions,
  chosen,
  onChoose,
}: {
  ref: Ref<HTMLFieldSetElement>;
  versions: readonly Version[];
  chosen: number;
  onChoose: (index: number) => void;
}) {
  const { t } = useTranslation();
  return (
    <fieldset ref={ref} className={styles.versions}>
      <legend>{t('editable-page.versions')}</legend>
      {versions.map(({ by, summary }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a version keeps its number
        <label key={index}>
          <input
            type="radio"
            name="version"
            checked={index === chosen}
            onChange={() => onChoose(index)}
          />
          <b>{by}</b> <span>{summary}</span>
        </label>
      ))}
    </fieldset>
  );
}
