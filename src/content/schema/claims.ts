import { z } from 'zod';
import { planRowIds } from './plan-ids.ts';
import { day, id, language, link, money, oneOf, perLanguage, text } from './values.ts';

const sectionExpectation =
  'must be a section of the terms: 1 to 21, P1 to P4 for the privacy policy, or AUP';

const termsSection = z
  .string({ error: `${sectionExpectation}, in quotation marks` })
  .regex(/^([1-9]|1\d|2[01]|P[1-4]|AUP)$/, { error: sectionExpectation });

/** Where a statement is written, or what it rests on. */
export const claimSource = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('terms'), section: termsSection }),
    z.strictObject({ kind: z.literal('promise'), termsSection: termsSection.optional() }),
    z.strictObject({
      kind: z.literal('plan'),
      row: oneOf(planRowIds),
      plans: oneOf(['personal', 'business']).default('personal'),
    }),
    z.strictObject({ kind: z.literal('page'), route: id, anchor: id.optional() }),
    z.strictObject({
      kind: z.literal('law'),
      name: perLanguage(text),
      url: perLanguage(link),
      language: language.optional(),
    }),
    z.strictObject({
      kind: z.literal('host'),
      name: text,
      url: link,
      date: day,
      language: language.default('en'),
    }),
    z.strictObject({ kind: z.literal('measurement'), date: day, method: text }),
    z.strictObject({ kind: z.literal('record'), name: perLanguage(text) }),
  ],
  {
    error: 'must start with a kind: terms, promise, plan, page, law, host, measurement or record',
  },
);

/** content/claims.yaml */
export const claimsSchema = z.array(
  z
    .strictObject({
      id,
      source: claimSource,
      amount: money.optional(),
      advertised: z.literal(true).optional(),
    })
    .transform(({ amount, ...claim }): typeof claim & { amountCents?: number } =>
      amount === undefined ? claim : { ...claim, amountCents: amount },
    ),
);

export type Claim = z.output<typeof claimsSchema>[number];
export type ClaimSource = z.output<typeof claimSource>;
