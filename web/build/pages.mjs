// Prerender the pages that need no JavaScript: for each offer of home and each language its own page, its rules and
// its lessons, in the words and drawings of the app.
//
//   node pages.mjs < {"data/catalogue.json": "{…}", "data/hearts.json": "[…]", "words/hearts.en.ftl": "…", …}
//
// prints {"hearts/rules/": {"en": {"address": "hearts/rules/", "title": "…", "html": "<h1>…", …}, "ja": {…}}, …}. Addresses
// of the app stay as they are in it, "#/…"; static_pages.py puts the way to the app before them. `embed` is what
// embed.html shows of a page.
import { json } from 'node:stream/consumers';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html, nothing } from 'lit-html';

const files = await json(process.stdin);
// Unbundled, browser/site-paths.ts takes its own folder for the page's folder.
const TAKEN = new URL('../browser/', import.meta.url).href;
globalThis.fetch = async url => new Response(files[url.href.replace(TAKEN, '')]);

await import('./register.mjs');
const { setPrintedPoints } = await import('../art/card.ts');
const { fan } = await import('../art/widgets.ts');
const { ENGLISH, languages, nameOfLanguage } = await import('../words/languages.ts');
const { Words } = await import('../words/words.ts');
const { artOf, belongs, gameWord, offers, pageOf } = await import('../model/offers.ts');
const { lessonsOf, addressOf } = await import('../model/lessons.ts');
const { firstSetup, setupOf } = await import('../model/matches.ts');
const { entry, inForce } = await import('../table/rulebook/rule-entry.ts');

const MARKS = /<!--.*?-->|<\?>/g; // lit's markers for hydration
const PICTURE = /(<svg[^>]*viewBox="([^"]*)"[^>]*>)(.*?)<\/svg *>/g;
const CHAPTERS = ['rules', 'options', 'strategy'];
const catalogue = JSON.parse(files['data/catalogue.json']);
for (const { card_points } of catalogue.games) setPrintedPoints(card_points);
const words = new Words({ seatName: seat => words.say('player-name', { seat: seat + 1 }), isYou: () => false });

function appIn(language) {
  return {
    catalogue,
    language,
    notices: [],
    firstGames: { left: () => undefined, all: () => [] },
    redraw: () => {},
    game: name => catalogue.games.find(game => game.name === name),
    has: id => words.has(id),
    say: (id, args) => words.say(id, args),
    rich: (id, args) => words.rich(id, args),
    languageOf: id => words.languageOf(id),
    plainText: text => words.plainText(words.of(text)),
    cardName: name => words.cardName(name),
    speaks: () => true,
  };
}

