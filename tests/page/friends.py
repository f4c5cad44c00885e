"""Players who do what can be done, at every table of a room."""

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
