import { isName } from './name.ts';
import { type Reading, withWords } from './reading.ts';

/**
 * Reads the API's answer in XML, bare or with the sentences that the API prints around it.
 *
 * @returns undefined when this is no such answer
 */
export function readXml(text: string): Reading | undefined {
  const entries = [...text.matchAll(/<ext\s[^<>]*>?/g)].map(([entry]) => entry);
  if (entries.length === 0) return;
  const reading: Reading = { names: [], unread: [] };
  for (const entry of entries) {
    const name = entry.match(/\sname="([^"]*)"/)?.[1] ?? '';
    const isExtension = isName(name) && !/\stype="skin"/.test(entry);
    (isExtension ? reading.names : reading.unread).push(name || entry);
  }
  const around = text.replace(/<[^<>]*>/g, '').split('\n');
  return { ...reading, unread: withWords([...around, ...reading.unread]) };
}
