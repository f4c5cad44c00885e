/** The page's own voice, for players who choose it: it reads out what a screen reader would say. */

/** True if this browser can speak. */
export const canSpeak = (): boolean => 'speechSynthesis' in globalThis;

/** Read a text aloud after the earlier ones, or at once in their place if it is urgent. */
export function readAloud(text: string, language: string, urgent: boolean) {
  if (!canSpeak()) return;
  if (urgent) silence();
  speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance(text), { lang: language }));
}

/** Stop reading. */
export function silence() {
  if (canSpeak()) speechSynthesis.cancel();
}
