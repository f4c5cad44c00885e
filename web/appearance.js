// Part of index.html and embed.html: sets the attributes by which style sheets follow the preferences.
(function () {
  /** @param {string} query */
  function wants(query) { return matchMedia(query).matches; }

  /** The theme in effect for a preferred one. @param {string} preferred */
  function theme(preferred) {
    if (['light', 'dark', 'contrast'].indexOf(preferred) >= 0) return preferred;
    if (wants('(prefers-contrast: more)')) return 'contrast';
    return wants('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  }

  /** @param {any} settings those that are set */
  window.showAppearance = function (settings) {
    var shown = document.documentElement.dataset;
    shown.theme = theme(settings.theme);
    shown.deck = settings.deckColours || 'two';
    shown.cards = settings.cardSize || 'normal';
    shown.plays = settings.side || 'right';
    shown.speed = settings.speed || 'normal';
  };
})();
