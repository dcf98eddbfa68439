import { useRef, useState, type PointerEvent, type RefObject } from 'react';

interface DragOrder {
  /** Place that the entry would take if it were let go now. */
  readonly over: number | undefined;
  /** Event handlers of a drag handle. */
  readonly handle: (index: number) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly style: object;
  };
}

/** Moves entries of a list by a handle, with mouse, pen and finger alike. Entries carry `data-entry` with their place. */
export const useDragOrder = (
  box: RefObject<HTMLElement | null>,
  move: (from: number, to: number) => void,
): DragOrder => {
  const [over, setOver] = useState<number>();
  const target = useRef<number>(undefined);
  const start = (event: PointerEvent<HTMLElement>, from: number): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    const handle = event.currentTarget;
    const follow = (moved: globalThis.PointerEvent): void => {
      const entries = [...(box.current?.querySelectorAll<HTMLElement>(':scope > [data-entry]') ?? [])];
      const hit = entries.find((entry) => moved.clientY < entry.getBoundingClientRect().bottom) ?? entries.at(-1);
      target.current = hit === undefined ? undefined : Number(hit.dataset['entry']);
      setOver(target.current);
    };
    const end = (ended: globalThis.PointerEvent): void => {
      handle.removeEventListener('pointermove', follow);
      handle.removeEventListener('pointerup', end);
      handle.removeEventListener('pointercancel', end);
      setOver(undefined);
      if (ended.type === 'pointerup' && target.current !== undefined) move(from, target.current);
      target.current = undefined;
    };
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener('pointermove', follow);
    handle.addEventListener('pointerup', end);
    handle.addEventListener('pointercancel', end);
  };
  return {
    over,
    handle: (index) => ({ onPointerDown: (event) => start(event, index), style: { touchAction: 'none' } }),
  };
};
