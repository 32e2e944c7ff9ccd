import { useTranslation } from 'react-i18next';
import { useSite } from '../context.tsx';
import { listPlaces } from '../price-names.ts';
import { Cite } from '../text/cite.tsx';
import { RouteLink } from '../text/link.tsx';
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
      <PriceButton />
    </>
  );
}

/** Opens the form that changes for whom prices are shown, in place and without script. */
function PriceButton() {
  const { t } = useTranslation();
  if (!useHasPriceForm()) {
    return <RouteLink to="priceCalculator">{t('footer.links.priceCalculator')}</RouteLink>;
  }
  return (
    <button type="button" popoverTarget={priceFormId} className={styles.change}>
      {t('prices.change')}
    </button>
  );
}

function lineOf(kind: Kind, currency: string) {
  if (kind === 'business' || currency === 'USD') return 'dollars';
  return kind === 'all' ? 'all' : 'own';
}
