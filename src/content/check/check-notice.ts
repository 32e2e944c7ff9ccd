import type { Content } from '../schema/files.ts';
import type { Problem } from './problem.ts';
import type { SourceFile } from './source-file.ts';
import { nearest } from './suggest.ts';

/**
 * Finds pages in content/notice.yaml that can show no notice, and a link that leads nowhere.
 *
 * @param framed keys in the route table of the pages that have the frame of the site
 * @param routes keys of the whole table
 */
export function checkNotice(
  { notice }: Content,
  source: SourceFile,
  framed: readonly string[],
  routes: readonly string[],
): Problem[] {
  if (!notice) return [];
  const refuse = (path: readonly PropertyKey[], said: string, known: readonly string[]) => ({
    file: source.file,
    line: source.lineOf(path),
    path,
    sentence: `${said} is no page; write ${nearest(said, known) ?? 'the name of a row in src/site/routes.ts'}.`,
  });
  const { pages = [], link } = notice;
  return [
    ...pages.flatMap((page, index) =>
      framed.includes(page) ? [] : [refuse(['notice', 'pages', index], page, framed)],
    ),
    ...(link && !link.to.startsWith('https://') && !routes.includes(link.to)
      ? [refuse(['notice', 'link', 'to'], link.to, routes)]
      : []),
  ];
}

/** Finds that the notice is over. */
export function endedNotice({ notice }: Content, source: SourceFile, today: string): Problem[] {
  if (!notice || today <= notice.until) return [];
  const path = ['notice', 'until'];
  const sentence = `the notice ended on ${notice.until}; write a new one, or notice: none.`;
  return [{ file: source.file, line: source.lineOf(path), path, sentence }];
}
