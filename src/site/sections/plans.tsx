import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { businessPlans, personalPlans } from '../../content/plans.ts';
import { Section } from '../design/section.tsx';
import { RouteLink } from '../layout/link.tsx';
import { Text } from '../text/text.tsx';
import { BusinessPrice, PersonalPrice } from './plan-price.tsx';
import { PlanTable } from './plan-table.tsx';
import styles from './plans.module.css';

/**
 * All plans, with the switch between personal and business. The switch is a pair of radio buttons
 * and the style sheet's: it needs no script.
 *
 * @param isOpen whether the comparison of every feature is unfolded from the start
 * @param hasComparison whether the comparison is here at all; if not, a link leads to it
 */
export function Plans({
  isOpen = false,
  hasComparison = true,
}: {
  isOpen?: boolean;
  hasComparison?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <Section id="plans" title={t('plans.table.title')} note={<Text k="plans.table.note" />}>
      <div className={styles.plans}>
        <fieldset className={styles.switch}>
          <legend>{t('plans.table.label')}</legend>
          <label>
            <input type="radio" name="use" value="personal" defaultChecked />
            {t('plans.table.personal')}
          </label>
          <label>
            <input type="radio" name="use" value="business" className={styles.business} />
            {t('plans.table.business')}
          </label>
        </fieldset>
        <div className={styles.personalPanel}>
          <PersonalPlans isOpen={isOpen} hasComparison={hasComparison} />
        </div>
        <div className={styles.businessPanel}>
          <BusinessPlans isOpen={isOpen} hasComparison={hasComparison} />
        </div>
      </div>
      <div className={styles.after}>
        {!hasComparison && (
          <p>
            <RouteLink to="plans" fragment="plans">
              {t('plans.compareAll')}
            </RouteLink>
          </p>
        )}
        <p>
          <Text k="plans.table.cancelling" />
        </p>
        <p>
          <Text k="plans.table.links" />
        </p>
      </div>
    </Section>
  );
}

interface PanelProps {
  isOpen?: boolean;
  hasComparison?: boolean;
}

/** Basics to Ultra: the prices as a strip, every feature in a table. */
export function PersonalPlans({ isOpen = false, hasComparison = true }: PanelProps) {
  const { t } = useTranslation();
  return (
    <>
      <Strip>
        {personalPlans.map((plan) => (
          <PersonalPrice key={plan.id} plan={plan} />
        ))}
      </Strip>
      {hasComparison && (
        <Comparison isOpen={isOpen}>
          <PlanTable plans={personalPlans} caption={t('plans.table.personalCaption')} />
        </Comparison>
      )}
    </>
  );
}

/** Business Foundation to Enterprise, likewise. */
export function BusinessPlans({ isOpen = false, hasComparison = true }: PanelProps) {
  const { t } = useTranslation();
  return (
    <>
      <Strip>
        {businessPlans.map((plan) => (
          <BusinessPrice key={plan.id} plan={plan} />
        ))}
      </Strip>
      {hasComparison && (
        <Comparison isOpen={isOpen}>
          <PlanTable plans={businessPlans} caption={t('plans.table.businessCaption')} />
        </Comparison>
      )}
    </>
  );
}

function Strip({ children }: { children: ReactNode }) {
  return <div className={styles.strip}>{children}</div>;
}

function Comparison({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <details className={styles.comparison} open={isOpen}>
      <summary>{t('plans.compareAll')}</summary>
      {children}
    </details>
  );
}
