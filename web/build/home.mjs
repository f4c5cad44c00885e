// Prerender home for a first visit, and the part that replaces its welcome on a return visit. index.html
// contains both, so that the browser paints home before it has loaded the page's own files.
//
//   node home.mjs < {"data/catalogue.json": "{…}", "words/en.ftl": "…", …}
//
// prints {"homes": {"home-en": "<div class=…", "back-en": "<nav class=…", …},
//                                              "heads": {"hearts": {…}, …}}
//
// `heads` has the head of the match that each offer of home starts by default, without its seed.
import { json } from 'node:stream/consumers';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';

const files = await json(process.stdin);
// Unbundled, browser/site-paths.ts takes its own folder for the page's folder.
const TAKEN = new URL('../browser/', import.meta.url).href;
globalThis.fetch = async url => new Response(files[url.href.replace(TAKEN, '')]);

await import('./register.mjs');
const { setPrintedPoints } = await import('../art/card.ts');
const { languages } = await import('../words/languages.ts');
const { Words } = await import('../words/words.ts');
const { homeVisit } = await import('../screens/home/home-screen.ts');
const { suggestions } = await import('../screens/home/suggestions.ts');
const { firstSetup, setupOf } = await import('../model/matches.ts');
const { offerAt, offers } = await import('../model/offers.ts');
const { tempered } = await import('../model/tempers.ts');

const MARKS = /<!--.*?-->/g; // lit's markers for hydration, not needed: the page renders home anew
const catalogue = JSON.parse(files['data/catalogue.json']);
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
    has: id => words.has(id),
    say: (id, args) => words.say(id, args),
    rich: (id, args) => words.rich(id, args),
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
