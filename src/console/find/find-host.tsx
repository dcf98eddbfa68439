import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Elements } from '#ui/elements.ts';
import { useMe } from '../session/current-user.ts';
import { loadPublishDialog } from '../publish/open-publish.ts';
import { ErrorBoundary, preloadErrorPanel } from '../shell/error-boundary.tsx';
import { useOpenDocKey } from '../shell/use-open-doc-key.ts';
import { afterTyping } from '../site/after-typing.ts';
import type { SiteStore } from '../site/site-store.ts';
import { useSiteStore } from '../site/use-site.tsx';
import { FindContext, type Find } from './find-context.ts';
import { OpeningSearch } from './opening-search.tsx';
import { listenToKeys } from './pane-keys.ts';
import { keepRecent } from './recent.ts';

/** A failed prefetch is repeated on demand. */
const notNow = (): void => undefined;

const palette = () => import('./palette.tsx');
/** Once it is here, it is drawn at once. */
let known: (typeof import('./palette.tsx'))['Palette'] | undefined;
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
  readonly children: Elements;
}

const quietMs = 1_000;

/** Calls when the documents have been left alone for a moment and the browser has nothing else to do; gives the end of it. */
const whenIdle = (store: SiteStore, ready: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen: unknown;
  let isOver = false;
  const idle = (): void => {
    if (isOver) return;
    if (typeof requestIdleCallback === 'undefined') ready();
    else requestIdleCallback(ready, { timeout: 5_000 });
  };
  const look = (): void => {
    if (store.get().docs === seen) return;
    seen = store.get().docs;
    clearTimeout(timer);
    timer = setTimeout(() => afterTyping(idle), quietMs);
  };
  const stop = store.subscribe(look);
  look();
  return () => {
    isOver = true;
    clearTimeout(timer);
    stop();
  };
};

/** Hosts the search dialogs, available everywhere by key or button. */
export function FindHost({ onPublish, onSignOut, children }: FindHostProps) {
  const me = useMe();
  const store = useSiteStore();
  const shown = useOpenDocKey();
  const [open, setOpen] = useState<Open>();
  const find = useMemo(
    (): Find => ({
      openPalette: (query = '') => setOpen({ what: 'palette', query }),
      openNew: (wish = {}) => setOpen({ what: 'new', ...wish }),
      openUsers: (key) => setOpen({ what: 'users', key }),
      openKeys: () => setOpen({ what: 'keys' }),
    }),
    [],
  );
  // As soon as the areas can be seen.
  useLayoutEffect(() => listenToKeys({ palette: find.openPalette, create: find.openNew, help: find.openKeys }), [find]);
  useEffect(() => {
    if (shown !== undefined) keepRecent(me.id, shown);
  }, [me.id, shown]);
  const isPalette = open?.what === 'palette';
  const [Palette, setPalette] = useState(() => known);
  useEffect(() => {
    if (!isPalette || Palette !== undefined) return undefined;
    let isOver = false;
    void palette().then(
      ({ Palette: come }) => {
        known = come;
        if (!isOver) setPalette(() => come);
        // What cannot be fetched now is asked for again when the search is opened again.
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isPalette, Palette]);
  // Made ready while nobody waits, and again after edits, so that it opens at once.
  useEffect(
    () =>
      whenIdle(store, () => {
        void palette().then(({ makeReady, Palette: come }) => {
          known = come;
          setPalette(() => come);
          makeReady(store);
        }, notNow);
        newDialog().catch(notNow);
        loadPublishDialog().catch(notNow);
        preloadErrorPanel().catch(notNow);
      }),
    [store],
  );
  const close = (): void => setOpen(undefined);
  const closePalette = (): void => setOpen((now) => (now?.what === 'palette' ? undefined : now));
  return (
    <FindContext value={find}>
      {children}
      <ErrorBoundary resetKey={open?.what} onClose={close}>
        {open?.what !== 'palette' ? null : Palette === undefined ? (
          <OpeningSearch
            query={open.query}
            onType={(query) => setOpen({ what: 'palette', query })}
            onClose={closePalette}
          />
        ) : (
          <Palette first={open.query} onPublish={onPublish} onSignOut={onSignOut} onClose={closePalette} />
        )}
        <Suspense>
          {open?.what === 'users' ? <UsersDialog of={open.key} onClose={close} /> : null}
          {open?.what === 'keys' ? <KeysDialog onClose={close} /> : null}
          {open?.what === 'new' ? <NewDialog type={open.type} like={open.like} onClose={close} /> : null}
        </Suspense>
      </ErrorBoundary>
    </FindContext>
  );
}
