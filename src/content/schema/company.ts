import { z } from 'zod';
import { count, percent } from './values.ts';

const terms = z
  .strictObject({
    minimumAgeYears: count,
    logoOptOutDays: count,
    wrongPaymentFeePercent: percent,
    invoiceLeadWeeks: count,
    breachNoticeHours: count,
    loadPercentile: count,
  })
  .transform(({ wrongPaymentFeePercent, ...rest }) => ({
    ...rest,
    wrongPaymentFeeBasisPoints: wrongPaymentFeePercent,
  }));

/** content/company.yaml */
export const companySchema = z
  .strictObject({
    creationMinutes: count,
    extensionsAvailable: count,
    extensionsPreinstalled: count,
    usBankDiscountPercent: percent,
    terms,
  })
  .transform(({ usBankDiscountPercent, ...rest }) => ({
    ...rest,
    usBankDiscountBasisPoints: usBankDiscountPercent,
  }));
