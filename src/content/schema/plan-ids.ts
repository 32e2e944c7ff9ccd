import { productIds } from '../../domain/price-book.ts';

/** The business plans, smallest first. */
export const businessPlanIds = [
  'businessFoundation',
  'businessPro',
  'businessQuantum',
  'enterprise',
] as const;

/** Every plan: the personal ones, which the calculator sells, before the business plans. */
export const planIds = [...productIds, ...businessPlanIds] as const;
export type PlanId = (typeof planIds)[number];

/** Rows of the comparison table whose cells are words: yes, no, or how far a plan goes. */
export const featureIds = [
  'unlimitedPages',
  'unlimitedUsers',
  'noAds',
  'https',
  'noBranding',
  'privacyTiers',
  'automaticUpgrades',
  'contentLicensing',
  'mobileSupport',
  'extensionsPreinstalled',
  'addExtensions',
  'addSkins',
  'dailyBackups',
  'selfServicePortal',
  'freeSubdomain',
  'ownDomain',
  'visualEditor',
  'enhancedSearch',
  'templateImport',
  'semanticMediaWiki',
  'matomoAnalytics',
  'sso',
  'massAddUsers',
  'accessRestriction',
  'sshAccess',
  'bespokeFiles',
  'mediaWikiVersion',
] as const;
export type FeatureId = (typeof featureIds)[number];

/** Rows of the comparison table whose cells are amounts, or a sentence of their own. */
export const amountRowIds = [
  'includedWikis',
  'extraWikiPrice',
  'storage',
  'bestFor',
  'monthlyPrice',
  'annualPrice',
] as const;

/** Every row of the comparison table, in its order. */
export const planRowIds = [...featureIds, ...amountRowIds] as const;
export type PlanRowId = (typeof planRowIds)[number];

/** What a cell of a feature row can say; each word but yes and no has a text of its own. */
export const featureValues = [
  'yes',
  'no',
  'basic',
  'advanced',
  'latestLts',
  'anyVersion',
  'onDedicated',
] as const;
export type FeatureValue = (typeof featureValues)[number];
