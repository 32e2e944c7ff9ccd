import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * Module hook that strips the types of a TypeScript file, with the bundler's compiler.
 * https://nodejs.org/docs/latest-v20.x/api/module.html#loadurl-context-nextload
 */
export async function load(url, context, next) {
  const { protocol, pathname } = new URL(url);
  if (protocol !== 'file:' || !pathname.endsWith('.ts')) return next(url, context);
  const { transformSync } = await import('rolldown/utils');
  const file = fileURLToPath(url);
  const { code, errors } = transformSync(file, await readFile(file, 'utf8'), {
    typescript: { onlyRemoveTypeImports: true },
  });
  const [error] = errors;
  if (error) throw new SyntaxError(`${file}: ${error.message}`);
  return { format: 'module', source: code, shortCircuit: true };
}