const home = (app, what) => html`
  <h1>${gameWord(app, what, 'game')}</h1>
  <p class="lead">${gameWord(app, what, 'game-line')} · ${gameWord(app, what, 'game-time')}</p>
  <div class="static-art">${fan(artOf(app, what))}</div>
  <p class="paths"><a class="primary big" href=${`#/game/${what.key}`}>${app.say('play')}</a>
    ${what.game.lessons ? html`<a class="outlined" href="learn/">${app.say('learn')}</a>` : nothing}
    <a class="outlined" href="rules/">${app.say('rules')}</a></p>`;

const chaptersOf = rules => [...new Set(rules.map(({ chapter }) => chapter))];

/** The aim of a game, and its rules by name. */
function inShort(app, book) {
  const [first] = book;
  return html`<h2>${app.say(`rule-${first.id}-title`)}</h2><p>${app.say(`rule-${first.id}`)}</p>
    <h2>${app.say('rules')}</h2>
    <dl class="static-rules">${chaptersOf(book).map(
      name =>
        html`<dt>${app.say(`chapter-${name}`)}</dt><dd>${book
          .filter(({ chapter }) => chapter === name)
          .map(({ id }) => html`<a href=${`rules/#rule-${id}`}>${app.say(`rule-${id}-title`)}</a> `)}</dd>`,
    )}</dl>`;
}

/** All rules of a game: those in force by its first preset, then the house rules. */
function rules(app, what, book) {
  const sheet = { app, what, rules: setupOf(what, firstSetup(what, app.language)), words: [] };
  const parts = [book.filter(rule => inForce(sheet, rule)), book.filter(rule => !inForce(sheet, rule))];
  const inChapters = part =>
    chaptersOf(part).map(
      name =>
        html`<section class="chapter"><h2>${app.say(`chapter-${name}`)}</h2>${part
          .filter(({ chapter }) => chapter === name)
          .map(rule => entry(sheet, rule, {}))}</section>`,
    );
  return html`<h1>${app.say('rules-of', { game: gameWord(app, what, 'game') })}</h1>
    <p class="paths"><a class="primary" href=${`#/game/${what.key}`}>${app.say('play')}</a>
      <a class="outlined" href=${`#/rules/${what.key}`}>${app.say('search-rules')}</a></p>
    <div class="surface rules">${inChapters(parts[0])}</div>
    ${parts[1].length ? html`<h2 id="house-rules">${app.say('house-rules')}</h2><div class="surface rules">${inChapters(parts[1])}</div>` : nothing}`;
}

function learn(app, what) {
  const lessons = lessonsOf(app, what) ?? [];
  return html`<h1>${app.say('learn-game', { game: gameWord(app, what, 'game') })}</h1>
    ${CHAPTERS.map(chapter => {
      const own = lessons.filter(each => each.chapter === chapter);
      if (!own.length) return nothing;
      return html`<section><h2>${app.say(`learn-${chapter}`)}</h2><ul class="lessons">${own.map(
        lesson =>
          html`<li><a href=${addressOf(app, what.game.name, lesson)}>${app.plainText(lesson.title)}</a> ${app.plainText(lesson.line)}</li>`,
      )}</ul></section>`;
    })}`;
}

/** Shorten HTML: without space between lines, and with each drawing that recurs only once, as a symbol. */
function shortened(long) {
  const lines = long.replace(MARKS, '').replace(/\s+/g, ' ').replace(/> </g, '><');
  const key = ([, , box, inner]) => `<symbol id="?" viewBox="${box}" overflow="visible">${inner}</symbol>`;
  const counts = new Map();
  for (const found of lines.matchAll(PICTURE)) counts.set(key(found), (counts.get(key(found)) ?? 0) + 1);
  const recurring = [...counts].filter(([symbol, count]) => count > 1 && symbol.length > 120).map(([symbol]) => symbol);
  const short = lines.replace(PICTURE, (whole, ...found) => {
    const at = recurring.indexOf(key([whole, ...found]));
    return at < 0 ? whole : `${found[0]}<use href="#p${at}"></use></svg>`;
  });
  return { html: short, symbols: recurring.map((symbol, at) => symbol.replace('?', `p${at}`)).join('') };
}

const drawn = async template => shortened(await collectResult(render(template)));

async function pagesOf(what, language) {
  await words.use(language, what.game.name);
  const app = appIn(language);
  const book = JSON.parse(files[`data/${what.game.name}.json`]).filter(rule => belongs(what, rule.needs));
  lessonsOf(app, what); // asks for the lessons
  await new Promise(setImmediate);
  const name = gameWord(app, what, 'game');
  const line = gameWord(app, what, 'game-line');
  const about = words.plainText(app.say(`rule-${book[0].id}`));
  const picture = `pictures/${what.preset || what.game.name}-${language}.png`;
  const accessibility = app.say('accessibility');
  const parts = {
    about,
    name,
    line,
    picture,
    accessibility,
    art: artOf(app, what),
    language: nameOfLanguage(language),
  };
  const page = async (room, title, embed, template) => [
    room,
    { ...parts, address: pageOf(language, what) + room, title, embed, ...(await drawn(template)) },
  ];
  const shown = book.find(({ examples }) => examples.some(({ no }) => no.length)) ?? book[0];
  const [lesson] = lessonsOf(app, what) ?? [];
  return [
    await page('', name, `#/game/${what.key}`, html`${home(app, what)}${inShort(app, book)}`),
    await page(
      'rules/',
      app.say('rules-of', { game: name }),
      `#/rules/${what.key}/${shown.id}`,
      rules(app, what, book),
    ),
    ...(what.game.lessons
      ? [
          await page(
            'learn/',
            app.say('learn-game', { game: name }),
            lesson && addressOf(app, what.game.name, lesson),
            learn(app, what),
          ),
        ]
      : []),
  ];
}

const pages = {};
for (const what of offers({ catalogue })) {
  for (const language of languages) {
    for (const [room, page] of await pagesOf(what, language)) {
      const path = pageOf(ENGLISH, what) + room;
      pages[path] = { ...pages[path], [language]: page };
    }
  }
}
console.log(JSON.stringify(pages));
