import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalculatorChoice } from '../../domain/calculator-choices.ts';
import {
  type CalculatorRequest,
  choicesOf,
  type FieldErrors,
  type GivenFields,
  parseCalculatorQuery,
} from '../../domain/calculator-request.ts';
import { includedAddonsOf, type PriceBook } from '../../domain/price-book.ts';
import { estimateEach, estimatePrice } from '../../domain/price-estimate.ts';
import { ErrorSummary } from '../form/error-summary.tsx';
import { useErrorSummary } from '../form/use-error-summary.ts';
import { useInvalidChoices } from '../form/use-invalid-choices.ts';
import type { PriceNames } from '../price-line.ts';
import type { IslandDefinition } from './island.tsx';
import { CalculatorForm, type FormChoices } from './price-calculator/calculator-form.tsx';
import { plantingOf } from './price-calculator/planting.ts';
import styles from './price-calculator/price-calculator.module.css';
import { type OrderLink, PriceSummary } from './price-calculator/price-summary.tsx';
import { StickyTotal } from './price-calculator/sticky-total.tsx';
import {
  calculatorChoiceFields,
  useCalculatorErrors,
} from './price-calculator/use-calculator-errors.ts';
import { useDomValue } from './use-dom-value.ts';

export interface PriceCalculatorProps {
  locale: string;
  book: PriceBook;
  names: PriceNames;
  choices: FormChoices;
  /** The fields in the address. */
  given: GivenFields;
  errors: FieldErrors;
  /** Parameters of the address whose value is not on offer. */
  unknown: readonly CalculatorChoice[];
  order: OrderLink;
}

/** The price calculator's form, with a total that updates on every change. */
function PriceCalculator({
  locale,
  book,
  names,
  choices,
  unknown,
  order,
  ...sent
}: PriceCalculatorProps) {
  const { t } = useTranslation();
  const [{ given, errors }, setRequest] =
    useState<Pick<CalculatorRequest, 'given' | 'errors'>>(sent);
  const form = useRef<HTMLFormElement>(null);
  const [open, lookAtOpen] = useInvalidChoices(unknown, calculatorChoiceFields);
  const read = (element: HTMLFormElement, changed?: string) => {
    const fields = [...new FormData(element)] as [string, string][];
    lookAtOpen(element, changed);
    setRequest(parseCalculatorQuery(fields, choicesOf(book), locale));
  };
  useDomValue(form, read);
  const formErrors = useCalculatorErrors(errors, open);
  const wereQuantitiesFaulty = Object.keys(sent.errors).length > 0;
  const errorSummary = useErrorSummary(
    formErrors.length > 0,
    wereQuantitiesFaulty && unknown.length === 0,
  );
  const preventInvalidSubmit = (event: FormEvent) => {
    if (!formErrors.some(({ field }) => field)) return;
    event.preventDefault();
    errorSummary.show();
  };
  const price = formErrors.length > 0 ? undefined : estimatePrice(book, given, locale);
  const each = estimateEach(book, given.country);
  const taxed = each.taxBasisPoints === 0 ? 'noTax' : 'withTax';
  const tax = t(`price-calculator.priceSummary.${given.country ? taxed : 'beforeTax'}`);
  const plan = choices.plans.find(({ id }) => id === given.product);
  const planting = plantingOf(plan?.plot, price?.lines);
  return (
    <div className={styles.calculator}>
      <CalculatorForm
        ref={form}
        onInput={({ currentTarget, target }) =>
          read(currentTarget, (target as HTMLInputElement).name)
        }
        onSubmit={preventInvalidSubmit}
        locale={locale}
        names={names}
        choices={choices}
        given={sent.given}
        formErrors={formErrors}
        summary={
          errorSummary.isShown && <ErrorSummary ref={errorSummary.ref} errors={formErrors} />
        }
        each={each}
        included={given.product ? includedAddonsOf(book, given.product) : []}
        tax={tax}
      >
        {price && (
          <StickyTotal price={price} billing={given.billing} tax={tax} planting={planting} />
        )}
      </CalculatorForm>
      <PriceSummary
        locale={locale}
        names={names}
        price={price}
        billing={given.billing}
        country={given.country}
        tax={tax}
        order={order}
        planting={planting}
      />
    </div>
  );
}

export default {
  name: 'price-calculator',
  namespaces: ['price-calculator', 'form-errors'],
  Component: PriceCalculator,
} satisfies IslandDefinition<PriceCalculatorProps>;
