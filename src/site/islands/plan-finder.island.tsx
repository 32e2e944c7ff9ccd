import { type FormEvent, useEffect, useRef, useState } from 'react';
import { findPlans } from '../../domain/plan-finder.ts';
import { parseNeeds } from '../../domain/plan-finder-query.ts';
import type { IslandDefinition } from './island.tsx';
import { NeedsForm } from './plan-finder/needs-form.tsx';
import type { FinderHrefs, OfferedPlan } from './plan-finder/offered-plan.ts';
import styles from './plan-finder/plan-finder.module.css';
import { Ranking } from './plan-finder/ranking.tsx';
import { useDomValue } from './use-dom-value.ts';

interface Props {
  /** The form's fields as the address gives them, without a question mark. */
  query: string;
  plans: readonly OfferedPlan[];
  hrefs: FinderHrefs;
  /** Name of the plan that is sold by quote. */
  enterprise: string;
  /** Where the visitor pays tax, as far as it is known. */
  country: string | undefined;
}

/**
 * The form of wishes, and the plans ranked by them as soon as there is one or the form is sent; with
 * script the ranking follows every change.
 */
function PlanFinder({ query: asked, plans, hrefs, enterprise, country }: Props) {
  const [query, setQuery] = useState(asked);
  const [isSent, setIsSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLParagraphElement>(null);
  const { needs, errors } = parseNeeds(new URLSearchParams(query));

  useDomValue(form, (element) => setQuery(queryOf(element)));
  useEffect(() => {
    if (query !== asked) history.replaceState(null, '', `?${query}`);
  }, [query, asked]);

  const showAnswer = (event: FormEvent) => {
    event.preventDefault();
    setIsSent(true);
    answer.current?.focus();
  };
  return (
    <div className={styles.finder}>
      <NeedsForm
        ref={form}
        asked={new URLSearchParams(asked)}
        errors={errors}
        onInput={(event) => setQuery(queryOf(event.currentTarget))}
        onSubmit={showAnswer}
      />
      <Ranking
        answerRef={answer}
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

/** Writes down what the form says, as it would send it but without its empty fields. */
function queryOf(form: HTMLFormElement): string {
  const fields = [...(new FormData(form) as unknown as Iterable<[string, string]>)];
  return new URLSearchParams(fields.filter(([, value]) => value !== '')).toString();
}

export default {
  name: 'plan-finder',
  namespaces: ['help-me-choose'],
  Component: PlanFinder,
} satisfies IslandDefinition<Props>;
