// The script of a SCORM package, in a learning platform that notes every call.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import vm from 'node:vm';

const SCRIPT = readFileSync(new URL('../../web/embed/scorm.js', import.meta.url), 'utf8');
const ORIGIN = 'https://taku.example';

/** A window of a package, in a platform (or in none), with what it has been told. */
function opened({ hasApi = true, status = 'not attempted', kept = '' } = {}) {
  const calls: string[] = [];
  const values: Record<string, string> = { 'cmi.core.lesson_status': status, 'cmi.suspend_data': kept };
  const note =
    (name: string) =>
    (...args: string[]) => {
      calls.push([name, ...args].join(' ').trim());
      if (name === 'LMSSetValue') values[args[0]] = args[1];
      return name === 'LMSGetValue' ? (values[args[0]] ?? '') : 'true';
    };
  const names = ['LMSInitialize', 'LMSGetValue', 'LMSSetValue', 'LMSCommit', 'LMSFinish'];
  const API = Object.fromEntries(names.map(name => [name, note(name)]));
  const outer: Record<string, unknown> = hasApi ? { API } : {};
  outer.parent = outer;
  const address = `${ORIGIN}/embed.html?language=en#/given/x/1`;
  const frame = { src: '', dataset: { src: address }, contentWindow: {}, style: { height: '' } };
  const ears: Record<string, (event: object) => void> = {};
  const window: Record<string, unknown> = { parent: outer, opener: null };
  const scope = {
    window,
    document: { getElementById: () => frame },
    addEventListener: (name: string, act: (event: object) => void) => (ears[name] = act),
    location: { href: 'https://platform.example/content/lesson-1.html' },
    URL,
    isFinite,
  };
  vm.runInNewContext(SCRIPT, scope);
  const tell = (data: unknown, { source = frame.contentWindow as unknown, origin = ORIGIN } = {}) =>
    ears.message({ data, source, origin });
  return { calls, values, frame, tell, leave: () => ['pagehide', 'unload'].forEach(name => ears[name]({})) };
}

test('a platform counts a lesson with its score and closes it once', () => {
  const { calls, values, tell, leave } = opened();
  assert.equal(calls[0], 'LMSInitialize');
  assert.equal(values['cmi.core.lesson_status'], 'incomplete');
  tell({ taku: 1, type: 'step', step: 2, steps: 4 });
  assert.equal(values['cmi.core.lesson_location'], '2');
  tell({ taku: 1, type: 'answer', right: false, step: 2 });
  assert.equal(values['cmi.core.score.raw'], '0');
  tell({ taku: 1, type: 'answer', right: true, step: 2, won: '01' });
  assert.deepEqual([values['cmi.core.score.raw'], values['cmi.core.lesson_status']], ['25', 'incomplete']);
  tell({ taku: 1, type: 'done', right: 3, of: 4 });
  assert.deepEqual([values['cmi.core.score.raw'], values['cmi.core.lesson_status']], ['75', 'completed']);
  assert.deepEqual([values['cmi.core.score.min'], values['cmi.core.score.max']], ['0', '100']);
  assert.equal(calls.at(-1), 'LMSCommit');
  leave();
  assert.equal(calls.filter(call => call === 'LMSFinish').length, 1);
});

test('a lesson that was passed before stays so until it is done again', () => {
  const { values, tell } = opened({ status: 'passed' });
  assert.equal(values['cmi.core.lesson_status'], 'passed');
  tell({ taku: 1, type: 'loaded', kind: 'lesson', title: 'x' });
  tell({ taku: 1, type: 'step', step: 1, steps: 4 });
  assert.equal(values['cmi.core.lesson_status'], 'passed');
});

test('a lesson that was left goes on where it stopped', () => {
  const first = opened();
  assert.equal(first.frame.src, `${ORIGIN}/embed.html?language=en#/given/x/1`);
  first.tell({ taku: 1, type: 'step', step: 1, steps: 4, won: '' });
  first.tell({ taku: 1, type: 'answer', right: true, step: 1, won: '1' });
  first.tell({ taku: 1, type: 'step', step: 2, steps: 4, won: '1' });
  first.tell({ taku: 1, type: 'answer', right: true, step: 2, won: '10' });
  assert.deepEqual([first.values['cmi.suspend_data'], first.values['cmi.core.exit']], ['10', 'suspend']);
  const second = opened({ status: 'incomplete', kept: first.values['cmi.suspend_data'] });
  assert.equal(second.frame.src, `${ORIGIN}/embed.html?language=en&won=10#/given/x/1`);
  second.tell({ taku: 1, type: 'step', step: 3, steps: 4, won: '10' });
  second.tell({ taku: 1, type: 'answer', right: true, step: 3, won: '101' });
  assert.equal(second.values['cmi.core.score.raw'], '50');
  second.tell({ taku: 1, type: 'done', right: 3, of: 4 });
  assert.deepEqual([second.values['cmi.core.lesson_status'], second.values['cmi.core.exit']], ['completed', '']);
});

test('a lesson that was passed is not counted again before its end', () => {
  const { values, tell } = opened({ status: 'passed', kept: '1111' });
  values['cmi.core.score.raw'] = '100';
  tell({ taku: 1, type: 'step', step: 1, steps: 4, won: '' });
  tell({ taku: 1, type: 'answer', right: false, step: 1 });
  tell({ taku: 1, type: 'answer', right: true, step: 1, won: '0' });
  assert.deepEqual([values['cmi.core.score.raw'], values['cmi.core.lesson_status']], ['100', 'passed']);
  tell({ taku: 1, type: 'done', right: 3, of: 4 });
  assert.deepEqual([values['cmi.core.score.raw'], values['cmi.core.lesson_status']], ['75', 'completed']);
});

test('kept data of another program opens the lesson at its beginning', () => {
  for (const kept of ['page=3', '12', '"><script>', '1 0'])
    assert.equal(opened({ kept }).frame.src, `${ORIGIN}/embed.html?language=en#/given/x/1`, kept);
});

test('only the framed lesson is counted', () => {
  const { values, tell } = opened();
  const done = { taku: 1, type: 'done', right: 4, of: 4 };
  tell(done, { source: {} });
  tell(done, { origin: 'https://elsewhere' });
  for (const other of [null, 'done', { ...done, taku: 2 }, { type: 'done', right: 4, of: 4 }]) tell(other);
  assert.equal(values['cmi.core.lesson_status'], 'incomplete');
  assert.equal(values['cmi.core.score.raw'], undefined);
});

test('without a platform the lesson works and follows its height', () => {
  const { calls, frame, tell, leave } = opened({ hasApi: false });
  tell({ taku: 1, type: 'resize', height: 700 });
  assert.equal(frame.style.height, '700px');
  tell({ taku: 1, type: 'resize', height: 1e9 });
  assert.equal(frame.style.height, '5000px');
  tell({ taku: 1, type: 'resize', height: 'calc(1px)' });
  assert.equal(frame.style.height, '5000px');
  tell({ taku: 1, type: 'done', right: 4, of: 4 });
  leave();
  assert.deepEqual(calls, []);
});
