import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { EditorProps } from '../content/editor-props.ts';
import { useDocs, useNames } from '../site/use-site.tsx';
import { useLanguage } from '../texts/use-texts.ts';
import { focusWhenRendered } from '../ui/focus-when-rendered.ts';
import { entriesOf, viewsOf } from './entry-view.ts';

/** Returns the visible rows of a menu and the selected row, which gets the focus once it is rendered. */
export function useMenuRows({ doc, body }: EditorProps) {
  const { language } = useLanguage();
  const docs = useDocs();
  const names = useNames();
  const items = useMemo(() => entriesOf(body), [body]);
  const all = useMemo(
    () => viewsOf({ body, live: doc.live, docs, names, language }),
    [body, doc.live, docs, names, language],
  );
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [cursor, setCursor] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  /** Row, or command of a row, that gets the focus after rendering. */
  const wanted = useRef<{ readonly uid: string; readonly part: string | undefined }>(undefined);
  const views = useMemo(() => all.filter(({ parent }) => parent === undefined || !folded.has(parent)), [all, folded]);
  const current = views.find(({ uid }) => uid === cursor) ?? views[0];
  const at = current === undefined ? -1 : views.indexOf(current);
  useLayoutEffect(() => {
    const want = wanted.current;
    if (want === undefined || want.uid !== current?.uid) return;
    wanted.current = undefined;
    const row = () => box.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(want.uid)}"]`);
    if (list.current === null) row()?.scrollIntoView({ block: 'nearest' });
    else list.current.scrollToIndex(at, { align: 'nearest' });
    focusWhenRendered(() =>
      want.part === undefined ? row() : (row()?.querySelector<HTMLElement>(`[data-part="${want.part}"]`) ?? row()),
    );
  });
  return {
    /** Entries; undefined if the document is not a valid menu. */
    items,
    all,
    views,
    current,
    at,
    box,
    list,
    /** Selects a row without focus. */
    choose: setCursor,
    /** Selects a row and focuses it, or the named command of it. */
    go: (uid: string | undefined, part?: string): void => {
      if (uid === undefined) return;
      wanted.current = { uid, part };
      setCursor(uid);
    },
    isOpen: (uid: string): boolean => !folded.has(uid),
    fold: (uid: string): void =>
      setFolded((before) =>
        before.has(uid) ? new Set([...before].filter((one) => one !== uid)) : new Set([...before, uid]),
      ),
    unfold: (uid: string | undefined): void =>
      setFolded((before) =>
        uid === undefined || !before.has(uid) ? before : new Set([...before].filter((one) => one !== uid)),
      ),
  };
}

export type MenuRows = ReturnType<typeof useMenuRows>;
