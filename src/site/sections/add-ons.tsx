import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { content } from '../../content/content.ts';
import { planOf } from '../../content/plans.ts';
import { formatList } from '../../i18n/format.ts';
import { useSite } from '../context.tsx';
import { Section } from '../design/section.tsx';
import { Drawing } from '../garden/drawing.tsx';
import { taxNote } from '../prices/tax-note.ts';
import { Money } from '../text/money.tsx';
import { Text } from '../text/text.tsx';
import type { TextKey } from '../text/text-key.ts';
import styles from './add-ons.module.css';

interface AddOnProps {
  id: string;
  colour: string;
  price: ReactNode;
  /** Unit of the price, such as one wiki. */
  per?: ReactNode;
  /** Plans that include it. */
  children?: ReactNode;
}

/** One add-on: drawing, short description, price and details. */
function AddOn({ id, colour, price, per, children }: AddOnProps) {
  const { t } = useTranslation();
  return (
    <li className={styles.card}>
      <Drawing
        name="add-ons"
        view={id}
        size={{ width: 220, height: 150 }}
        className={styles[colour]}
      />
      <h3>{t(`add-ons.${id}.name` as TextKey)}</h3>
      <p className={styles.short}>{t(`add-ons.${id}.short` as TextKey)}</p>
      <p>
        <b>{price}</b> {per && <small>{per}</small>}
      </p>
      <p>
        <Text k={`add-ons.${id}.text` as TextKey} />
        {children}
      </p>
    </li>
  );
}

/** The add-ons of any plan with their prices, and links to related pages. */
export function AddOns() {
  const { t, i18n } = useTranslation();
  const { locale, prices, choice, context } = useSite();
  return (
    <Section id="add-ons" title={t('add-ons.title')} size="small">
      <ul className={styles.cards}>
        {prices.addons.map(({ id, colour, per, includedIn, monthly }) => (
          <AddOn
            key={id}
            id={id}
            colour={colour}
            price={<Money of={monthly} />}
            per={`${t(`add-ons.per.${per}`)}, ${taxNote(i18n, choice, context)}`}
          >
            {includedIn.length > 0 &&
              ` ${t('add-ons.includedIn', {
                plans: formatList(
                  locale,
                  includedIn.map((plan) => planOf(plan).name),
                ),
              })}.`}
          </AddOn>
        ))}
        {content.addons.byQuote.map(({ id, colour }) => (
          <AddOn key={id} id={id} colour={colour} price={t('add-ons.quote')} />
        ))}
      </ul>
      <div className={styles.after}>
        <p>
          <Text k="add-ons.after" />
        </p>
        <p>
          <Text k="plans.table.links" />
        </p>
      </div>
    </Section>
  );
}
