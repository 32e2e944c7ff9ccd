/** The regions whose privacy rights the site explains; `other` is the rest of the world. */
export const privacyRegions = ['BR', 'EU', 'UK', 'US', 'other'] as const;

export type PrivacyRegion = (typeof privacyRegions)[number];

/** Every right that at least one region grants; the words are the translators'. */
export type PrivacyRight =
  | 'access'
  | 'anonymise'
  | 'complain'
  | 'confirmProcessing'
  | 'correct'
  | 'delete'
  | 'deleteConsented'
  | 'humanReview'
  | 'informed'
  | 'informedOfRefusal'
  | 'informedOfSharing'
  | 'limitSensitive'
  | 'noAutomatedDecision'
  | 'noRetaliation'
  | 'object'
  | 'optOutOfSale'
  | 'portability'
  | 'restrict'
  | 'withdrawConsent';

/** A time limit as a law words it; a month is a calendar month. */
export interface TimeLimit {
  amount: number;
  unit: 'day' | 'month';
}

/** A statute by id, because its name differs by language (GDPR, DSGVO, RGPD). */
export interface Statute {
  id: 'gdpr' | 'ukGdpr' | 'dataProtectionAct' | 'lgpd' | 'ccpa';
  /** The official number, where the statute is cited by one. */
  number?: string;
  /** The year since which it binds. */
  sinceYear: number;
  /** The year since which it binds in its present, amended form. */
  amendedYear?: number;
}

export interface PrivacyLaw {
  /** Empty where local law decides. */
  statutes: readonly Statute[];
  rights: readonly PrivacyRight[];
  /** How long we have for a full answer. */
  answerLimit: TimeLimit;
  /** How much longer a difficult request may take. */
  extensionLimit?: TimeLimit;
  /** Brazil: a plain answer is due at once, and the limit is for the full one (LGPD, Art. 19). */
  isSimpleAnswerImmediate: boolean;
  /** How soon a data breach goes to the regulator. */
  breachNoticeHours?: number;
  /** Whom to complain to, by id; the EU has one authority per member state. */
  regulators: readonly ('nationalAuthority' | 'ico' | 'anpd' | 'californiaAttorney' | 'cppa')[];
}

const gdprRights = [
  'informed',
  'access',
  'correct',
  'delete',
  'restrict',
  'portability',
  'object',
  'noAutomatedDecision',
  'complain',
] as const satisfies readonly PrivacyRight[];

const gdprLimits = {
  answerLimit: { amount: 1, unit: 'month' },
  extensionLimit: { amount: 2, unit: 'month' },
  isSimpleAnswerImmediate: false,
} as const;

/**
 * What each region's law grants. EU: GDPR Art. 12-22, 33 and 77; UK: the same text as kept in UK
 * law; Brazil: LGPD Art. 18-20; US: the California act, the widest of the state laws, where it
 * applies. Everybody else is offered the core rights as our own policy, in the time the GDPR sets.
 */
export const privacyLaws: Record<PrivacyRegion, PrivacyLaw> = {
  BR: {
    statutes: [{ id: 'lgpd', number: '13.709/2018', sinceYear: 2020 }],
    rights: [
      'confirmProcessing',
      'access',
      'correct',
      'anonymise',
      'portability',
      'deleteConsented',
      'informedOfSharing',
      'informedOfRefusal',
      'withdrawConsent',
      'object',
      'humanReview',
      'complain',
    ],
    answerLimit: { amount: 15, unit: 'day' },
    isSimpleAnswerImmediate: true,
    regulators: ['anpd'],
  },
  EU: {
    statutes: [{ id: 'gdpr', number: '2016/679', sinceYear: 2018 }],
    rights: gdprRights,
    ...gdprLimits,
    breachNoticeHours: 72,
    regulators: ['nationalAuthority'],
  },
  UK: {
    statutes: [
      { id: 'ukGdpr', sinceYear: 2021 },
      { id: 'dataProtectionAct', sinceYear: 2018 },
    ],
    rights: gdprRights,
    ...gdprLimits,
    breachNoticeHours: 72,
    regulators: ['ico'],
  },
  US: {
    statutes: [{ id: 'ccpa', sinceYear: 2020, amendedYear: 2023 }],
    rights: [
      'informed',
      'access',
      'delete',
      'correct',
      'portability',
      'optOutOfSale',
      'limitSensitive',
      'noRetaliation',
    ],
    answerLimit: { amount: 45, unit: 'day' },
    extensionLimit: { amount: 45, unit: 'day' },
    isSimpleAnswerImmediate: false,
    regulators: ['californiaAttorney', 'cppa'],
  },
  other: {
    statutes: [],
    rights: ['access', 'correct', 'delete'],
    answerLimit: { amount: 1, unit: 'month' },
    isSimpleAnswerImmediate: false,
    regulators: [],
  },
};

const regionNames: ReadonlyMap<string, PrivacyRegion> = new Map([
  ...privacyRegions.map((region) => [region.toLowerCase(), region] as const),
  ['gb', 'UK'],
  ['brazil', 'BR'],
]);

/**
 * Reads the `country` of the privacy-law form, in any case; `GB` and `Brazil` count as well.
 *
 * @returns the region, or `invalid` for the form's unchosen option and for anything unknown
 */
export function parseRegion(country: string): PrivacyRegion | 'invalid' {
  return regionNames.get(country.trim().toLowerCase()) ?? 'invalid';
}
