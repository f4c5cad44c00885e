// Part of the head of index.html: whoever comes back has the page's own files at hand, and asks for them
// before the style is there. Over a line they would only be in its way.
(function () {
  try {
    var workers = navigator.serviceWorker;
    if (!workers || !workers.controller) return;
  } catch (error) {
    return; // nobody may ask
  }
  var links = /** @type {HTMLTemplateElement} */ (document.getElementById('links'));
  document.head.appendChild(links.content);
})();
