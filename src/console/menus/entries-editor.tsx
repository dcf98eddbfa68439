import './menus.css';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import type { EditorProps } from '../content/editors.ts';
import { titleOf } from '../content/site-tree.ts';
import { useMay } from '../me.ts';
import { nameOf } from '../site/documents.ts';
import { useDocs, useNames } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { focusWhenDrawn } from '../ui/focus-when-drawn.ts';
import { useSteady } from '../ui/use-steady.ts';
import { EntryDialogs } from './entry-dialogs.tsx';
import { columnsFor, EntryRow } from './entry-row.tsx';
import { entriesOf, viewsOf, type EntryView } from './entry-view.ts';
import { MenuTools } from './menu-tools.tsx';
import { dropPlace, moveTo } from './moves.ts';
import { othersOf } from './rename.ts';
import type { EntryDialog, RowAct } from './row-act.ts';
import { useAskedEntry } from './use-asked-entry.ts';
import { useDrag } from './use-drag.ts';
import { useEntryCommands } from './use-entry-commands.ts';
import { pressRow } from './use-row-keys.ts';
import { menuWords } from './words.ts';

/** From so many rows on only those in view are drawn; fewer are all there, so that the browser's own search finds them. */
const virtualFrom = 300;

/** The entries of a menu as a tree with columns, and everything that can be done with them. headless-tree is not used: the flat list of the document is the tree already, and its drag knows no finger. */
export function EntriesEditor({ doc, body }: EditorProps) {
  const words = useWords(menuWords);
  const texts = useTexts();
  const { language } = useLanguage();
  const docs = useDocs();
  const names = useNames();
  const commands = useEntryCommands(doc.key);
  const mayEdit = useMay()('edit', doc);
  const items = useMemo(() => entriesOf(body), [body]);
  const all = useMemo(() => viewsOf({ body, live: doc.live, docs, names, language }), [body, doc.live, docs, names, language]);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [cursor, setCursor] = useState<string>();
  const [editing, setEditing] = useState<string>();
  const [dialog, setDialog] = useState<{ readonly kind: EntryDialog; readonly uid: string }>();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  /** What is to have the focus once the rows are drawn: a row, or a command of it. */
  const wanted = useRef<{ readonly uid: string; readonly part?: string }>(undefined);
  const views = useMemo(() => all.filter(({ parent }) => parent === undefined || !folded.has(parent)), [all, folded]);
  const current = views.find(({ uid }) => uid === cursor) ?? views[0];
  const at = current === undefined ? -1 : views.indexOf(current);

  const go = (uid: string | undefined): void => {
    if (uid === undefined) return;
    wanted.current = { uid };
    setCursor(uid);
  };
  const fold = (uid: string): void => setFolded((before) => (before.has(uid) ? new Set([...before].filter((one) => one !== uid)) : new Set([...before, uid])));
  const unfold = (uid: string | undefined): void => setFolded((before) => (uid === undefined || !before.has(uid) ? before : new Set([...before].filter((one) => one !== uid))));
  const step = (uid: string, which: Parameters<typeof commands.step>[1]): void => {
    const part = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['part'] : undefined;
    if (!commands.step(uid, which)) return;
    wanted.current = part === undefined ? { uid } : { uid, part };
    setCursor(uid);
  };
  const edit = (uid: string): void => {
    if (!mayEdit) return;
    setCursor(uid);
    setEditing(uid);
  };
  const add = (isGroup: boolean): void => {
    const uid = commands.add(current?.uid, isGroup);
    if (uid === undefined) return;
    unfold(current?.parent ?? current?.uid);
    setCursor(uid);
    setEditing(uid);
  };
  const remove = (uid: string): void => {
    const gone = views.findIndex((view) => view.uid === uid);
    const next = views.slice(gone + 1).find(({ parent }) => parent !== uid) ?? views[gone - 1];
    commands.remove(uid);
    go(next?.uid);
  };
  const place = (uid: string, to: Parameters<typeof commands.moveTo>[1]): void => {
    if (!commands.moveTo(uid, to)) return;
    unfold(to.parent);
    go(uid);
  };
  const { drag, start } = useDrag({
    viewOf: (uid) => all.find((view) => view.uid === uid),
    canDrop: ({ uid, over, zone }) => {
      const to = over === undefined || items === undefined ? undefined : dropPlace(items, uid, over, zone);
      return to !== undefined && items !== undefined && moveTo(items, uid, to) !== undefined;
    },
    onDrop: ({ uid, over, zone }) => {
      const to = over === undefined || items === undefined ? undefined : dropPlace(items, uid, over, zone);
      if (to !== undefined) place(uid, to);
    },
  });
  const tell = (uid: string): string => all.find((view) => view.uid === uid)?.name[language] ?? uid;
  const doing: RowAct = {
    choose: (uid) => setCursor(uid), fold, step, edit, remove,
    named: (uid, typed, isOnlyHere, by) => {
      commands.rename(uid, typed, isOnlyHere);
      setEditing(undefined);
      if (by === 'key') go(uid);
    },
    leave: (uid) => {
      setEditing(undefined);
      go(uid);
    },
    see: (uid, settings) => commands.set(uid, words.changed(tell(uid)), settings),
    open: (kind, uid) => {
      setCursor(uid);
      setDialog({ kind, uid });
    },
    drag: (uid, event) => { if (mayEdit) start(uid, event); },
  };
  const act = useSteady(doing);
  useAskedEntry((index) => {
    const item = items?.[index];
    unfold(item?.parentsMenuUid);
    go(item?.menuUid);
  });
  useLayoutEffect(() => {
    const want = wanted.current;
    if (want === undefined || want.uid !== current?.uid) return;
    wanted.current = undefined;
    const row = () => box.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(want.uid)}"]`);
    if (list.current === null) row()?.scrollIntoView({ block: 'nearest' });
    else list.current.scrollToIndex(at, { align: 'nearest' });
    focusWhenDrawn(() => (want.part === undefined ? row() : (row()?.querySelector<HTMLElement>(`[data-part="${want.part}"]`) ?? row())));
  });
  if (items === undefined) return <p className="empty muted">{words.unreadable}</p>;
  const others = (uid: string): readonly string[] | undefined =>
    editing !== uid ? undefined : othersOf(docs, body, uid).map((key) => { const other = docs.get(key); return other === undefined ? nameOf(key).id : titleOf(other, { names, texts, language }); });
  const row = (view: EntryView, index: number) => (
    <EntryRow
      key={view.uid} view={view} items={items} index={index} isCurrent={view === current} isOpen={!folded.has(view.uid)} others={others(view.uid)} act={act}
      drop={drag?.uid === view.uid ? 'dragged' : drag?.over === view.uid ? drag.zone : undefined}
    />
  );
  const opened = all.find(({ uid }) => uid === dialog?.uid);
  const columns = columnsFor(language).map((locale) => (locale === 'ko' ? words.korean : words.english));
  return (
    <div className="menus">
      <MenuTools count={items.length} folded={Number(body['footerMenus'] ?? 0)} onAdd={add} onFold={commands.foldAtEnd} />
      <div
        ref={box} className="menus-scroll" role="treegrid" aria-label={titleOf(doc, { names, texts, language })} aria-rowcount={views.length + 1}
        onKeyDown={(event) => pressRow(event, { views, current, isOpen: (uid) => !folded.has(uid), mayEdit, go, fold, step, edit, add: () => add(false), move: (uid) => act.open('move', uid), remove })}
      >
        <div role="row" aria-rowindex={1} className="menus-row menus-head">
          {[...columns, words.goesTo, words.seenIn].map((label, index) => <div key={label} role="columnheader" className={['menus-name', 'menus-name', 'menus-to', 'menus-eyes'][index]}>{label}</div>)}
          <div role="columnheader" className="menus-more"><span className="sr">{words.more}</span></div>
        </div>
        {views.length < virtualFrom
          ? views.map(row)
          : <Virtualizer ref={list} scrollRef={box} startMargin={headHeight} data={views} keepMounted={at === -1 ? [] : [at]}>{row}</Virtualizer>}
        {views.length === 0 ? <p className="empty muted">{words.none}</p> : null}
      </div>
      {opened === undefined || dialog === undefined ? null : (
        <EntryDialogs
          kind={dialog.kind} view={opened} views={all} venue={names.venueOf('menu', doc.id)}
          onOpen={(kind) => setDialog({ kind, uid: opened.uid })}
          onClose={(isBack) => { setDialog(undefined); if (isBack) go(opened.uid); }}
          onMove={(to) => place(opened.uid, to)}
          onSet={(label, settings) => commands.set(opened.uid, label, settings)}
        />
      )}
    </div>
  );
}

const headHeight = 33;
