import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import type { Refusal, Sentence } from '../../protocol.d.ts';
import { argsOf, cardsIn, hasWords, hintMessage, ownHand } from '../../table/view-queries.ts';
import { boxName } from '../../words/box-names.ts';
import { figure } from '../../words/numbers.ts';
import { wholeNumber } from '../../words/typed-text.ts';
import type { DraftStep } from './draft-step.ts';
import { isSaid, isThere, kindOf, STANDS, saidTo, sayTo, sayToWrong } from './draft-step.ts';
import type { LessonEditor } from './lesson-editor.ts';
import { SIGN } from './position-view.ts';
import type { Row } from './step-checks.ts';
import { MANY } from './step-checks.ts';
import { textField } from './text-fields.ts';

/** The editor of answers: what is right, and the texts for other answers. */
export const answerEditor = (editor: LessonEditor) => {
  const { app, step } = editor;
  if (!step || !hasWords(app)) return nothing;
  const kind = kindOf(step);
  if (editor.checks.hasNoMove(step))
    return html`<section class="editor-answers" aria-label=${app.say('desk-tab-answers')}><p class="editor-rows editor-row" data-stand="">${app.say('desk-no-move-here')}</p></section>`;
  return html`<section class="editor-answers" aria-label=${app.say('desk-tab-answers')}>${{
    move: moves,
    forbidden,
    playable,
    number,
    seat,
    choice,
    play,
  }[kind](editor, step)}</section>`;
};

/** A move as its cards; in words if it has none. */
const inShort = (app: Wording, say: Sentence | null, move: string) => {
  const cards = cardsIn(say?.args);
  return cards.length ? app.rich('desk-cards', { cards }) : inWords(app, say, move);
};

/** A move in words: the hint's wording where the game has one, or else that of the button. */
const inWords = (app: Wording, say: Sentence | null, move: string) => {
  const id = say ? hintMessage(app, say) : '';
  return say && app.has(id) ? app.rich(id, argsOf(say)) : move;
};

const moves = (editor: LessonEditor, step: DraftStep) => {
  const { app, checks, picker } = editor;
  const { pickedItems: picked, shown } = picker;
  const { rows } = checks;
  const undecided = rows.filter(({ stand }) => !stand).length;
  const few = picked.length
    ? shown.slice(0, 3 * MANY)
    : [...shown.filter(({ stand }) => !stand).slice(0, MANY), ...shown.filter(({ stand }) => stand)];
  return html`${picker.several ? html`<p class="help desk-picked">${app.rich('desk-picked', { cards: picked, count: few.length && picked.length, none: String(!few.length) })}</p>` : nothing}
    <ul class="editor-rows" role="list">${checks.strayIn(step).map(move => stray(editor, move))}${repeat(
      few,
      ({ move }) => move,
      row => moveRow(editor, step, row),
    )}${undecided > MANY && !picked.length ? html`<li class="editor-row" data-more><p>${app.say('desk-many', { count: undecided })}</p></li>` : nothing}
    ${undecided > 1 || isSaid(step.other) ? others(editor, step) : nothing}
    ${picker.locked.map(({ refusal, cards }) => lockedRow(app, refusal, cards))}</ul>`;
};

const moveRow = (editor: LessonEditor, step: DraftStep, { move, say, stand }: Row) => {
  const { app, draft } = editor;
  const first = editor.checks.rows.find(row => row.stand === 'right')?.move === move;
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
  return html`<li class="editor-row" data-move=${move} data-stand=${stand}><b>${inShort(app, say, move)}</b>${pill(editor, move, stand, say)}${said}</li>`;
};

/** Radio buttons that mark a move as right, poor or wrong. */
const pill = (editor: LessonEditor, move: string, stand: string, say: Sentence | null) => {
  const { app } = editor;
  const cards = cardsIn(say?.args);
  const name = cards.length ? cards.map(app.cardName).join(app.say('comma')) : move;
  return html`<span class="editor-standings" role="radiogroup" aria-label=${name}>${STANDS.map(
    each => html`<label data-stand=${each}><input type="radio" name=${`stand ${move}`} .checked=${each === stand} @change=${(event: Event) => editor.picker.mark(move, each, event.target)}>
      <span>${each === stand ? icon(SIGN[each]) : nothing}${app.say(`desk-stand-${each}`)}</span></label>`,
  )}</span>`;
};

