import { loadChunk } from '../../site/islands/load-chunk.ts';

/**
 * The island components. Listed here and not in boot.ts, because their hashed names would bloat the boot
 * script.
 */
const islands = import.meta.glob('./*.island.tsx', { base: '../../site/islands/' });

/**
 * Loads React, the texts and the component of an island, and hydrates it.
 *
 * @param props by default those that the server wrote after the island
 * @throws ChunkLoadError when a chunk cannot be loaded
 */
export async function start(element: HTMLElement, props = servedProps(element)): Promise<void> {
  const name = element.dataset.island as string;
  const [{ hydrate }, island] = await Promise.all([
    loadChunk('hydrate', () => import('../hydrate.tsx')),
    loadChunk(name, islands[`./${name}.island.tsx`]),
  ]);
  await hydrate(element, island, props);
}

function servedProps(element: HTMLElement): object {
  return JSON.parse(element.nextElementSibling?.textContent ?? '{}');
}
