import type { WordArgs, Wording } from '../app.ts';

/** The message with the name of a box, whatever its column. */
export const boxMessage = (id: string) => `box-${id.split('/')[0]}`;

/** The message and arguments that name a box or a computed row in its column. */
export const boxWords = (app: Wording, id: string): [message: string, args: WordArgs] => {
  const [, column] = id.split('/');
  const message = boxMessage(id);
  return column ? ['in-column', { box: app.say(message), column }] : [message, {}];
};

/** The name of a box: "Sixes", on a sheet of several columns "Sixes (descending)". */
export const boxName = (app: Wording, id: string) => app.say(...boxWords(app, id));

/** What a box scores. */
export const boxHelp = (app: Wording, id: string) => app.say(`${boxMessage(id)}-help`);
