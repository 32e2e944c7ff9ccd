import { z } from 'zod';
import { type LinkId, linkIds } from './link-ids.ts';
import { assumableEntry, countUpTo, day, link, oneOf, optionalLink, text } from './values.ts';

const hostExpectation = 'must be a host name such as wikigarth.example, in small letters';
const robotExpectation = 'must be a name of letters, hyphens and _ only, such as GPTBot';
/** A product token of RFC 9309 section 2.2.1. */
const robotName = z
  .string({ error: robotExpectation })
  .regex(/^[A-Za-z_-]+$/, { error: robotExpectation });

/** What visitors see who have not chosen for whom prices are shown. */
const priceDisplays = ['suggest', 'byLocation'] as const;

const originExpectation = 'must be https:// and a host, without a slash at the end';

const fieldExpectation = 'must be a name without blanks, such as wikiname, or "" to leave it out';
/** The name of a parameter in an address. */
const fieldName = z
  .string({ error: fieldExpectation })
  .regex(/^[\w[\].-]*$/, { error: fieldExpectation });

const liveExpectation = 'must be http:// or https:// and a host, without a slash at the end, or ""';
/** How a build becomes the live site. */
const publishing = z.strictObject({
  command: z.string({ error: 'must be a command in quotation marks, or ""' }),
  address: z.string({ error: liveExpectation }).refine(isOriginOrEmpty, { error: liveExpectation }),
  timeoutSeconds: countUpTo(3600),
});

function isOriginOrEmpty(value: string): boolean {
  return (
    value === '' ||
    (/^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value)
  );
}

/** content/site.yaml */
export const siteSchema = z.strictObject({
  brandName: text,
  foundedOn: day,
  siteUrl: link.refine((value) => URL.canParse(value) && new URL(value).origin === value, {
    error: originExpectation,
  }),
  wikiHost: z
    .string({ error: hostExpectation })
    .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, { error: hostExpectation }),
  locationServices: z
    .array(link, { error: 'must be a list of web addresses, or []' })
    .max(2, { error: 'can name two services at most' }),
  demonstration: z.boolean({ error: 'must be true or false' }),
  priceDisplay: oneOf(priceDisplays).default('suggest'),
  refusedRobots: z.array(robotName, {
    error: 'must be a list of names such as [GPTBot, CCBot], or [] to let every robot in',
  }),
  fieldTimings: z.boolean({ error: 'must be true or false' }).default(false),
  publishing: publishing.default({ command: '', address: '', timeoutSeconds: 60 }),
  securityReports: z.strictObject({ until: day }),
  ownExtensions: assumableEntry({ first: text, second: text }),
  cartFields: z.strictObject({
    name: fieldName,
    address: fieldName,
    colour: fieldName,
    level: fieldName,
  }),
  links: z.strictObject({
    ...(Object.fromEntries(linkIds.map((linkId) => [linkId, optionalLink])) as Record<
      LinkId,
      typeof optionalLink
    >),
    // RFC 9116 section 2.5.3: security.txt always says where to report.
    securityReport: link,
  }),
});
