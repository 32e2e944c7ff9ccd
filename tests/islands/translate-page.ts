/** What the emulated translator puts around a text: its letters change, and can be read back. */
const marks = /[⟦⟧]/g;

/** Reads a text as it was before it was translated. */
export function untranslated(text: string): string {
  return text.replaceAll(marks, '');
}

/**
 * Emulates the translators of Chrome and Edge in the open page: replaces every text node by two `<font>`
 * elements with other text, now and whenever text changes, except inside `translate="no"`. Runs in the page,
 * so it must not refer to anything outside.
 *
 * @see https://github.com/facebook/react/issues/11538
 */
export function translatePage(): void {
  const untouched = '[translate="no"], .notranslate, script, style, noscript, textarea';
  const translations = new WeakMap<Node, string>();
  const translate = (text: Text) => {
    const { data, parentElement } = text;
    if (data.trim() === '' || translations.get(text) === data) return;
    if (!parentElement || parentElement.closest(untouched)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.style.verticalAlign = 'inherit';
    outer.append(inner);
    const translation = document.createTextNode(`⟦${data}⟧`);
    translations.set(translation, translation.data);
    inner.append(translation);
    text.replaceWith(outer);
  };
  const translateAll = (root: Node) => {
    // Another language of the site, which scripts would believe.
    if (document.documentElement) document.documentElement.lang = 'fr';
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text) translate(target);
      addedNodes.forEach(translateAll);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
  translateAll(document);
}
