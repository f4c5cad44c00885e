// Part of the head of index.html. A returning visitor has the page's own files in the cache, so the page requests
// them before the style. Over the network they would only delay it.
(function () {
  try {
    var workers = navigator.serviceWorker;
    if (!workers || !workers.controller) return;
  } catch (error) {
    return; // access is forbidden
  }
  var links = /** @type {HTMLTemplateElement} */ (document.getElementById('links'));
  document.head.appendChild(links.content);
})();
