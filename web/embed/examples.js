// Part of embed-examples.html: lists the messages of each frame below it, and tells all frames how to look.
const frames = [...document.querySelectorAll('iframe')];
const form = document.querySelector('form');

/** All messages, by the id of the frame. */
window.told = {};

/** What a message says, for the head of its frame. */
const IN_WORDS = {
  loaded: ({ title }) => title,
  step: ({ step, steps }) => `step ${step} of ${steps}`,
  answer: ({ right }) => (right ? 'right' : 'wrong'),
  score: ({ points }) => `points: ${points.join(', ')}`,
  done: ({ right, place, of }) => `done: ${right ?? place} of ${of}`,
};

addEventListener('message', ({ data, origin, source }) => {
  const frame = frames.find(({ contentWindow }) => contentWindow === source);
  if (!frame || origin !== new URL(frame.src).origin || data?.taku !== 1) return;
  (told[frame.id] ??= []).push(data);
  const section = frame.closest('section');
  const line = document.createElement('li');
  const { taku, ...rest } = data;
  line.textContent = JSON.stringify(rest);
  section.querySelector('ol').prepend(line);
  const words = IN_WORDS[data.type]?.(data);
  if (words) section.querySelector('small').textContent = words;
});

form.addEventListener('change', ({ target: { name, value } }) => {
  const message = { taku: 1, type: 'appearance', [name]: value };
  for (const { contentWindow, src } of frames) contentWindow.postMessage(message, new URL(src).origin);
});
