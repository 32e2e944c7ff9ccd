import { z } from 'zod';
import { count, countUpTo, day, percent } from './values.ts';

const terms = z
  .strictObject({
    minimumAgeYears: countUpTo(21),
    logoOptOutDays: countUpTo(366),
    wrongPaymentFeePercent: percent,
    invoiceLeadWeeks: countUpTo(52),
    breachNoticeHours: countUpTo(720),
    loadPercentile: countUpTo(99),
  })
  .transform(({ wrongPaymentFeePercent, ...rest }) => ({
    ...rest,
    wrongPaymentFeeBasisPoints: wrongPaymentFeePercent,
  }));

/** content/company.yaml */
export const companySchema = z
  .strictObject({
    creationMinutes: countUpTo(60),
    extensionsAvailable: count,
    extensionsPreinstalled: count,
    usBankDiscountPercent: percent,
    terms,
    legalUpdatedOn: z.strictObject({
      terms: day,
      privacyPolicy: day,
      acceptableUse: day,
      dmca: day,
    }),
  })
  .transform(({ usBankDiscountPercent, ...rest }) => ({
    ...rest,
    usBankDiscountBasisPoints: usBankDiscountPercent,
  }));
