import { useTranslation } from 'react-i18next';
import { finderPlans } from '../../../content/finder-plans.ts';
import { businessPlans, personalPlans } from '../../../content/plans.ts';
import { site } from '../../../content/site.ts';
import { parseNeeds } from '../../../domain/plan-finder-query.ts';
import { Section } from '../../design/section.tsx';
import { Island } from '../../islands/island.tsx';
import type { OfferedPlan } from '../../islands/plan-finder/offered-plan.ts';
import planFinder from '../../islands/plan-finder.island.tsx';
import { useHref } from '../../layout/link.tsx';
import { Text } from '../../text/text.tsx';

const fieldNames = /^(needs(\[\d*\])?|sso|wikis|storage|employees|budget)$/;

/** Our own plan finder: wishes on one side, the plans ranked by them on the other. */
export function Finder({ query }: { query: string }) {
  const { t } = useTranslation();
  const href = useHref();
  const plans = finderPlans.flatMap((plan): OfferedPlan[] => {
    const isPersonal = personalPlans.some(({ id }) => id === plan.id);
    return [...personalPlans, ...businessPlans]
      .filter(({ id }) => id === plan.id)
      .map(({ name, purchaseLink }) => ({
        ...plan,
        name,
        href: site.links[purchaseLink] || href('unsetLink'),
        isPersonal,
      }));
  });
  return (
    <Section
      id="finder"
      title={t('help-me-choose.finder.title')}
      note={<Text k="help-me-choose.finder.note" />}
    >
      <Island
        of={planFinder}
        when="interaction"
        props={{
          query,
          plans,
          hrefs: {
            enterprise: site.links.enterpriseForm || href('unsetLink'),
            contact: href('contact'),
            dedicated: href('dedicated'),
            priceCalculator: href('priceCalculator'),
          },
        }}
      />
    </Section>
  );
}

/**
 * Takes the finder's fields out of a request, so that the island carries nothing else.
 *
 * @returns the fields as a query of their own, and whether one of them cannot be read
 */
export function finderFields(query: URLSearchParams): { fields: string; hasErrors: boolean } {
  const fields = new URLSearchParams([...query].filter(([name]) => fieldNames.test(name)));
  return {
    fields: fields.toString(),
    hasErrors: Object.keys(parseNeeds(fields).errors).length > 0,
  };
}
