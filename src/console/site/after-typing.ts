import { flushSync } from 'react-dom';
import { betweenKeystrokes, recordKeystroke, pauseMs } from './between-keystrokes.ts';

type Run = () => void;

/** Who types on without a pause waits no longer than this to see what becomes of it. */
const maxDelayMs = 10_000;

const pending = new Set<Run>();
let timer: ReturnType<typeof setTimeout> | undefined;
let startedAt = 0;
let isListening = false;

/** Does at once what waits for a pause. */
export const flushTyping = (): void => {
  clearTimeout(timer);
  const runs = [...pending];
  pending.clear();
  for (const run of runs) run();
};

/** The same, and draws what has come of it: what is done next is done to the documents as they are then. */
export const flushTypingSync = (): void => flushSync(flushTyping);

/** Whether a key goes on with what is being typed; parts of a Korean letter come as keys without a name. */
const isTyping = ({ key, isComposing, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  isComposing || key === 'Process' || key === 'Backspace' || key === 'Delete' || (key.length === 1 && !ctrlKey && !metaKey && !altKey);

let isPressed = false;

const flushUnlessPressed = (): void => {
  if (!isPressed) flushTyping();
};

const endPress = (): void => {
  isPressed = false;
};

const onWindowBlur = ({ target }: Event): void => {
  // Fields that are left say so here too.
  if (target === window) endPress();
};

/** Whatever is done but typing on meets everything that was typed. A press meets it as it ends: what it is on must not move away under it. */
const listen = (): void => {
  isListening = true;
  const on = (names: readonly string[], hear: (event: Event) => void): void => {
    for (const name of names) window.addEventListener(name, hear, { capture: true });
  };
  on(['pointerdown'], () => { isPressed = true; });
  on(['pointerup', 'pointercancel', 'keydown'], endPress);
  // A click follows a release in the same breath, unless something was dragged.
  on(['pointerup', 'pointercancel'], () => setTimeout(flushTyping));
  on(['blur'], onWindowBlur);
  on(['focusout'], flushUnlessPressed);
  on(['pagehide', 'visibilitychange'], flushTyping);
  on(['click'], flushTypingSync);
  window.addEventListener('keydown', (press) => {
    if (isTyping(press)) recordKeystroke();
    else flushTypingSync();
  }, { capture: true });
};

/**
 * Does something at the next pause of who types: each letter is seen before anything is made of it. The same function waits once, however often
 * it is asked for. Any other key, a click, another field and leaving the page come after it.
 */
export const afterTyping = (run: Run): void => {
  if (!isListening) listen();
  const now = Date.now();
  if (pending.size === 0) startedAt = now;
  pending.add(run);
  clearTimeout(timer);
  timer = setTimeout(() => betweenKeystrokes(flushUnlessPressed), Math.min(pauseMs, startedAt + maxDelayMs - now));
};
