/** Fetches files at the lowest priority into the browser's cache, where it can do that. */
export function fetchAhead(files: readonly string[]): void {
  for (const href of files) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  }
}
