/** The beds that stand for plans, from the smallest: how long a side is, and what is written there. */
export const planBeds = [
  { side: 58, lines: [30] },
  { side: 78, lines: [48, 48, 30] },
  { side: 102, lines: [76, 76, 76, 76] },
  { side: 128, lines: [100, 100, 100, 100, 100, 100, 30, 30] },
] as const;
