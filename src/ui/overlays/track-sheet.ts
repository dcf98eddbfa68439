interface SheetHandlers {
  /** Returns true while the content scrolls by itself. */
  isTop(): boolean;
  /** Returns false where the sheet is a panel or part of the page. */
  isActive(): boolean;
  /** Called with the distance from the start in pixels, down being positive. */
  drag(dy: number): void;
  drop(dy: number): void;
  step(direction: 1 | -1): void;
}

interface SheetParts {
  readonly sheet: HTMLElement;
  readonly grip: HTMLElement;
  readonly list: HTMLElement;
}

/** Wheel events closer than this belong to one turn. */
const WHEEL_PAUSE_MS = 250;
const CLICK_PX = 4;

/**
 * Moves a bottom sheet by touch, mouse and wheel. The first move of a touch decides whether the sheet or the list takes the whole gesture; it needs
 * touch events, because the browser cancels pointer events once the list scrolls. Returns a function that stops it.
 */
export function trackSheet({ sheet, grip, list }: SheetParts, handlers: SheetHandlers): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let start: { readonly x: number; readonly y: number; owner: 'sheet' | 'list' | undefined } | undefined;
  let last = 0;

  const ownerOf = (dx: number, dy: number, target: EventTarget | null): 'sheet' | 'list' => {
    const isInList = target instanceof Node && list.contains(target);
    if (isInList && Math.abs(dx) > Math.abs(dy)) return 'list';
    return !isInList || !handlers.isTop() || (list.scrollTop <= 0 && dy > 0) ? 'sheet' : 'list';
  };
  const onTouchStart = ({ touches }: TouchEvent): void => {
    const [touch] = touches;
    start =
      touches.length === 1 && touch !== undefined && handlers.isActive()
        ? { x: touch.clientX, y: touch.clientY, owner: undefined }
        : undefined;
    last = 0;
  };
  const onTouchMove = (event: TouchEvent): void => {
    const [touch] = event.touches;
    if (start === undefined || touch === undefined) return;
    const [dx, dy] = [touch.clientX - start.x, touch.clientY - start.y];
    start.owner ??= ownerOf(dx, dy, event.target);
    if (start.owner === 'list') return;
    if (event.cancelable) event.preventDefault();
    last = dy;
    handlers.drag(dy);
  };
  const onTouchEnd = (): void => {
    if (start?.owner === 'sheet') handlers.drop(last);
    start = undefined;
  };
  sheet.addEventListener('touchstart', onTouchStart, { signal, passive: true });
  sheet.addEventListener('touchmove', onTouchMove, { signal, passive: false });
  sheet.addEventListener('touchend', onTouchEnd, { signal });
  sheet.addEventListener('touchcancel', onTouchEnd, { signal });

  let from: number | undefined;
  let isDragged = false;
  grip.addEventListener(
    'pointerdown',
    (event) => {
      isDragged = false;
      if (event.pointerType !== 'mouse' || event.button !== 0 || !handlers.isActive()) return;
      from = event.clientY;
      if (event.isTrusted) grip.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  grip.addEventListener(
    'pointermove',
    (event) => {
      if (from === undefined) return;
      if (Math.abs(event.clientY - from) > CLICK_PX) isDragged = true;
      handlers.drag(event.clientY - from);
    },
    { signal },
  );
  const release = (event: PointerEvent): void => {
    if (from === undefined) return;
    handlers.drop(event.clientY - from);
    from = undefined;
  };
  grip.addEventListener('pointerup', release, { signal });
  grip.addEventListener('pointercancel', release, { signal });
  grip.addEventListener(
    'click',
    (event) => {
      if (isDragged) event.stopPropagation();
      isDragged = false;
    },
    { signal, capture: true },
  );

  let wheelAt = Number.NEGATIVE_INFINITY;
  sheet.addEventListener(
    'wheel',
    (event) => {
      if (!handlers.isActive() || event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      const isSameTurn = event.timeStamp - wheelAt < WHEEL_PAUSE_MS;
      const isOverGrip = event.target instanceof Node && grip.contains(event.target);
      const isScroll = !isOverGrip && handlers.isTop() && (event.deltaY > 0 || list.scrollTop > 0);
      wheelAt = event.timeStamp;
      if (isScroll) return;
      event.preventDefault();
      if (!isSameTurn) handlers.step(event.deltaY > 0 ? 1 : -1);
    },
    { signal, passive: false },
  );
  return () => stop.abort();
}
