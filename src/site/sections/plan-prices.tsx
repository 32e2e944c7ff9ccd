import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import choice from '../design/choice.module.css';
import { Section } from '../design/section.tsx';
import visually from '../design/visually-hidden.module.css';
import type { PlanUse } from '../plan-row-id.ts';
import { PriceNote } from '../prices/price-note.tsx';
import { Text } from '../text/text.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import styles from './plan-prices.module.css';
import { BusinessPrices, PersonalPrices } from './price-strips.tsx';

/**
 * What all plans cost, with the switch between personal and business. The switch is a pair of radio
 * buttons that the style sheet follows, so it needs no script.
 *
 * @param id of the part, for links to it
 * @param title of the part
 * @param comparisons what stands below the prices of each kind: the comparison of every feature, folded,
 *   unless the page has another
 * @param labels of what the cards say, row by row; with them, each plan has a plot of the garden
 * @param first which kind the switch stands on, for a page that speaks to companies
 * @param isInRows whether each plan is a row where there is room for one
 * @param isTitleHidden whether the heading is only read aloud
 * @param note a next step below them
 * @param smallPrint what else one should know, in one line; by default that a plan renews, none if the page says
 *   that elsewhere
 * @param children what one should know before one compares them
 */
export function PlanPrices({
  id = 'plans',
  title,
  comparisons,
  labels,
  first = 'personal',
  isInRows = false,
  isTitleHidden = false,
  note,
  smallPrint = <Text k="plans.table.leaving" />,
  children,
}: {
  id?: string;
  title?: string;
  comparisons?: { personal: ReactNode; business: ReactNode };
  labels?: ReactNode;
  first?: PlanUse;
  isInRows?: boolean;
  isTitleHidden?: boolean;
  note?: ReactNode;
  smallPrint?: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  // Rows, and marks of references, are led to from elsewhere: also in the panel that is not shown at first.
  const isLinkedTo = comparisons !== undefined || first === 'business';
  return (
    <Section
      id={id}
      title={title ?? t('plans.table.title')}
      isTitleHidden={isTitleHidden}
      ground="sand"
    >
      {children}
      <div>
        <div className={styles.use}>
          <fieldset
            className={choice.switch}
            {...(isLinkedTo && { 'data-behaviour': 'switch', 'data-when': 'idle' })}
          >
            <legend className={visually.hidden}>{t('plans.table.label')}</legend>
            <label>
              <input
                type="radio"
                name="use"
                value="personal"
                defaultChecked={first === 'personal'}
              />
              {t('plans.table.personal')}
            </label>
            <label>
              <input
                type="radio"
                name="use"
                value="business"
                className={styles.business}
                defaultChecked={first === 'business'}
              />
              {t('plans.table.business')}
            </label>
          </fieldset>
          <small>
            <PriceNote of="all" />
          </small>
        </div>
        <div className={styles.personalPanel}>
          <PersonalPrices labels={labels} isInRows={isInRows} />
          {comparisons?.personal ?? <PlanComparison use="personal" />}
        </div>
        <div className={styles.businessPanel}>
          <BusinessPrices labels={labels} isInRows={isInRows} />
          {comparisons?.business ?? <PlanComparison use="business" />}
        </div>
      </div>
      <div className={styles.after}>
        {note && <p>{note}</p>}
        {smallPrint && (
          <p>
            <small>{smallPrint}</small>
          </p>
        )}
      </div>
    </Section>
  );
}
