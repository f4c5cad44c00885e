import { html, nothing } from 'lit-html';
import type { Screen, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { topBar } from '../../art/widgets.ts';
import { has, marked, wordsOf } from '../../table/rulebook/search.ts';
import { searchField } from '../../table/rulebook/search-field.ts';

/** Every section by the id of its words, `manual-<id>` and `manual-<id>-title`, with the screen that it is about. */
const SECTIONS: Record<string, string> = {
  play: '#/',
  table: '',
  hints: '',
  options: '#/options/hearts',
  first: '#/learn',
  learn: '#/learn',
  practice: '#/practice/hearts',
  rules: '#/rules',
  review: '',
  mistakes: '#/mistakes',
  statistics: '#/statistics',
  replay: '#/matches/hearts',
  daily: '#/daily/hearts',
  send: '',
  study: '#/study/hearts',
  friends: '#/friends/hearts',
  side: '#/side',
  shared: '#/options/hearts',
  lessons: '#/lessons',
  class: '#/lessons',
  lab: '#/lab/hearts',
  python: '#/python',
  data: '#/data',
  offline: '#/about',
  keyboard: '#/settings',
  hearing: '#/accessibility',
};

/** What each part of the page is for, with a search: '#/help'. */
export const screen: Screen = {
  open(app) {
    let typed = '';
    const look = (text: string) => {
      typed = text;
      app.redraw();
    };
    const texts = (id: string) => [app.say(`manual-${id}-title`), app.say(`manual-${id}`)];
    return {
      title: () => app.say('manual-title'),
      draw() {
        const words = wordsOf(typed);
        const found = Object.keys(SECTIONS).filter(id => has(words, texts(id).join(' ')));
        return html`<div class="page help-page">
      ${topBar(app, app.say('manual-title'))}
      <div class="surface">
        ${searchField(app, {
          label: app.say('manual-search'),
          typed,
          found: words.length ? app.say('manual-found', { count: found.length }) : '',
          look,
        })}
        ${found.map(id => section(app, id, texts(id), words))}
      </div>
    </div>`;
      },
    };
  },
};

const section = (app: Wording, id: string, [title, text]: string[], words: readonly string[]) => html`
  <section class="rule" aria-labelledby=${`manual-${id}`}>
    <h2 id=${`manual-${id}`}>${marked(words, title)}</h2>
    <p class="sentence">${marked(words, text)}</p>
    ${
      SECTIONS[id]
        ? html`<a class="to-lesson" href=${SECTIONS[id]} aria-label=${app.say('manual-go-to', { title })}>${icon('i-next')}<span>${app.say('manual-go')}</span></a>`
        : nothing
    }
  </section>`;
