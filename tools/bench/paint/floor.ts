/**
 * The floor of a page: the same bytes without script, web font, and hints that hold the first paint
 * back. No page of ours can be painted earlier than this one.
 *
 * @param html a whole page
 */
export function toFloor(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="(?:preload|modulepreload|expect)"[^>]*>/g, '')
    .replaceAll(/@font-face\{[^}]*url\([^}]*\}/g, '');
}
