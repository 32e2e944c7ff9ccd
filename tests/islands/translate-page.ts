/** What the emulated translator puts around a text: its letters change, and can be read back. */
const marks = /[⟦⟧]/g;

/** Reads a text as it was before it was translated. */
export function untranslated(text: string): string {
  return text.replaceAll(marks, '');
}

/**
 * Does in the page that is open what the translators of Chrome and Edge do to it: every text node gives
 * way to two `<font>` elements with other letters, now and whenever text comes or changes, but for what
 * says that it is not to be translated. It runs in the page, so it names nothing outside itself.
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
