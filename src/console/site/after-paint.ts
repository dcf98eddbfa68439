type Run = () => void;

const waiting = new Set<Run>();
let isListening = false;

/** Does at once what waits for the letter to be drawn. */
export const catchUp = (): void => {
  const runs = [...waiting];
  waiting.clear();
  for (const run of runs) run();
};

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** Whatever is done but typing on meets everything that was typed. */
const listen = (): void => {
  isListening = true;
  for (const name of ['pointerdown', 'focusout', 'pagehide', 'visibilitychange']) window.addEventListener(name, catchUp, { capture: true });
  window.addEventListener('keydown', (press) => { if (!isLetter(press)) catchUp(); }, { capture: true });
};

/**
 * Does something once the frame that comes next has been drawn: a letter is seen before anything is made of it. The same function waits once,
 * however often it is asked for. Any key but a letter, a pointer, another field and leaving the page come after it.
 */
export const afterPaint = (run: Run): void => {
  if (!isListening) listen();
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(catchUp));
  waiting.add(run);
};
