import { isSingleKeyShortcut } from '../shell/single-key-shortcuts.ts';
import { useKeys } from '../ui/use-keys.ts';

/** J and K step on and back, where letters are keys and nobody types. */
export const useStepKeys = (step: (by: 1 | -1) => void): void =>
  useKeys((event) => {
    const by = isSingleKeyShortcut(event) ? ({ KeyJ: 1, KeyK: -1 } as const)[event.code] : undefined;
    if (by !== undefined) step(by);
  });
