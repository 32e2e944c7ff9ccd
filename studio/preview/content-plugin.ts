import path from 'node:path';
import type { Plugin } from 'vite';
import { checkContent, contentPaths } from '../../src/content/check/load.ts';
import { formatProblem } from '../../src/content/check/problem.ts';
import type { Content } from '../../src/content/schema/files.ts';
import { type Reader, withPictures } from '../project/editable-files.ts';
import { markText } from './marks.ts';

/**
 * Vite plugin that gives a preview the data of content/ and locales/ of its version, with marks that make texts and
 * figures on a page traceable.
 *
 * @param root absolute path of the project
 * @param readerOf the file reader of an environment; undefined for environments that are not previews
 */
export function previewContent(
  root: string,
  readerOf: (environment: string) => Reader | undefined,
): Plugin {
  const marks = path.join(import.meta.dirname, 'follow-content.ts');
  return {
    name: 'studio-preview-content',
    enforce: 'pre',
    load: {
      filter: { id: /\/(content|locales)\/[^?]*\.(yaml|json|mdx)$/ },
      handler(id) {
        const read = readerOf(this.environment.name);
        const file = path.relative(root, id).split(path.sep).join('/');
        if (!read || file.startsWith('..') || file.startsWith('node_modules/')) return null;
        if (file.startsWith('locales/')) {
          const code = `export default ${JSON.stringify(markTexts(file, read(file)))};`;
          return { code, moduleType: 'js' };
        }
        const name = Object.entries(contentPaths).find(([, each]) => each === file)?.[0];
        if (!name) return file.endsWith('.mdx') ? read(file) : null;
        const value = checkedContent(root, read)[name as keyof Content];
        const code = `import { followContent } from ${JSON.stringify(marks)};
export default followContent(${JSON.stringify(name)}, ${JSON.stringify(value)});`;
        return { code, moduleType: 'js' };
      },
    },
  };
}

/** Cache: each file of content/ is a module, and each needs the check of all files. */
let last: { texts: string[]; content: Content } | undefined;

function checkedContent(root: string, read: Reader): Content {
  const texts = Object.values(contentPaths).map(read);
  if (last?.texts.every((text, index) => text === texts[index])) return last.content;
  const { content, problems } = checkContent(withPictures(root, read));
  if (!content) throw new Error(problems.map(formatProblem).join('\n'));
  last = { texts, content };
  return content;
}

function markTexts(file: string, text: string): unknown {
  const namespace = path.basename(file, '.json');
  const mark = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return markText(key, value);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, mark(part, `${key}.${name}`)]),
    );
  };
  return mark(JSON.parse(text), namespace);
}
