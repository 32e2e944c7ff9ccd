export interface WeightedItem {
  /** Lower case, without parameters. */
  value: string;
  /** 0 means "not acceptable". */
  quality: number;
}

/** Cache of parsed headers: browsers send the same few. */
const read = new Map<string, readonly WeightedItem[]>();
const readLimit = { headers: 500, length: 200 };
/** No browser sends as many; further items are ignored. */
const maxItems = 100;

/**
 * Reads a header that lists alternatives with weights, such as `de-AT, en;q=0.7` (RFC 9110 section
 * 12.4.2). An item whose weight is malformed is skipped, because a guess could turn a refusal into
 * a wish.
 *
 * @returns the items, best first; equal weights stay in the order of the header
 */
export function parseWeightedList(header: string): readonly WeightedItem[] {
  const known = read.get(header);
  if (known) return known;
  const items = parse(header);
  if (header.length <= readLimit.length) {
    if (read.size >= readLimit.headers) read.clear();
    read.set(header, items);
  }
  return items;
}

function parse(header: string): WeightedItem[] {
  return header
    .split(',', maxItems)
    .flatMap((item) => {
      const [value = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => /^q\s*=/.test(parameter));
      const quality = weight === undefined ? 1 : parseWeight(weight);
      return value && quality !== undefined ? [{ value, quality }] : [];
    })
    .sort((a, b) => b.quality - a.quality);
}

function parseWeight(parameter: string): number | undefined {
  const [, digits] = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(parameter) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
