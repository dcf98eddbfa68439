type Run = () => void;

/** Who has typed nothing for so long has paused. */
export const pauseMs = 400;

const queue = new Set<Run>();
let timer: ReturnType<typeof setTimeout> | undefined;
let lastKeystrokeAt = -Infinity;

const runNext = (): void => {
  const [run] = queue;
  if (run === undefined) return;
  queue.delete(run);
  run();
};

/** At a pause all of it comes, each by itself: who goes on typing then waits for one of them. */
const drainQueue = (): void => {
  runNext();
  if (queue.size > 0) timer = setTimeout(drainQueue);
};

/** Tells that a letter is being typed. */
export const recordKeystroke = (): void => {
  lastKeystrokeAt = Date.now();
  if (queue.size === 0) return;
  clearTimeout(timer);
  timer = setTimeout(drainQueue, pauseMs);
  // A frame later the letter is seen.
  requestAnimationFrame(() => setTimeout(runNext));
};

/**
 * Does something that takes a while where it holds up no letter: at once if nobody types, else as soon as a letter was seen, one thing for each
 * letter, since the next one is furthest away then. At the latest at the next pause. The same function waits once, however often it is asked for.
 */
export const betweenKeystrokes = (run: Run): void => {
  const left = lastKeystrokeAt + pauseMs - Date.now();
  if (left <= 0) return run();
  queue.add(run);
  if (queue.size === 1) timer = setTimeout(drainQueue, left);
};

/** Resolves when something that takes a while holds up no letter. */
export const keystrokeGap = (): Promise<void> => new Promise(betweenKeystrokes);
