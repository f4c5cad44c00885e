import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { App } from '../../app.ts';
import { icon } from '../../art/card.ts';
import type { Refusal, Sentence } from '../../protocol.d.ts';
import { argsOf, cardsIn, hasWords } from '../../table/view.ts';
import type { Editor, Row } from './editor.ts';
import { MANY } from './editor.ts';
import { SIGN } from './position.ts';
import type { DraftStep } from './step.ts';
import { isSaid, kindOf, STANDS, saidTo, sayTo } from './step.ts';
import { textField } from './words.ts';

/** What is right, and what to say to everything else. */
export const answers = (editor: Editor) => {
  const { app, step } = editor;
  if (!step || !hasWords(app)) return nothing;
  const kind = kindOf(step);
  return html`<section class="desk-answers" aria-label=${app.say('desk-tab-answers')}>${{
    move: moves,
    forbidden,
    playable,
    number,
    seat,
    choice,
    play,
  }[kind](editor, step)}</section>`;
};

/** A move by its cards; where it has none, in words. */
export const inShort = (app: App, say: Sentence | null, move: string) => {
  const cards = cardsIn(say?.args);
  if (cards.length) return app.rich('desk-cards', { cards });
  return say && app.has(`say-${say.id}`) ? app.rich(`say-${say.id}`, argsOf(say)) : move;
};

const moves = (editor: Editor, step: DraftStep) => {
  const { app, picked, rows, shown } = editor;
  const undecided = rows.filter(({ stand }) => !stand).length;
  const few = picked.length
    ? shown.slice(0, 3 * MANY)
    : [...shown.filter(({ stand }) => !stand).slice(0, MANY), ...shown.filter(({ stand }) => stand)];
  return html`${picked.length || !editor.single ? html`<p class="help desk-picked">${app.rich('desk-picked', { cards: picked, count: picked.length })}</p>` : nothing}
    <ul class="desk-rows" role="list">${editor.strayIn(step).map(move => stray(editor, move))}${repeat(
      few,
      ({ move }) => move,
      row => moveRow(editor, step, row),
    )}${undecided > MANY && !picked.length ? html`<li class="desk-row" data-more><p>${app.say('desk-many', { count: undecided })}</p></li>` : nothing}
    ${undecided > 1 || isSaid(step.other) ? others(editor, step) : nothing}
    ${editor.locked.map(({ refusal, cards }) => lockedRow(app, refusal, cards))}</ul>`;
};

const moveRow = (editor: Editor, step: DraftStep, { move, say, stand }: Row) => {
  const { app, draft } = editor;
  const first = editor.rows.find(row => row.stand === 'right')?.move === move;
  const field = (
    id: string,
    text: Parameters<typeof textField>[1]['text'],
    set: Parameters<typeof textField>[1]['set'],
  ) => textField(editor, { id, label: app.say(`desk-say-${stand}`), text, set, hides: true });
  const said =
    stand === ''
      ? html`<p><b>${app.say('desk-undecided')}</b> ${app.say('desk-undecided-ask')}</p>`
      : stand === 'right'
        ? first
          ? field('desk-row-right', step.right, words => draft.changeStep(now => (now.right = words), 'right'))
          : html`<p>${app.say('desk-same-right')}</p>`
        : field(`desk-row-${move.replaceAll(' ', '_')}`, saidTo(step, move), words =>
            draft.changeStep(now => sayTo(now, move, words), `say ${move}`),
          );
  return html`<li class="desk-row" data-move=${move} data-stand=${stand}><b>${inShort(app, say, move)}</b>${pill(editor, move, stand, say)}${said}</li>`;
};

/** Right, poor or wrong. */
const pill = (editor: Editor, move: string, stand: string, say: Sentence | null) => {
  const { app } = editor;
  const cards = cardsIn(say?.args);
  const name = cards.length ? cards.map(app.cardName).join(app.say('comma')) : move;
  return html`<span class="desk-pill" role="radiogroup" aria-label=${name}>${STANDS.map(
    each => html`<label data-stand=${each}><input type="radio" name=${`stand ${move}`} .checked=${each === stand} @change=${(event: Event) => editor.mark(move, each, event.target)}>
      <span>${each === stand ? icon(SIGN[each]) : nothing}${app.say(`desk-stand-${each}`)}</span></label>`,
  )}</span>`;
};

