import type { Problem } from './problem.ts';

/** Our largest file is a tenth of this; a larger one is a picture or a mistake. */
const mostBytes = 1_000_000;

/**
 * Reads the bytes of a file that people write: text in UTF-8, of a sensible size.
 *
 * @param file path from the project's root, for messages
 * @returns the text without a byte order mark and with plain line ends, or what is wrong with it
 */
export function readText(
  file: string,
  bytes: Uint8Array | string,
): { text: string } | { problem: Problem } {
  const refuse = (sentence: string, line?: number) => ({ problem: { file, line, sentence } });
  if (bytes.length > mostBytes) {
    const megabytes = (bytes.length / 1_000_000).toFixed(1);
    return refuse(
      `the file has ${megabytes} MB; a file here has 1 MB at most, so remove what was pasted into it, or bring its last version back.`,
    );
  }
  const decoded = typeof bytes === 'string' ? { text: bytes } : decode(bytes);
  if ('line' in decoded) {
    return refuse(
      'a letter here is not written in UTF-8 and would be shown as “�”; save the file again with the encoding UTF-8.',
      decoded.line,
    );
  }
  const text = decoded.text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  if (text.trim() === '') return refuse('the file is empty; bring its last version back.');
  const conflict = text.search(/^(<{7}|={7}|>{7})( |$)/m);
  if (conflict >= 0) {
    return refuse(
      'two versions of this file were joined here; keep one of them, and remove the lines of <, = and > signs.',
      lineOf(conflict),
    );
  }
  const broken = text.search(/[\uFFFD\0]/);
  if (broken >= 0) {
    return refuse(
      'a letter here was lost when the file was saved in another encoding; write it again, and save the file as UTF-8.',
      lineOf(broken),
    );
  }
  return { text };
}

function decode(bytes: Uint8Array): { text: string } | { line: number } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const loose = new TextDecoder().decode(bytes);
    return { line: loose.slice(0, loose.indexOf('\uFFFD')).split('\n').length };
  }
}
