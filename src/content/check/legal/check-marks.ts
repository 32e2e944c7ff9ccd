import { withoutPlaceholders } from '../../legal-placeholders.ts';
import { checkSigns } from './check-signs.ts';
import type { Say } from './say.ts';

const knownTags = ['Section', 'Summary', 'To', 'Law'];
const tagPattern = /<(\/?)([A-Za-z]\w*)([^<>]*?)(\/?)>/g;

/** Tells of a text that has no title, of marks that do not close or are not known, and of lone braces. */
export function checkMarks(text: string, say: Say): void {
  if (!/^---\ntitle: \S/.test(text))
    say(0, 'must begin with three lines: ---, "title:" with the title, and ---.');
  const open: { name: string; offset: number }[] = [];
  for (const { 1: isClosing, 2: name = '', 4: isAlone, index } of text.matchAll(tagPattern)) {
    if (!knownTags.includes(name)) {
      if (isClosing) continue;
      say(
        index,
        `<${name}> is not known here; write ${knownTags.map((tag) => `<${tag}>`).join(', ')} or plain text.`,
      );
    } else if (!isClosing && !isAlone) {
      open.push({ name, offset: index });
    } else if (isClosing) {
      const last = open.pop();
      if (last?.name === name) continue;
      if (last && open.some((each) => each.name === name)) sayOpen(last, say);
      else say(index, `</${name}> closes nothing; remove it, or write <${name}> where it begins.`);
      return;
    }
  }
  const [first] = open;
  if (first) sayOpen(first, say);
  const brace = withoutPlaceholders(text).search(/[{}]/);
  if (brace >= 0)
    say(brace, 'a brace { or } stands here; remove it, or write a whole placeholder: {{brand}}.');
  checkSigns(
    text.replace(tagPattern, (tag) => ' '.repeat(tag.length)),
    say,
  );
}

function sayOpen({ name, offset }: { name: string; offset: number }, say: Say): void {
  say(offset, `<${name}> is not closed; write </${name}> where it ends.`);
}