/** The text for all other moves, which marks them as wrong. */
const others = (editor: LessonEditor, step: DraftStep) => {
  const { app, draft } = editor;
  const set = (words: DraftStep['other']) => draft.changeStep(now => (now.other = words), 'other');
  if (isSaid(step.other))
    return html`<li class="editor-row" data-stand="wrong"><b>${app.say('desk-others')}</b>
      <button class="outlined" @click=${() => draft.changeStep(now => void delete now.other)}>${icon('i-cross')}<span>${app.say('desk-others-apart')}</span></button>
      ${textField(editor, { id: 'desk-row-other', label: app.say('desk-say-wrong'), text: step.other, set, hides: true })}</li>`;
  const usual = () =>
    Object.fromEntries(editor.languages.map(language => [language, app.catalogue && app.say('desk-other-usual')]));
  return html`<li class="editor-row" data-all><b>${app.say('desk-others')}</b><button class="outlined" @click=${() => set(usual())}>${icon('i-cross')}<span>${app.say('desk-others-wrong')}</span></button></li>`;
};

/** A named move that is not legal in the position any more, with a button to remove it. */
const stray = (editor: LessonEditor, move: string) => {
  const { app, draft } = editor;
  const drop = () =>
    draft.changeStep(now => {
      now.accept = now.accept?.filter(each => each !== move);
      delete now.advise?.[move];
      delete now.wrong?.[move];
    });
  return html`<li class="editor-row" data-stand=""><b>${move}</b><button class="outlined" @click=${drop}>${icon('i-cross')}<span>${app.say('remove')}</span></button>
    <p>${app.say('desk-stray')}</p></li>`;
};

/** Cards that a rule forbids: the refusal answers for them. */
const lockedRow = (app: Wording, refusal: Refusal, cards: string[]) => html`<li class="editor-row" data-locked>
  <b>${app.rich('desk-cards', { cards })}</b><span class="editor-lock">${icon('i-lock')}${app.say('desk-locked')}</span>
  <p>${app.rich(`refusal-${refusal.rule}`, refusal.args)}</p></li>`;

/** The words of a move that are cards of the hand; if there are none, all its words. */
const cardsOf = ({ view }: LessonEditor, move: string) => {
  const held = view ? ownHand(view, '') : [];
  const words = move.split(' ');
  return words.some(word => held.includes(word)) ? words.filter(word => held.includes(word)) : words;
};

/** A try as its cards, or as a box of the score sheet. */
const triedInShort = (editor: LessonEditor, move: string) => {
  const { app, picker } = editor;
  const box = picker.boxes.find(row => row.move === move);
  return box ? boxName(app, box.id) : app.rich('desk-cards', { cards: cardsOf(editor, move) });
};

const forbidden = (editor: LessonEditor, step: DraftStep) => {
  const { app, checks, picker } = editor;
  const strays = checks.strayIn(step);
  return html`${picker.hand.length ? oneOrSeveral(editor) : nothing}<ul class="editor-rows" role="list">
    ${picker.several ? attempt(editor, step) : nothing}
    ${Object.entries(step.forbidden ?? {}).map(([move, rule]) => triedRow(editor, move, rule, strays.includes(move)))}
    ${isThere(step.forbidden) || picker.picked.length ? nothing : html`<li class="editor-row" data-stand=""><p>${app.say(whatToTry(editor))}</p></li>`}</ul>`;
};

/** Message id while there are no tries: what to tap, or that nothing is forbidden here. */
const whatToTry = ({ picker: { boxes, hand, locked, several } }: LessonEditor) => {
  if (several) return 'desk-try-several';
  if (!hand.length) return boxes.some(({ refusal }) => refusal) ? 'desk-try-box' : 'desk-no-box-forbidden';
  return locked.length ? 'desk-forbidden-none' : 'desk-nothing-forbidden';
};

const oneOrSeveral = (editor: LessonEditor) => {
  const { app, picker } = editor;
  return html`<div class="editor-shapes" role="group" aria-label=${app.say('desk-how-many')}>${[false, true].map(
    each =>
      html`<button aria-pressed=${String(each === picker.several)} @click=${() => picker.trySeveral(each)}>${app.say(each ? 'desk-together' : 'desk-alone')}</button>`,
  )}</div>`;
};

/** The picked cards, and the engine's reply about them. */
const attempt = (editor: LessonEditor, step: DraftStep) => {
  const { app, picker } = editor;
  const { pickedItems: cards, tried } = picker;
  if (!cards.length)
    return isThere(step.forbidden)
      ? html`<li class="editor-row"><p class="help">${app.say('desk-try-more')}</p></li>`
      : nothing;
  const refusal = tried?.refusal;
  return html`<li class="editor-row" data-attempt><b>${app.rich('desk-cards', { cards })}</b>
    ${refusal ? html`<button class="primary" @click=${() => picker.forbidPicked()}>${icon('i-check')}<span>${app.say('desk-try-these')}</span></button>` : nothing}
    <p role="status">${refusal ? app.rich(`refusal-${refusal.rule}`, refusal.args) : tried === undefined ? app.say('laying') : tried ? app.rich('desk-allowed-cards', { cards }) : app.say('desk-no-move')}</p></li>`;
};

