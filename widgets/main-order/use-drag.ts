import { useRef, type PointerEvent } from 'react';

interface Drag {
  readonly pointer: number;
  readonly id: string;
}

interface DragHandle {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(event: PointerEvent<HTMLElement>): void;
  onPointerCancel(event: PointerEvent<HTMLElement>): void;
}

interface DragParts {
  /** Moves a row to the place of another one while it is dragged. */
  readonly onMove: (id: string, to: number) => void;
  readonly onDrop: (id: string) => void;
}

/** Place of the row at a height of the window; -1 above and below the list. */
const placeAt = (list: Element, y: number): number =>
  [...list.children].findIndex((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return y >= top && y < bottom;
  });

/** Lets rows of a list be dragged by a handle, with mouse, pen or finger. Rows change places at once, so that nothing has to be drawn beside the list. */
export const useDrag = ({ onMove, onDrop }: DragParts) => {
  const list = useRef<HTMLOListElement>(null);
  const drag = useRef<Drag>(undefined);
  const handleOf = (id: string): DragHandle => {
    const end = (event: PointerEvent<HTMLElement>): void => {
      if (drag.current?.pointer !== event.pointerId) return;
      drag.current = undefined;
      onDrop(id);
    };
    return {
      onPointerDown(event) {
        if (event.button !== 0 || drag.current !== undefined) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { pointer: event.pointerId, id };
      },
      onPointerMove(event) {
        if (drag.current?.pointer !== event.pointerId || list.current === null) return;
        const to = placeAt(list.current, event.clientY);
        if (to >= 0) onMove(drag.current.id, to);
      },
      onPointerUp: end,
      onPointerCancel: end,
    };
  };
  return { list, handleOf };
};
