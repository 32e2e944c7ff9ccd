import type { ReactNode } from 'react';
import choice from '../design/choice.module.css';
import styles from './wiki-looks.module.css';

interface Look {
  /** Of the choice; also tells the pictures apart. */
  value: string;
  label: string;
  /** Language of the label, where that is not the page's. */
  language?: string | undefined;
  /** What shows the page in this look. */
  picture: ReactNode;
}

/**
 * A page in several looks, at most five, of which one sees the one that is chosen, without script. Where
 * there is script, the others are not even fetched before somebody reaches for them.
 *
 * @param legend what is chosen
 * @param name of the choice on its page
 * @param isInRow whether the choice stands in one row with its legend, above the page
 * @param pagesClass of the pages, where one takes the place of another otherwise than by a wipe
 */
export function WikiLooks({
  legend,
  name,
  looks,
  isInRow = false,
  pagesClass,
}: {
  legend: string;
  name: string;
  looks: readonly Look[];
  isInRow?: boolean;
  pagesClass?: string | undefined;
}) {
  return (
    <>
      <fieldset className={isInRow ? styles.row : undefined}>
        <legend>{legend}</legend>
        <div className={choice.switch}>
          {looks.map(({ value, label, language }, index) => (
            <label key={value} lang={language}>
              <input type="radio" name={name} value={value} defaultChecked={index === 0} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <div className={`${styles.pages} ${pagesClass ?? styles.wiped}`}>
        {looks.map(({ value, picture }) => (
          <div key={value}>{picture}</div>
        ))}
      </div>
    </>
  );
}
