import { fc } from '../../../src/testing/fast-check.ts';

type Path = (string | number)[];

/** Texts that need quotation marks in YAML. */
const awkwardTexts = [
  'yes',
  'no: never',
  '# not a comment',
  '- not a list',
  '1.50',
  '{{plans.pro.monthly}}',
  '[one, two]',
  'a, b} and "c"',
  "l'été",
  '*star',
  '2026-11-22',
  'null',
  ' blank before',
  'https://example.com/?a=b#c',
  'x'.repeat(200),
];

/** Changes that people make to a file: another value, an entry removed or added, another order. */
export function changedValue(value: unknown): fc.Arbitrary<{ after: unknown; kind: string }> {
  const values = pathsTo(value, (part) => typeof part !== 'object' || part === null);
  const lists = pathsTo(value, (part) => Array.isArray(part) && part.length > 0);
  const groups = pathsTo(value, (part) => isGroup(part) && Object.keys(part).length > 0);
  const kinds = [
    fc.record({ kind: fc.constant('value'), at: fc.constantFrom(...values) }),
    ...(lists.length > 0
      ? [
          fc.record({
            kind: fc.constantFrom('remove item', 'add item', 'move item'),
            at: fc.constantFrom(...lists),
          }),
        ]
      : []),
    fc.record({
      kind: fc.constantFrom('remove entry', 'add entry'),
      at: fc.constantFrom(...groups),
    }),
  ];
  return fc
    .tuple(fc.oneof(...kinds), fc.nat(), newScalar, fc.nat())
    .map(([{ kind, at }, index, fresh, other]) => {
      const after = structuredClone({ root: value });
      change(after, ['root', ...at], kind, { index, fresh, other });
      return { after: after.root, kind };
    });
}

const newScalar = fc.oneof(
  fc.constantFrom(...awkwardTexts),
  fc.string({ minLength: 1, maxLength: 30 }).filter((text) => !/[\n\r]/.test(text)),
  fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100),
);

function change(
  root: unknown,
  path: Path,
  kind: string,
  { index, fresh, other }: { index: number; fresh: unknown; other: number },
): void {
  const holder = path.slice(0, -1).reduce((part, key) => (part as never)[key], root) as never;
  const last = path.at(-1) as never;
  const part = (holder as Record<string, unknown>)[last];
  if (kind === 'value') (holder as Record<string, unknown>)[last] = fresh;
  else if (Array.isArray(part)) {
    const at = index % part.length;
    if (kind === 'remove item') part.splice(at, 1);
    else if (kind === 'move item') part.splice(other % part.length, 0, ...part.splice(at, 1));
    else part.splice(other % (part.length + 1), 0, renamed(structuredClone(part[at]), fresh));
  } else {
    const group = part as Record<string, unknown>;
    const names = Object.keys(group);
    if (kind === 'remove entry') delete group[names[index % names.length] as string];
    else group[`fresh${other}`] = index % 2 ? fresh : { inside: fresh, list: [fresh] };
  }
}

function renamed(item: unknown, fresh: unknown): unknown {
  if (!isGroup(item)) return fresh;
  const name = ['id', 'code', 'key'].find((each) => each in item);
  if (name) item[name] = `fresh-${String(item[name])}`;
  return item;
}

function pathsTo(value: unknown, isWanted: (part: unknown) => boolean, path: Path = []): Path[] {
  const own = isWanted(value) ? [path] : [];
  if (Array.isArray(value)) {
    return [...own, ...value.flatMap((part, index) => pathsTo(part, isWanted, [...path, index]))];
  }
  if (!isGroup(value)) return own;
  const entries = Object.entries(value);
  return [...own, ...entries.flatMap(([key, part]) => pathsTo(part, isWanted, [...path, key]))];
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
