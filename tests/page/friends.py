"""Rooms without a network: what stands in for the ways between devices, and who plays at them."""

from tests.page.conftest import PATIENCE, own

MODULES = (
    "./friends/handshake.ts",
    "./friends/host.ts",
    "./friends/identity.ts",
    "./friends/guest.ts",
    "./friends/messages.ts",
    "./friends/seed-shares.ts",
    "./friends/rate-limit.ts",
    "./friends/room-seats.ts",
    "./friends/encryption.ts",
    "./storage/match-shape.ts",
    "./model/link.ts",
)
PAIRS = {
    "a": {
        "x": "ViOOCF_-90TTBbpEGfSgNXJReXPU52LKFzgYMzPLS_Q",
        "y": "P96klxn9PADFWN8_qisFn8gNo0_xYkmX-9mtLCqc0rw",
        "d": "z_UmdTYmSuF_ek4al7-Lx2P0SayULAN1pn1JdGIyidA",
    },
    "b": {
        "x": "SJ0pj1Kc-yN2a5kRiTJhliurLTN9M10rm41Li0lxaoc",
        "y": "kiYfDaLgR43hyulRAC6G6-imAucxrXAkRFtWSW7c8eo",
        "d": "KRB9d8I3OUAb-XHOsodi3LshJQxTkgQ2gO_GOd89BZc",
    },
    "host": {
        "x": "5IGFPdqJLZ8bUQWSmk0i5tvFNo4YCMswmW0ctceNfyQ",
        "y": "vlOWOyZ8uDPaD9lRN88mf6arA6LXG9nNu1m2d-_SAO0",
        "d": "qs99q_RAy2xsA1sWq0pqteFaDQrFXhXfBQyoKI32R-o",
    },
}
"""Key pairs of devices that come again with another page; those of others are made anew."""
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
      return { type: 'explain-choice', items: [ask.items[0]] };
    };

    /** Does what can be done at a table, whoever asks the engine for it. */
    window.player = (game, request) => message => {
      if (message.type === 'frame' && message.view.ask) request(moveAt(game, message));
      const [only] = message.type === 'choice-explained' ? message.meaning.moves : [];
      if (only) request({ type: 'play', move: only.move });
    };
"""
PLAYS_BY_ITSELF = """() => {   // whoever sits here does what can be done, at every table
    const { reach } = taku;
    const decides = message =>
      player(taku.match?.head.game, asked => taku.request(asked))(message);
    const playing = new WeakSet();
    taku.reach = (end, company) => {
      if (end && !playing.has(end)) {
        playing.add(end);
        const attach = end.attach.bind(end);
        end.attach = (heard, engine) =>
          attach(message => (heard(message), decides(message)), engine);
      }
      reach(end, company);
    };
}"""
ROOM = """
    window.BUILD = 'this build';
    const pair = letter => (PAIRS[letter] ??= own.newLock());
    window.identity = async letter => own.identityOf(await pair(letter));
    window.key = async letter => own.keyOf(await pair(letter));

    /** The two ends of a way, on which all that is sent is recorded. */
    window.way = () => {
      const binding = crypto.randomUUID();
      const end = () => ({ binding, onmessage: null, onclose: null, open: true, sent: [] });
      const ends = [end(), end()];
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
      const end = { binding: name, onmessage: null, onclose: null };
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

    /** What a device that has met the host sends to sit down, but for names and a commitment. */
    window.handshake = async (end, letter) => {
      const met = await own.meetHost(end, null);
      const device = await identity(letter);
      const proof = await own.guestProof(device, met);
      return { type: 'sit', build: BUILD, key: device.key, proof };
    };

    /** A guest that is letters alone. */
    window.sits = async (host, letter, names, playing = true) => {
      const [near, far] = way();
      const guest = { near, far, seen: [], opened: [], number: own.newNumber() };
      const send = letter => near.send(JSON.stringify(letter));
      const ask = request => send({ type: 'ask', seat: guest.here[0] ?? null, request });
      Object.assign(guest, { send, ask });
      let play;
      host.welcome(far);
      guest.sits = await handshake(near, letter);
      near.onmessage = text => {
        const letter = JSON.parse(text);
        guest.seen.push(letter);
        if (letter.type === 'bound' && !guest.silent)
          send({ type: 'number', number: guest.number });
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
      const commitment = await own.commitment(guest.number);
      send({ ...guest.sits, names, commitment });
      await once(() => guest.seen.length);
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

    const visitor = (letter, names) =>
      ({ build: BUILD, names, room: null, identity: () => identity(letter) });

    /** A guest whose host is letters alone. */
    window.visits = async () => {
      const [far, near] = way();
      const sent = [];
      far.onmessage = async text => {
        const letter = JSON.parse(text);
        if (letter.type !== 'hello') return sent.push(letter);
        const { hello } = await own.answerHello(far, await identity('host'), letter.nonce);
        far.send(JSON.stringify(hello));
      };
      window.begun = [];
      window.outs = 0;
      const told_ = { ...told, begins: match => begun.push(match), out: () => (outs += 1) };
      window.guest = new own.Guest(taku, visitor('a', ['Ann']), told_);
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
      window.guest = new own.Guest(taku, visitor(letter, names), { ...told, begins });
      await guest.reach(await comes());
    };

    window.signs = [];
    window.told = { changed() {}, out() {}, asked() {}, level() {} };
    told.sign = (...sign) => signs.push(sign);
    window.host = null;

    /** A room of the game for so many, those with names at this page; others may watch. */
    window.opens = (game, options, seats, patience, names = ['Kai']) => {
      const places = Array.from({ length: seats }, (_, seat) =>
        names[seat] ? own.person(names[seat]) : own.free());
      const here = [...names.keys()];
      const room = { game, options, seats: new own.Seats(places), here, onlookers: true };
      return (host = new own.Host(taku, BUILD, room, told, () => identity('host'), patience));
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
    page.evaluate(f"() => {{ const [PATIENCE, PAIRS] = [{PATIENCE}, {PAIRS}]; {PLAYER} {ROOM} }}")
    return page
