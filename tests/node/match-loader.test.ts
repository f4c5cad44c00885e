import './browser.ts';
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import type { App } from '../../web/app.ts';
import type { Crash, Frame, Request, StepLaid } from '../../web/protocol.d.ts';
import { Examiner } from '../../web/screens/lesson-editor/examiner.ts';

const { MatchLoader } = await import('../../web/model/match-loader.ts');

const HEAD = { format: 1, game: 'hearts', options: {}, seed: 's', seats: ['human', 'easy', 'easy', 'easy'] };
const LESSON = { format: 1, game: 'hearts', title: { en: '-' }, options: {}, seats: 4 } as never;

test('a screen asks again for what an engine restarted for another table has not answered', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const asked: string[] = [];
  const engine = {
    state: 'busy' as const,
    request: ({ type }: Request) => asked.push(type),
    restart: () => asked.splice(0),
    leave() {},
    get pending() {
      return asked.length;
    },
  };
  const app = { useGame: async () => {}, redraw() {}, request: engine.request } as unknown as App;
  const examiner = new Examiner(app, () => {});
  const loader = new MatchLoader(app, engine, {
    ready: Promise.resolve(),
    show: (message: Frame | StepLaid | Crash) => examiner.receive(message),
    decided() {},
    goHome() {},
    isOurs: () => false,
    rejoin: async () => false,
  });
  const learn = () => loader.openUnstored({ type: 'learn', game: 'hearts', step: {} } as never, HEAD);
  await learn();
  examiner.ask({ ...(LESSON as object), step: [{ setup: ['deal'] }] } as never);
  await learn();
  assert.deepEqual(asked, ['learn', 'check-lesson', 'learn']);
  mock.timers.tick(1000);
  assert.deepEqual(asked, ['learn', 'check-lesson']);
  mock.timers.reset();
});
