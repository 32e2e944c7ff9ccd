import { describe, expect, test } from 'vitest';
import { bedSizes, type DrawnPlan, plotOf } from './plan-plot.ts';

const smallest: DrawnPlan = {
  wikis: 1,
  storageGb: 10,
  hasCustomDomain: false,
  hasSingleSignOn: false,
  isStorageOpenEnded: false,
};
const plans = [1, 2, 3, 4, 9, Number.POSITIVE_INFINITY].flatMap((wikis) =>
  [false, true].flatMap((isStorageOpenEnded) =>
    [10, 1000].map((storageGb) => ({ ...smallest, wikis, isStorageOpenEnded, storageGb })),
  ),
);
/** Drawn width of the plot, in units of x and y. */
const plotWidth = 288;

function corners(plan: DrawnPlan) {
  const { size, things } = plotOf(plan);
  const { width, depth } = bedSizes[size];
  return things
    .filter(({ is }) => is === 'bed')
    .map(({ at: [x, y], scale }) => ({ x, y, farX: x + scale * width, farY: y + scale * depth }));
}

describe.each(plans)('$wikis wikis, $storageGb GB, fountain: $isStorageOpenEnded', (plan) => {
  const beds = corners(plan);

  test('there is a bed for each wiki, up to four', () => {
    expect(beds).toHaveLength(Math.min(plan.wikis, 4));
  });

  test('no two beds share ground, and none leaves the plot', () => {
    for (const [index, bed] of beds.entries()) {
      expect(Math.min(bed.x, bed.y)).toBeGreaterThanOrEqual(-8);
      expect(Math.max(bed.farX, bed.farY)).toBeLessThanOrEqual(136);
      for (const other of beds.slice(index + 1)) {
        const isApart =
          bed.farX < other.x || other.farX < bed.x || bed.farY < other.y || other.farY < bed.y;
        expect(isApart).toBe(true);
      }
    }
  });

  test('a fountain stands where no bed is', () => {
    const fountains = plotOf(plan).things.filter(({ is }) => is === 'fountain');
    expect(fountains).toHaveLength(plan.isStorageOpenEnded ? 1 : 0);
    for (const { at } of fountains) {
      const [x, y] = at;
      const isInBed = beds.some((bed) => x > bed.x && x < bed.farX && y > bed.y && y < bed.farY);
      expect(isInBed).toBe(false);
    }
  });
});

test.each([1, 2, 3, 4])('%d wikis fill at least four fifths of the width', (wikis) => {
  const beds = corners({ ...smallest, wikis });
  const left = Math.min(...beds.map(({ x, farY }) => x - farY));
  const right = Math.max(...beds.map(({ farX, y }) => farX - y));
  expect(right - left).toBeGreaterThanOrEqual(0.8 * plotWidth);
});

test('more storage makes a larger bed', () => {
  const [small, large] = [10, 25].map(
    (storageGb) => plotOf({ ...smallest, storageGb }).things[0]?.scale,
  );
  expect(large).toBeGreaterThan(small ?? Number.NaN);
});
