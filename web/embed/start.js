// Part of embed.html, before its style sheet. A foreign page may frame this one, so this takes from its window whatever
// could store something, meet another device or another page of this site, or open a camera. Modules find in their place
// what a browser offers that forbids it; preferences are those that the address tells, and last for this visit.
(function () {
  /** @param {object} owner @param {string} name @param {unknown} value */
  function replace(owner, name, value) { Object.defineProperty(owner, name, { value: value, configurable: true }); }

  /** Storage in memory. @param {Record<string, string>} kept @returns {Storage} */
  function memory(kept) {
    var store = Object.create({
      getItem: function (/** @type {string} */ key) { return Object.hasOwn(store, key) ? store[key] : null; },
      setItem: function (/** @type {string} */ key, /** @type {string} */ value) { store[key] = String(value); },
      removeItem: function (/** @type {string} */ key) { delete store[key]; },
    });
    return Object.assign(store, kept);
  }

  var asked = new URLSearchParams(location.search);
  /** @type {Record<string, string | boolean>} */
  var settings = { guide: false, guideAlong: false };
  ['theme', 'language'].forEach(function (name) {
    var value = asked.get(name);
    if (value) settings[name] = value;
  });
  replace(window, 'localStorage', memory({ 'taku.settings': JSON.stringify(settings) }));
  replace(window, 'sessionStorage', memory({}));
  ['indexedDB', 'caches', 'cookieStore'].forEach(function (name) { replace(window, name, undefined); });
  ['locks', 'serviceWorker', 'mediaDevices', 'storage', 'setAppBadge'].forEach(function (name) {
    replace(navigator, name, undefined);
  });
  replace(document, 'cookie', '');
  ['BroadcastChannel', 'SharedWorker', 'RTCPeerConnection', 'BarcodeDetector'].forEach(function (name) {
    Reflect.deleteProperty(window, name);
  });

  window.showAppearance(settings);
  window.mend = function () { return Promise.resolve(false); };
  window.failStart = function () { return Promise.resolve(window.first.tell('not-fetched')); };
  window.first = {
    /** @param {string} id of what is the matter */
    tell: function (id) {
      /** @type {HTMLElement} */ (document.getElementById(id)).hidden = false;
    },
    isRunning: false,
    openings: '',
    hash: location.hash,
    tapped: null,
    pressed: null,
    openDatabase: function () { return Promise.reject(new Error('an embedded page stores nothing')); },
    madeDatabase: false,
    database: null,
    engine: null,
    said: [],
  };
})();
