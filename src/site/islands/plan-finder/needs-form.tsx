import type { FormEventHandler, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { featureNeeds, ssoNeeds } from '../../../domain/plan-finder.ts';
import { finderFieldNames, parseNeeds } from '../../../domain/plan-finder-query.ts';
import { Button } from '../../design/button.tsx';
import rows from '../../design/rows.module.css';
import type { FormError } from '../../form/form-error.ts';
import { RadioGroup } from '../../form/radio-group.tsx';
import { AmountField } from './amount-field.tsx';
import styles from './needs-form.module.css';

/**
 * The form of needs. Its fields are uncontrolled, so that values typed before hydration are kept; without
 * script the button submits the form.
 *
 * @param asked initial values
 */
export function NeedsForm({
  ref,
  asked,
  formErrors,
  summary,
  onInput,
  onSubmit,
}: {
  ref: Ref<HTMLFormElement>;
  asked: URLSearchParams;
  formErrors: readonly FormError[];
  summary: ReactNode;
  onInput: FormEventHandler<HTMLFormElement>;
  onSubmit: FormEventHandler<HTMLFormElement>;
}) {
  const { t, i18n } = useTranslation();
  const { features, sso } = parseNeeds(asked, i18n.language).needs;
  return (
    <form
      ref={ref}
      action="#found"
      className={styles.form}
      noValidate
      onInput={onInput}
      onSubmit={onSubmit}
    >
      {summary}
      <fieldset>
        <legend>{t('help-me-choose.form.size')}</legend>
        <div className={styles.amounts}>
          {finderFieldNames.map((field) => (
            <AmountField
              key={field}
              field={field}
              asked={asked.get(field) ?? ''}
              sentence={formErrors.find((error) => error.field === field)?.sentence}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t('help-me-choose.form.needs')}</legend>
        <div className={rows.rows}>
          {featureNeeds.map((need) => (
            <label key={need}>
              <input
                type="checkbox"
                name="needs[]"
                value={need}
                defaultChecked={features.includes(need)}
              />
              <span>{t(`help-me-choose.needs.${need}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <RadioGroup
        name="sso"
        legend={t('help-me-choose.form.sso')}
        options={ssoNeeds.map((kind) => ({
          value: kind === 'none' ? '' : kind,
          label: <span>{t(`help-me-choose.sso.${kind}`)}</span>,
        }))}
        chosen={sso === 'none' ? '' : sso}
      />
      <Button>{t('help-me-choose.form.submit')}</Button>
    </form>
  );
}
