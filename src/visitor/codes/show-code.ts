import type { CodeState, ShownCode } from '#schemas/shown-code';
import type { CallScope } from '../data/call-service.ts';

/** Shows a signed code until the returned function is called. Pages without one never load the code. */
export const showCode = (
  reader: { readonly scope: CallScope; readonly inApp: boolean },
  code: ShownCode,
  listener: (state: CodeState) => void,
): (() => void) => {
  let stop: (() => void) | undefined;
  let isOver = false;
  const show = async (): Promise<void> => {
    const { watchCode } = await import('./watch-code.ts');
    if (!isOver) stop = watchCode(reader, code, listener);
  };
  show().catch(() => {
    if (!isOver) listener({ state: 'failed' });
  });
  return () => {
    isOver = true;
    stop?.();
  };
};
