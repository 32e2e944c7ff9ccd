import { z } from 'zod';
import { currencies } from '../../domain/price-book.ts';
import { imprint } from './imprint.ts';
import {
  assumable,
  assumableEntry,
  count,
  countUpTo,
  day,
  inEachLanguage,
  money,
  oneOf,
  percent,
  text,
} from './values.ts';

const terms = z
  .strictObject({
    minimumAgeYears: countUpTo(21),
    logoOptOutDays: countUpTo(366),
    wrongPaymentFeePercent: percent,
    invoiceLeadWeeks: countUpTo(52),
    breachNoticeHours: countUpTo(720),
    loadPercentile: countUpTo(99),
    smallClaimsUpTo: money,
  })
  .transform(({ wrongPaymentFeePercent, smallClaimsUpTo, ...rest }) => ({
    ...rest,
    smallClaimsUpToCents: smallClaimsUpTo,
    wrongPaymentFeeBasisPoints: wrongPaymentFeePercent,
  }));

const backups = z.strictObject({
  keptDays: assumable(countUpTo(366)),
  plusEveryHours: assumable(countUpTo(23)),
  plusKeptDays: assumable(countUpTo(1100)),
});

/** Where wikis stand, and where the backups of that place are. */
const region = z.strictObject({ place: inEachLanguage(text), backups: inEachLanguage(text) });

/** What the open position offers. */
const position = assumableEntry({
  hoursPerWeek: countUpTo(60),
  yearlyPay: z.strictObject({ from: money, to: money }),
  leaveDays: countUpTo(60),
  place: inEachLanguage(text),
});

/** content/company.yaml */
export const companySchema = z
  .strictObject({
    creationMinutes: countUpTo(60),
    extensionsAvailable: count,
    extensionsPreinstalled: count,
    usBankDiscountPercent: percent,
    backups,
    assistantKeptDays: assumable(countUpTo(366)),
    servers: z.strictObject({
      networkGbit: assumable(count),
      pageViewsPerMonth: assumable(count),
    }),
    regions: assumable(
      z
        .array(region, { error: 'must be a list of places' })
        .min(1, { error: 'must have one place at least' }),
    ),
    position,
    terms,
    billingCurrencies: z
      .array(oneOf(currencies), { error: 'must be a list of currencies, such as [EUR, USD]' })
      .min(1, { error: 'must have at least one currency' })
      .refine((codes) => new Set(codes).size === codes.length, {
        error: 'must name each currency once',
      }),
    imprint,
    legalUpdatedOn: z.strictObject({
      terms: day,
      privacyPolicy: day,
      privacyPolicyAddition: day,
      acceptableUse: day,
      dmca: day,
    }),
  })
  .transform(({ usBankDiscountPercent, ...rest }) => ({
    ...rest,
    usBankDiscountBasisPoints: usBankDiscountPercent,
  }));
