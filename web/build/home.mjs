// Home as somebody sees it who has never been here: index.html has it, so that it is painted before
// the page's own files have come.
//
//   node home.mjs < catalogue.json    tells {"en": "<div class="home">…", "ja": …}
import { readFile } from 'node:fs/promises';
import { json } from 'node:stream/consumers';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';

globalThis.fetch = async url => new Response(await readFile(new URL(url)));

const { languages, Words } = await import('../words.js');
const { screen } = await import('../screens/home.js');
const { setupOf } = await import('../sitting.js');
const { offerAt } = await import('../offers.js');

const MARKS = /<!--.*?-->/g;   // where lit would go on; the page draws all anew
const catalogue = await json(process.stdin);
const words = new Words({ seatName: String, isYou: () => false });

async function home(language) {
  await words.use(language);
  const app = {
    catalogue,
    language,
    settings: { rules: {} },
    matches: { list: () => [], damaged: () => [] },
    lessons: { left: () => undefined },
    progress: { phase: 'loading', loaded: 0, total: 0 },
    starting: null,
    game: name => catalogue.games.find(game => game.name === name),
    say: (id, args) => words.say(id, args),
    setup: key => setupOf(offerAt(app, key), undefined),
  };
  return (await collectResult(render(screen.draw(app)))).replace(MARKS, '');
}

const homes = {};
for (const language of languages) homes[language] = await home(language);
console.log(JSON.stringify(homes));
