import type { ComponentType } from 'react';
import type { Ground } from '../../design/section.tsx';
import type { TextKey } from '../../text/text-key.ts';
import { Assistant } from './assistant.tsx';
import { Arrival, Night } from './drawings.tsx';
import { Labels } from './labels.tsx';
import { MapAndChart } from './map-and-chart.tsx';
import { NoAds } from './no-ads.tsx';
import { Refusal } from './refusal.tsx';
import { SelfService } from './self-service.tsx';
import { SignOnKinds } from './sign-on-kinds.tsx';
import { SpamTools } from './spam-tools.tsx';
import type { Availability } from './use-from-plan.ts';
import { Walls } from './walls.tsx';

export interface FeatureEntry {
  id:
    | 'privacy'
    | 'assistant'
    | 'extensions'
    | 'noAds'
    | 'selfService'
    | 'migration'
    | 'sso'
    | 'antiSpam'
    | 'support';
  availability: Availability;
  /** A second paragraph. */
  more?: TextKey;
  /** Some points, below the text. */
  Points?: ComponentType;
  /** Something to see. */
  Show: ComponentType;
}

/** One that has a part of the page to itself. */
export interface LargeFeature extends FeatureEntry {
  /** What it stands on; paper without it. */
  ground?: Ground;
  /** Whether what is to be seen is a picture that stands beside all the words. */
  isPictured?: boolean;
}

/**
 * The features in the order of the page, after the editor, which opens it. Those that share a part stand
 * in rows of one form between two large ones, so that each large one has paper above and below it.
 */
export const chapters: readonly (LargeFeature | readonly FeatureEntry[])[] = [
  [
    {
      id: 'extensions',
      availability: 'addExtensions',
      more: 'features.extensions.more',
      Points: Labels,
      Show: MapAndChart,
    },
    {
      id: 'assistant',
      availability: 'onRequest',
      more: 'features.assistant.more',
      Show: Assistant,
    },
  ],
  { id: 'privacy', availability: 'privacyTiers', Show: Walls, ground: 'sand' },
  [
    { id: 'sso', availability: 'sso', more: 'features.sso.more', Show: SignOnKinds },
    {
      id: 'antiSpam',
      availability: 'everyPlan',
      more: 'features.antiSpam.more',
      Points: SpamTools,
      Show: Refusal,
    },
  ],
  { id: 'selfService', availability: 'selfServicePortal', Show: SelfService, ground: 'night' },
  [{ id: 'noAds', availability: 'noAds', Show: NoAds }],
  {
    id: 'migration',
    availability: 'everyPlan',
    more: 'features.migration.more',
    Show: Arrival,
    ground: 'sage',
    isPictured: true,
  },
  {
    id: 'support',
    availability: 'everyPlan',
    Show: Night,
    ground: 'night',
  },
];
