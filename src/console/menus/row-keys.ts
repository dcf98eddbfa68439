import type { KeyboardEvent } from 'react';
import { areSingleKeysEnabled } from '../shell/single-key-shortcuts.ts';
import type { EntryView } from './entry-view.ts';
import type { Step } from './moves.ts';

interface RowKeys {
  readonly views: readonly EntryView[];
  readonly current: EntryView | undefined;
  readonly isOpen: (uid: string) => boolean;
  readonly mayEdit: boolean;
  readonly go: (uid: string | undefined) => void;
  readonly fold: (uid: string) => void;
  readonly step: (uid: string, step: Step) => void;
  readonly edit: (uid: string) => void;
  readonly add: () => void;
  readonly move: (uid: string) => void;
  readonly remove: (uid: string) => void;
}

const pageful = 12;

/** Handles keys while a row has the focus: arrows move the cursor and collapse, Alt with arrows moves the entry. Single letters work only here. */
export const handleRowKey = (event: KeyboardEvent<HTMLElement>, keys: RowKeys): void => {
  const { views, current, isOpen, mayEdit, go } = keys;
  if (
    current === undefined ||
    event.ctrlKey ||
    event.metaKey ||
    !(event.target instanceof HTMLElement) ||
    event.target.dataset['row'] === undefined
  )
    return;
  const { uid, below, parent } = current;
  const at = views.indexOf(current);
  const moves: Readonly<Record<string, () => void>> = {
    ArrowUp: () => keys.step(uid, 'up'),
    ArrowDown: () => keys.step(uid, 'down'),
    ArrowRight: () => keys.step(uid, 'in'),
    ArrowLeft: () => keys.step(uid, 'out'),
  };
  const looks: Readonly<Record<string, () => void>> = {
    ArrowDown: () => go(views[at + 1]?.uid),
    ArrowUp: () => go(views[at - 1]?.uid),
    ArrowRight: () => (below === 0 ? undefined : isOpen(uid) ? go(views[at + 1]?.uid) : keys.fold(uid)),
    ArrowLeft: () => (below > 0 && isOpen(uid) ? keys.fold(uid) : go(parent)),
    PageDown: () => go(views[Math.min(at + pageful, views.length - 1)]?.uid),
    PageUp: () => go(views[Math.max(at - pageful, 0)]?.uid),
    Home: () => go(views[0]?.uid),
    End: () => go(views.at(-1)?.uid),
  };
  const does: Readonly<Record<string, () => void>> = {
    Enter: () => keys.edit(uid),
    F2: () => keys.edit(uid),
    Delete: () => keys.remove(uid),
    a: keys.add,
    m: () => keys.move(uid),
  };
  const run = event.altKey
    ? mayEdit
      ? moves[event.key]
      : undefined
    : (looks[event.key] ?? (mayEdit ? does[event.key.length === 1 ? letterOnKey(event) : event.key] : undefined));
  if (run === undefined) return;
  event.preventDefault();
  run();
};

/** Returns the letter printed on the key, independent of the keyboard layout (a Korean layout types ㅁ with the A key). */
const letterOnKey = ({ code }: KeyboardEvent): string =>
  code.startsWith('Key') && areSingleKeysEnabled() ? code.slice(3).toLowerCase() : '';
