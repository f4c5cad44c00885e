// Part of index.html itself: the engine starts while the page's own files are still on their way.
(function () {
  var worker = new Worker('$app/wire/worker.js', { type: 'module' });
  /** @type {Event[]} */ var said = [];   // before wire/engine.js listens
  worker.onmessage = worker.onerror = function (/** @type {Event} */ event) { said.push(event); };
  window.firstEngine = { worker: worker, said: said };
})();
