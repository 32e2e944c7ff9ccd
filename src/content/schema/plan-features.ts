import { z } from 'zod';
import { type FeatureId, featureIds, featureValues, type PlanId, planIds } from './plan-ids.ts';
import { assumable, oneOf } from './values.ts';

const cell = assumable(oneOf(featureValues));

const row = z.strictObject(
  Object.fromEntries(planIds.map((plan) => [plan, cell])) as Record<PlanId, typeof cell>,
);

/** content/plan-features.yaml: a cell for every row and every plan. */
export const planFeaturesSchema = z.strictObject(
  Object.fromEntries(featureIds.map((feature) => [feature, row])) as Record<FeatureId, typeof row>,
);
