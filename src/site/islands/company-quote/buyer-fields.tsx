import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDomValue } from '../use-dom-value.ts';
import styles from './company-quote.module.css';

/** What is typed about the buyer, field by field in their order. */
export type Buyer = readonly string[];

/**
 * For whom the quote is. The fields belong to no form and have no names, so that what is typed in them
 * is printed and never sent; they need no script. With it, they come back as they were when the quote
 * has been away because something in the form was wrong.
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
