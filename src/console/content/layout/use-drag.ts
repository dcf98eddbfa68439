import { useCallback, useState, type PointerEvent as ReactPointerEvent } from 'react';
import { useLatest } from '../../ui/use-latest.ts';
import type { Zone } from './placements.ts';

export interface Drag {
  readonly id: string;
  readonly over: string | undefined;
  readonly zone: Zone;
}

interface DragRules {
  /** True when a row accepts drops inside. */
  readonly zoneFor: (over: string) => 'two' | 'three';
  readonly canDrop: (id: string, over: string, zone: Zone) => boolean;
  readonly onDrop: (id: string, over: string, zone: Zone) => void;
}

const zoneAt = (ratio: number, parts: 'two' | 'three'): Zone =>
  parts === 'three' ? (ratio < 0.3 ? 'before' : ratio > 0.7 ? 'after' : 'into') : ratio < 0.5 ? 'before' : 'after';

const edgePx = 48;

/** Dragging a row by its grip with mouse, pen or finger, which the browser's own drag and drop does not know. Escape gives it up. */
export const useDrag = (rules: DragRules) => {
  const [drag, setDrag] = useState<Drag>();
  const latest = useLatest(rules);
  const start = useCallback(
    (id: string, event: ReactPointerEvent<HTMLElement>): void => {
      if (event.button !== 0) return;
      event.preventDefault();
      const grip = event.currentTarget;
      const scroller = grip.closest<HTMLElement>('.scroll');
      let now: Drag = { id, over: undefined, zone: 'into' };
      const end = new AbortController();
      const finish = (isDrop: boolean): void => {
        end.abort();
        setDrag(undefined);
        if (isDrop && now.over !== undefined) latest.current.onDrop(id, now.over, now.zone);
      };
      const move = ({ clientX, clientY }: PointerEvent): void => {
        const box = scroller?.getBoundingClientRect();
        if (box !== undefined)
          scroller?.scrollBy({ top: clientY < box.top + edgePx ? -12 : clientY > box.bottom - edgePx ? 12 : 0 });
        const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('.layout-row');
        const over = row?.dataset['row'];
        const line = row?.firstElementChild?.getBoundingClientRect();
        const zone =
          line === undefined || over === undefined
            ? 'into'
            : zoneAt(Math.min(1, (clientY - line.top) / line.height), latest.current.zoneFor(over));
        now = { id, zone, over: over !== undefined && latest.current.canDrop(id, over, zone) ? over : undefined };
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
