/**
 * The baseline of a page: the same HTML without script, web font and resource hints. The page cannot be
 * painted earlier than that.
 *
 * @param html a whole page
 */
export function toBaseline(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="(?:preload|modulepreload|expect)"[^>]*>/g, '')
    .replaceAll(/@font-face\{[^}]*url\([^}]*\}/g, '');
}
