// Part of index.html itself, and in a language that the oldest browsers read: in those that know
// none of what the page is made of nothing else runs, and what stands there says so.
(function () {
  var supports = window.HTMLScriptElement && HTMLScriptElement.supports;
  if (!supports || !supports('module') || !supports('importmap')) /** @type {HTMLElement} */ (document.getElementById('too-old')).hidden = false;
})();
