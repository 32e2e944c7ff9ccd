import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import choice from '../design/choice.module.css';
import { Section } from '../design/section.tsx';
import visually from '../design/visually-hidden.module.css';
import type { PlanKind } from '../plan-row-id.ts';
import { PriceNote } from '../prices/price-note.tsx';
import { Text } from '../text/text.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import styles from './plan-prices.module.css';
import { BusinessPrices, PersonalPrices } from './price-strips.tsx';

/**
 * The prices of all plans, with a switch between personal and business plans. Radio buttons and CSS switch
 * without script.
 *
 * @param id of the section, for links to it
 * @param title of the section
 * @param comparisons content below the prices of each kind; by default the folded feature table
 * @param labels labels of the cards' rows; with them, each plan has a drawing
 * @param first the kind that is shown first
 * @param isInRows whether each plan is a row on wide screens
 * @param isTitleHidden whether the heading is visually hidden
 * @param note a next step below the prices
 * @param smallPrint a line below; by default that plans renew, none if the page says that elsewhere
 * @param children remarks before the comparison
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
  first?: PlanKind;
  isInRows?: boolean;
  isTitleHidden?: boolean;
  note?: ReactNode;
  smallPrint?: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  // Links may lead to rows or reference marks in the hidden panel, so the behaviour is needed.
  const isLinkedTo = comparisons !== undefined || first === 'business';
  return (
    <Section
      id={id}
      title={title ?? t('plans.table.title')}
      isTitleHidden={isTitleHidden}
      background="sand"
    >
      {children}
      <div>
        <div
          className={styles.use}
          {...(isLinkedTo && { 'data-behaviour': 'switch', 'data-when': 'idle' })}
        >
          <fieldset className={choice.switch}>
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
          {comparisons?.personal ?? <PlanComparison kind="personal" />}
        </div>
        <div className={styles.businessPanel}>
          <BusinessPrices labels={labels} isInRows={isInRows} />
          {comparisons?.business ?? <PlanComparison kind="business" />}
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
