import { html, nothing } from 'lit-html';
import type { Display, GameCatalogue, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { wayToDeal } from '../../model/first-games.ts';
import type { Rules } from '../../model/house-rules.ts';
import { isOn, optionInWords, valueIn } from '../../model/house-rules.ts';
import { addressOfRule, lessonsFor } from '../../model/lessons.ts';
import type { Offer } from '../../model/offers.ts';
import { pageOf, within } from '../../model/offers.ts';
import type { DrawnExample, OptionEntry, RuleEntry } from '../../protocol.d.ts';
import { alsoCalled, alsoLine, foundBy } from './also-called.ts';
import { example } from './example.ts';
import { has, marked } from './search.ts';

/** Input of the rulebook: a game, the house rules in force, and the folded search words. */
export type RulebookInput = {
  app: Wording & GameCatalogue & Display;
  what: Offer;
  rules: Rules;
  words: string[];
};

/** The option that a rule depends on. */
const optionOf = ({ what }: RulebookInput, rule: RuleEntry) =>
  what.game.options.find(({ name }) => name === rule.option);

/** True if the options have the values that a rule or an example needs. */
const needsAreMet = (input: RulebookInput, { needs }: RuleEntry | DrawnExample) => {
  const values = within(input.what, input.rules.options);
  return Object.entries(needs).every(([name, wanted]) => {
    const needed = input.what.game.options.find(each => each.name === name) as OptionEntry;
    return wanted.includes(valueIn(needed, values));
  });
};

/** True if the rule is in force: its option is on, and the options that it needs have the values it needs. */
export const inForce = (input: RulebookInput, rule: RuleEntry) => {
  const option = optionOf(input, rule);
  return needsAreMet(input, rule) && (!option || isOn(option, input.what.game, input.rules.options));
};

/** The texts of a rule that the search looks through. */
const textsOf = ({ app }: RulebookInput, { id, option }: RuleEntry) => [
  ...[`rule-${id}-title`, `rule-${id}`].map(text => app.say(text)),
  ...(option ? [app.say(`option-${option}`), alsoCalled(app, option).join(' ')] : []),
];

/** True if the rule contains all search words. */
export const isFound = (input: RulebookInput, rule: RuleEntry) => has(input.words, textsOf(input, rule).join(' '));

/** Tag that says whether an optional rule is in force. */
const tag = (input: RulebookInput, rule: RuleEntry) => {
  if ((optionOf(input, rule)?.off ?? null) === null) return nothing;
  const on = inForce(input, rule);
  return html`<span class=${on ? 'in-force on' : 'in-force'}>${input.app.say(on ? 'rule-on' : 'rule-off')}</span>`;
};

/** The option's value, if it is more than on or off, or if the search matches the option's name. */
const setting = (input: RulebookInput, rule: RuleEntry) => {
  const { app, what, words, rules } = input;
  const option = optionOf(input, rule);
  if (!option) return nothing;
  const value = valueIn(option, rules.options);
  const name = app.say(`option-${option.name}`);
  const told = inForce(input, rule) && typeof value !== 'boolean';
  const also = alsoLine(app, words, foundBy(words, alsoCalled(app, option.name)));
  if (!told && also === nothing && !words.some(word => has([word], name))) return nothing;
  return html`<p class="house-value">${icon('i-house')}<span>${marked(words, optionInWords(app, what.game, rules, option))}</span></p>${also}`;
};

/** The option value that an example shows, if it differs from the house rules in force; otherwise undefined. */
const differingValue = (input: RulebookInput, rule: RuleEntry, shown: DrawnExample) => {
  const option = optionOf(input, rule);
  if (!option) return undefined;
  const value = valueIn(option, shown.options);
  const { app, what, rules } = input;
  const fits = inForce(input, rule) ? value === valueIn(option, rules.options) : value !== option.off;
  return fits ? undefined : optionInWords(app, what.game, rules, option, value);
};

const examples = (input: RulebookInput, rule: RuleEntry) =>
  rule.examples
    .filter(shown => needsAreMet(input, shown))
    .map(shown => {
      const house = differingValue(input, rule, shown);
      return house === undefined
        ? example(input.app, shown)
        : html`<div class="other-rule no-print"><p class="help">${house}</p>${example(input.app, shown)}</div>`;
    });

/** Links to the lesson steps that teach a rule. */
const lessonLinks = ({ app, what }: RulebookInput, rule: RuleEntry) =>
  lessonsFor(app, what, rule).map(
    lesson =>
      html`<a class="to-lesson no-print" href=${addressOfRule(app, what.game.name, lesson, rule.id)}>${icon('i-learn')}<span>${app.say('learn-it', { lesson: app.plainText(lesson.title) })}</span></a>`,
  );

/** Link to a deal in which the house rule occurs. */
const dealLink = ({ app, what }: RulebookInput, { id, option }: RuleEntry) => {
  const way = wayToDeal(app, what, option, id);
  return way
    ? html`<a class="to-deal no-print" href=${way}>${icon('logo')}<span>${app.say('first-try')}</span></a>`
    : nothing;
};

/** Link to the rule on its game's page, which anyone can read; in a new tab, as it may be asked for during a match. */
const pageLink = ({ app, what }: RulebookInput, { id }: RuleEntry) =>
  html`<a class="to-page no-print" target="_blank" rel="noopener" href=${`${pageOf(app.language, what)}rules/#rule-${id}`}>${icon('i-share')}<span>${app.say('link-to-rule')}</span></a>`;

/** A rule: its name, whether it is in force, its text, its examples, and, if `linked`, links to lessons. */
export const entry = (
  input: RulebookInput,
  rule: RuleEntry,
  { asked = false, chapter = '', linked = true }: { asked?: boolean; chapter?: string; linked?: boolean },
) => {
  const { app, words } = input;
  const { id } = rule;
  return html`<article class=${asked ? 'rule asked' : 'rule'} id=${`rule-${id}`} tabindex="-1" aria-labelledby=${`title-${id}`} data-off=${!inForce(input, rule) || nothing}>
    ${chapter ? html`<p class="rule-chapter">${chapter}</p>` : nothing}
    <h3 id=${`title-${id}`} lang=${app.languageOf(`rule-${id}-title`) ?? nothing}><span>${marked(words, app.say(`rule-${id}-title`))}</span>${tag(input, rule)}</h3>
    <p class="sentence" lang=${app.languageOf(`rule-${id}`) ?? nothing}>${marked(words, app.say(`rule-${id}`))}</p>
    ${setting(input, rule)}
    ${examples(input, rule)}
    ${linked ? html`${lessonLinks(input, rule)}${dealLink(input, rule)}${pageLink(input, rule)}` : nothing}
  </article>`;
};
