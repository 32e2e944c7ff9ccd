import { useTranslation } from 'react-i18next';
import { calculatorQuery } from '../../../domain/calculator-query.ts';
import type { CalculatorRequest } from '../../../domain/calculator-request.ts';
import { MistakeSummary } from '../../form/mistake-summary.tsx';
import { useCalculatorMistakes } from '../../islands/live-estimate/use-calculator-mistakes.ts';

/**
 * Says that something is asked for that is not on offer. Its last link goes back in the browser's history, where
 * the form still holds what was typed; without script it leads to the form filled in with the rest.
 */
export function InvalidSelection({
  request: { given, errors, unknown },
}: {
  request: CalculatorRequest;
}) {
  const { t } = useTranslation();
  const heading = unknown.some((name) => name === 'product' || name === 'country')
    ? t('price-calculator.problem.invalid')
    : t('mistakes.heading');
  return (
    <MistakeSummary heading={heading} mistakes={useCalculatorMistakes(errors, unknown)}>
      <p>
        <a href={`?${calculatorQuery(given)}`} data-behaviour="go-back" data-when="idle">
          {t('common.goBack')}
        </a>
      </p>
      <p>{t('price-calculator.problem.below')}</p>
    </MistakeSummary>
  );
}
