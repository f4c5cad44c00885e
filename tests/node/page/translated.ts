// A browser that translates the page, as Chrome does.

import type { Page } from './page.ts';

const UNTRANSLATED = 'font, svg, script, style, textarea, [translate=no]';

/** Put two `<font>` in the place of each text, now and as further texts come. */
export function translate({ window, document }: Page) {
  const inFont = (text: Text) => {
    const [outer, inner] = [1, 2].map(() => document.createElement('font'));
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(text.data);
  };
  const translateAll = (root: Node) => {
    const walk = document.createTreeWalker(root, window.NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walk.nextNode()) texts.push(walk.currentNode as Text);
    for (const text of texts)
      if (text.data.trim() && text.parentElement && !text.parentElement.closest(UNTRANSLATED)) inFont(text);
  };
  const observer = new window.MutationObserver(changes => {
    for (const { target } of changes) translateAll(target.parentNode ?? target);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  translateAll(document.body);
}
