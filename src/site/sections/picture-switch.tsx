import type { ReactNode } from 'react';
import choice from '../design/choice.module.css';
import styles from './picture-switch.module.css';

interface Option {
  /** Value of the option; also the picture's key. */
  value: string;
  label: string;
  /** Language of the label, if not the page's. */
  language?: string | undefined;
  /** The page in this skin or style. */
  picture: ReactNode;
}

/**
 * A page in up to five skins or styles; radio buttons and CSS show the chosen one. The other pictures are
 * loaded when the switch is hovered or focused.
 *
 * @param legend label of the choice
 * @param name name of the radio buttons
 * @param isInRow whether options and legend are in one row above the page
 * @param pagesClass class for a transition other than the wipe
 */
export function PictureSwitch({
  legend,
  name,
  options,
  isInRow = false,
  pagesClass,
}: {
  legend: string;
  name: string;
  options: readonly Option[];
  isInRow?: boolean;
  pagesClass?: string | undefined;
}) {
  return (
    <>
      <fieldset className={isInRow ? styles.row : undefined}>
        <legend>{legend}</legend>
        <div className={choice.switch}>
          {options.map(({ value, label, language }, index) => (
            <label key={value} lang={language}>
              <input type="radio" name={name} value={value} defaultChecked={index === 0} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <div className={`${styles.pages} ${pagesClass ?? styles.wiped}`}>
        {options.map(({ value, picture }) => (
          <div key={value}>{picture}</div>
        ))}
      </div>
    </>
  );
}
