import { useTranslation } from 'react-i18next';
import { calculatorQuery } from '../../../domain/calculator-query.ts';
import type { CalculatorRequest } from '../../../domain/calculator-request.ts';
import { ErrorSummary } from '../../form/error-summary.tsx';
import { useCalculatorErrors } from '../../islands/price-calculator/use-calculator-errors.ts';

/**
 * Reports a selection that is not on offer. Its last link goes back in the history, where the form keeps its
 * values; without script it leads to the form with the valid values filled in.
 */
export function InvalidSelection({
  request: { given, errors, unknown },
}: {
  request: CalculatorRequest;
}) {
  const { t } = useTranslation();
  const heading = unknown.some((name) => name === 'product' || name === 'country')
    ? t('price-calculator.problem.invalid')
    : t('form-errors.heading');
  return (
    <ErrorSummary heading={heading} errors={useCalculatorErrors(errors, unknown)}>
      <p>
        <a href={`?${calculatorQuery(given)}`} data-behaviour="go-back" data-when="idle">
          {t('common.goBack')}
        </a>
      </p>
      <p>{t('price-calculator.problem.below')}</p>
    </ErrorSummary>
  );
}
