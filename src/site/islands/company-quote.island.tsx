import { useEffect, useRef, useState } from 'react';
import { quoteCompany } from '../../domain/company-quote.ts';
import {
  type CompanyRequest,
  companyQuery,
  parseCompanyQuery,
} from '../../domain/company-request.ts';
import { ErrorSummary } from '../form/error-summary.tsx';
import { useErrorSummary } from '../form/use-error-summary.ts';
import { useInvalidChoices } from '../form/use-invalid-choices.ts';
import type { Buyer } from './company-quote/buyer-fields.tsx';
import { CompanyForm } from './company-quote/company-form.tsx';
import type { CompanyOffers } from './company-quote/company-offers.ts';
import styles from './company-quote/company-quote.module.css';
import { Outcome } from './company-quote/outcome.tsx';
import { QuoteSheet } from './company-quote/quote-sheet.tsx';
import { companyChoiceFields, useCompanyErrors } from './company-quote/use-company-errors.ts';
import { useVatNumber } from './company-quote/use-vat-number.ts';
import type { IslandDefinition } from './island.tsx';
import { useDomValue } from './use-dom-value.ts';
import { isFaulty } from './vat-number/vat-number-form.ts';

interface Props {
  locale: string;
  offers: CompanyOffers;
  /** The request in the address. */
  asked: CompanyRequest;
}

/** A company's form and its quote; with script the quote updates on every change. */
function CompanyQuote({ locale, offers, asked }: Props) {
  const [request, setRequest] = useState(asked);
  const wasRefused = Object.keys(asked.errors).length > 0 || asked.unknown.length > 0;
  const vatNumber = useVatNumber(request.given.country);
  const [buyer, setBuyer] = useState<Buyer>([]);
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLElement>(null);
  const query = companyQuery(request.given);
  const askedQuery = companyQuery(asked.given);
  const [unknown, lookAtUnknown] = useInvalidChoices(asked.unknown, companyChoiceFields);
  const read = (element: HTMLFormElement, changed?: string) => {
    lookAtUnknown(element, changed);
    const fields = [...(new FormData(element) as unknown as Iterable<[string, string]>)];
    setRequest(
      parseCompanyQuery(
        fields,
        { addons: offers.addons, countries: offers.places.map(({ code }) => code) },
        locale,
      ),
    );
  };
  const isCorrected = unknown.length < asked.unknown.length;
  useDomValue(form, read);
  useEffect(() => {
    if (query !== askedQuery || isCorrected) history.replaceState(null, '', `?${query}`);
  }, [query, askedQuery, isCorrected]);

  const formErrors = useCompanyErrors({ errors: request.errors, unknown, vatForm: vatNumber.form });
  const errorSummary = useErrorSummary(formErrors.length > 0, wasRefused);
  const showAnswer = async ({ elements }: HTMLFormElement) => {
    const typed = (elements.namedItem('vat') as HTMLInputElement | null)?.value ?? '';
    const vatForm = await vatNumber.judge(typed).catch(console.error);
    const isVatFaulty = vatForm !== undefined && isFaulty(vatForm);
    if (isVatFaulty || formErrors.some(({ field }) => field)) errorSummary.show();
    else {
      if (form.current) lookAtUnknown(form.current, '');
      answer.current?.focus();
    }
  };
  const { given, needs } = request;
  const place = offers.places.find(({ code }) => code === given.country);
  const taxBasisPoints = given.isTaxIncluded ? (place?.taxBasisPoints ?? 0) : 0;
  const isClear = formErrors.length === 0;
  const quote = isClear && needs ? quoteCompany(offers.book, needs, taxBasisPoints) : undefined;
  return (
    <div className={styles.company}>
      <CompanyForm
        ref={form}
        offers={offers}
        given={asked.given}
        formErrors={formErrors}
        summary={
          errorSummary.isShown && (
            <ErrorSummary ref={errorSummary.ref} id="quote" errors={formErrors} />
          )
        }
        vatNumber={vatNumber}
        onInput={({ currentTarget, target }) =>
          read(currentTarget, (target as HTMLInputElement).name)
        }
        onSubmit={(event) => {
          event.preventDefault();
          showAnswer(event.currentTarget).catch(console.error);
        }}
      />
      <section
        ref={answer}
        id={errorSummary.isShown ? undefined : 'quote'}
        tabIndex={-1}
        aria-labelledby="quote-title"
      >
        {quote?.kind === 'plan' ? (
          <QuoteSheet
            locale={locale}
            offers={offers}
            quote={quote}
            billing={given.billing}
            place={place}
            isTaxIncluded={given.isTaxIncluded}
            vatNumber={vatNumber.isAsked ? vatNumber.typed : ''}
            buyer={buyer}
            onBuyer={setBuyer}
            query={query}
          />
        ) : (
          <Outcome locale={locale} offers={offers} quote={quote} hasErrors={!isClear} />
        )}
      </section>
    </div>
  );
}

export default {
  name: 'company-quote',
  namespaces: ['company-quote', 'price-calculator', 'vat-number', 'form-errors'],
  Component: CompanyQuote,
} satisfies IslandDefinition<Props>;
