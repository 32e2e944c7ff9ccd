import type { DevEnvironment, EnvironmentModuleNode } from 'vite';
import { layerOrder } from './layer-order.ts';

/**
 * Gathers the CSS that some modules import, as the build does from its manifest.
 *
 * @param graph the modules of the environment in which the page is rendered
 * @param load imports a module in that environment, by its path from the project's root
 * @param files modules that have been loaded there
 */
export async function stylesOf(
  graph: DevEnvironment['moduleGraph'],
  load: (url: string) => Promise<unknown>,
  files: readonly string[],
): Promise<string> {
  const styles = new Set<string>();
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (node: EnvironmentModuleNode | undefined) => {
    if (!node || seen.has(node)) return;
    seen.add(node);
    if (node.file?.endsWith('.css')) styles.add(node.url);
    for (const imported of node.importedModules) visit(imported);
  };
  for (const file of files) visit(await graph.getModuleByUrl(file));
  const texts = await Promise.all(
    [...styles].map(async (url) => ((await load(`${url}?inline`)) as { default: string }).default),
  );
  return layerOrder + texts.join('');
}
