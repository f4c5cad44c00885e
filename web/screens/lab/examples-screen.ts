import { html, nothing } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import type { App, Screen } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { topBar } from '../../art/widgets.ts';
import { importPart } from '../../browser/import-part.ts';
import { replace } from '../../model/back-stack.ts';
import { requiredFile } from '../../model/fetched-file.ts';
import type { BotDecision } from '../../wire/lab.ts';
import { Lab, LONGEST_RUN } from '../../wire/lab.ts';
import type { Editor } from './editor.ts';

/** An example of the library's documents. */
type Example = { id: string; title: string; code: string };

const EXAMPLES = './data/examples.json';

/** Examples of the Python library, to edit and run in the lab's worker: '#/python' or '#/python/hearts-1'. */
export const screen: Screen = {
  place: () => 'python',
  open(app, [id = '']) {
    const examples = new Examples(app, id);
    return {
      title: () => app.say('examples'),
      draw: () => html`<div ${ref(element => element && examples.settle(element))}>${drawn(examples)}</div>`,
      follow: ([id = '']) => examples.choose(id),
      leave: () => examples.leave(),
    };
  },
};

class Examples {
  readonly #lab = new Lab();
  #editor: Editor | null = null;
  #host: HTMLElement | null = null;
  #shown = '';
  code = '';
  busy = false;
  done: BotDecision | null = null;

  constructor(
    readonly app: App,
    public id: string,
  ) {
    this.#lab.start(); // start early, so that Python is ready at the first run
  }

  get all(): Example[] {
    return requiredFile(this.app, EXAMPLES) ?? [];
  }

  /** The chosen example, or else the first. */
  get example() {
    return this.all.find(({ id }) => id === this.id) ?? this.all[0];
  }

  choose(id: string) {
    this.id = id;
    this.#stop();
    this.app.redraw();
  }

  /** After each drawing: attach the editor to its element, and show the chosen example. */
  settle(element: Element) {
    const host = element.querySelector<HTMLElement>('.lab-editor');
    if (host && host !== this.#host) this.#fetchEditor(host);
    this.#host = host;
    this.#show();
  }

  async #fetchEditor(host: HTMLElement) {
    const { openEditor } = await importPart(() => import('./editor.ts'));
    if (this.#host !== host) return;
    const changed = (code: string) => void (this.code = code);
    this.#editor = openEditor(host, { label: this.app.say('examples-code'), words: [], changed });
    this.#shown = '';
    this.#show();
  }

  /** Put a newly chosen example into the editor. */
  #show() {
    const { example } = this;
    if (!example || !this.#editor || example.id === this.#shown) return;
    this.#shown = example.id;
    this.code = example.code;
    this.#editor.show(example.code, `${example.id}.py`);
  }

  run = async () => {
    this.busy = true;
    this.done = null;
    this.#editor?.mark(null);
    this.app.redraw();
    const done = await this.#lab.run(this.code);
    if (!this.busy) return;
    this.busy = false;
    this.done = done;
    if (done.wrong?.line) this.#editor?.mark({ line: done.wrong.line, words: done.wrong.words, where: '' });
    this.app.redraw();
    this.app.announce(this.wrong || done.printed);
  };

  /** The error of the last run in words; "" if it had none. */
  get wrong() {
    const { app, done } = this;
    if (!done?.wrong) return '';
    const { fault, words } = done.wrong;
    return fault === 'said' ? words : app.say(`examples-${fault}`, { seconds: LONGEST_RUN / 1000 });
  }

  stop = () => {
    this.#stop();
    this.#lab.start();
    this.app.redraw();
  };

  #stop() {
    if (this.busy) this.#lab.end();
    this.busy = false;
    this.done = null;
  }

  leave() {
    this.#host = null;
    this.#stop();
    this.#lab.end();
    this.#editor?.close();
  }
}

const drawn = (examples: Examples) => {
  const { app, busy, done, example, wrong } = examples;
  return html`<div class="page examples">
    ${topBar(app, app.say('examples'))}
    <p><a href="python/" hreflang="en">${app.say('examples-documents')}</a></p>
    <label class="field"><span>${app.say('examples-which')}</span>
      <select @change=${(event: Event) => replace(`#/python/${(event.target as HTMLSelectElement).value}`)}>${examples.all.map(
        ({ id, title }) => html`<option value=${id} lang="en" .selected=${id === example?.id}>${title}</option>`,
      )}</select></label>
    <div class="lab-editor"></div>
    <p>${
      busy
        ? html`<button class="outlined" aria-busy="true" @click=${examples.stop}>${app.say('lab-stop')}</button>`
        : html`<button class="primary" @click=${examples.run}>${icon('i-run')}<span>${app.say('examples-run')}</span></button>`
    }</p>
    <section aria-label=${app.say('examples-printed')}>
      <pre lang="en" tabindex="0">${done ? done.printed : app.say(busy ? 'examples-busy' : 'examples-idle')}${
        wrong ? html`<span class="bad">${wrong}</span>` : nothing
      }</pre></section>
  </div>`;
};
