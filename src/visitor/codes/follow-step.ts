import { STEP_SECONDS, stepAt, type UnsignedCode } from '#engine/records/entry-code';
import { signCode } from './sign-code.ts';

/** A signed code and its remaining time. */
export interface DrawnCode {
  readonly text: string;
  /** Seconds until the next code. */
  readonly left: number;
}

interface Signer {
  readonly key: CryptoKey;
  /** Offset of the server's clock from the device's, in milliseconds. */
  readonly aheadMs: number;
}

const stepMs = STEP_SECONDS * 1000;

/** Signs a code now and at each step while the page is visible, until the returned function is called. */
export const followSteps = (
  { key, aheadMs }: Signer,
  code: Omit<UnsignedCode, 'step'>,
  draw: (drawn: DrawnCode) => void,
): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  const next = async (): Promise<void> => {
    clearTimeout(timer);
    const mine = ++turn;
    if (document.visibilityState === 'hidden') return;
    const text = await signCode(key, { ...code, step: stepAt(Date.now() + aheadMs) });
    if (mine !== turn) return;
    const leftMs = stepMs - ((Date.now() + aheadMs) % stepMs);
    draw({ text, left: leftMs / 1000 });
    timer = setTimeout(() => void next(), leftMs + 20);
  };
  const resume = () => void next();
  document.addEventListener('visibilitychange', resume);
  void next();
  return () => {
    turn++;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', resume);
  };
};
