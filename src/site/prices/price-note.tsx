import { useTranslation } from 'react-i18next';
import { useSite } from '../context.tsx';
import { listPlaces } from '../price-names.ts';
import { Cite } from '../text/cite.tsx';
import { useHref } from '../text/link.tsx';
import { ComingRate } from './coming-rate.tsx';
import { priceFormId, useHasPriceForm } from './price-form.tsx';
import styles from './price-note.module.css';

/** Which prices stand beside the note; personal plans alone are in the money of the country. */
type Kind = 'personal' | 'business' | 'all';

/** For whom the prices beside it are shown, in what money and with what tax, and how to change it. */
export function PriceNote({ of: kind, isCited = true }: { of: Kind; isCited?: boolean }) {
  const { t, i18n } = useTranslation();
  const { choice, context } = useSite();
  return (
    <>
      {choice ? (
        `${t(`prices.line.${lineOf(kind, context.currency)}`, {
          place: listPlaces(i18n).find(({ code }) => code === choice.country)?.name,
        })}. `
      ) : (
        <>
          {t('prices.line.list')}
          {isCited && <Cite claim="prices-without-tax" />}.{' '}
        </>
      )}
      {choice?.isTaxIncluded && <ComingRate country={choice.country} />}
      <PriceButton hasOffer={isCited && !choice} />
    </>
  );
}

/**
 * Opens the form that changes for whom prices are shown, in place and without script. For a visitor who
 * has not chosen, script may turn it into an offer of the prices of their country. On a page without
 * the form it is a link to one, which script opens in place.
 */
function PriceButton({ hasOffer }: { hasOffer: boolean }) {
  const { t } = useTranslation();
  const href = useHref();
  const blanks = { place: '{place}', price: '{price}' };
  const offers = {
    vat: t('prices.offer.vat', blanks),
    tax: t('prices.offer.tax', blanks),
    none: t('prices.offer.none', blanks),
  };
  if (!useHasPriceForm()) {
    return (
      <a href={href('plans', priceFormId)} data-behaviour="price-link" data-when="interaction">
        {t('prices.change')}
      </a>
    );
  }
  return (
    <button
      type="button"
      popoverTarget={priceFormId}
      className={styles.change}
      data-offer={hasOffer ? JSON.stringify(offers) : undefined}
    >
      {t('prices.change')}
    </button>
  );
}

function lineOf(kind: Kind, currency: string) {
  if (kind === 'business' || currency === 'USD') return 'dollars';
  return kind === 'all' ? 'all' : 'own';
}
