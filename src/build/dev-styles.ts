import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { layerOrder } from './layer-order.ts';

/**
 * Gathers the CSS that some modules import, as the build does from its manifest.
 *
 * @param files modules that have been loaded, from the project's root
 */
export async function stylesOf(vite: ViteDevServer, files: readonly string[]): Promise<string> {
  const graph = vite.environments.ssr.moduleGraph;
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
    [...styles].map(async (url) => (await vite.ssrLoadModule(`${url}?inline`)).default as string),
  );
  return layerOrder + texts.join('');
}
