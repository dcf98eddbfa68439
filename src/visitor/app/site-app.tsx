import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  lazy,
  type ComponentType,
} from 'react';
import type { Command } from '#schemas/command';
import { browserGuard, DecisionView } from '#render/view/decision-view.tsx';
import { commandHref } from '#render/port/command-href.ts';
import { hrefScope, makePort } from '#render/port/make-port.ts';
import { assetsOf } from '#render/release-assets.ts';
import { AssetContext } from '#ui/media/assets.tsx';
import { TimingsContext } from '#ui/hooks/timings.ts';
import { handOver, reloadFromServer } from '#render/run-command/open-outside.ts';
import { chunks } from '../faults/chunk-failure.ts';
import { ConnectionLost } from '../faults/connection-lost.tsx';
import { PageHead } from './page-head.tsx';
import { ScreenShell } from './screen-shell.tsx';
import { SwrData, swrDataPort } from '../data/swr-data.tsx';
import { usePageCache } from '../page-cache/use-page-cache.tsx';
import { useBootstrap } from '../bootstrap/use-bootstrap.ts';
import { useRunCommand } from './use-run-command.ts';
import { scopeOf } from './present.ts';
import { serverNow } from '../data/server-clock.ts';
import { followLocation } from '../location/follow-location.ts';
import { showCode } from '../codes/show-code.ts';
import { submitForm } from '../data/submit-form.ts';
import { userSession } from '../session/user-session.ts';
import { useSite } from './use-site.ts';
import { onMemberEvent } from '../live/member-changes.ts';
import { useStates } from '../live/use-states.ts';
import type { Start } from './start.ts';

/** A part that comes late. One that does not come is left out, and takes nothing down with it; what is done about it stands in chunk-failure. */
const lazyPart = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));

// Nothing is said before the page has been taken over, so what says it comes after.
const Notifications = lazyPart(async () => (await import('../notices/notifications.tsx')).Notifications);

const ShareDialog = lazyPart(async () => (await import('../share/share-dialog.tsx')).ShareDialog);

const ConsentBar = lazyPart(async () => (await import('../analytics/consent-bar.tsx')).ConsentBar);

/** No status (8.3). The release says so too, but what reads it may be what did not come. */
const lostCode = 521;

const neverChanges = () => () => undefined;

