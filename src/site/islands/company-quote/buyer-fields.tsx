import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDomValue } from '../use-dom-value.ts';
import styles from './company-quote.module.css';

/** The buyer's fields, in their order. */
export type Buyer = readonly string[];

/**
 * The buyer's name and address. The fields belong to no form and have no names, so their values are printed
 * and never sent; they need no script. With script they keep their values while a mistake in the form hides
 * the quote.
 */
export function BuyerFields({
  vatNumber,
  typed: [company, address, note],
  onType,
}: {
  vatNumber: string;
  typed: Buyer;
  onType: (typed: Buyer) => void;
}) {
  const { t } = useTranslation();
  const fields = useRef<HTMLFieldSetElement>(null);
  const read = ({ elements }: HTMLFieldSetElement) =>
    onType([...(elements as Iterable<HTMLInputElement>)].map(({ value }) => value));
  useDomValue(fields, read);
  return (
    <fieldset
      ref={fields}
      className={styles.buyer}
      onInput={({ currentTarget }) => read(currentTarget)}
    >
      <legend>{t('company-quote.buyer.title')}</legend>
      <label>
        <span>{t('company-quote.buyer.company')}</span>
        <input type="text" defaultValue={company} autoComplete="organization" />
      </label>
      <label>
        <span>{t('company-quote.buyer.address')}</span>
        <textarea rows={3} defaultValue={address} autoComplete="street-address" />
      </label>
      {vatNumber && (
        <p>
          <span>{`${t('vat-number.label')}:`}</span> <span translate="no">{vatNumber}</span>
        </p>
      )}
      <label>
        <span>{t('company-quote.buyer.note')}</span>
        <textarea rows={2} defaultValue={note} />
      </label>
      <small>{t('company-quote.buyer.stays')}</small>
    </fieldset>
  );
}
