import { useTranslation } from 'react-i18next';
import { content } from '../../content/content.ts';
import { planOf } from '../../content/plans.ts';
import { formatList } from '../../i18n/format.ts';
import { useSite } from '../context.tsx';
import fold from '../design/fold.module.css';
import { Section } from '../design/section.tsx';
import { taxNote } from '../prices/tax-note.ts';
import { Money } from '../text/money.tsx';
import { Text } from '../text/text.tsx';
import type { TextKey } from '../text/text-key.ts';
import styles from './add-ons.module.css';

/**
 * What can be added to any plan, and what each costs.
 *
 * @param isFolded whether a line below the plans unfolds them
 */
export function AddOns({ isFolded = false }: { isFolded?: boolean }) {
  const { t, i18n } = useTranslation();
  const { locale, prices, choice, context } = useSite();
  const cards = (
    <>
      <ul className={styles.cards}>
        {prices.addons.map(({ id, colour, per, includedIn, monthly }) => (
          <li key={id} className={`${styles.card} ${styles[colour]}`}>
            <h3>{t(`add-ons.${id}.name` as TextKey)}</h3>
            <p className={styles.cost}>
              <b>
                <Money of={monthly} />
              </b>{' '}
              {t(`add-ons.per.${per}`)}, {taxNote(i18n, choice, context)}
            </p>
            <p>
              <Text k={`add-ons.${id}.text` as TextKey} />
              {includedIn.length > 0 &&
                ` ${t('add-ons.includedIn', {
                  plans: formatList(
                    locale,
                    includedIn.map((plan) => planOf(plan).name),
                  ),
                })}.`}
            </p>
          </li>
        ))}
        {content.addons.byQuote.map(({ id, colour }) => (
          <li key={id} className={`${styles.card} ${styles[colour]}`}>
            <h3>{t(`add-ons.${id}.name` as TextKey)}</h3>
            <p className={styles.cost}>
              <b>{t('add-ons.quote')}</b>
            </p>
            <p>
              <Text k={`add-ons.${id}.text` as TextKey} />
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.after}>
        <Text k="add-ons.after" />
      </p>
    </>
  );
  if (isFolded) {
    return (
      <details className={`${fold.fold} ${styles.folded}`} id="add-ons">
        <summary>{t('add-ons.title')}</summary>
        {cards}
      </details>
    );
  }
  return (
    <Section id="add-ons" title={t('add-ons.title')}>
      {cards}
    </Section>
  );
}
