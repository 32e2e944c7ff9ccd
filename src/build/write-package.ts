import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './project-root.ts';

/**
 * Makes the folder of a build a package of its own: whichever Node the project promises takes its
 * files for modules, wherever the folder lies, and nothing has to be installed.
 */
export async function writePackage(folder: string): Promise<void> {
  const project = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const { name, version, description, license } = project;
  const built = {
    ...{ name, version, private: true, description, license, type: 'module' },
    // Serving needs less than building does.
    engines: { node: '>=20' },
    scripts: { start: 'node server/node.js' },
  };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(built, undefined, 2));
}
