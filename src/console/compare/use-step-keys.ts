import { useEffect } from 'react';
import { useLatest } from '../ui/use-latest.ts';

const isTyping = ({ target }: KeyboardEvent): boolean => target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog') !== null;

/** J and K step on and back, where nobody types. */
export const useStepKeys = (step: (by: 1 | -1) => void): void => {
  const latest = useLatest(step);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const by = { j: 1, k: -1 }[event.key.toLowerCase()];
      if (by === 1 || by === -1) latest.current(by);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [latest]);
};
