import { useState, useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useMay } from '../session/current-user.ts';
import type { DocContent } from '../site/documents.ts';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { useStableCallbacks, useLatest } from '../ui/use-latest.ts';
import { dropPlace, moveTo, type Place, type Step } from './moves.ts';
import type { EntryDialog, RowActions } from './row-actions.ts';
import { useDrag, type Drag } from './use-drag.ts';
import { useEntryCommands } from './use-entry-commands.ts';
import type { MenuRows } from './use-menu-rows.ts';
import { menuStrings } from './strings.ts';

/** Returns the actions of the menu rows and moves the selection after them. */
export function useRowController(doc: DocContent, rows: MenuRows) {
  const words = useWords(menuStrings);
  const { language } = useLanguage();
  const commands = useEntryCommands(doc.key);
  const mayEdit = useMay()('edit', doc);
  const [editing, setEditing] = useState<string>();
  const [dialog, setDialog] = useState<{ readonly kind: EntryDialog; readonly uid: string }>();
  const { items, all, views, current } = rows;
  const step = (uid: string, which: Step): void => {
    const part = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['part'] : undefined;
    if (commands.step(uid, which)) rows.go(uid, part);
  };
  const edit = (uid: string): void => {
    if (!mayEdit) return;
    rows.choose(uid);
    setEditing(uid);
  };
  const add = (isGroup: boolean): void => {
    const uid = commands.add(current?.uid, isGroup);
    if (uid === undefined) return;
    rows.unfold(current?.parent ?? current?.uid);
    rows.choose(uid);
    setEditing(uid);
  };
  const remove = (uid: string): void => {
    const gone = views.findIndex((view) => view.uid === uid);
    const next = views.slice(gone + 1).find(({ parent }) => parent !== uid) ?? views[gone - 1];
    commands.remove(uid);
    rows.go(next?.uid);
  };
  const place = (uid: string, to: Place): void => {
    if (!commands.moveTo(uid, to)) return;
    rows.unfold(to.parent);
    rows.go(uid);
  };
  const open = (kind: EntryDialog, uid: string): void => {
    rows.choose(uid);
    setDialog({ kind, uid });
  };
  const placeOf = ({ over, zone, uid }: Drag): Place | undefined =>
    over === undefined || items === undefined ? undefined : dropPlace(items, uid, over, zone);
  const { drag, start } = useDrag({
    viewOf: (uid) => all.find((view) => view.uid === uid),
    canDrop: (wanted) => {
      const to = placeOf(wanted);
      return to !== undefined && items !== undefined && moveTo(items, wanted.uid, to) !== undefined;
    },
    onDrop: (done) => {
      const to = placeOf(done);
      if (to !== undefined) place(done.uid, to);
    },
  });
  const actions: RowActions = {
    choose: rows.choose,
    fold: rows.fold,
    step,
    edit,
    remove,
    open,
    rename: (uid, typed, isOnlyHere, by) => {
      commands.rename(uid, typed, isOnlyHere);
      setEditing(undefined);
      if (by === 'key') rows.go(uid);
    },
    cancelRename: (uid) => {
      setEditing(undefined);
      rows.go(uid);
    },
    setVisibility: (uid, settings) =>
      commands.set(uid, words.changed(all.find((view) => view.uid === uid)?.name[language] ?? uid), settings),
    drag: (uid, event) => {
      if (mayEdit) start(uid, event);
    },
  };
  useLinkedEntry((index) => {
    const item = items?.[index];
    rows.unfold(item?.parentsMenuUid);
    rows.go(item?.menuUid);
  });
  return {
    act: useStableCallbacks(actions),
    drag,
    editing,
    dialog,
    mayEdit,
    add,
    place,
    openDialog: setDialog,
    set: commands.set,
    foldAtEnd: commands.foldAtEnd,
  };
}

export type RowController = ReturnType<typeof useRowController>;

/** Calls `go` with the entry named by the address (`?at=/items/3/pageId`) on each navigation to it. */
const useLinkedEntry = (go: (index: number) => void): void => {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const linked = /^\/items\/(\d+)(?:\/|$)/.exec(query.get('at') ?? '')?.[1];
  const latest = useLatest(go);
  useEffect(() => {
    if (linked !== undefined) latest.current(Number(linked));
  }, [linked, key, latest]);
};
