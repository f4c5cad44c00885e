// The engine in CPython over a pipe: one process for all workers of a test process, a service for each worker.

import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { ROOT } from './bundle.ts';

type Answer = { answered(reply: string | null): void; failed(error: Error): void };

const VENV = [`${ROOT}.venv/bin/python`, `${ROOT}.venv/Scripts/python.exe`].find(existsSync);
const SCRIPT = fileURLToPath(new URL('engine.py', import.meta.url));

let child: ChildProcessByStdio<Writable, Readable, null> | undefined;
let services = 0;
const waiting = new Map<number, Answer[]>();

function start() {
  const env = { ...process.env, PYTHONPATH: [`${ROOT}engine`, ROOT].join(delimiter), PYTHONUTF8: '1' };
  const started = spawn(VENV ?? 'python3', [SCRIPT], { stdio: ['pipe', 'pipe', 'inherit'], env });
  createInterface(started.stdout).on('line', line => {
    const [service, reply, error] = JSON.parse(line);
    const answer = waiting.get(service)?.shift();
    if (error) answer?.failed(new Error(error));
    else answer?.answered(reply);
  });
  started.on('exit', code => {
    child = undefined;
    const lost = [...waiting.values()].flat();
    waiting.clear();
    for (const { failed } of lost) failed(new Error(`the engine's Python has ended: ${code}`));
  });
  for (const part of [started, started.stdin, started.stdout]) (part as unknown as { unref(): void }).unref(); // the process may end
  return started;
}

/** A service in the common Python: fresh for each worker. */
export class EngineService {
  readonly #number = (services += 1);

  ask(what: 'ask' | 'send' | 'stop' | 'end' | 'run', text?: string): Promise<string | null> {
    child ??= start();
    child.stdin.write(`${JSON.stringify([this.#number, what, text ?? null])}\n`);
    return new Promise((answered, failed) => {
      const line = waiting.get(this.#number) ?? [];
      waiting.set(this.#number, line);
      line.push({ answered, failed });
    });
  }

  async end() {
    if (!child) return;
    await this.ask('end');
    waiting.delete(this.#number);
  }
}

/** Run Python beside the page, with the engine's library; returns what it names `result`. */
export async function python<Result>(code: string): Promise<Result> {
  const alive = setInterval(() => {}, 1e6); // Python alone does not keep the process
  try {
    return JSON.parse((await new EngineService().ask('run', code)) ?? 'null');
  } finally {
    clearInterval(alive);
  }
}
