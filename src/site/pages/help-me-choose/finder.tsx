import { useTranslation } from 'react-i18next';
import { finderPlans } from '../../../content/finder-plans.ts';
import { planOf } from '../../../content/plans.ts';
import { useSite } from '../../context.tsx';
import { Section } from '../../design/section.tsx';
import { Island } from '../../islands/island.tsx';
import type { OfferedPlan } from '../../islands/plan-finder/offered-plan.ts';
import planFinder from '../../islands/plan-finder.island.tsx';
import { PriceNote } from '../../prices/price-note.tsx';
import { usePlanContents } from '../../sections/plan-cell.ts';
import { useExternalHref, useHref } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import styles from './finder.module.css';

/** Our own plan finder: the form of needs, and the plans ranked by them. */
export function Finder({ query }: { query: string }) {
  const { t } = useTranslation();
  const href = useHref();
  const externalHref = useExternalHref();
  const { prices, choice, context, day, invalidParameters } = useSite();
  const holds = usePlanContents();
  const ranked = finderPlans(context, day);
  const plans = prices.plans.flatMap((priced) => {
    const { id, kind, name, purchaseLink, extraWiki } = priced;
    return ranked
      .filter((plan) => plan.id === id)
      .map(
        (plan): OfferedPlan => ({
          ...plan,
          name,
          holds: holds(priced),
          href: externalHref(purchaseLink),
          isPersonal: kind === 'personal',
          currency: extraWiki.currency,
          hasCode: extraWiki.hasCode ?? false,
        }),
      );
  });
  return (
    <Section
      id="finder"
      title={t('help-me-choose.finder.title')}
      note={<PriceNote of="all" />}
      background="sand"
    >
      <Island
        of={planFinder}
        when="interaction"
        props={{
          query,
          isBeyondForm: invalidParameters.length > 0,
          plans,
          hrefs: {
            enterprise: externalHref('enterpriseForm'),
            contact: href('contact'),
            dedicated: href('dedicated'),
            priceCalculator: href('priceCalculator'),
          },
          enterprise: planOf('enterprise').name,
          country: choice?.country,
        }}
      />
      <p className={styles.note}>
        <Text k="help-me-choose.finder.note" />
      </p>
    </Section>
  );
}
