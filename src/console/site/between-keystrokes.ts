type Run = () => void;

/** Pause after which typing counts as ended, in milliseconds. */
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

/** Runs the queue in separate tasks, so that a new keystroke waits for at most one of them. */
const drainQueue = (): void => {
  runNext();
  if (queue.size > 0) timer = setTimeout(drainQueue);
};

/** Records a keystroke. */
export const recordKeystroke = (): void => {
  lastKeystrokeAt = Date.now();
  if (queue.size === 0) return;
  clearTimeout(timer);
  timer = setTimeout(drainQueue, pauseMs);
  // Run after the frame that paints the keystroke.
  requestAnimationFrame(() => setTimeout(runNext));
};

/**
 * Runs slow work without delaying keystrokes: immediately if nobody types, else one function after each painted keystroke, when the next one is
 * furthest away, and at the latest at the next pause. Each function is queued once.
 */
export const betweenKeystrokes = (run: Run): void => {
  const left = lastKeystrokeAt + pauseMs - Date.now();
  if (left <= 0) return run();
  queue.add(run);
  if (queue.size === 1) timer = setTimeout(drainQueue, left);
};

/** Resolves when slow work would not delay a keystroke. */
export const keystrokeGap = (): Promise<void> => new Promise(betweenKeystrokes);
