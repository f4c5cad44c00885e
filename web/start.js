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

  /** Matches were kept here, and the database is made anew: storage/loss-check.ts tells it. */
  function noteLoss() {
    if (kept('taku.matches').some) localStorage['taku.matches'] = '{"some":true,"gone":true}';
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
    isRunning: false,
    /** Where this visit finds openings: each file has others. */
    openings: 'data/openings/' + crypto.getRandomValues(new Uint32Array(1))[0] % Number('$opening_files') + '.json',
    hash: location.hash,
    /** @type {Element | null} */ tapped: null,
    /** Opens the database, and makes it where there is none. @returns {Promise<IDBDatabase>} */
    openDatabase: function () {
      return new Promise(function (resolve, reject) {
        var request = indexedDB.open('taku', 1);
        request.onupgradeneeded = function () {
          first.madeDatabase = true;
          noteLoss();
          request.result.createObjectStore('matches');
        };
        request.onsuccess = function () { resolve(request.result); };
        request.onerror = function () { reject(request.error); };
      });
    },
    madeDatabase: false,
    /** @type {Promise<IDBDatabase> | null} */ database: null,
    /** @type {Worker | null} */ engine: null,
    /** @type {Event[]} */ said: [],
  };
  root.dataset.theme = first.theme(settings.theme);

  /** @type {HTMLTemplateElement[]} */
  var homes = [settings.language].concat(navigator.languages, 'en').map(function (tag) {
    return document.getElementById('home-' + String(tag).slice(0, 2));
  }).filter(Boolean);

  /** Something that the page has drawn and told (screens/home/left.ts). @param {any} told @param {string} [space] @returns {Node} */
  function grown(told, space) {
    if (typeof told === 'string') return document.createTextNode(told);
    var inside = told[0] === 'svg' ? 'http://www.w3.org/2000/svg' : space || 'http://www.w3.org/1999/xhtml';
    var one = document.createElementNS(inside, told[0]);
    for (var name in told[1]) one.setAttribute(name, told[1][name]);
    told.slice(2).forEach(function (/** @type {any} */ part) { one.appendChild(grown(part, inside)); });
    return one;
  }

  /**
   * Home, in the language that he reads; for whoever has left something unfinished only where it is known how.
   * @param {any} home
   */
  function greet(home) {
    var drawn = homes[0];
    var around = home.back || home.unfinished ? aroundGames(home, drawn.lang) : [[], []];
    if (!around) return;
    root.lang = drawn.lang;
    root.dataset.screen = 'home';
    app.replaceChildren(drawn.content);
    var shown = /** @type {HTMLElement} */ (app.firstElementChild);
    if (home.unfinished && home.left.game) shown.dataset.left = 'true';
    Element.prototype.before.apply(app.querySelector('.games'), around[0]);
    Element.prototype.after.apply(app.querySelector('.games'), around[1]);
    if (around[0].length) /** @type {Element} */ (app.querySelector('.welcome')).remove();
    shown.addEventListener('click', keepTap);
  }

  /**
   * What stands above the games for whoever comes back, and below; null where that is not known.
   * @param {any} home @param {string} language @returns {Node[][] | null}
   */
  function aroundGames(home, language) {
    if (!home.unfinished)
      return [[/** @type {HTMLTemplateElement} */ (document.getElementById('back-' + language)).content], []];
    try {
      if ('$app' !== 'app-' + home.left.build || language !== home.left.language) return null;
      return [home.left.above, home.left.below].map(function (/** @type {any[]} */ told) {
        return told.map(function (one) { return grown(one); });
      });
    } catch (error) {
      return null; // it is not what the page has kept
    }
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

  /** @param {string} path of what the page is about to read */
  function fetchAhead(path) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'fetch';
    link.crossOrigin = 'anonymous';
    link.href = '$app/' + path;
    document.head.appendChild(link);
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
    /** @type {Element} */ (document.querySelector('link[rel=expect]')).remove();   // nothing else is to be waited for
    return stop();   // the page's own files, which stand below
  }

  var home = kept('taku.home');
  if (location.hash.length < 3) greet(home);

  first.database = first.openDatabase();   // which takes long while so much else begins
  first.database.catch(function () {});   // whoever asks for it is told

  fetchAhead('words/' + homes[0].lang + '.ftl');
  if (location.hash.length < 3 && !settings.last) fetchAhead(first.openings);   // nothing lies ready yet

  if (location.hash.indexOf('#/with/') === 0) return;   // at somebody else's table their engine plays

  // As browser/enclosed.ts starts workers: with the page's own policy.
  var words = ['import ' + JSON.stringify(new URL('$app/worker.js', document.baseURI).href)];
  var begins = URL.createObjectURL(new Blob(words, { type: 'text/javascript' }));
  var rules = { createScriptURL: function () { return begins; } };
  var policy = window.trustedTypes ? trustedTypes.createPolicy('taku-start', rules) : rules;
  var engine = first.engine = new Worker(policy.createScriptURL(begins), { type: 'module' });
  engine.onmessage = engine.onerror = function (/** @type {Event} */ event) { first.said.push(event); };
})();
