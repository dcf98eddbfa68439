import type { PointerEvent } from 'react';
import type { change, Step } from './moves.ts';
import type { TypedName } from './rename.ts';

export type EntryDialog = 'move' | 'target' | 'details';

/** Actions of a row. The object stays the same while the menu is open, so that rows do not re-render. */
export interface RowActions {
  readonly choose: (uid: string) => void;
  readonly fold: (uid: string) => void;
  readonly step: (uid: string, step: Step) => void;
  readonly edit: (uid: string) => void;
  readonly rename: (uid: string, typed: TypedName, isOnlyHere: boolean, by: 'key' | 'leaving') => void;
  readonly cancelRename: (uid: string) => void;
  readonly setVisibility: (uid: string, settings: Parameters<typeof change>[2]) => void;
  readonly remove: (uid: string) => void;
  readonly open: (dialog: EntryDialog, uid: string) => void;
  readonly drag: (uid: string, event: PointerEvent<HTMLElement>) => void;
}
