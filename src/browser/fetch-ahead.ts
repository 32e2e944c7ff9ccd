/**
 * Fetches files at low priority into the browser's cache. Not by `<link rel="prefetch">`, which Safari ignores and
 * which makes other browsers look at all styles again.
 *
 * @returns whether all are there; why one is not is reported when it is needed
 */
export async function fetchAhead(files: readonly string[]): Promise<boolean> {
  const fetched = files.map(async (file) => {
    const answer = await fetch(file, { priority: 'low' });
    await answer.blob();
    return answer.ok;
  });
  return (await Promise.all(fetched).catch(() => [false])).every(Boolean);
}
