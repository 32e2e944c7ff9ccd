import type { Content } from '../schema/files.ts';
import type { Problem } from './problem.ts';
import type { SourceFile } from './source-file.ts';

type Band = Content['plans']['business'][number]['bands'][number];

/**
 * Finds ranges of employees that overlap, leave a gap, or are not those of the other business
 * plans: they are the columns of one table, and say where business begins.
 *
 * @param source content/plans.yaml with positions
 */
export function checkBands({ plans }: Content, source: SourceFile): Problem[] {
  const faults = plans.business.flatMap(({ name, bands }, plan) =>
    faultsIn(name, bands).map(({ index, sentence }) => ({
      file: source.file,
      line: source.lineOf(['business', plan, 'bands', index]),
      path: ['business', plan, 'bands', index],
      sentence,
    })),
  );
  return faults.length > 0 ? faults : differences(plans.business, source);
}

function faultsIn(name: string, bands: readonly Band[]): { index: number; sentence: string }[] {
  const range = `a range of employees of ${name}`;
  return bands.flatMap(({ employeesFrom, employeesTo }, index) => {
    const previousTo = bands[index - 1]?.employeesTo;
    return [
      employeesTo < employeesFrom &&
        `${range} ends at ${employeesTo}, before it starts at ${employeesFrom}.`,
      previousTo !== undefined &&
        employeesFrom !== previousTo + 1 &&
        `${range} starts at ${employeesFrom}; the one before it ends at ${previousTo}, so it must start at ${previousTo + 1}.`,
    ].flatMap((sentence) => (sentence ? [{ index, sentence }] : []));
  });
}

/** The ranges that most plans share are taken to be right. */
function differences(plans: Content['plans']['business'], source: SourceFile): Problem[] {
  const banded = [...plans.entries()].filter(([, { bands }]) => bands.length > 0);
  const { file } = source;
  if (banded.length === 0) {
    const sentence = 'one plan at least must have "bands": they say where business begins.';
    return [{ file, line: source.lineOfKey(['business']), sentence }];
  }
  const ranges = banded.map(([, { bands }]) => rangesOf(bands));
  const sharing = (range: string) => ranges.filter((other) => other === range).length;
  const usual = ranges.reduce((one, other) => (sharing(other) > sharing(one) ? other : one));
  const model = banded[ranges.indexOf(usual)]?.[1];
  return banded.flatMap(([index, { name, bands }]) => {
    if (!model || rangesOf(bands) === usual) return [];
    const sentence = `the ranges of employees of ${name} are ${rangesOf(bands)}; write those of ${model.name}: ${usual}.`;
    const path = ['business', index, 'bands'];
    return [{ file, line: source.lineOfKey(path), path, sentence }];
  });
}

function rangesOf(bands: readonly Band[]): string {
  return bands.map((band) => `${band.employeesFrom} to ${band.employeesTo}`).join(', ');
}
