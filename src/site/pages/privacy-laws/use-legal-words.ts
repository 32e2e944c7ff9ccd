import { useTranslation } from 'react-i18next';
import type { PrivacyLaw, Statute, TimeLimit } from '../../../domain/privacy-law.ts';
import { formatList, numberFormat } from '../../../i18n/format.ts';
import { useSite } from '../../context.tsx';

type Named = Statute['id'] | PrivacyLaw['regulators'][number];

/** Laws and authorities whose names no language translates, with the language of the name. */
const untranslated: Partial<Record<Named, string>> = {
  ukGdpr: 'en',
  dataProtectionAct: 'en',
  lgpd: 'pt',
  ccpa: 'en',
  ico: 'en',
  anpd: 'pt',
  cppa: 'en',
};

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
    /** The language of a name, for reading it aloud; undefined when it is the page's. */
    languageOf: (id: Named | undefined) => id && untranslated[id],
    /** A time limit in words: `45 days`, `1 month`. */
    limitOf: ({ amount, unit }: TimeLimit) =>
      numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount),
  };
}
