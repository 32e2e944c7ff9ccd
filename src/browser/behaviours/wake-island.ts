import { loadChunk } from '../../site/islands/load-chunk.ts';

/** React components, hydrated alone. They are listed here because hashes would fill the boot script. */
const islands = import.meta.glob('./*.island.tsx', { base: '../../site/islands/' });

/**
 * Loads React, the texts and the component of an island, and makes it live.
 *
 * @throws ChunkLoadError when a part of it does not come
 */
export async function wake(element: HTMLElement): Promise<void> {
  const name = element.dataset.island as string;
  const [{ hydrate }, island] = await Promise.all([
    loadChunk('hydrate', () => import('../hydrate.tsx')),
    loadChunk(name, islands[`./${name}.island.tsx`]),
  ]);
  await hydrate(element, island);
}