/** A try with its refusal; marked if the rules do not forbid it. */
const triedRow = (editor: LessonEditor, move: string, rule: string, isStray: boolean) => {
  const { app } = editor;
  const { trial } = editor.picker;
  const refusal = trial.refusalTo(move);
  return html`<li class="editor-row" data-tried=${move} data-stand=${isStray ? '' : 'right'}><b>${triedInShort(editor, move)}</b>
    <button class="outlined" @click=${() => trial.toggle(move, rule)}>${icon('i-cross')}<span>${app.say('remove')}</span></button>
    <p>${isStray ? app.say('desk-not-forbidden') : refusal ? app.rich(`refusal-${refusal.rule}`, refusal.args) : nothing}</p></li>`;
};

const playable = ({ app, checks }: LessonEditor, step: DraftStep) => {
  const cards = checks.playableIn(step);
  return html`<ul class="editor-rows" role="list"><li class="editor-row" data-stand="right"><b>${cards.length ? app.rich('desk-cards', { cards: [...cards] }) : app.say('laying')}</b>
    <span class="editor-lock">${icon('i-check')}${app.say('desk-by-rules')}</span></li></ul>`;
};

/** The text for a wrong answer; an answer that has become the right one can only be removed. */
const wrongRow = (editor: LessonEditor, step: DraftStep, answer: string, name: unknown, drops: boolean) => {
  const { app, draft } = editor;
  const isRight = editor.checks.strayIn(step).includes(answer);
  const drop = () => draft.changeStep(now => sayToWrong(now, answer, null));
  const set = (words: DraftStep['other']) =>
    draft.changeStep(now => sayToWrong(now, answer, drops || isSaid(words) ? (words ?? {}) : null), `wrong ${answer}`);
  return html`<li class="editor-row" data-answer=${answer} data-stand=${isRight ? '' : 'wrong'}><b>${name}</b>
    ${drops || isRight ? html`<button class="outlined" @click=${drop}>${icon('i-cross')}<span>${app.say('remove')}</span></button>` : nothing}
    ${isRight ? html`<p>${app.say('desk-wrong-is-right')}</p>` : textField(editor, { id: `desk-wrong-${answer}`, label: app.say('desk-say-wrong'), text: step.wrong?.[answer], hides: true, set })}</li>`;
};

/** The text for every answer that has no text of its own. */
const anyOther = (editor: LessonEditor, step: DraftStep) => {
  const { app, draft } = editor;
  const set = (words: DraftStep['other']) =>
    draft.changeStep(now => {
      if (isSaid(words)) now.other = words;
      else delete now.other;
    }, 'other');
  return html`<li class="editor-row" data-stand="wrong"><b>${app.say('desk-any-other')}</b>
    ${textField(editor, { id: 'desk-row-other', label: app.say('desk-say-other'), text: step.other, hides: true, set })}</li>`;
};

const number = (editor: LessonEditor, step: DraftStep) => {
  const { app, draft } = editor;
  const set = (event: Event) =>
    draft.changeStep(
      now => (now.number = { ...now.number, is: numberIn(event.target as HTMLInputElement) ?? 0 }),
      'number',
    );
  return html`<ul class="editor-rows" role="list"><li class="editor-row" data-stand="right"><label for="desk-number"><b>${app.say('desk-number')}</b></label>
    <input id="desk-number" type="text" autocomplete="off" .value=${String(step.number?.is ?? 0)} @input=${(event: InputEvent) => event.isComposing || set(event)} @compositionend=${set}></li>
    ${repeat(Object.keys(step.wrong ?? {}), String, answer => wrongRow(editor, step, answer, figure(app, Number(answer)), true))}
    <li class="editor-row">${anotherNumber(editor, step)}</li>${anyOther(editor, step)}</ul>`;
};

const MOST = 9_999; // largest absolute value of a number answer

/** The number in a field, within ±MOST; null if it is none. */
function numberIn(field: HTMLInputElement) {
  const number = wholeNumber(field.value);
  return Number.isNaN(number) ? null : Math.max(-MOST, Math.min(MOST, number));
}

