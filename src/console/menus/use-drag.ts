import { useCallback, useState, type PointerEvent as ReactPointerEvent } from 'react';
import { useLatest } from '../ui/use-latest.ts';
import type { EntryView } from './entry-view.ts';
import type { Zone } from './moves.ts';

export interface Drag {
  readonly uid: string;
  readonly over: string | undefined;
  readonly zone: Zone;
}

interface DragRules {
  readonly viewOf: (uid: string) => EntryView | undefined;
  readonly canDrop: (drag: Drag) => boolean;
  readonly onDrop: (drag: Drag) => void;
}

/** Returns the drop zone. Top-level rows have a middle zone, others are split in two. */
const zoneAt = (ratio: number, isTop: boolean): Zone =>
  isTop ? (ratio < 0.3 ? 'before' : ratio > 0.7 ? 'after' : 'into') : ratio < 0.5 ? 'before' : 'after';

const edgePx = 48;

/** Drags a row by its grip with mouse, pen or touch. Escape cancels. The browser's own drag and drop does not support touch. */
export const useDrag = (rules: DragRules) => {
  const [drag, setDrag] = useState<Drag>();
  const latest = useLatest(rules);
  const start = useCallback(
    (uid: string, event: ReactPointerEvent<HTMLElement>): void => {
      if (event.button !== 0) return;
      event.preventDefault();
      const grip = event.currentTarget;
      const scroller = grip.closest<HTMLElement>('.menus-scroll');
      let now: Drag = { uid, over: undefined, zone: 'into' };
      const end = new AbortController();
      const finish = (isDrop: boolean): void => {
        end.abort();
        setDrag(undefined);
        if (isDrop && now.over !== undefined) latest.current.onDrop(now);
      };
      const move = ({ clientX, clientY }: PointerEvent): void => {
        const box = scroller?.getBoundingClientRect();
        if (box !== undefined)
          scroller?.scrollBy({ top: clientY < box.top + edgePx ? -12 : clientY > box.bottom - edgePx ? 12 : 0 });
        const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-row]');
        const over = row?.dataset['row'];
        const line = row?.firstElementChild?.getBoundingClientRect();
        const isTop = over !== undefined && latest.current.viewOf(over)?.depth === 0;
        const zone = line === undefined ? 'into' : zoneAt(Math.min(1, (clientY - line.top) / line.height), isTop);
        const wanted: Drag = { uid, over, zone };
        now = latest.current.canDrop(wanted) ? wanted : { uid, over: undefined, zone };
        setDrag(now);
      };
      grip.setPointerCapture(event.pointerId);
      setDrag(now);
      const { signal } = end;
      grip.addEventListener('pointermove', move, { signal });
      grip.addEventListener('pointerup', () => finish(true), { signal });
      grip.addEventListener('pointercancel', () => finish(false), { signal });
      window.addEventListener(
        'keydown',
        (press) => {
          if (press.key === 'Escape') finish(false);
        },
        { signal },
      );
    },
    [latest],
  );
  return { drag, start };
};
