import { html } from 'lit-html';
import type { Screen } from '../app.ts';
import { requiredFile } from '../model/fetched-file.ts';
import { gameWord, offerNamed } from '../model/offers.ts';
import { reportUnknownAddress } from '../model/unknown-address.ts';
import type { RuleEntry } from '../protocol.d.ts';
import { entry } from '../table/rulebook/rule-entry.ts';
import { onTheWay } from '../table/rulebook/rulebook.ts';
import { tell } from './messages.ts';
import { head, wayOut } from './surround.ts';

/** A rule with its examples: '#/rules/hearts/follow-suit'. Nothing of the engine is fetched. */
export const ruleEmbed: Screen = {
  open(app, [name, ...rest]) {
    const what = offerNamed(app, name ?? '', rest[0]);
    if (!what) return reportUnknownAddress(app);
    const id = rest[what.preset ? 1 : 0];
    const title = () => gameWord(app, what, 'game');
    app.useGame(what.game.name).then(app.redraw);
    let isSettled = false;
    /** Tell once that the rule is shown, or that there is none. */
    const settle = (rule: RuleEntry | undefined) => {
      if (!isSettled) queueMicrotask(() => (rule ? tellLoaded() : reportUnknownAddress(app)));
      isSettled = true;
    };
    const tellLoaded = () =>
      tell({ type: 'loaded', kind: 'rule', title: app.say(`rule-${id}-title`), language: app.language });
    const found = () => {
      if (!app.speaks(what.game.name)) return undefined;
      const rules: RuleEntry[] | undefined = requiredFile(app, `./data/${what.game.name}.json`);
      const rule = rules?.find(each => each.id === id);
      if (rules) settle(rule);
      return rule;
    };
    return {
      title,
      draw() {
        const rule = found();
        const input = { app, what, rules: app.setup(what.key), words: [] };
        return html`<div class="page embed-page">${head(title())}
          <section class="surface rules">${rule ? entry(input, rule, { linked: false }) : onTheWay(app)}</section>
          ${wayOut(app)}</div>`;
      },
    };
  },
};