/** Form that adds a wrong number with a text of its own. */
const anotherNumber = ({ app, draft }: LessonEditor, step: DraftStep) => {
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).querySelector('input');
    const value = field && numberIn(field);
    if (!field || value === null) return;
    if (value === step.number?.is) return app.announce(app.say('desk-wrong-is-right'), true);
    field.value = '';
    draft.changeStep(now => sayToWrong(now, String(value), now.wrong?.[value] ?? {}));
    document.querySelector<HTMLElement>(`.editor-row[data-answer="${value}"] input`)?.focus();
  };
  return html`<form class="editor-another" @submit=${add}><label for="desk-another">${app.say('desk-another-number')}</label>
    <input id="desk-another" type="text" autocomplete="off"><button class="outlined">${icon('i-plus')}<span>${app.say('desk-another-add')}</span></button></form>`;
};

const seat = (editor: LessonEditor, step: DraftStep) => {
  const { app, draft, view } = editor;
  const seats = view?.points.map((_, each) => each) ?? [];
  return html`<ul class="editor-rows" role="list"><li class="editor-row" data-stand="right"><b id="desk-seat">${app.say('desk-seat')}</b>
    <span class="chips" role="radiogroup" aria-labelledby="desk-seat">${seats.map(
      each => html`<label><input type="radio" name="desk-seat" .checked=${step.seat?.is === each}
        @change=${() => draft.changeStep(now => (now.seat = { ...now.seat, is: each }))}><span>${app.seatName(each)}</span></label>`,
    )}</span></li>
    ${seats.filter(each => each !== step.seat?.is || step.wrong?.[each]).map(each => wrongRow(editor, step, String(each), app.seatName(each), false))}</ul>`;
};

const MOST_ANSWERS = 6;
const LETTERS = 'abcdefghij';
const LONGEST_ANSWER = 100; // characters

/** An answer to choose from: its text, and if it is wrong, the reason. */
const choiceRow = (editor: LessonEditor, step: DraftStep, id: string, at: number) => {
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
  return html`<li class="editor-row" data-stand=${right ? 'right' : 'wrong'}>
    <label class="editor-option"><input type="radio" name="desk-choice" .checked=${right} aria-label=${app.say('desk-answer-right', { number: at + 1 })}
      @change=${choose}><span>${icon(right ? 'i-check' : 'i-cross')}${app.say(right ? 'desk-stand-right' : 'desk-stand-wrong')}</span></label>
    <div class="editor-texts">${field('answers', app.say('desk-answer', { number: at + 1 }), LONGEST_ANSWER)}${right ? nothing : field('wrong', app.say('desk-say-wrong'))}</div>
    ${
      (step.choice?.among?.length ?? 0) > 2
        ? html`<button class="icon-button" aria-label=${app.say('desk-answer-drop', { number: at + 1 })} @click=${() => dropAnswer(editor, id)}>${icon('i-cross')}</button>`
        : nothing
    }</li>`;
};

const dropAnswer = ({ draft }: LessonEditor, id: string) =>
  draft.changeStep(now => {
    const left = (now.choice?.among ?? []).filter(each => each !== id);
    now.choice = { among: left, is: now.choice?.is === id ? left[0] : (now.choice?.is ?? '') };
    delete now.answers?.[id];
    delete now.wrong?.[id];
  });

const addAnswer = ({ draft }: LessonEditor) =>
  draft.changeStep(now => {
    const among = now.choice?.among ?? [];
    const free = [...LETTERS].find(letter => !among.includes(letter)) ?? 'z';
    now.choice = { ...now.choice, among: [...among, free] };
    now.answers = { ...now.answers, [free]: {} };
  });

const choice = (editor: LessonEditor, step: DraftStep) => {
  const { app } = editor;
  const among = step.choice?.among ?? [];
  return html`<ul class="editor-rows" role="list">${repeat(among, String, (id, at) => choiceRow(editor, step, id, at))}${
    among.length < MOST_ANSWERS
      ? html`<li class="editor-row"><button class="word-button" @click=${() => addAnswer(editor)}>${icon('i-plus')}<span>${app.say('desk-answer-add')}</span></button></li>`
      : nothing
  }</ul>`;
};

const STRETCHES = ['trick', 'round', '1', '2', '3', '5'];

const play = (editor: LessonEditor, step: DraftStep) => {
  const { app, draft } = editor;
  const set = (event: Event) => {
    const { value } = event.target as HTMLSelectElement;
    draft.changeStep(now => (now.play = value === 'trick' || value === 'round' ? value : Number(value)));
  };
  return html`<div class="editor-rows"><div class="editor-row" data-stand="right"><label for="desk-play"><b>${app.say('desk-play')}</b></label>
    <select id="desk-play" @change=${set}>${STRETCHES.map(
      each =>
        html`<option value=${each} .selected=${String(step.play) === each}>${app.say('desk-play-until', { stretch: each })}</option>`,
    )}</select></div></div>`;
};
