// Checks of the host's replies about the table. A guest draws them as if its own engine had sent them, so they are
// checked first.

import type { Check } from '../storage/checks.ts';
import { among, count, either, flag, list, maybe, number, parts, table, text } from '../storage/checks.ts';
import { item, SEATS, SEED, word } from '../storage/match-shape.ts';

const LONG = text(2_000); // characters of a move, or of an argument of a sentence
const MANY = 1e6;
const ITEMS = list(item, 200);
const ENTRIES = 20_000; // entries of a log
const LISTED = 2_000; // limit for any list of a view

const figure = number(-MANY, MANY);
const seat = count(SEATS - 1);
const ofNobody = maybe(seat);
const acting = number(-2, SEATS - 1);
const seats = list(seat, LISTED);
const figures = list(figure, SEATS);
const args = table(either(LONG, figure), 50);
const sentence = { id: word, seat: ofNobody, args };
const refusal = parts({ rule: word, args });
const note = parts({ ...sentence, tone: word });

const zone = parts({
  kind: among(['hand', 'trick', 'pile', 'stack', 'dice']),
  role: word,
  seat: ofNobody,
  items: ITEMS,
  seats,
  orders: table(ITEMS, 10),
  winner: ofNobody,
  ahead: either(item, among([''])),
});

const score = parts({ points: figures, parts: table(figures, 50), notes: list(note, LISTED) });

const badge = parts({ role: word, id: word, seat: ofNobody, args, icon: word, tone: word, rule: word });

const button = parts({ role: word, move: LONG, id: word, args });

const ask = parts({
  id: word,
  args,
  least: count(200),
  most: count(200),
  items: ITEMS,
  slots: list(ofNobody, 50),
  buttons: list(button, 200),
});

const row = parts({
  id: word,
  part: among(['upper', 'lower', 'total']),
  points: list(maybe(figure), SEATS),
  face: count(6),
  move: LONG,
  refusal: maybe(refusal),
  possible: maybe(figure),
  computed: flag,
  notes: list(note, SEATS),
  rule: word,
  column: word,
});

const view = parts({
  seat,
  to_act: acting,
  round: count(MANY),
  caption: parts(sentence),
  zones: list(zone, 200),
  points: figures,
  scores: list(score, LISTED),
  badges: list(badge, 500),
  running: maybe(score),
  ask: maybe(ask),
  sheet: list(row, 100),
  teams: list(count(SEATS), SEATS),
  decided: flag,
  card_points: table(figure, 100),
  places: list(count(SEATS), SEATS),
});

const event = parts({ role: word, kind: word, seat: ofNobody, args });
const events = list(event, ENTRIES);
const move = { move: LONG, say: parts(sentence) };

const meaning = parts({
  items: list(text(20), 200),
  moves: list(parts(move), LISTED),
  refusal: maybe(refusal),
  goes: ITEMS,
  completes: maybe(parts(move)),
});

const REPLIES: Record<string, Check> = {
  frame: parts({
    view,
    events,
    undo: flag,
    no_undo: maybe(refusal),
    meanings: list(meaning, 200),
    begins: flag,
    turns: seats,
  }),
  'choice-explained': parts({ meaning }),
  hinted: parts({ moves: list(parts({ ...move, points: maybe(figure) }), LISTED), advice: parts(sentence) }),
  'story-told': parts({ entries: list(parts({ events, round: count(MANY), exchanged: list(zone, 20) }), ENTRIES) }),
  proved: parts({
    seal: word,
    sealed: maybe(LONG),
    drawn: maybe(count(MANY)),
    strays: list(count(MANY), ENTRIES),
    shares: list(parts({ number: word, commitment: word }), SEATS + 1),
  }),
  refused: parts({ request: maybe(word), refusal, part: maybe(word) }),
  opened: parts({
    log: parts({ start: count(ENTRIES), entries: list(LONG, ENTRIES) }),
    seed: maybe(SEED),
  }),
};

/** Check of a reply that may come to a seat. */
export const replyCheck: Check = value => {
  const kind = typeof value?.type === 'string' && Object.hasOwn(REPLIES, value.type) ? REPLIES[value.type] : null;
  return kind ? kind(value) : '.type';
};
