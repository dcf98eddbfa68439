import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { formatNumber } from '../content/format-number.ts';
import css from './tab-strip.module.css';

interface Tab {
  readonly id: string;
  readonly label: string;
  /** Address of the tab, so that it is a link without scripts. */
  readonly href?: string | undefined;
  /** Number of entries behind the tab; empty while it is not known. */
  readonly count?: number | '';
}

interface TabStripProps {
  /** Panels carry `{id}-{tab}` and are named by `{id}-{tab}-tab`. */
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  /** Equal parts of one row. */
  readonly isSegmented?: boolean;
}

/** A press that moves this far or farther is a drag: the strip follows, and no tab is chosen (section 2.11). */
const dragPx = 5;

/** Tabs in a row that scrolls. One of them takes the focus; arrows, Home and End go to the others and choose them. */
export function TabStrip({ id, label, tabs, chosen, onChoose, isSegmented = false }: TabStripProps): ReactNode {
  const strip = useRef<HTMLDivElement>(null);
  const press = useRef({ x: 0, y: 0, scroll: 0, isDown: false, isDrag: false });
  useLayoutEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (strip.current && tab) intoView(strip.current, tab);
  }, [chosen]);
  const onPointerDown = ({ clientX, clientY, currentTarget, button }: PointerEvent<HTMLDivElement>) => {
    press.current = { x: clientX, y: clientY, scroll: currentTarget.scrollLeft, isDown: button === 0, isDrag: false };
  };
  const onPointerMove = ({ clientX, clientY, currentTarget, pointerType }: PointerEvent<HTMLDivElement>) => {
    const { x, y, scroll, isDown } = press.current;
    if (!isDown) return;
    if (Math.hypot(clientX - x, clientY - y) >= dragPx) press.current.isDrag = true;
    // Fingers scroll by themselves.
    if (press.current.isDrag && pointerType === 'mouse') currentTarget.scrollLeft = scroll - (clientX - x);
  };
  const lift = () => void (press.current.isDown = false);
  const onClick = (event: MouseEvent, tab: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const wasDrag = press.current.isDrag;
    press.current.isDrag = false;
    if (!wasDrag) onChoose(tab);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.id === chosen);
    const to = stepRound(event.key, at, tabs.length);
    const next = to === undefined ? undefined : tabs[to];
    if (event.key === ' ') (event.target as HTMLElement).click();
    if (next === undefined && event.key !== ' ') return;
    event.preventDefault();
    if (next === undefined) return;
    onChoose(next.id);
    document.getElementById(`${id}-${next.id}-tab`)?.focus();
  };
  return (
    <div
      ref={strip}
      role="tablist"
      aria-label={label}
      className={isSegmented ? css['segments'] : css['strip']}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={lift}
      onPointerCancel={lift}
      onPointerLeave={lift}
    >
      {tabs.map((tab) => {
        const props = {
          id: `${id}-${tab.id}-tab`,
          role: 'tab',
          className: isSegmented ? css['segment'] : `chip ${css['tab']}`,
          'aria-selected': tab.id === chosen,
          'aria-controls': `${id}-${tab.id}`,
          tabIndex: tab.id === chosen ? 0 : -1,
          onClick: (event: MouseEvent) => onClick(event, tab.id),
        } as const;
        const words =
          tab.count === undefined ? (
            <span>{tab.label}</span>
          ) : (
            <>
              <span>{tab.label}</span>{' '}
              <span className={`num ${css['count']}`}>{tab.count === '' ? '' : formatNumber(tab.count)}</span>
            </>
          );
        return tab.href === undefined ? (
          <button key={tab.id} type="button" {...props}>
            {words}
          </button>
        ) : (
          <a key={tab.id} href={tab.href} draggable={false} {...props}>
            {words}
          </a>
        );
      })}
    </div>
  );
}

const stepRound = (key: string, at: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
};

/** Scrolls the strip alone; the page stays where it is. */
function intoView(strip: HTMLElement, tab: HTMLElement): void {
  const edge = 20;
  const left = tab.offsetLeft - strip.offsetLeft;
  if (left - edge < strip.scrollLeft) strip.scrollLeft = left - edge;
  else if (left + tab.offsetWidth + edge > strip.scrollLeft + strip.clientWidth)
    strip.scrollLeft = left + tab.offsetWidth + edge - strip.clientWidth;
}
