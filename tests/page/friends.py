"""Rooms without a network: what stands in for the ways between devices, and who plays at them."""

from tests.page.conftest import PATIENCE, own

MODULES = (
    "./friends/host.ts",
    "./friends/guest.ts",
    "./friends/letters.ts",
    "./friends/shares.ts",
    "./friends/gate.ts",
    "./friends/seats.ts",
    "./kept/match-shape.ts",
    "./model/link.ts",
)
PLAYER = """
    const MOVE = { hearts: 'pass', president: 'give' };

    /** The move of somebody who does whatever can be done; or what is to be asked first. */
    const moveAt = (game, { view: { ask, sheet }, meanings }) => {
      const box = sheet.find(({ move, refusal }) => move && !refusal);
      if (box) return { type: 'play', move: box.move };
      const given = [MOVE[game], ...ask.items.slice(0, ask.least)];
      if (ask.slots.length) return { type: 'play', move: given.join(' ') };
      const known = meanings.find(({ moves }) => moves.length)?.moves[0];
      if (known) return { type: 'play', move: known.move };
      const [button] = ask.buttons.filter(({ role }) => role !== 'offer');
      if (button) return { type: 'play', move: button.move };
      return { type: 'consider', items: [ask.items[0]] };
    };

    /** Does what can be done at a table, whoever asks the engine for it. */
    window.player = (game, request) => message => {
      if (message.type === 'frame' && message.view.ask) request(moveAt(game, message));
      const [only] = message.type === 'considered' ? message.meaning.moves : [];
      if (only) request({ type: 'play', move: only.move });
    };
"""
ROOM = """
    window.BUILD = 'this build';
    window.key = letters => letters.repeat(32).slice(0, 32);

    /** The two ends of a way, on which all that is sent is recorded. */
    window.way = () => {
      const ends = [0, 1].map(() => ({ onmessage: null, onclose: null, open: true, sent: [] }));
      for (const [at, end] of ends.entries()) {
        const other = ends[1 - at];
        end.send = text => {
          if (!other.open) throw new Error('closed');
          end.sent.push([text, host?.match?.log.length ?? 0]);
          queueMicrotask(() => other.open && other.onmessage?.(text));
        };
        end.close = () => {
          end.open = false;
          queueMicrotask(() => other.open && ((other.open = false), other.onclose?.()));
        };
      }
      return ends;
    };

    /** A way to another page, until either page is left. */
    window.wayTo = name => {
      const line = new BroadcastChannel(name);
      const end = { onmessage: null, onclose: null };
      const closes = () => end.close();
      end.send = text => line.postMessage(text);
      end.close = () => {
        line.postMessage(null);
        removeEventListener('pagehide', closes);
        line.close();
        end.close = () => {};
      };
      line.onmessage = ({ data }) => (data === null ? end.onclose?.() : end.onmessage?.(data));
      addEventListener('pagehide', closes);
      return end;
    };

    /** A guest that is letters alone. */
    window.sits = async (host, letter, names, playing = true) => {
      const [near, far] = way();
      const guest = { near, far, seen: [], opened: [], number: own.newNumber() };
      const send = letter => near.send(JSON.stringify(letter));
      const ask = request => send({ type: 'ask', seat: guest.here[0] ?? null, request });
      Object.assign(guest, { send, ask });
      let play;
      near.onmessage = text => {
        const letter = JSON.parse(text);
        guest.seen.push(letter);
        if (letter.type === 'bound' && !guest.silent)
          own.commitment(guest.number).then(commitment =>
            send({ type: 'number', number: guest.number, commitment }));
        if (letter.type === 'room') guest.here = letter.here;
        if (letter.type === 'match') {
          play = player(letter.game, ask);
          ask({ type: 'begin' });
        }
        if (letter.type !== 'said') return;
        const { reply } = letter;
        if (reply.type === 'opened')
          guest.opened.splice(reply.log.start, Infinity, ...reply.log.entries);
        if (playing) play?.(reply);
      };
      host.welcome(far);
      const commitment = await own.commitment(guest.number);
      send({ type: 'sit', build: BUILD, names, key: key(letter), commitment });
      return guest;
    };

    /** As soon as there is such a thing. */
    window.once = async find => {
      const late = performance.now() + PATIENCE;
      for (let found = find(); ; found = find()) {
        if (found) return found;
        if (performance.now() > late) throw new Error(`never: ${find}`);
        await new Promise(requestAnimationFrame);
      }
    };

    /** A guest whose host is letters alone. */
    window.visits = async () => {
      const [far, near] = way();
      const sent = [];
      far.onmessage = text => sent.push(JSON.parse(text));
      window.begun = [];
      window.outs = 0;
      const told_ = { ...told, begins: match => begun.push(match), out: () => (outs += 1) };
      window.guest = new own.Guest(taku, { build: BUILD, names: ['Ann'], key: key('a') }, told_);
      guest.attach(message => (window.heard ??= []).push(message));
      await guest.reach(near);
      const sends = type => once(() => sent.find(letter => letter.type === type));
      const say = letter => far.send(typeof letter === 'string' ? letter : JSON.stringify(letter));
      return (window.them = { far, sends, say, sent });
    };

    /** A guest's page finds the way to the host's, which waits at the door. */
    window.waitsAtTheDoor = () => {
      const door = new BroadcastChannel('door');
      door.onmessage = ({ data: { asks } }) => {
        if (!asks) return;
        host.welcome(wayTo(asks));
        door.postMessage({ opens: asks });
      };
    };
    window.comes = () => new Promise(done => {
      const name = crypto.randomUUID();
      const end = wayTo(name);
      const door = new BroadcastChannel('door');
      door.onmessage = ({ data: { opens } }) => opens === name && (door.close(), done(end));
      door.postMessage({ asks: name });
    });

    /** A guest with a page: it shows the table as soon as there is a match. */
    window.joins = async (letter, names, game) => {
      const plays = game && player(game, message => taku.request(message));
      const begins = () => toTable(guest, plays);
      const visitor = { build: BUILD, names, key: key(letter) };
      window.guest = new own.Guest(taku, visitor, { ...told, begins });
      await guest.reach(await comes());
    };

    window.signs = [];
    window.told = { changed() {}, out() {}, sign: (...sign) => signs.push(sign) };
    window.host = null;

    /** A room of the game for so many, those with names at this page; others may watch. */
    window.opens = (game, options, seats, patience, names = ['Kai']) => {
      const places = Array.from({ length: seats }, (_, seat) =>
        names[seat] ? own.person(names[seat]) : own.free());
      const here = [...names.keys()];
      const room = { game, options, seats: new own.Seats(places), here, onlookers: true };
      return (host = new own.Host(taku, BUILD, room, told, patience));
    };

    /** Takes this page to the table; `plays` does what can be done there. */
    window.toTable = (end, plays) => {
      if (plays) {
        const attach = end.attach.bind(end);
        end.attach = (heard, engine) => attach(message => (heard(message), plays(message)), engine);
      }
      taku.reach(end);
      taku.go(`#/play/${end.id}`);
    };
"""


def friends(page):
    """Give the page what a room is made of."""
    own(page, *MODULES)
    page.evaluate(f"() => {{ const PATIENCE = {PATIENCE}; {PLAYER} {ROOM} }}")
    return page
