import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useMe } from '../me.ts';
import { useShownKey } from '../shell/use-shown-key.ts';
import type { SiteStore } from '../site/site-store.ts';
import { useSiteStore } from '../site/use-site.tsx';
import { FindContext, type Find } from './find-context.ts';
import { listenToKeys } from './pane-keys.ts';
import { keepRecent } from './recent.ts';

const palette = () => import('./palette.tsx');
const Palette = lazy(async () => ({ default: (await palette()).Palette }));
const UsersDialog = lazy(async () => ({ default: (await import('./users-dialog.tsx')).UsersDialog }));
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }));
const newDialog = () => import('./new/new-dialog.tsx');
const NewDialog = lazy(async () => ({ default: (await newDialog()).NewDialog }));

type Open =
  | { readonly what: 'palette'; readonly query: string }
  | { readonly what: 'new'; readonly type?: string; readonly like?: string }
  | { readonly what: 'users'; readonly key: string }
  | { readonly what: 'keys' };

interface FindHostProps {
  readonly onPublish: () => void;
  readonly onSignOut: () => void;
  readonly children: ReactNode;
}

const quietMs = 1_000;

/** Calls when the documents have been left alone for a moment and the browser has nothing else to do; gives the end of it. */
const whenIdle = (store: SiteStore, ready: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen: unknown;
  const look = (): void => {
    if (store.get().docs === seen) return;
    seen = store.get().docs;
    clearTimeout(timer);
    timer = setTimeout(() => (typeof requestIdleCallback === 'undefined' ? ready() : requestIdleCallback(ready, { timeout: 5_000 })), quietMs);
  };
  const stop = store.subscribe(look);
  look();
  return () => {
    clearTimeout(timer);
    stop();
  };
};

/** What is found from everywhere, by key or button, over whatever is open. */
export function FindHost({ onPublish, onSignOut, children }: FindHostProps) {
  const me = useMe();
  const store = useSiteStore();
  const shown = useShownKey();
  const [open, setOpen] = useState<Open>();
  const find = useMemo((): Find => ({
    openPalette: (query = '') => setOpen({ what: 'palette', query }),
    openNew: (wish = {}) => setOpen({ what: 'new', ...wish }),
    openUsers: (key) => setOpen({ what: 'users', key }),
    openKeys: () => setOpen({ what: 'keys' }),
  }), []);
  useEffect(() => listenToKeys({ palette: find.openPalette, create: find.openNew, help: find.openKeys }), [find]);
  useEffect(() => {
    if (shown !== undefined) keepRecent(me.id, shown);
  }, [me.id, shown]);
  // What is typed before the search is there is not lost, and is no key of the screen behind it.
  const isPalette = open?.what === 'palette';
  useEffect(() => {
    if (!isPalette) return undefined;
    const keep = (event: KeyboardEvent): void => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('.find-palette') !== null) return;
      event.preventDefault();
      event.stopPropagation();
      setOpen((now) => (now?.what === 'palette' ? { ...now, query: now.query + event.key } : now));
    };
    window.addEventListener('keydown', keep, { capture: true });
    return () => window.removeEventListener('keydown', keep, { capture: true });
  }, [isPalette]);
  // Made ready while nobody waits, and again after edits, so that it opens at once.
  useEffect(() => whenIdle(store, () => {
    void palette().then(({ makeReady }) => makeReady(store));
    void newDialog();
  }), [store]);
  const close = (): void => setOpen(undefined);
  return (
    <FindContext value={find}>
      {children}
      <Suspense>
        {open?.what === 'palette' ? <Palette first={open.query} onPublish={onPublish} onSignOut={onSignOut} onClose={() => setOpen((now) => (now?.what === 'palette' ? undefined : now))} /> : null}
        {open?.what === 'users' ? <UsersDialog of={open.key} onClose={close} /> : null}
        {open?.what === 'keys' ? <KeysDialog onClose={close} /> : null}
        {open?.what === 'new' ? <NewDialog type={open.type} like={open.like} onClose={close} /> : null}
      </Suspense>
    </FindContext>
  );
}
