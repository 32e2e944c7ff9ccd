import { useTranslation } from 'react-i18next';
import {
  type CompanyFieldError,
  type CompanyNumber,
  companyLimits,
} from '../../../domain/company-request.ts';
import { formatCount } from '../../../i18n/format.ts';
import { Figures } from '../../text/figures.tsx';
import styles from '../live-estimate/calculator-form.module.css';

/** How many of something a company has or needs, with what is wrong about it beside it. */
export function NumberField({
  field,
  locale,
  typed,
  isTypedFaulty,
  error,
}: {
  field: CompanyNumber;
  locale: string;
  /** What the field starts with; may be empty. */
  typed: string;
  isTypedFaulty: boolean;
  error: CompanyFieldError | undefined;
}) {
  const { t } = useTranslation();
  const { least, most } = companyLimits[field];
  return (
    <div className={styles.field}>
      <label htmlFor={field}>{t(`company-quote.form.${field}.label`)}</label>
      <p className={styles.hint} id={`${field}-hint`}>
        {t(`company-quote.form.${field}.hint`)}
      </p>
      {error && (
        <p className={styles.error} id={`${field}-error`}>
          <Figures>
            {error === 'tooSmall'
              ? t('company-quote.form.tooSmall', { least: formatCount(locale, least) })
              : t(`price-calculator.problem.${error}`, { limit: formatCount(locale, most) })}
          </Figures>
        </p>
      )}
      <input
        id={field}
        name={field}
        // A number field would drop what it cannot read, and nothing that was typed may be lost.
        type={isTypedFaulty ? 'text' : 'number'}
        inputMode="numeric"
        min={least}
        max={most}
        step={1}
        defaultValue={typed.replace(/\p{Cc}/gu, '\ufffd')}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${field}-hint ${field}-error` : `${field}-hint`}
      />
    </div>
  );
}
