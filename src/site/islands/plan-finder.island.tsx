import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findPlans } from '../../domain/plan-finder.ts';
import { parseNeeds } from '../../domain/plan-finder-query.ts';
import { ErrorSummary } from '../form/error-summary.tsx';
import { useErrorSummary } from '../form/use-error-summary.ts';
import type { IslandDefinition } from './island.tsx';
import { NeedsForm } from './plan-finder/needs-form.tsx';
import type { FinderHrefs, OfferedPlan } from './plan-finder/offered-plan.ts';
import styles from './plan-finder/plan-finder.module.css';
import { Ranking } from './plan-finder/ranking.tsx';
import { useFinderErrors } from './plan-finder/use-finder-errors.ts';
import { useDomValue } from './use-dom-value.ts';

interface Props {
  /** The form's fields as the address gives them, without a question mark. */
  query: string;
  /** Whether the address names a wish that is not on offer, which no field of the form can show. */
  isBeyondForm: boolean;
  plans: readonly OfferedPlan[];
  hrefs: FinderHrefs;
  /** Name of the plan that is sold by quote. */
  enterprise: string;
  /** The visitor's country of tax; undefined if unknown. */
  country: string | undefined;
}

/**
 * The plan finder: a form of needs, and the plans ranked by them. With script the ranking updates on every
 * change.
 */
function PlanFinder({ query: asked, isBeyondForm, plans, hrefs, enterprise, country }: Props) {
  const { i18n } = useTranslation();
  const [query, setQuery] = useState(asked);
  const [isSent, setIsSent] = useState(false);
  // It counts until the visitor answers by the form.
  const [isUnread, setIsUnread] = useState(isBeyondForm);
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLParagraphElement>(null);
  const { needs, errors } = parseNeeds(new URLSearchParams(query), i18n.language);

  useDomValue(form, (element) => setQuery(queryOf(element)));
  useEffect(() => {
    if (query !== asked) history.replaceState(null, '', `?${query}`);
  }, [query, asked]);

  const formErrors = useFinderErrors(errors);
  const wasRefused = query === asked && formErrors.length > 0;
  const errorSummary = useErrorSummary(formErrors.length > 0, wasRefused);
  const showAnswer = (event: FormEvent) => {
    event.preventDefault();
    if (formErrors.length > 0) {
      errorSummary.show();
      return;
    }
    setIsSent(true);
    setIsUnread(false);
    answer.current?.focus();
  };
  return (
    <div className={styles.finder}>
      <NeedsForm
        ref={form}
        asked={new URLSearchParams(asked)}
        formErrors={formErrors}
        summary={
          errorSummary.isShown && (
            <ErrorSummary ref={errorSummary.ref} id="found" errors={formErrors} />
          )
        }
        onInput={(event) => {
          setQuery(queryOf(event.currentTarget));
          setIsUnread(false);
        }}
        onSubmit={showAnswer}
      />
      <Ranking
        answerRef={answer}
        answerId={errorSummary.isShown ? undefined : 'found'}
        isUnclear={formErrors.length > 0 || isUnread}
        isAsked={isSent || query !== ''}
        plans={plans}
        needs={needs}
        finding={findPlans(plans, needs)}
        hrefs={hrefs}
        enterprise={enterprise}
        country={country}
      />
    </div>
  );
}

/** Serialises the form as it would be submitted, without empty fields. */
function queryOf(form: HTMLFormElement): string {
  const fields = [...(new FormData(form) as unknown as Iterable<[string, string]>)];
  return new URLSearchParams(fields.filter(([, value]) => value !== '')).toString();
}

export default {
  name: 'plan-finder',
  namespaces: ['help-me-choose', 'form-errors'],
  Component: PlanFinder,
} satisfies IslandDefinition<Props>;
