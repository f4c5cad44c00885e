// Part of a SCORM package, beside a page that frames a lesson: passes the result on to the learning platform, and has a
// lesson that was left go on where it stopped. The platform offers an object API in a window around it (SCORM 1.2
// Run-Time Environment, 3.3.6.1); without one the lesson works and nothing is counted.
(function () {
  var frame = document.getElementById('taku');
  var api = find(window) || find(window.opener);
  var steps = 0;
  var won = ''; // a digit for each solved step: 1 if it won a star
  var isDone = false; // then only another result changes the score
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

  function commit() { if (api) api.LMSCommit(''); }

  function report(status, right, of) {
    set('cmi.core.score.min', 0);
    set('cmi.core.score.max', 100);
    set('cmi.core.score.raw', of ? Math.round(100 * right / of) : 0);
    set('cmi.core.lesson_status', status);
  }

  function close() {
    if (isOver) return;
    isOver = true;
    if (api) api.LMSFinish('');
  }

  /** Note the solved steps, for the next visit. */
  function keep(told) {
    if (!/^[01]*$/.test(told.won)) return;
    won = told.won;
    set('cmi.suspend_data', won);
  }

  /** Open the lesson after the steps that an earlier visit has solved. */
  function open() {
    var address = new URL(frame.dataset.src, location.href);
    if (won) address.searchParams.set('won', won);
    frame.src = address.href;
  }

  if (api) {
    api.LMSInitialize('');
    var before = api.LMSGetValue('cmi.core.lesson_status');
    isDone = /^(completed|passed|failed)$/.test(before);
    if (before === 'not attempted' || !before) set('cmi.core.lesson_status', 'incomplete');
    won = (/^[01]*$/.exec(api.LMSGetValue('cmi.suspend_data')) || [''])[0];
    set('cmi.core.exit', isDone ? '' : 'suspend'); // without it a platform forgets where the lesson was left
    commit();
  }
  addEventListener('message', function (event) {
    var told = event.data;
    if (event.source !== frame.contentWindow || event.origin !== new URL(frame.src).origin || !told || told.taku !== 1) return;
    if (told.type === 'resize' && isFinite(told.height)) frame.style.height = Math.min(Math.max(told.height, 100), 5000) + 'px';
    if (told.type === 'step') {
      steps = told.steps;
      set('cmi.core.lesson_location', told.step);
      keep(told);
    }
    if (told.type === 'answer') {
      keep(told);
      if (!isDone) report('incomplete', won.split('1').length - 1, steps);
      commit();
    }
    if (told.type === 'done') {
      isDone = true;
      report('completed', told.right, told.of);
      set('cmi.core.exit', '');
      commit();
    }
  });
  addEventListener('pagehide', close);
  addEventListener('unload', close);
  open();
})();
