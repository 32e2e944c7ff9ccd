import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './project-root.ts';

/**
 * Writes the package.json of a build folder, so that every supported Node treats its files as ES modules
 * wherever the folder lies. Nothing has to be installed.
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
