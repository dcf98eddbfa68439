import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { Language } from '../texts/use-texts.ts';
import { focusWhenRendered } from '../ui/focus-when-rendered.ts';
import type { MessageRow } from './rows.ts';

interface Cell {
  readonly key: string;
  readonly locale: Language;
}

const pageSize = 10;

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Returns the selected cell, whether it is being edited, and the navigation between cells. */
export function useCells(shown: readonly MessageRow[]) {
  const [cursor, setCursor] = useState<Cell>();
  const [editing, setEditing] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const isWanted = useRef(false);
  const at = shown.findIndex(({ key }) => key === cursor?.key);
  const current: Cell | undefined =
    at === -1 ? (shown[0] === undefined ? undefined : { key: shown[0].key, locale: 'ko' }) : cursor;
  useLayoutEffect(() => {
    if (!isWanted.current || current === undefined) return;
    isWanted.current = false;
    if (at !== -1) list.current?.scrollToIndex(at, { align: 'nearest' });
    if (!editing)
      focusWhenRendered(() =>
        box.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(`${current.key} ${current.locale}`)}"]`),
      );
  });
  const go = (cell: Cell, isEdit = false): void => {
    isWanted.current = true;
    setCursor(cell);
    setEditing(isEdit);
  };
  const below = (by: number): void => {
    const row = shown[Math.min(Math.max(0, Math.max(0, at) + by), shown.length - 1)];
    if (row !== undefined) go({ key: row.key, locale: current?.locale ?? 'ko' });
  };
  return {
    current,
    editing,
    at,
    box,
    list,
    go,
    below,
    choose: setCursor,
    stopEditing: (): void => setEditing(false),
    /** Returns the next or previous cell in Tab order. */
    beside: (cell: Cell, by: 1 | -1): Cell | undefined => {
      const place = shown.findIndex(({ key }) => key === cell.key) * 2 + (cell.locale === 'en' ? 1 : 0) + by;
      const key = shown[Math.floor(place / 2)]?.key;
      return key === undefined ? undefined : { key, locale: place % 2 === 0 ? 'ko' : 'en' };
    },
    nextMissing: (): void => {
      const row = [...shown.slice(at + 1), ...shown.slice(0, at + 1)].find((one) => one.missing.length > 0);
      if (row !== undefined) go({ key: row.key, locale: row.missing[0] ?? 'en' }, true);
    },
  };
}

type Cells = ReturnType<typeof useCells>;

/** Handles keys: F8 anywhere, others while a cell has the focus and is not being edited. */
export const handleCellKey = (
  event: KeyboardEvent,
  { current, go, below, nextMissing }: Cells,
  { count, edit }: { readonly count: number; readonly edit: (key: string, locale: Language) => void },
): void => {
  if (event.key === 'F8') {
    event.preventDefault();
    nextMissing();
    return;
  }
  // Arrow down moves from the search to its results.
  if (
    event.key === 'ArrowDown' &&
    event.target instanceof HTMLInputElement &&
    event.target.type === 'search' &&
    !event.nativeEvent.isComposing
  ) {
    event.preventDefault();
    return below(0);
  }
  if (
    current === undefined ||
    isTextField(event.target) ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    !(event.target instanceof HTMLElement) ||
    event.target.dataset['cell'] === undefined
  )
    return;
  const { key, locale } = current;
  const run: Readonly<Record<string, () => void>> = {
    ArrowDown: () => below(1),
    ArrowUp: () => below(-1),
    PageDown: () => below(pageSize),
    PageUp: () => below(-pageSize),
    Home: () => below(-count),
    End: () => below(count),
    ArrowRight: () => go({ key, locale: 'en' }),
    ArrowLeft: () => go({ key, locale: 'ko' }),
    Enter: () => edit(key, locale),
    F2: () => edit(key, locale),
  };
  const found = run[event.key];
  if (found === undefined) return;
  event.preventDefault();
  found();
};
