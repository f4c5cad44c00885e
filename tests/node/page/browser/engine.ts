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

let services = 0;

/** A process of Python in which services answer, once one is asked. */
export class Python {
  #child: ChildProcessByStdio<Writable, Readable, null> | undefined;
  readonly #waiting = new Map<number, Answer[]>();
  #isOver = false;

  /** With `options` of engine.py. */
  constructor(readonly options: readonly string[] = []) {}

  #start() {
    const env = { ...process.env, PYTHONPATH: [`${ROOT}engine`, ROOT].join(delimiter), PYTHONUTF8: '1' };
    const started = spawn(VENV ?? 'python3', [SCRIPT, ...this.options], { stdio: ['pipe', 'pipe', 'inherit'], env });
    createInterface(started.stdout).on('line', line => {
      const [service, reply, error] = JSON.parse(line);
      const answer = this.#waiting.get(service)?.shift();
      if (error) answer?.failed(new Error(error));
      else answer?.answered(reply);
    });
    started.on('exit', code => {
      this.#child = undefined;
      const lost = [...this.#waiting.values()].flat();
      this.#waiting.clear();
      for (const { failed } of lost) failed(new Error(`the engine's Python has ended: ${code}`));
    });
    for (const part of [started, started.stdin, started.stdout]) (part as unknown as { unref(): void }).unref(); // the process may end
    return started;
  }

  ask(service: number, what: string, text?: string): Promise<string | null> {
    if (this.#isOver) return new Promise(() => {});
    this.#child ??= this.#start();
    this.#child.stdin.write(`${JSON.stringify([service, what, text ?? null])}\n`);
    return new Promise((answered, failed) => {
      const line = this.#waiting.get(service) ?? [];
      this.#waiting.set(service, line);
      line.push({ answered, failed });
    });
  }

  /** Drop a service, if there is a process to drop it from. */
  async drop(service: number) {
    if (!this.#child) return;
    await this.ask(service, 'end');
    this.#waiting.delete(service);
  }

  /** End the process: what is asked from now on has no answer. */
  end() {
    this.#isOver = true;
    this.#child?.kill();
  }
}

const common = new Python();

/** A service in a Python: fresh for each worker. */
export class EngineService {
  readonly #number = (services += 1);

  constructor(readonly python = common) {}

  ask(what: 'ask' | 'send' | 'stop' | 'run', text?: string) {
    return this.python.ask(this.#number, what, text);
  }

  /** End it, and its Python where that is its own. */
  async end() {
    if (this.python === common) await common.drop(this.#number);
    else this.python.end();
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
