// Part of index.html, before its style sheet: asks for the page's own files early. A first visit to home asks for them
// after it has painted home (start.js), which is sooner without them.
(function () {
  /** @param {string} path @param {Record<string, string>} kind */
  function link(path, kind) {
    var element = document.createElement('link');
    for (var name in kind) element.setAttribute(name, kind[name]);
    element.href = '$app/' + path;
    document.head.appendChild(element);
  }

  /** @param {string} path */
  function file(path) { link(path, { rel: 'preload', as: 'fetch', crossorigin: 'anonymous' }); }

  function modules() {
    '$modules'.split(' ').forEach(function (path) { link(path, { rel: 'modulepreload' }); });
    file('$read_first');
    window.preload.isDue = false;
  }

  var isHome = location.hash.length < 3;
  var isCached = navigator.serviceWorker && navigator.serviceWorker.controller;
  window.preload = { isDue: true, modules: modules, file: file };
  if (!isHome || isCached) modules();
})();
