// Part of index.html, at its end: shows home, then loads the page's own files and starts Python.
// Its language is one that the oldest browsers read. In browsers without modules it is the only script, and shows
// a message.
(function () {
  var LONGEST_PAINT = 2000;   // milliseconds; a page that is hidden meanwhile is never painted
  var preload = window.preload;
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

  /** Read a value of localStorage. @param {string} shelf @returns {any} */
  function kept(shelf) {
    try {
      return JSON.parse(localStorage[shelf]) || {};
    } catch (error) {
      return {}; // there is nothing, or access is forbidden
    }
  }

  /** Note that matches were stored here although the database is new; storage/loss-check.ts reports the loss. */
  function noteLoss() {
    if (kept('taku.matches').some) localStorage['taku.matches'] = '{"some":true,"gone":true}';
  }

  var settings = kept('taku.settings');
  var first = window.first = {
    tell: tell,
    isRunning: false,
    /** File of openings for this visit: each file has different ones. */
    openings: 'data/openings/' + crypto.getRandomValues(new Uint32Array(1))[0] % Number('$opening_files') + '.json',
    hash: location.hash,
    /** @type {Element | null} */ tapped: null,
    /** @type {Element | null} */ pressed: null,
    /** Open the database; create it if it does not exist. @returns {Promise<IDBDatabase>} */
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
  window.showAppearance(settings);

  /** Each home, with its language. */
  var drawnHomes = Array.from(/** @type {NodeListOf<HTMLTemplateElement>} */ (document.querySelectorAll('template[id^=home-]')));

  /** Find home in a language that fits a tag, as words/languages.ts does. @param {unknown} wanted */
  function homeIn(wanted) {
    var tag = String(wanted).replace(/_/g, '-').toLowerCase();
    var found;
    for (var part = tag; part && !found; part = part.slice(0, Math.max(0, part.lastIndexOf('-'))))
      found = drawnHomes.find(function (home) { return home.lang.toLowerCase() === part; });
    return found || drawnHomes.find(function (home) { return languageOf(home.lang) === languageOf(tag) && scriptOf(home.lang) === scriptOf(tag); });
  }

  /** The language of a tag without script and region. @param {string} tag */
  function languageOf(tag) { return tag.toLowerCase().split('-')[0]; }

  /** The script in which a language is usually written: "Hant" for "zh-TW". @param {string} tag */
  function scriptOf(tag) {
    var known = /^[a-z]{2,3}(-[a-z]{4})?(-[a-z]{2})?(?![a-z0-9])/i.exec(tag);
    return known && new Intl.Locale(known[0]).maximize().script;
  }

  var homes = [settings.language].concat(navigator.languages, 'en').map(homeIn).filter(Boolean);

  /**
   * Rebuild nodes from a description (screens/home/home-snapshot.ts).
   * @param {any} told @param {string} [space] @returns {Node}
   */
  function grown(told, space) {
    if (typeof told === 'string') return document.createTextNode(told);
    var inside = told[0] === 'svg' ? 'http://www.w3.org/2000/svg' : space || 'http://www.w3.org/1999/xhtml';
    var one = document.createElementNS(inside, told[0]);
    for (var name in told[1]) one.setAttribute(name, told[1][name]);
    told.slice(2).forEach(function (/** @type {any} */ part) { one.appendChild(grown(part, inside)); });
    return one;
  }

  /**
   * Show home in the visitor's language. With unfinished matches, only if it is known how to draw them.
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
    Object.keys(settings.last || {}).forEach(showStarted);
    app.querySelectorAll('.tile[hidden]').forEach(function (tile) { tile.remove(); });
    shown.addEventListener('click', keepTap);
    shown.addEventListener('pointerdown', function (event) {
      first.pressed = /** @type {Element} */ (event.target).closest('a, button');
    });
    ['pointerup', 'pointercancel'].forEach(function (end) {
      addEventListener(end, function () { first.pressed = null; });
    });
  }

  /** Show the tile of a game that was started, and of those with the same pieces no other. @param {string} key */
  function showStarted(key) {
    var tiles = Array.from(/** @type {NodeListOf<HTMLElement>} */ (app.querySelectorAll('.tile'))).filter(function (tile) {
      return String(tile.dataset.game).split('/')[0] === key.split('/')[0];
    });
    if (!tiles.some(function (tile) { return tile.dataset.game === key; })) return;
    tiles.forEach(function (tile) { tile.hidden = tile.dataset.game !== key; });
  }

  /**
   * What a returning visitor sees above and below the games; null if that is not known.
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
      return null; // the stored description is damaged
    }
  }

  /** Keep a tap until the page is ready to handle it. @param {Event} event */
  function keepTap(event) {
    var button = first.tapped = /** @type {Element} */ (event.target).closest('button');
    if (!button || button.getAttribute('aria-busy') !== 'false') return;
    button.setAttribute('aria-busy', 'true');
    var turning = button.appendChild(document.createElement('i'));
    turning.className = 'turning';
    turning.setAttribute('aria-hidden', 'true');
  }

  /**
   * Call a function as soon as something is painted, because what loads or runs before that delays it.
   * @param {function(): void} act
   */
  function whenPainted(act) {
    var told = window.PerformanceObserver && PerformanceObserver.supportedEntryTypes || [];
    if (document.hidden || told.indexOf('paint') < 0) return act();
    var observer = new PerformanceObserver(go);
    var latest = setTimeout(go, LONGEST_PAINT);
    observer.observe({ type: 'paint', buffered: true });
    function go() {
      observer.disconnect();
      clearTimeout(latest);
      act();
    }
  }

  /** Start the page's main script and the engine. After a late start the modules have the line to themselves first. */
  function startRest() {
    var isLate = preload.isDue;
    if (isLate) preload.modules();
    preload.file('words/' + homes[0].lang + '.ftl');
    if (location.hash.length < 3 && !settings.last) preload.file(first.openings);   // later visits have them in the cache
    var rules = { createScriptURL: function (/** @type {string} */ address) { return address; } };
    var policy = window.trustedTypes ? trustedTypes.createPolicy('taku-start', rules) : rules;
    var main = document.createElement('script');
    main.id = 'main';
    main.type = 'module';
    main.src = policy.createScriptURL('$app/main.js');
    document.body.appendChild(main);
    if (location.hash.indexOf('#/with/') === 0) return;   // at a friend's table, the host's engine plays
    if (isLate) main.onload = function () { startEngine(policy); };
    else startEngine(policy);
  }

  /**
   * Start the worker as browser/confined-worker.ts does, with the page's own policy.
   * @param {{ createScriptURL(address: string): any }} policy
   */
  function startEngine(policy) {
    var words = ['import ' + JSON.stringify(new URL('$app/worker.js', document.baseURI).href)];
    var begins = URL.createObjectURL(new Blob(words, { type: 'text/javascript' }));
    var engine = first.engine = new Worker(policy.createScriptURL(begins), { type: 'module' });
    engine.onmessage = engine.onerror = function (/** @type {Event} */ event) { first.said.push(event); };
  }

  /** True if a foreign page frames this one: it could mislead the visitor. */
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
    return tell('framed');
  }

  var home = kept('taku.home');
  if (location.hash.length < 3) greet(home);

  first.database = first.openDatabase();   // early, because it takes long
  first.database.catch(function () {});   // its users handle the error

  if (homes[0].lang !== 'en')
    /** @type {HTMLLinkElement} */ (document.querySelector('link[rel=manifest]')).href =
      'manifest.' + homes[0].lang + '.webmanifest';
  if (preload.isDue && root.dataset.screen === 'home') whenPainted(startRest);
  else startRest();
})();
