import type { ChangeEventHandler, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import {
  accessChoices,
  accountChoices,
  type PrivacyChoice,
  privacySearch,
} from '../../../domain/privacy-level.ts';
import { Button } from '../../design/button.tsx';
import choiceLooks from '../../design/choice.module.css';
import type { FormChange } from './apply-form-change.ts';
import styles from './choice-form.module.css';

const decisions = [
  ['read', accessChoices],
  ['edit', accessChoices],
  ['create', accountChoices],
] as const;

/**
 * The form of the three decisions. Without script a button submits it. With script the result updates on
 * every change, and a link to the level replaces the button. When one answer changed another, a sentence says
 * so instead of the note.
 */
export function ChoiceForm({
  ref,
  choice,
  forced,
  onChange,
}: {
  ref: Ref<HTMLFormElement>;
  choice: PrivacyChoice;
  forced: FormChange['forced'];
  onChange: ChangeEventHandler<HTMLInputElement>;
}) {
  const { t } = useTranslation();
  return (
    <form ref={ref} action="#level" className={styles.form}>
      {decisions.map(([field, options]) => (
        <fieldset key={field}>
          <legend>{t(`privacy.calculator.${field}`)}</legend>
          <div className={choiceLooks.switch}>
            {options.map((option) => (
              <label key={option}>
                <input
                  type="radio"
                  name={field}
                  value={option}
                  checked={choice[field] === option}
                  onChange={onChange}
                />
                <span>{t(`privacy.calculator.${option}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <p className={styles.send}>
        <a href={`${privacySearch(choice)}#level`}>{t('privacy.calculator.link')}</a>
        <Button tone="quiet">{t('privacy.calculator.show')}</Button>
      </p>
      <p className={styles.note} aria-live="polite">
        {forced ? (
          <b>
            {t(
              forced === 'edit' ? 'privacy.calculator.forcedEdit' : 'privacy.calculator.forcedRead',
            )}
          </b>
        ) : (
          t('privacy.calculator.note')
        )}
      </p>
    </form>
  );
}