/** What is said of every other move, which is wrong by it. */
const others = (editor: Editor, step: DraftStep) => {
  const { app, draft } = editor;
  const set = (words: DraftStep['other']) => draft.changeStep(now => (now.other = words), 'other');
  if (isSaid(step.other))
    return html`<li class="desk-row" data-stand="wrong"><b>${app.say('desk-others')}</b>
      <button class="outlined" @click=${() => draft.changeStep(now => void delete now.other)}>${icon('i-cross')}<span>${app.say('desk-others-apart')}</span></button>
      ${textField(editor, { id: 'desk-row-other', label: app.say('desk-say-wrong'), text: step.other, set, hides: true })}</li>`;
  const usual = () =>
    Object.fromEntries(editor.languages.map(language => [language, app.catalogue && app.say('desk-other-usual')]));
  return html`<li class="desk-row" data-all><b>${app.say('desk-others')}</b><button class="outlined" @click=${() => set(usual())}>${icon('i-cross')}<span>${app.say('desk-others-wrong')}</span></button></li>`;
};

/** A move that the position does not allow any more. */
const stray = (editor: Editor, move: string) => {
  const { app, draft } = editor;
  const drop = () =>
    draft.changeStep(now => {
      now.accept = now.accept?.filter(each => each !== move);
      delete now.advise?.[move];
      delete now.wrong?.[move];
    });
  return html`<li class="desk-row" data-stand=""><b>${move}</b><button class="outlined" @click=${drop}>${icon('i-cross')}<span>${app.say('remove')}</span></button>
    <p>${app.say('desk-stray')}</p></li>`;
};

/** The rules answer here: it cannot be right. */
const lockedRow = (app: App, refusal: Refusal, cards: string[]) => html`<li class="desk-row" data-locked>
  <b>${app.rich('desk-cards', { cards })}</b><span class="desk-lock">${icon('i-lock')}${app.say('desk-locked')}</span>
  <p>${app.rich(`refusal-${refusal.rule}`, refusal.args)}</p></li>`;

const forbidden = (editor: Editor, step: DraftStep) => {
  const { app } = editor;
  const tried = Object.entries(step.forbidden ?? {});
  return html`<ul class="desk-rows" role="list">${tried.map(
    ([
      move,
    ]) => html`<li class="desk-row" data-stand="right"><b>${app.rich('desk-cards', { cards: move.split(' ') })}</b>
      <button class="outlined" @click=${() => editor.touch(move)}>${icon('i-cross')}<span>${app.say('remove')}</span></button>
      <p>${editor.refusalOf(move) ? app.rich(`refusal-${editor.refusalOf(move)?.rule}`, editor.refusalOf(move)?.args) : nothing}</p></li>`,
  )}${
    tried.length
      ? nothing
      : html`<li class="desk-row" data-stand=""><p>${app.say(editor.locked.length ? 'desk-forbidden-none' : 'desk-nothing-forbidden')}</p></li>`
  }</ul>`;
};

const playable = (editor: Editor) => {
  const { app, hand } = editor;
  const cards = hand.filter(name => !editor.refusalOf(name));
  return html`<ul class="desk-rows" role="list"><li class="desk-row" data-stand="right"><b>${app.rich('desk-cards', { cards })}</b>
    <span class="desk-lock">${icon('i-check')}${app.say('desk-by-rules')}</span></li></ul>`;
};

const number = (editor: Editor, step: DraftStep) => {
  const { app, draft } = editor;
  const set = (event: Event) => {
    const value = (event.target as HTMLInputElement).valueAsNumber;
    draft.changeStep(
      now => (now.number = { ...now.number, is: Number.isFinite(value) ? Math.round(value) : 0 }),
      'number',
    );
  };
  return html`<div class="desk-rows"><div class="desk-row" data-stand="right"><label for="desk-number"><b>${app.say('desk-number')}</b></label>
    <input id="desk-number" type="number" step="1" min="-9999" max="9999" .value=${String(step.number?.is ?? 0)} @input=${set}></div></div>`;
};

