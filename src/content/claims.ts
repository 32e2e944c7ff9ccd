import { content } from './content.ts';
import type { Claim } from './schema/claims.ts';

export type { Claim, ClaimSource } from './schema/claims.ts';

/** Where each claim is written, by the claim's id; the sentence itself is the text `claims.{id}`. */
export const claims: Readonly<Record<string, Claim>> = Object.fromEntries(
  content.claims.map((claim) => [claim.id, claim]),
);
