import { type LegalBlock, readLegal } from '../files/read-legal.ts';
import { type Change, describeChanges } from '../forms/describe-change.ts';
import { differingTexts, upperFirst, valueText } from '../forms/words.ts';
import { readValue } from '../project/editable-files.ts';
import type { FileChange } from '../project/write-files.ts';
import { subjectsOf, subjectTitle } from '../subjects/subjects.ts';

/** Describes the changes in some files, each with its file. */
export function fileChanges(changes: readonly FileChange[]): (Change & { file: string })[] {
  return changes.flatMap(({ file, before, after }) =>
    changesIn(file, before, after).map((change) => ({ ...change, file })),
  );
}

function changesIn(file: string, before: string, after: string): Change[] {
  if (file.endsWith('.mdx')) return legalChanges(file, readLegal(before), readLegal(after));
  const found = describeChanges(readValue(file, before), readValue(file, after));
  const isSelfEvident =
    file.startsWith('content/') && found.every(({ what }) => what.includes(','));
  if (isSelfEvident) return found.map((change) => ({ ...change, what: upperFirst(change.what) }));
  const title = titleOfFile(file);
  return found.map((change) => ({ ...change, what: `${title}, ${change.what}` }));
}

function legalChanges(file: string, before: LegalBlock[], after: LegalBlock[]): Change[] {
  const title = titleOfFile(file);
  const what = ({ section }: LegalBlock) =>
    `${title}, ${section === '' ? 'title and day' : section.replace('-', ' ')}`;
  if (before.length === after.length) {
    return after.flatMap((block, index) => {
      const old = before[index]?.text;
      if (old === block.text) return [];
      const [was, is] = differingTexts(old ?? '', block.text);
      return [{ path: [index], what: what(block), before: was, after: is }];
    });
  }
  const missingIn = (list: LegalBlock[]) => (block: LegalBlock) =>
    !list.some(({ text }) => text === block.text);
  return [
    ...before.filter(missingIn(after)).map((block) => ({
      path: [],
      what: what(block),
      before: valueText(block.text),
      after: 'taken out',
    })),
    ...after.filter(missingIn(before)).map((block) => ({
      path: [],
      what: what(block),
      before: 'nothing',
      after: valueText(block.text),
    })),
  ];
}

function titleOfFile(file: string): string {
  const original = file.replace(/\/(de|es|fr)\//, '/en/');
  return subjectTitle(file, subjectsOf([original]));
}
