import { html, nothing } from 'lit-html';
import type { Display, GameCatalogue, Wording } from '../../app.ts';
import { icon } from '../../art/card.ts';
import { wayToDeal } from '../../model/first-games.ts';
import { inEffect, valueIn, valueInWords } from '../../model/house-rules.ts';
import { addressOfRule, lessonsFor } from '../../model/lessons.ts';
import type { Offer } from '../../model/offers.ts';
import { pageOf, within } from '../../model/offers.ts';
import type { DrawnExample, GameEntry, OptionEntry, OptionValue, RuleEntry } from '../../protocol.d.ts';
import { example } from './example.ts';
import { has, marked } from './search.ts';

/** Input of the rules sheet: a game, the house rules in force, and the folded search words. */
export type Sheet = {
  app: Wording & GameCatalogue & Display;
  what: Offer;
  options: Record<string, OptionValue>;
  words: string[];
};

const OFF: OptionValue[] = [false, 'none', 'off', 0];

/** True if this value switches a house rule off. */
export const isOff = (value: OptionValue) => OFF.includes(value);

/** True if a house rule is switched on and has an effect with the other options. */
export const isOn = (option: OptionEntry, game: GameEntry, options: Record<string, OptionValue>) =>
  !isOff(valueIn(option, options)) && inEffect(option, game, options);

/** The option that a rule depends on. */
const optionOf = ({ what }: Sheet, rule: RuleEntry) => what.game.options.find(({ name }) => name === rule.option);

/** True if the options have the values that a rule or an example needs. */
const needsAreMet = (sheet: Sheet, { needs }: RuleEntry | DrawnExample) => {
  const values = within(sheet.what, sheet.options);
  return Object.entries(needs).every(([name, wanted]) => {
    const needed = sheet.what.game.options.find(each => each.name === name) as OptionEntry;
    return wanted.includes(valueIn(needed, values));
  });
};

/** True if the rule is in force: its option is on, and the options that it needs have the values it needs. */
export const inForce = (sheet: Sheet, rule: RuleEntry) => {
  const option = optionOf(sheet, rule);
  return needsAreMet(sheet, rule) && (!option || isOn(option, sheet.what.game, sheet.options));
};

/** An option with its value: "Bonus card: jack of diamonds". */
export const optionInWords = (app: Wording, option: OptionEntry, value: OptionValue) =>
  app.say('option-value', { option: app.say(`option-${option.name}`), values: valueInWords(app, option.name, value) });

/** The texts of a rule that the search looks through. */
const textsOf = ({ app }: Sheet, { id, option }: RuleEntry) =>
  [`rule-${id}-title`, `rule-${id}`, ...(option ? [`option-${option}`] : [])].map(text => app.say(text));

/** True if the rule contains all search words. */
export const isFound = (sheet: Sheet, rule: RuleEntry) => has(sheet.words, textsOf(sheet, rule).join(' '));

/** Tag that says whether an optional rule is in force. */
const tag = (sheet: Sheet, rule: RuleEntry) => {
  if (!optionOf(sheet, rule)?.among.some(isOff)) return nothing;
  const on = inForce(sheet, rule);
  return html`<span class=${on ? 'in-force on' : 'in-force'}>${sheet.app.say(on ? 'rule-on' : 'rule-off')}</span>`;
};

/** The option's value, if it is more than on or off, or if the search matches the option's name. */
const setting = (sheet: Sheet, rule: RuleEntry) => {
  const { app, words, options } = sheet;
  const option = optionOf(sheet, rule);
  if (!option) return nothing;
  const value = valueIn(option, options);
  const name = app.say(`option-${option.name}`);
  const told = inForce(sheet, rule) && typeof value !== 'boolean';
  if (!told && !words.some(word => has([word], name))) return nothing;
  return html`<p class="house-value">${icon('i-house')}<span>${marked(words, optionInWords(app, option, value))}</span></p>`;
};

/** The option value that an example shows, if it differs from the house rules in force; otherwise undefined. */
const differingValue = (sheet: Sheet, rule: RuleEntry, shown: DrawnExample) => {
  const option = optionOf(sheet, rule);
  if (!option) return undefined;
  const value = valueIn(option, shown.options);
  const fits = inForce(sheet, rule) ? value === valueIn(option, sheet.options) : !isOff(value);
  return fits ? undefined : optionInWords(sheet.app, option, value);
};

const examples = (sheet: Sheet, rule: RuleEntry) =>
  rule.examples
    .filter(shown => needsAreMet(sheet, shown))
    .map(shown => {
      const house = differingValue(sheet, rule, shown);
      return house === undefined
        ? example(sheet.app, shown)
        : html`<div class="otherwise no-print"><p class="help">${house}</p>${example(sheet.app, shown)}</div>`;
    });

/** Links to the lesson steps that teach a rule. */
const lessonLinks = ({ app, what }: Sheet, rule: RuleEntry) =>
  lessonsFor(app, what, rule).map(
    lesson =>
      html`<a class="to-lesson no-print" href=${addressOfRule(app, what.game.name, lesson, rule.id)}>${icon('i-learn')}<span>${app.say('learn-it', { lesson: lesson.title[app.language] })}</span></a>`,
  );

/** Link to a deal in which the house rule occurs. */
const dealLink = ({ app, what }: Sheet, { id, option }: RuleEntry) => {
  const way = wayToDeal(app, what, option, id);
  return way
    ? html`<a class="to-deal no-print" href=${way}>${icon('logo')}<span>${app.say('first-try')}</span></a>`
    : nothing;
};

/** Link to the rule on its game's page, which anyone can read; in a new tab, as it may be asked for during a match. */
const pageLink = ({ app, what }: Sheet, { id }: RuleEntry) =>
  html`<a class="to-page no-print" target="_blank" rel="noopener" href=${`${pageOf(app.language, what)}rules/#rule-${id}`}>${icon('i-share')}<span>${app.say('link-to-rule')}</span></a>`;

/** A rule: its name, whether it is in force, its text, its examples, and links to lessons. */
export const entry = (
  sheet: Sheet,
  rule: RuleEntry,
  { asked = false, chapter = '' }: { asked?: boolean; chapter?: string },
) => {
  const { app, words } = sheet;
  const { id } = rule;
  return html`<article class=${asked ? 'rule asked' : 'rule'} id=${`rule-${id}`} tabindex="-1" aria-labelledby=${`title-${id}`} data-off=${!inForce(sheet, rule) || nothing}>
    ${chapter ? html`<p class="of-chapter">${chapter}</p>` : nothing}
    <h3 id=${`title-${id}`}><span>${marked(words, app.say(`rule-${id}-title`))}</span>${tag(sheet, rule)}</h3>
    <p class="sentence">${marked(words, app.say(`rule-${id}`))}</p>
    ${setting(sheet, rule)}
    ${examples(sheet, rule)}
    ${lessonLinks(sheet, rule)}${dealLink(sheet, rule)}${pageLink(sheet, rule)}
  </article>`;
};
