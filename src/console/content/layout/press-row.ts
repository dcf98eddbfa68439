import type { KeyboardEvent } from 'react';
import { areSingleKeysEnabled } from '../../shell/single-key-shortcuts.ts';
import type { Step } from './placements.ts';
import type { Row } from './rows-of.ts';

interface RowKeys {
  readonly rows: readonly Row[];
  readonly current: Row | undefined;
  readonly go: (id: string | undefined) => void;
  readonly fold: (id: string) => void;
  readonly step: (id: string, step: Step) => void;
  readonly add: () => void;
  readonly move: () => void;
  readonly edit: () => void;
  readonly remove: (id: string) => void;
}

/**
 * Keyboard commands of a focused row: arrows move and fold, Alt+arrows move the widget. Letters use the physical key, whatever the keyboard layout.
 */
export const pressRow = (
  event: KeyboardEvent<HTMLElement>,
  { rows, current, go, fold, step, add, move, edit, remove }: RowKeys,
): void => {
  if (
    current === undefined ||
    event.ctrlKey ||
    event.metaKey ||
    !(event.target instanceof HTMLElement) ||
    event.target.dataset['row'] === undefined
  )
    return;
  const {
    item: { id },
    inside,
    isOpen,
    parent,
  } = current;
  const at = rows.indexOf(current);
  const moves: Readonly<Record<string, () => void>> = {
    ArrowUp: () => step(id, 'up'),
    ArrowDown: () => step(id, 'down'),
    ArrowRight: () => step(id, 'in'),
    ArrowLeft: () => step(id, 'out'),
  };
  const looks: Readonly<Record<string, () => void>> = {
    ArrowDown: () => go(rows[at + 1]?.item.id),
    ArrowUp: () => go(rows[at - 1]?.item.id),
    ArrowRight: () => (inside > 0 && !isOpen ? fold(id) : go(inside > 0 ? rows[at + 1]?.item.id : undefined)),
    ArrowLeft: () => (inside > 0 && isOpen ? fold(id) : go(parent)),
    Home: () => go(rows[0]?.item.id),
    End: () => go(rows.at(-1)?.item.id),
    Enter: edit,
    Delete: () => remove(id),
    KeyA: add,
    KeyM: move,
  };
  const run = event.altKey
    ? moves[event.key]
    : (looks[event.key] ?? (areSingleKeysEnabled() ? looks[event.code] : undefined));
  if (run === undefined) return;
  event.preventDefault();
  run();
};
