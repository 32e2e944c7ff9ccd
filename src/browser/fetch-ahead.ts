/**
 * Fetches files at low priority into the browser's cache. Not by `<link rel="prefetch">`, which Safari ignores and
 * which makes other browsers look at all styles again.
 */
export async function fetchAhead(files: readonly string[]): Promise<void> {
  const fetched = files.map(async (file) => (await fetch(file, { priority: 'low' })).blob());
  // They are fetched again when they are needed.
  await Promise.allSettled(fetched);
}