/** The visitor's site: one decision at a time, shown by the same renderer as on the server. */
export function SiteApp({ start }: { readonly start: Start }) {
  const site = useSite(start);
  const {
    shown,
    viewer,
    unread,
    companionNews,
    menuOpen,
    ask,
    say,
    lost,
    setLost,
    sharing,
    consentAsked,
    session,
    presentRef,
    waiting,
  } = site;
  const { during } = waiting;
  const { decision, texts } = shown;
  const run = useRunCommand(site);
  const assets = useMemo(
    () => assetsOf(shown.assets, decision.theme, decision.locale),
    [shown.assets, decision.theme, decision.locale],
  );
  const states = useStates(decision.frame.model.venue?.code, presentRef);
  const port = useMemo(() => {
    const ahead = (command: Command, item?: Readonly<Record<string, string>>) => {
      const href = commandHref(command, item, hrefScope(decision, shown.site, viewer.platform));
      if (href?.startsWith('/') && command.kind !== 'open') ask(href, 'push', undefined, true).catch(() => undefined);
    };
    return makePort({
      decision,
      site: shown.site,
      texts,
      platform: viewer.platform,
      menuOpen,
      unread,
      companionNews,
      ...(states === undefined ? {} : { states }),
      onMemberEvent,
      locate: (listener, onlyIfAllowed) => followLocation(viewer.platform === 'APP', listener, onlyIfAllowed),
      pickContacts: async () => (await import('../bridge/pick-contacts.ts')).pickContacts(viewer.platform === 'APP'),
      scanCode: async () =>
        viewer.platform === 'APP'
          ? (await import('../bridge/run-scan.ts')).scanCode(viewer.curResort ?? '')
          : undefined,
      showCode: (code, listener) =>
        showCode({ scope: scopeOf(shown, viewer, session.house), inApp: viewer.platform === 'APP' }, code, listener),
      lastRecords: {
        keep: (list) => {
          const member = userSession()?.user.membershipUid ?? '';
          void import('../codes/keep-records.ts')
            .then(({ keepRecords }) => keepRecords(member, list))
            .catch(() => undefined);
        },
        read: async (name) =>
          (await import('../codes/last-records.ts')).keptRecords(
            userSession()?.user.membershipUid ?? '',
            name,
            serverNow(),
          ),
      },
      now: serverNow,
      remind: async (reminders) =>
        viewer.platform === 'APP' && (await import('../bridge/set-reminders.ts')).setReminders(reminders),
      handOver,
      run,
      ahead,
      submit: (call, values) =>
        during(
          submitForm(call, values, {
            scope: scopeOf(shown, viewer, session.house),
            tools: session.tools,
            unknownError: texts.translate(shown.site.texts.unknownError),
          }),
          () => say({ say: 'snack', text: texts.translate(shown.site.texts.timeout) }),
        ),
      say: (text) => say({ say: 'snack', text }),
    });
  }, [decision, shown, viewer, texts, menuOpen, unread, companionNews, states, run, ask, say, session, during]);
  const who = userSession()?.user.membershipUid ?? '';
  const scope = useMemo(() => ({ ...scopeOf(shown, viewer, session.house), who }), [shown, viewer, session, who]);
  const view = useMemo(
    () => ({
      decision,
      modules: shown.modules,
      texts,
      assets,
      data: swrDataPort,
      port,
      failedWidgets: shown.fallen,
      guard: browserGuard,
    }),
    [decision, shown, texts, assets, port],
  );
  const pages = usePageCache({ presentRef, viewer, view, scope });
  // Dialogs and snackbars are not in the server's markup, so they wait until that has been taken over.
  const speaks = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  useLayoutEffect(() => {
    presentRef.current.run = run;
  }, [presentRef, run]);
  useEffect(() => {
    const {
      texts: { connectionLost, connectionLostHelp, retry },
    } = shown.site;
    chunks.tellBy((address, isThere) => {
      if (!isThere) return setLost(lostCode);
      say({
        say: 'ask',
        ask: {
          kind: 'confirm',
          text: texts.translate(connectionLost),
          subText: texts.translate(connectionLostHelp),
          ok: texts.translate(retry),
          onOk: () => reloadFromServer(address),
        },
      });
    });
  }, [shown, texts, say, setLost]);
  useBootstrap({ site, scope });
  const isMember = viewer.login === true;
  useEffect(() => void document.documentElement.toggleAttribute('data-member', isMember), [isMember]);
  const consent = shown.site.analytics?.consent;
  const [first] = useState(() => ({
    release: start.shown.release.hash,
    locale: start.shown.decision.locale,
    who: userSession()?.user.membershipUid ?? '',
  }));
  return (
    <SwrData scope={scope} fallback={start.data} first={first}>
      <PageHead decision={decision} assets={shown.assets} />
      <TimingsContext value={shown.site.timings}>
        <ScreenShell
          after={
            speaks ? (
              <AssetContext value={assets}>
                <Suspense>
                  <Notifications site={site} run={run} />
                  {consent !== undefined && (consent.needed || consentAsked > 0) ? (
                    <ConsentBar consent={consent} site={site} />
                  ) : null}
                </Suspense>
              </AssetContext>
            ) : null
          }
        >
          <AssetContext value={assets}>
            {sharing === undefined ? null : (
              <Suspense>
                <ShareDialog request={sharing} site={site} />
              </Suspense>
            )}
            {lost === undefined ? null : <ConnectionLost code={lost} site={site} />}
          </AssetContext>
          <DecisionView {...view} pages={pages} />
        </ScreenShell>
      </TimingsContext>
    </SwrData>
  );
}
