/**
 * Keep every text up to date while a browser translates the page. Chrome puts a `<font>` in the place of each text
 * node, and lit-html goes on writing `data` of the node that follows its marker: by now that is the `<font>`.
 */
export const watchTranslation = () =>
  Object.defineProperty(Object.getPrototypeOf(document.createElement('font')), 'data', {
    configurable: true,
    set(this: HTMLElement, text: string) {
      this.textContent = text;
    },
  });
