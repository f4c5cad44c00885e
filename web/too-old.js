// Part of index.html itself, and in a language that the oldest browsers read: in those that know
// none of what the page is made of nothing else runs, and what stands there says so.
(function () {
  var words = document.getElementById('too-old');
  var supports = window.HTMLScriptElement && HTMLScriptElement.supports;
  if (words) words.hidden = !!supports && supports('module') && supports('importmap');
})();
