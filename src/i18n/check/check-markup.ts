import type { Report } from './text-problem.ts';

const placeholder = /\{\{\s*([\w.-]+)\s*\}\}/g;
const tag = /<(\/?)([\w-]+)\s*(\/?)>/g;

/** The names that a text fills in, each once: `plans.pro.monthly` for `{{plans.pro.monthly}}`. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))];
}

/** The names of a text's tags, each once. */
export function tagsIn(text: string): string[] {
  return [...new Set([...text.matchAll(tag)].map(([, , name = '']) => name))];
}

/** A text without its marks, for looking at its words. */
export function withoutMarkup(text: string): string {
  return text.replace(placeholder, ' ').replace(tag, '');
}

/** Reports braces and angle brackets that make no complete mark, and tags that do not close. */
export function checkMarkup(text: string, report: Report): void {
  const rest = text.replace(placeholder, '');
  if (/[{}]/.test(rest)) {
    const broken = /[{}]+[^{}<\s]*[{}]*/.exec(rest)?.[0];
    report(`has "${broken}", which visitors would see; write two braces on each side: {{name}}.`);
  }
  if (/\$t\(/.test(text)) report('has "$t(", which is read as a command; remove it.');

  const fault = tagFault(text);
  if (fault) report(fault);
  else if (/[<>]/.test(rest.replace(tag, ''))) {
    report(
      'has a < or > that is no part of a tag; remove it, or write the tag as <name> and </name>.',
    );
  }
}

function tagFault(text: string): string | undefined {
  const open: string[] = [];
  for (const [whole, isClosing, name = '', isAlone] of text.matchAll(tag)) {
    if (isAlone) continue;
    if (!isClosing && open.includes(name)) {
      return `opens <${name}> twice; close it with </${name}> first.`;
    }
    if (!isClosing) open.push(name);
    else if (open.pop() !== name) {
      return `has ${whole} where another tag must close first; write each tag’s end before that of the tag around it.`;
    }
  }
  const [first] = open;
  return first && `opens <${first}> and does not close it; write </${first}> where it ends.`;
}

/**
 * Reports marks that a translation has lost or invented.
 *
 * @param english the text that it must match
 */
export function compareMarkup(english: string, text: string, report: Report): void {
  const kinds = [
    ['placeholder', placeholdersIn, (name: string) => `{{${name}}}`],
    ['tag', tagsIn, (name: string) => `<${name}>`],
  ] as const;
  for (const [kind, namesIn, written] of kinds) {
    const wanted = namesIn(english);
    const given = namesIn(text);
    const lost = wanted.filter((each) => !given.includes(each));
    const added = given.filter((each) => !wanted.includes(each));
    const [first] = lost;
    const [instead] = added;
    if (first && instead && lost.length === 1 && added.length === 1) {
      report(`has ${written(instead)} where the English has ${written(first)}; write that.`);
      continue;
    }
    for (const name of lost) {
      report(`has lost the ${kind} ${written(name)}; write it where the language wants it.`);
    }
    for (const name of added) {
      report(
        `has the ${kind} ${written(name)}, which the English does not have; remove it, or write it as there.`,
      );
    }
  }
}
