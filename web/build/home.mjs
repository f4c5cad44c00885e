// Prerender home for a first visit, and the part that replaces its welcome on a return visit. index.html
// contains both, so that the browser paints home before it has loaded the page's own files.
//
//   node home.mjs < catalogue.json    prints {"homes": {"home-en": "<div class=…", "back-en": "<nav class=…", …},
//                                              "heads": {"hearts": {…}, …}}
//
// `heads` has the head of the match that each offer of home starts by default, without its seed.
import { readFile } from 'node:fs/promises';
import { json } from 'node:stream/consumers';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';

// Unbundled, browser/site-paths.ts takes its own folder for the page's folder; `fetch` corrects the path.
const [TAKEN, PAGE] = ['../browser/', '../'].map(folder => new URL(folder, import.meta.url).href);
globalThis.fetch = async url => new Response(await readFile(new URL(url.href.replace(TAKEN, PAGE))));

await import('./register.mjs');
const { setPrintedPoints } = await import('../art/card.ts');
const { languages, Words } = await import('../words/words.ts');
const { homeVisit } = await import('../screens/home/home-screen.ts');
const { suggestions } = await import('../screens/home/suggestions.ts');
const { firstSetup, setupOf } = await import('../model/matches.ts');
const { offerAt, offers } = await import('../model/offers.ts');
const { tempered } = await import('../model/tempers.ts');

const MARKS = /<!--.*?-->/g; // lit's markers for hydration, not needed: the page renders home anew
const catalogue = await json(process.stdin);
for (const { card_points } of catalogue.games) setPrintedPoints(card_points);
const words = new Words({ seatName: String, isYou: () => false });

async function drawn(language) {
  await words.use(language);
  const app = {
    catalogue,
    language,
    settings: { rules: {}, last: {} },
    matches: { list: () => [], damaged: () => [] },
    firstGames: { left: () => undefined, all: () => [] },
    lessons: { left: () => undefined, all: () => [] },
    practice: { all: () => [] },
    progress: { phase: 'loading', loaded: 0, total: 0 },
    starting: null,
    game: name => catalogue.games.find(game => game.name === name),
    say: (id, args) => words.say(id, args),
    setup: key => setupOf(offerAt(app, key), firstSetup(offerAt(app, key), language)),
  };
  const text = async template => (await collectResult(render(template))).replace(MARKS, '');
  return {
    [`home-${language}`]: await text(homeVisit(app, () => ({ records: null, mistakes: [] }), true).draw()),
    [`back-${language}`]: await text(suggestions(app, null, [])),
  };
}

const homes = {};
for (const language of languages) Object.assign(homes, await drawn(language));

function headOf(what) {
  const { options, seats } = setupOf(what, undefined);
  return { format: 1, game: what.game.name, options, seats: tempered(what.game, seats) };
}

const heads = Object.fromEntries(offers({ catalogue }).map(what => [what.key, headOf(what)]));
console.log(JSON.stringify({ homes, heads }));
