// Part of a SCORM package, beside a page that frames a lesson: passes the result on to the learning platform. The
// platform offers an object API in a window around it (SCORM 1.2 Run-Time Environment, 3.3.6.1); without one the lesson
// works and nothing is counted.
(function () {
  var frame = document.getElementById('taku');
  var api = find(window) || find(window.opener);
  var solved = {};
  var steps = 0;
  var isOver = false;

  function find(from) {
    for (var depth = 0; from && depth < 10; depth += 1) {
      try {
        if (from.API) return from.API;
        if (from.parent === from) return null;
        from = from.parent;
      } catch (error) {
        return null; // a window of another site
      }
    }
    return null;
  }

  function set(name, value) { if (api) api.LMSSetValue(name, String(value)); }

  function report(status, right, of) {
    set('cmi.core.score.min', 0);
    set('cmi.core.score.max', 100);
    set('cmi.core.score.raw', of ? Math.round(100 * right / of) : 0);
    set('cmi.core.lesson_status', status);
    if (api) api.LMSCommit('');
  }

  function close() {
    if (isOver) return;
    isOver = true;
    if (api) api.LMSFinish('');
  }

  if (api) {
    api.LMSInitialize('');
    var before = api.LMSGetValue('cmi.core.lesson_status');
    if (before === 'not attempted' || !before) set('cmi.core.lesson_status', 'incomplete');
    api.LMSCommit('');
  }
  addEventListener('message', function (event) {
    var told = event.data;
    if (event.source !== frame.contentWindow || event.origin !== new URL(frame.src).origin || !told || told.taku !== 1) return;
    if (told.type === 'resize' && isFinite(told.height)) frame.style.height = Math.min(Math.max(told.height, 100), 5000) + 'px';
    if (told.type === 'step') {
      steps = told.steps;
      set('cmi.core.lesson_location', told.step);
    }
    if (told.type === 'answer' && told.right) solved[told.step] = true;
    if (told.type === 'answer' && steps && Object.keys(solved).length < steps) report('incomplete', Object.keys(solved).length, steps);
    if (told.type === 'done') report('completed', told.right, told.of);
  });
  addEventListener('pagehide', close);
  addEventListener('unload', close);
})();
