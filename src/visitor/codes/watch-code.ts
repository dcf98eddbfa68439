import { STEP_SECONDS } from '#engine/records/entry-code';
import type { CodeState, ShownCode } from '#schemas/shown-code';
import type { CallScope } from '../data/call-service.ts';
import { readCodes, secondsOff, type KeptCodes } from './code-store.ts';
import { followSteps } from './follow-step.ts';
import { keepBright } from './keep-bright.ts';
import { refreshCodes } from './refresh-codes.ts';

/** Codes read within this time are not read again. */
const FRESH_MS = 10_000;
/** A smaller change of the clock difference leaves the code as it is. */
const CLOCK_CHANGE_MS = 1_000;

interface Reader {
  readonly scope: CallScope;
  readonly inApp: boolean;
}

/** Signs and shows a code, at first with what is kept, until the returned function is called. */
export const watchCode = (
  { scope, inApp }: Reader,
  code: ShownCode,
  listener: (state: CodeState) => void,
): (() => void) => {
  let isOver = false;
  let stop: (() => void) | undefined;
  const dim = keepBright(inApp);

  const start = (codes: KeptCodes): void => {
    stop?.();
    const clockOff = secondsOff(codes);
    const isKept = codes.tickets.some(({ codeRef }) => codeRef === code.ref);
    stop = followSteps(codes, code, ({ text, left }) =>
      listener({ state: 'ready', text, left, step: STEP_SECONDS, clockOff, isKept }),
    );
  };
  const begin = async (): Promise<void> => {
    const kept = await readCodes();
    const own = kept?.member === scope.who ? kept : undefined;
    if (own !== undefined && !isOver) start(own);
    if (own !== undefined && Date.now() - own.heardAt < FRESH_MS) return;
    const fresh = await refreshCodes(scope, true).catch(() => undefined);
    if (isOver) return;
    if (fresh === undefined) {
      if (own === undefined) listener({ state: 'failed' });
      return;
    }
    const isSame =
      own !== undefined &&
      Math.abs(own.aheadMs - fresh.aheadMs) < CLOCK_CHANGE_MS &&
      own.tickets.some(({ codeRef }) => codeRef === code.ref) ===
        fresh.tickets.some(({ codeRef }) => codeRef === code.ref);
    if (!isSame) start(fresh);
  };
  begin().catch(() => listener({ state: 'failed' }));
  return () => {
    isOver = true;
    stop?.();
    dim();
  };
};
