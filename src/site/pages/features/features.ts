import type { ComponentType } from 'react';
import type { Ground } from '../../design/section.tsx';
import type { TextKey } from '../../text/text-key.ts';
import { AntiSpam } from './anti-spam.tsx';
import { Assistant } from './assistant.tsx';
import { Editor } from './editor.tsx';
import { Labels } from './labels.tsx';
import { Moves } from './moves.tsx';
import { NoAds } from './no-ads.tsx';
import { SelfService } from './self-service.tsx';
import { SignOn } from './sign-on.tsx';
import { Support } from './support.tsx';
import type { Availability } from './use-from-plan.ts';
import { Walls } from './walls.tsx';

export interface FeatureEntry {
  id:
    | 'privacy'
    | 'visualEditor'
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
  /** Something to see, below the text or, where it is narrow, beside it. */
  Show?: ComponentType;
  isBeside?: boolean;
  /** What sets it apart from the features around it. */
  ground?: Ground;
}

/**
 * The features in the order of the page; those of one row stand side by side where it is wide. The
 * photograph of the editor is so far down that browsers do not yet get it with the first screen.
 */
export const rows: readonly (readonly FeatureEntry[])[] = [
  [{ id: 'privacy', availability: 'privacyTiers', Show: Walls }],
  [
    {
      id: 'assistant',
      availability: 'onRequest',
      more: 'features.assistant.more',
      Show: Assistant,
      isBeside: true,
    },
  ],
  [{ id: 'visualEditor', availability: 'visualEditor', Show: Editor, ground: 'sage' }],
  [
    {
      id: 'extensions',
      availability: 'addExtensions',
      more: 'features.extensions.more',
      Show: Labels,
    },
    { id: 'noAds', availability: 'noAds', Show: NoAds },
  ],
  [
    {
      id: 'selfService',
      availability: 'selfServicePortal',
      Show: SelfService,
      ground: 'night',
    },
  ],
  [
    {
      id: 'migration',
      availability: 'everyPlan',
      more: 'features.migration.more',
      Show: Moves,
    },
  ],
  [{ id: 'sso', availability: 'sso', more: 'features.sso.more', Show: SignOn, ground: 'sand' }],
  [
    {
      id: 'antiSpam',
      availability: 'everyPlan',
      more: 'features.antiSpam.more',
      Show: AntiSpam,
    },
  ],
  [{ id: 'support', availability: 'everyPlan', Show: Support }],
];