const seat = (editor: Editor, step: DraftStep) => {
  const { app, draft, view } = editor;
  return html`<div class="desk-rows"><div class="desk-row" data-stand="right" role="radiogroup" aria-labelledby="desk-seat"><b id="desk-seat">${app.say('desk-seat')}</b>
    <span class="chips">${view?.points.map(
      (_, each) => html`<label><input type="radio" name="desk-seat" .checked=${step.seat?.is === each}
        @change=${() => draft.changeStep(now => (now.seat = { ...now.seat, is: each }))}><span>${app.seatName(each)}</span></label>`,
    )}</span></div></div>`;
};

const MOST_ANSWERS = 6;
const LETTERS = 'abcdefghij';
const LONGEST_ANSWER = 100; // letters

/** An answer to choose: what it says, and where it is wrong, why. */
const choiceRow = (editor: Editor, step: DraftStep, id: string, at: number) => {
  const { app, draft } = editor;
  const right = id === step.choice?.is;
  const field = (part: 'answers' | 'wrong', label: string, most?: number) =>
    textField(editor, {
      id: `desk-${part}-${id}`,
      label,
      text: step[part]?.[id],
      most,
      hides: true,
      set: words => draft.changeStep(now => (now[part] = { ...now[part], [id]: words }), `${part} ${id}`),
    });
  const choose = () =>
    draft.changeStep(now => {
      now.choice = { ...now.choice, is: id };
      delete now.wrong?.[id];
    });
  return html`<li class="desk-row" data-stand=${right ? 'right' : 'wrong'}>
    <label class="desk-is"><input type="radio" name="desk-choice" .checked=${right} aria-label=${app.say('desk-answer-right', { number: at + 1 })}
      @change=${choose}><span>${icon(right ? 'i-check' : 'i-cross')}${app.say(right ? 'desk-stand-right' : 'desk-stand-wrong')}</span></label>
    <div class="desk-said">${field('answers', app.say('desk-answer', { number: at + 1 }), LONGEST_ANSWER)}${right ? nothing : field('wrong', app.say('desk-say-wrong'))}</div>
    ${
      (step.choice?.among?.length ?? 0) > 2
        ? html`<button class="icon-button" aria-label=${app.say('desk-answer-drop', { number: at + 1 })} @click=${() => dropAnswer(editor, id)}>${icon('i-cross')}</button>`
        : nothing
    }</li>`;
};

const dropAnswer = ({ draft }: Editor, id: string) =>
  draft.changeStep(now => {
    const left = (now.choice?.among ?? []).filter(each => each !== id);
    now.choice = { among: left, is: now.choice?.is === id ? left[0] : (now.choice?.is ?? '') };
    delete now.answers?.[id];
    delete now.wrong?.[id];
  });

const addAnswer = ({ draft }: Editor) =>
  draft.changeStep(now => {
    const among = now.choice?.among ?? [];
    const free = [...LETTERS].find(letter => !among.includes(letter)) ?? 'z';
    now.choice = { ...now.choice, among: [...among, free] };
    now.answers = { ...now.answers, [free]: {} };
  });

const choice = (editor: Editor, step: DraftStep) => {
  const { app } = editor;
  const among = step.choice?.among ?? [];
  return html`<ul class="desk-rows" role="list">${repeat(among, String, (id, at) => choiceRow(editor, step, id, at))}${
    among.length < MOST_ANSWERS
      ? html`<li class="desk-row"><button class="word-button" @click=${() => addAnswer(editor)}>${icon('i-plus')}<span>${app.say('desk-answer-add')}</span></button></li>`
      : nothing
  }</ul>`;
};

const STRETCHES = ['trick', 'round', '1', '2', '3', '5'];

const play = (editor: Editor, step: DraftStep) => {
  const { app, draft } = editor;
  const set = (event: Event) => {
    const { value } = event.target as HTMLSelectElement;
    draft.changeStep(now => (now.play = value === 'trick' || value === 'round' ? value : Number(value)));
  };
  return html`<div class="desk-rows"><div class="desk-row" data-stand="right"><label for="desk-play"><b>${app.say('desk-play')}</b></label>
    <select id="desk-play" @change=${set}>${STRETCHES.map(
      each =>
        html`<option value=${each} .selected=${String(step.play) === each}>${app.say('desk-play-until', { stretch: each })}</option>`,
    )}</select></div></div>`;
};
