import { flushSync } from 'react-dom';
import { betweenKeystrokes, recordKeystroke, pauseMs } from './between-keystrokes.ts';

type Run = () => void;

/** Maximum delay while typing without a pause, in milliseconds. */
const maxDelayMs = 10_000;

const pending = new Set<Run>();
let timer: ReturnType<typeof setTimeout> | undefined;
let startedAt = 0;
let isListening = false;

/** Runs all pending functions immediately. */
export const flushTyping = (): void => {
  clearTimeout(timer);
  const runs = [...pending];
  pending.clear();
  for (const run of runs) run();
};

/** Runs all pending functions and renders synchronously, so that the next action sees current documents. */
export const flushTypingSync = (): void => flushSync(flushTyping);

/** Tells whether a key continues typing. Parts of a Korean syllable arrive without a key name. */
const isTypingKey = ({ key, isComposing, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  isComposing ||
  key === 'Process' ||
  key === 'Backspace' ||
  key === 'Delete' ||
  (key.length === 1 && !ctrlKey && !metaKey && !altKey);

let isPressed = false;

const flushUnlessPressed = (): void => {
  if (!isPressed) flushTyping();
};

const endPress = (): void => {
  isPressed = false;
};

const onWindowBlur = ({ target }: Event): void => {
  // Focus changes of fields arrive here too.
  if (target === window) endPress();
};

/** Flushes before any other action. A press flushes at its end, so that its target does not move under the pointer. */
const listen = (): void => {
  isListening = true;
  const on = (names: readonly string[], run: (event: Event) => void): void => {
    for (const name of names) window.addEventListener(name, run, { capture: true });
  };
  on(['pointerdown'], () => {
    isPressed = true;
  });
  on(['pointerup', 'pointercancel', 'keydown'], endPress);
  // A click follows pointerup immediately, except after a drag.
  on(['pointerup', 'pointercancel'], () => setTimeout(flushTyping));
  on(['blur'], onWindowBlur);
  on(['focusout'], flushUnlessPressed);
  on(['pagehide', 'visibilitychange'], flushTyping);
  on(['click'], flushTypingSync);
  window.addEventListener(
    'keydown',
    (press) => {
      if (isTypingKey(press)) recordKeystroke();
      else flushTypingSync();
    },
    { capture: true },
  );
};

/**
 * Runs a function at the next pause in typing, so that keystrokes render first. Each function is queued once. Any other key, a click, a focus
 * change and leaving the page flush the queue first.
 */
export const afterTyping = (run: Run): void => {
  if (!isListening) listen();
  const now = Date.now();
  if (pending.size === 0) startedAt = now;
  pending.add(run);
  clearTimeout(timer);
  timer = setTimeout(() => betweenKeystrokes(flushUnlessPressed), Math.min(pauseMs, startedAt + maxDelayMs - now));
};
