import { type FeatureNeed, type FinderPlan, featureNeeds, type SsoNeed } from '../plan-finder.ts';

interface Terms {
  includedWikis: number;
  storageGb: number;
  /** What a further wiki costs in a year. */
  wikiCents?: number;
  sso?: SsoNeed;
  has?: readonly FeatureNeed[];
  /** What the table says of SSH instead of a plain no. */
  sshAccess?: 'onDedicated';
}

/** Plans whose prices can be added up by hand; content/ may have others. */
export const workedPlans: readonly FinderPlan[] = [
  plan('basics', [[0, 5, 11_999]], { includedWikis: 1, storageGb: 10 }),
  plan('pro', [[0, 5, 17_999]], { includedWikis: 1, storageGb: 25, has: ['ownDomain'] }),
  plan('quantum', [[0, 5, 29_999]], {
    includedWikis: 2,
    storageGb: 100,
    sso: 'basic',
    has: ['ownDomain', 'matomoAnalytics'],
  }),
  plan('ultra', [[0, 5, 47_999]], {
    includedWikis: 3,
    storageGb: 1000,
    sso: 'basic',
    has: ['ownDomain', 'matomoAnalytics'],
    sshAccess: 'onDedicated',
  }),
  plan(
    'businessFoundation',
    [
      [6, 15, 24_000],
      [16, 25, 42_000],
      [26, 50, 84_000],
    ],
    { includedWikis: 1, storageGb: 10, wikiCents: 5_400 },
  ),
  plan('businessQuantum', [[6, 50, 60_000]], {
    includedWikis: 2,
    storageGb: 100,
    wikiCents: 4_200,
    sso: 'basic',
    has: ['ownDomain', 'matomoAnalytics'],
  }),
];

function plan(
  id: string,
  bands: readonly (readonly [employeesFrom: number, employeesTo: number, annualCents: number])[],
  { includedWikis, storageGb, wikiCents = 6_000, sso = 'none', has = [], sshAccess }: Terms,
): FinderPlan {
  const cells = featureNeeds.map((need) => [need, has.includes(need) ? 'yes' : 'no']);
  return {
    id,
    bands: bands.map(([employeesFrom, employeesTo, annualCents]) => ({
      employeesFrom,
      employeesTo,
      annualCents,
    })),
    features: { ...Object.fromEntries(cells), sso, ...(sshAccess && { sshAccess }) },
    includedWikis,
    storageGb,
    extraWikiAnnualCents: wikiCents,
    extraStorageAnnualCentsPerGb: 120,
    taxBasisPoints: 0,
  };
}
