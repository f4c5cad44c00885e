// Home as somebody sees it who has never been here: index.html has it, so that it is painted before
// the page's own files have come.
//
//   node home.mjs < catalogue.json    tells {"en": "<div class="home">…", "ja": …}
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { json } from 'node:stream/consumers';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';

// Not joined with the others, browser/place.ts takes its own folder for that of the page.
const [TAKEN, PAGE] = ['../browser/', '../'].map(folder => new URL(folder, import.meta.url).href);
globalThis.fetch = async url => new Response(await readFile(new URL(url.href.replace(TAKEN, PAGE))));

register('./typescript.mjs', import.meta.url);
const { print } = await import('../art/card.ts');
const { languages, Words } = await import('../words/words.ts');
const { screen } = await import('../screens/home/home.ts');
const { setupOf } = await import('../model/matches.ts');
const { offerAt } = await import('../model/offers.ts');

const MARKS = /<!--.*?-->/g; // where lit would go on; the page draws all anew
const catalogue = await json(process.stdin);
for (const { card_points } of catalogue.games) print(card_points);
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
