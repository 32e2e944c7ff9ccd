import type { ComponentType } from 'react';
import type { DrawnWiki } from '../../../content/schema/showcase.ts';
import { EmberfallScreen } from './emberfall.tsx';
import { GearwrightScreen } from './gearwright.tsx';
import { LoomloreScreen } from './loomlore.tsx';
import { MossbookScreen } from './mossbook.tsx';
import { TidewaterScreen } from './tidewater.tsx';

/** A drawn page of every wiki: markup and style sheet only, so it is sharp, small and translated. */
export const screens: Record<DrawnWiki, ComponentType> = {
  tidewater: TidewaterScreen,
  loomlore: LoomloreScreen,
  gearwright: GearwrightScreen,
  emberfall: EmberfallScreen,
  mossbook: MossbookScreen,
};
