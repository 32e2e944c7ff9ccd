import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../i18n/format.ts';
import { useSite } from '../context.tsx';
import { listPlaces } from '../price-names.ts';
import { Cite } from '../text/cite.tsx';
import { ComingRate } from './coming-rate.tsx';
import { priceDialogId } from './price-form.tsx';
import styles from './price-note.module.css';

/** The prices beside the note; only those of personal plans are in the country's currency. */
type Kind = 'personal' | 'business' | 'all';

/** States the country, currency and tax of the prices beside it, with the button to change them. */
export function PriceNote({ of: kind, isCited = true }: { of: Kind; isCited?: boolean }) {
  const { t, i18n } = useTranslation();
  const { choice, context, pageKey } = useSite();
  // The calculator's amounts show their currency themselves.
  const listLine = pageKey === 'priceCalculator' ? 'elsewhere' : 'list';
  return (
    <>
      {choice ? (
        `${t(`prices.line.${lineOf(kind, context.currency)}`, {
          place: listPlaces(i18n).find(({ code }) => code === choice.country)?.name,
        })}. `
      ) : (
        <>
          {t(`prices.line.${listLine}`)}
          {isCited && <Cite claim="prices-without-tax" />}.{' '}
        </>
      )}
      {choice?.isTaxIncluded && <ComingRate country={choice.country} />}
      {/* A line of its own on narrow screens, where an offer needs the room. */}
      <br />
      <PriceButton hasOffer={isCited && !choice} />
    </>
  );
}

/**
 * Opens the dialog to choose country and tax, without script. For a visitor without a choice, script may turn
 * it into an offer of their country's prices; the button reserves room for that. Browsers without popovers get
 * a link to the form instead.
 */
function PriceButton({ hasOffer }: { hasOffer: boolean }) {
  const { t } = useTranslation();
  const longest = useLongestOffer();
  const button = (
    <button
      type="button"
      popoverTarget={priceDialogId}
      className={`${styles.change} ${styles.button}`}
      data-offer={hasOffer ? '' : undefined}
    >
      {t('prices.change')}
    </button>
  );
  return (
    <>
      {hasOffer ? (
        <span className={styles.room} data-longest={longest}>
          {button}
        </span>
      ) : (
        button
      )}
      <a href={`#${priceDialogId}`} className={`${styles.change} ${styles.link}`}>
        {t('prices.change')}
      </a>
    </>
  );
}

/** What an offer says at most: the longest name of a place in the longest of the sentences. */
function useLongestOffer(): string {
  const { t, i18n } = useTranslation();
  const { locale, prices } = useSite();
  const smallest = prices.personal[0]?.prices[0]?.monthly;
  const place = longestOf(listPlaces(i18n).map(({ name }) => name));
  const price = smallest ? formatMoney(locale, smallest) : '';
  const kinds = ['vat', 'tax', 'none'] as const;
  return longestOf(kinds.map((kind) => t(`prices.offer.${kind}`, { place, price })));
}

function longestOf(texts: readonly string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}

function lineOf(kind: Kind, currency: string) {
  if (kind === 'business' || currency === 'USD') return 'dollars';
  return kind === 'all' ? 'all' : 'own';
}
