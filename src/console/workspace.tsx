import { lazy, Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { call, type Me } from './api/client.ts';
import { ConflictHost } from './conflict/conflict-host.tsx';
import { ContentArea } from './content/content-area.tsx';
import { unread } from './content/json/unread.ts';
import { resumeUploads } from './media/paused-uploads.ts';
import { MeContext } from './session/current-user.ts';
import { loadPublishDialog, OpenPublishContext } from './publish/open-publish.ts';
import { resetPlan } from './publish/publish-plan.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Shell } from './shell/shell.tsx';
import { LocalBackup } from './site/local-backup.ts';
import { subscribeToSite } from './site/subscribe-to-site.ts';
import { SiteStore } from './site/site-store.ts';
import { SiteContext } from './site/use-site.tsx';
import { useTexts } from './texts/use-texts.ts';
import { PreviewChoiceProvider } from './preview/preview-choice.tsx';
import { VenueProvider } from './shell/venue-choice.tsx';
import { useToast } from './ui/toasts.tsx';

const HomeArea = lazy(async () => ({ default: (await import('./home/home-area.tsx')).HomeArea }));
const TodayArea = lazy(async () => ({ default: (await import('./today/today-area.tsx')).TodayArea }));
const MembersArea = lazy(async () => ({ default: (await import('./members/members-area.tsx')).MembersArea }));
const ReleasesArea = lazy(async () => ({ default: (await import('./releases/releases-area.tsx')).ReleasesArea }));
const CompareArea = lazy(async () => ({ default: (await import('./compare/compare-area.tsx')).CompareArea }));
const SettingsArea = lazy(async () => ({ default: (await import('./settings/settings-area.tsx')).SettingsArea }));
const MessagesArea = lazy(async () => ({ default: (await import('./messages/messages-area.tsx')).MessagesArea }));
const ProblemsArea = lazy(async () => ({ default: (await import('./problems/problems-area.tsx')).ProblemsArea }));
const MediaArea = lazy(async () => ({ default: (await import('./media/media-area.tsx')).MediaArea }));
const DocumentList = lazy(async () => ({ default: (await import('./find/list/document-list.tsx')).DocumentList }));
const MenusArea = lazy(async () => ({ default: (await import('./menus/menus-area.tsx')).MenusArea }));
const PublishDialog = lazy(async () => ({ default: (await loadPublishDialog()).PublishDialog }));

/** Shown while the site loads; after a failure, a retry button. */
function Opening({ onAgain }: { readonly onAgain: (() => void) | undefined }) {
  const texts = useTexts();
  if (onAgain === undefined)
    return (
      <main className="is-loading" aria-busy="true">
        <p role="status">{texts.editor.opening}</p>
      </main>
    );
  return (
    <main className="is-loading">
      <div className="stack" role="alert">
        <p>{texts.signIn.offline}</p>
        <button type="button" className="btn" onClick={onAgain}>
          {texts.preview.again}
        </button>
      </div>
    </main>
  );
}

/** A failing area keeps the navigation usable. */
function AreaBoundary({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary resetKey={useLocation().pathname}>{children}</ErrorBoundary>;
}

/** Console after sign-in: store, contexts, areas and dialogs. */
export function Workspace({ me, onSignedOut }: { readonly me: Me; readonly onSignedOut: () => void }) {
  const store = useMemo(() => new SiteStore(new LocalBackup(me.id)), [me.id]);
  const texts = useTexts();
  const showToast = useToast();
  const [ready, setReady] = useState(false);
  const [failed, setFailed] = useState(0);
  const [round, setRound] = useState(0);
  const [publishing, setPublishing] = useState(false);
  const closePublish = useCallback(() => setPublishing(false), []);
  const openPublish = useCallback(() => setPublishing(true), []);
  useEffect(() => {
    let isCancelled = false;
    void store
      .load()
      .then(() => store.restore())
      .then(
        () => {
          if (isCancelled) return;
          setReady(true);
          resumeUploads(me.id, store);
        },
        () => {
          if (!isCancelled) setFailed(round + 1);
        },
      );
    const stop = subscribeToSite(store);
    return () => {
      isCancelled = true;
      stop();
    };
  }, [store, round, me.id]);
  const signOut = async (): Promise<void> => {
    await store.settled();
    resetPlan();
    try {
      await call('DELETE', '/session');
      unread.clear();
      onSignedOut();
    } catch {
      showToast(texts.signIn.offline);
    }
  };
  if (!ready) return <Opening onAgain={failed > round ? () => setRound(failed) : undefined} />;
  return (
    <MeContext value={me}>
      <SiteContext value={store}>
        <VenueProvider>
          <PreviewChoiceProvider>
            <OpenPublishContext value={openPublish}>
              <Shell onPublish={openPublish} onSignOut={() => void signOut()}>
                <AreaBoundary>
                  <Routes>
                    <Route
                      path="/"
                      element={
                        <Suspense>
                          <HomeArea />
                        </Suspense>
                      }
                    />
                    <Route
                      path="/today/:part?"
                      element={
                        <Suspense>
                          <TodayArea />
                        </Suspense>
                      }
                    />
                    <Route
                      path="/members/:part?/:id?"
                      element={
                        <Suspense>
                          <MembersArea />
                        </Suspense>
                      }
                    />
                    <Route path="/content" element={<ContentArea />} />
                    <Route
                      path="/content/list"
                      element={
                        <Suspense>
                          <DocumentList />
                        </Suspense>
                      }
                    />
                    <Route path="/content/:type/:id/:tab?" element={<ContentArea />} />
                    <Route
                      path="/menus"
                      element={
                        <Suspense>
                          <MenusArea />
                        </Suspense>
                      }
                    />
                    <Route
                      path="/menus/:type/:id/:tab?"
                      element={
                        <Suspense>
                          <MenusArea />
                        </Suspense>
                      }
                    />
                    <Route
                      path="/messages"
                      element={
                        <Suspense>
                          <MessagesArea />
                        </Suspense>
                      }
                    />
                    <Route
                      path="/media/:id?"
                      element={
                        <Suspense>
                          <MediaArea />
                        </Suspense>
                      }
                    />
                    <Route
                      path="/releases"
                      element={
                        <Suspense>
                          <ReleasesArea />
                        </Suspense>
                      }
                    />
                    <Route
                      path="/compare"
                      element={
                        <Suspense>
                          <CompareArea />
                        </Suspense>
                      }
                    />
                    <Route
                      path="/problems"
                      element={
                        <Suspense>
                          <ProblemsArea />
                        </Suspense>
                      }
                    />
                    <Route
                      path="/settings/:part?"
                      element={
                        <Suspense>
                          <SettingsArea />
                        </Suspense>
                      }
                    />
                    <Route path="*" element={<Navigate to="/" replace />} />
                  </Routes>
                </AreaBoundary>
              </Shell>
              <ConflictHost />
              {publishing ? (
                <ErrorBoundary resetKey={publishing} onClose={closePublish}>
                  <Suspense>
                    <PublishDialog onClose={closePublish} />
                  </Suspense>
                </ErrorBoundary>
              ) : null}
            </OpenPublishContext>
          </PreviewChoiceProvider>
        </VenueProvider>
      </SiteContext>
    </MeContext>
  );
}
