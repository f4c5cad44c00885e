// Part of index.html itself, at its end: what a visitor sees, and what takes long, begins before
// the page's own files have come. In a language that the oldest browsers read: in those that know
// none of what the page is made of nothing else runs, and what stands there says so.
(function () {
  var root = document.documentElement;
  var app = /** @type {HTMLElement} */ (document.getElementById('app'));
  var cannot = /** @type {Element} */ (app.firstElementChild);

  /** @param {string} id of what is the matter */
  function tell(id) {
    if (!cannot.parentNode) app.replaceChildren(cannot);
    /** @type {HTMLElement} */ (cannot.querySelector('#' + id)).hidden = false;
  }

  var supports = window.HTMLScriptElement && HTMLScriptElement.supports;
  if (!supports || !supports('module') || !window.DecompressionStream) return tell('too-old');

  /** @param {string} shelf @returns {any} */
  function kept(shelf) {
    try {
      return JSON.parse(localStorage[shelf]) || {};
    } catch (error) {
      return {}; // there is nothing, or nobody may look
    }
  }

  /** @param {string} query */
  function wants(query) { return matchMedia(query).matches; }

  var settings = kept('taku.settings');
  var first = window.first = {
    /** The theme in force where this one is preferred. @param {string} preferred */
    theme: function (preferred) {
      if (['light', 'dark', 'contrast'].indexOf(preferred) >= 0) return preferred;
      if (wants('(prefers-contrast: more)')) return 'contrast';
      return wants('(prefers-color-scheme: dark)') ? 'dark' : 'light';
    },
    tell: tell,
    hash: location.hash,
    /** @type {Element | null} */ tapped: null,
    /** @type {Worker | null} */ engine: null,
    /** @type {Event[]} */ said: [],
  };
  root.dataset.theme = first.theme(settings.theme);

  /** Home as it greets whoever has left nothing unfinished, in the language that he reads. @param {boolean} back */
  function greet(back) {
    var homes = [settings.language].concat(navigator.languages, 'en').map(function (tag) {
      return document.getElementById('home-' + String(tag).slice(0, 2));
    });
    var home = /** @type {HTMLTemplateElement} */ (homes.filter(Boolean)[0]);
    root.lang = home.lang;
    root.dataset.screen = 'home';
    app.replaceChildren(home.content);
    if (back) {
      var doors = /** @type {HTMLTemplateElement} */ (document.getElementById('back-' + home.lang));
      /** @type {Element} */ (app.querySelector('.welcome')).replaceWith(doors.content);
    }
    /** @type {Element} */ (app.firstElementChild).addEventListener('click', keepTap);
  }

  /** What is tapped before anything can answer is done as soon as something can. @param {Event} event */
  function keepTap(event) {
    var button = first.tapped = /** @type {Element} */ (event.target).closest('button');
    if (!button || button.getAttribute('aria-busy') !== 'false') return;
    button.setAttribute('aria-busy', 'true');
    var turning = button.appendChild(document.createElement('i'));
    turning.className = 'turning';
    turning.setAttribute('aria-hidden', 'true');
  }

  /** May somebody else's page lie around this one, and pass its own off as this one's? */
  function isFramed() {
    try {
      for (var outer = window; outer !== outer.parent; outer = outer.parent) void outer.parent.document.body;
      return false;
    } catch (error) {
      return true;
    }
  }

  if (isFramed()) {
    /** @type {HTMLAnchorElement} */ (cannot.querySelector('#framed a')).href = location.href;
    tell('framed');
    return stop();   // the page's own files, which stand below
  }

  var home = kept('taku.home');
  if (location.hash.length < 3 && !home.unfinished) greet(!!home.back);

  addEventListener('error', function (event) {
    if (/** @type {Element} */ (event.target).id === 'main') tell('not-fetched');
  }, true);   // others may put scripts of their own here

  if (location.hash.indexOf('#/with/') === 0) return;   // at somebody else's table their engine plays

  // As browser/enclosed.ts starts workers: with the page's own policy.
  var words = ['import ' + JSON.stringify(new URL('$app/worker.js', document.baseURI).href)];
  var begins = URL.createObjectURL(new Blob(words, { type: 'text/javascript' }));
  var rules = { createScriptURL: function () { return begins; } };
  var policy = window.trustedTypes ? trustedTypes.createPolicy('taku-start', rules) : rules;
  var engine = first.engine = new Worker(policy.createScriptURL(begins), { type: 'module' });
  engine.onmessage = engine.onerror = function (/** @type {Event} */ event) { first.said.push(event); };
})();
