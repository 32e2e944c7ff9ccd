import { z } from 'zod';
import { count, day, money, percent } from './values.ts';

const terms = z
  .strictObject({
    minimumAgeYears: count,
    logoOptOutDays: count,
    wrongPaymentFeePercent: percent,
    invoiceLeadWeeks: count,
    breachNoticeHours: count,
    loadPercentile: count,
    smallClaimsLimit: money,
  })
  .transform(({ wrongPaymentFeePercent, smallClaimsLimit, ...rest }) => ({
    ...rest,
    wrongPaymentFeeBasisPoints: wrongPaymentFeePercent,
    smallClaimsLimitCents: smallClaimsLimit,
  }));

/** content/company.yaml */
export const companySchema = z
  .strictObject({
    creationMinutes: count,
    extensionsAvailable: count,
    extensionsPreinstalled: count,
    usBankDiscountPercent: percent,
    terms,
    updatedOn: z.strictObject({ terms: day, privacyPolicy: day, acceptableUse: day }),
  })
  .transform(({ usBankDiscountPercent, ...rest }) => ({
    ...rest,
    usBankDiscountBasisPoints: usBankDiscountPercent,
  }));
