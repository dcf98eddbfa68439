type Run = () => void;

/** Who has typed nothing for so long has paused. */
export const pauseMs = 400;

const waiting = new Set<Run>();
let timer: ReturnType<typeof setTimeout> | undefined;
let lastAt = -Infinity;

const next = (): void => {
  const [run] = waiting;
  if (run === undefined) return;
  waiting.delete(run);
  run();
};

/** At a pause all of it comes, each by itself: who goes on typing then waits for one of them. */
const rest = (): void => {
  next();
  if (waiting.size > 0) timer = setTimeout(rest);
};

/** Tells that a letter is being typed. */
export const letterComes = (): void => {
  lastAt = Date.now();
  if (waiting.size === 0) return;
  clearTimeout(timer);
  timer = setTimeout(rest, pauseMs);
  // A frame later the letter is seen.
  requestAnimationFrame(() => setTimeout(next));
};

/**
 * Does something that takes a while where it holds up no letter: at once if nobody types, else as soon as a letter was seen, one thing for each
 * letter, since the next one is furthest away then. At the latest at the next pause. The same function waits once, however often it is asked for.
 */
export const betweenLetters = (run: Run): void => {
  const left = lastAt + pauseMs - Date.now();
  if (left <= 0) return run();
  waiting.add(run);
  if (waiting.size === 1) timer = setTimeout(rest, left);
};

/** Resolves when something that takes a while holds up no letter. */
export const letterGap = (): Promise<void> => new Promise(betweenLetters);
