import { withoutPlaceholders } from '../../legal-placeholders.ts';
import { checkCharacters } from './check-characters.ts';
import type { Report } from './report.ts';

const knownTags = ['Section', 'Summary', 'To', 'Law'];
const tagPattern = /<(\/?)([A-Za-z]\w*)([^<>]*?)(\/?)>/g;

/** Tells of a text that has no title, of marks that do not close or are not known, and of lone braces. */
export function checkMarkup(text: string, report: Report): void {
  if (!/^---\ntitle: \S/.test(text))
    report(0, 'must begin with three lines: ---, "title:" with the title, and ---.');
  const open: { name: string; offset: number }[] = [];
  for (const { 1: isClosing, 2: name = '', 4: isAlone, index } of text.matchAll(tagPattern)) {
    if (!knownTags.includes(name)) {
      if (isClosing) continue;
      report(
        index,
        `<${name}> is not known here; write ${knownTags.map((tag) => `<${tag}>`).join(', ')} or plain text.`,
      );
    } else if (!isClosing && !isAlone) {
      open.push({ name, offset: index });
    } else if (isClosing) {
      const last = open.pop();
      if (last?.name === name) continue;
      if (last && open.some((each) => each.name === name)) reportOpen(last, report);
      else
        report(index, `</${name}> closes nothing; remove it, or write <${name}> where it begins.`);
      return;
    }
  }
  const [first] = open;
  if (first) reportOpen(first, report);
  const brace = withoutPlaceholders(text).search(/[{}]/);
  if (brace >= 0)
    report(
      brace,
      'a brace { or } stands here; remove it, or write a whole placeholder: {{brand}}.',
    );
  checkCharacters(
    text.replace(tagPattern, (tag) => ' '.repeat(tag.length)),
    report,
  );
}

function reportOpen({ name, offset }: { name: string; offset: number }, report: Report): void {
  report(offset, `<${name}> is not closed; write </${name}> where it ends.`);
}
