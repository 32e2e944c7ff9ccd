import { useTranslation } from 'react-i18next';
import type { Statute, TimeLimit } from '../../../domain/privacy-law.ts';
import { formatList, numberFormat } from '../../../i18n/format.ts';
import { useSite } from '../../context.tsx';

/** Gives the words for statutes and time limits in the page's language. */
export function useLegalWords() {
  const { t } = useTranslation();
  const { locale } = useSite();
  const nameOf = ({ id, sinceYear }: Statute) =>
    t(`privacy-laws.statutes.${id}`, { year: String(sinceYear) });
  return {
    /** The name of a statute, without its number. */
    nameOf,
    /** The names of several statutes as one list. */
    namesOf: (statutes: readonly Statute[]) => formatList(locale, statutes.map(nameOf)),
    /** A time limit in words: `45 days`, `1 month`. */
    limitOf: ({ amount, unit }: TimeLimit) =>
      numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount),
  };
}
