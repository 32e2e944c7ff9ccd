import { useTranslation } from 'react-i18next';
import { calculatorQuery } from '../../../domain/calculator-query.ts';
import {
  type FieldErrors,
  type GivenFields,
  parameterNames,
  quantityFields,
  quantityLimits,
} from '../../../domain/calculator-request.ts';
import { formatCount } from '../../../i18n/format.ts';
import { useSite } from '../../context.tsx';
import styles from './problems.module.css';

/**
 * Says that product or country is not on offer. Its link goes back in the browser's history, where
 * the form still holds what was typed; without script it leads to the form filled in with the rest.
 */
export function InvalidSelection({ given }: { given: GivenFields }) {
  const { t } = useTranslation();
  return (
    <Problem>
      <p>{t('price-calculator.problem.invalid')}</p>
      <p>
        <a href={`?${calculatorQuery(given)}`} data-behaviour="go-back" data-when="idle">
          {t('common.goBack')}
        </a>
      </p>
      <p>{t('price-calculator.problem.below')}</p>
    </Problem>
  );
}

/** Lists what is wrong in the form below, each a link to its field. */
export function ProblemSummary({ errors }: { errors: FieldErrors }) {
  const { t } = useTranslation();
  const { locale } = useSite();
  return (
    <Problem>
      <h2>{t('price-calculator.problem.fields')}</h2>
      <ul>
        {quantityFields.map((field) => {
          const error = errors[field];
          if (!error) return null;
          const label = t(`price-calculator.form.${parameterNames[field]}.label`);
          const limit = formatCount(locale, quantityLimits[field]);
          return (
            <li key={field}>
              <a href={`#${parameterNames[field]}`}>
                {label}: {t(`price-calculator.problem.${error}`, { limit })}
              </a>
            </li>
          );
        })}
      </ul>
    </Problem>
  );
}

function Problem({ children }: { children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: who sent a form must learn at once that it was refused
    <div className={styles.problem} tabIndex={-1} autoFocus role="alert">
      {children}
    </div>
  );
}
