import { html, nothing } from 'lit-html';
import { addressOf, lessonFor } from '../lessons.js';
import { icon } from '../table/card.js';
import { inEffect, valueInWords, valueOf } from './options.js';
import { example } from './rules-example.js';
import { has, marked } from './rules-search.js';

/** @import { App, CatalogueGame, Option, OptionValue, Rule, RuleExample } from '../types' */
/** @import { Offer } from '../offers.js' */

/**
 * What the sheet is made for: a game, its house rules in force, and what is looked for in it.
 * @typedef {{ app: App, what: Offer, options: Record<string, OptionValue>, words: string[] }} Sheet
 */

/** @param {OptionValue} value */
const isOff = value => value === false || value === 'none';

/** @param {Option} option @param {CatalogueGame} game @param {Record<string, OptionValue>} options */
export const isOn = (option, game, options) => !isOff(valueOf(option, options)) && inEffect(option, game, options);

/** The house rule that a rule hangs on. @param {Sheet} sheet @param {Rule} rule */
const optionOf = ({ what }, rule) => what.game.options.find(({ name }) => name === rule.option);

/** Is a rule played by? @param {Sheet} sheet @param {Rule} rule */
export const inForce = (sheet, rule) => {
  const option = optionOf(sheet, rule);
  return !option || isOn(option, sheet.what.game, sheet.options);
};

/** "Bonus card: jack of diamonds". @param {App} app @param {Option} option @param {OptionValue} value */
export const optionInWords = (app, option, value) =>
  app.say('option-value', { option: app.say(`option-${option.name}`), values: valueInWords(app, option.name, value) });

/** All that is searched in a rule. @param {Sheet} sheet @param {Rule} rule */
const textsOf = ({ app }, { id, option }) =>
  [`rule-${id}-title`, `rule-${id}`, ...(option ? [`option-${option}`] : [])].map(text => app.say(text));

/** @param {Sheet} sheet @param {Rule} rule */
export const isFound = (sheet, rule) => has(sheet.words, textsOf(sheet, rule).join(' '));

/** Whether a rule is played by, where it need not be. @param {Sheet} sheet @param {Rule} rule */
const tag = (sheet, rule) => {
  if (!optionOf(sheet, rule)?.among.some(isOff)) return nothing;
  const on = inForce(sheet, rule);
  return html`<span class=${on ? 'in-force on' : 'in-force'}>${sheet.app.say(on ? 'rule-on' : 'rule-off')}</span>`;
};

/** What has been chosen for it, if it is more than on or off, or is what was looked for. @param {Sheet} sheet @param {Rule} rule */
const setting = (sheet, rule) => {
  const { app, words, options } = sheet;
  const option = optionOf(sheet, rule);
  if (!option) return nothing;
  const value = valueOf(option, options);
  const name = app.say(`option-${option.name}`);
  const told = inForce(sheet, rule) && typeof value !== 'boolean';
  if (!told && !words.some(word => has([word], name))) return nothing;
  return html`<p class="house-value">${icon('i-house')}<span>${marked(words, optionInWords(app, option, value))}</span></p>`;
};

/** Does an example show what is not played here? Then the value that it shows. @param {Sheet} sheet @param {Rule} rule @param {RuleExample} shown */
const otherwise = (sheet, rule, shown) => {
  const option = optionOf(sheet, rule);
  if (!option) return undefined;
  const value = valueOf(option, shown.options);
  const fits = inForce(sheet, rule) ? value === valueOf(option, sheet.options) : !isOff(value);
  return fits ? undefined : optionInWords(sheet.app, option, value);
};

/** @param {Sheet} sheet @param {Rule} rule */
const examples = (sheet, rule) =>
  rule.examples.map(shown => {
    const house = otherwise(sheet, rule, shown);
    return house === undefined
      ? example(sheet.app, shown)
      : html`<div class="otherwise no-print"><p class="help">${house}</p>${example(sheet.app, shown)}</div>`;
  });

/** The way to the lesson that teaches a rule. @param {Sheet} sheet @param {Rule} rule */
const lesson = ({ app, what }, rule) => {
  const found = lessonFor(app, what, rule.id);
  return found
    ? html`<a class="to-lesson no-print" href=${addressOf(app, what.game.name, found)}>${icon('i-learn')}<span>${app.say('learn-it', { lesson: found.title[app.language] })}</span></a>`
    : nothing;
};

/** A rule: its name, whether it is played by, what it says, and what that looks like.
 * @param {Sheet} sheet @param {Rule} rule @param {{ asked?: boolean, chapter?: string }} how */
export const entry = (sheet, rule, { asked = false, chapter = '' }) => {
  const { app, words } = sheet;
  const { id } = rule;
  return html`<article class=${asked ? 'rule asked' : 'rule'} id=${`rule-${id}`} tabindex="-1" aria-labelledby=${`title-${id}`} data-off=${!inForce(sheet, rule) || nothing}>
    ${chapter ? html`<p class="of-chapter">${chapter}</p>` : nothing}
    <h3 id=${`title-${id}`}><span>${marked(words, app.say(`rule-${id}-title`))}</span>${tag(sheet, rule)}</h3>
    <p class="sentence">${marked(words, app.say(`rule-${id}`))}</p>
    ${setting(sheet, rule)}
    ${examples(sheet, rule)}
    ${lesson(sheet, rule)}
  </article>`;
};
