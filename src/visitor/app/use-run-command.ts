import { useCallback } from 'react';
import { fillItem, fillPage } from '#engine';
import type { Command } from '#schemas/command';
import { forPlatform, resolveUrl } from '#render/port/command-href.ts';
import { pageAddress, type Item } from '#render/port/make-port.ts';
import { openApp, openOutside } from '#render/run-command/open-outside.ts';
import { CallError, makeCall } from '../data/call-service.ts';
import { scopeOf } from './present.ts';
import { dialogText } from '../notices/dialog-text.ts';
import { askAgain } from '../data/swr-data.tsx';
import type { SiteState } from './use-site.ts';
import { stepsBack } from '../navigation/way-back.ts';

type Run = (command: Command, item?: Item) => void;

/** Runs a command in the app shell; falls back when its chunk or function is missing. */
const shell = (
  work: (commands: typeof import('../bridge/commands.ts')) => Promise<void>,
  otherwise: () => void = () => undefined,
): void => void import('../bridge/commands.ts').then(work).catch(otherwise);

/** Carries commands out: nothing else changes the address, opens windows or makes calls for content. */
export const useRunCommand = (site: SiteState): Run => {
  const {
    shown,
    viewer,
    say,
    visit,
    setMenuOpen,
    menuOpen,
    enterResort,
    setLocale,
    navigate,
    session,
    setSharing,
    setConsentAsked,
    waiting,
  } = site;
  const { during } = waiting;

  const call = useCallback(
    async (command: Extract<Command, { kind: 'call' }>) => {
      const url = command.params ? `${command.uri}?${new URLSearchParams(command.params).toString()}` : command.uri;
      try {
        const made = makeCall(
          { method: command.method, url, ...(command.data ? { body: command.data } : {}) },
          scopeOf(shown, viewer, session.house),
        );
        await during(made, () => say({ say: 'snack', text: shown.texts.translate(shown.site.texts.timeout) }));
        if (command.successMsg)
          say({
            say: 'ask',
            ask: { kind: 'alert', text: shown.texts.translate(command.successMsg) || command.successMsg },
          });
      } catch (error) {
        if (error instanceof CallError && error.handled) return;
        const said = error instanceof CallError ? error.message : '';
        say({
          say: 'ask',
          ask: {
            kind: 'alert',
            text: shown.texts.translate(shown.site.texts.unknownError),
            ...(said ? { subText: said } : {}),
          },
        });
      }
    },
    [shown, viewer, say, session, during],
  );

  const inApp = viewer.platform === 'APP';
  const open = useCallback(
    (command: Extract<Command, { kind: 'open' }>) =>
      inApp
        ? shell(
            ({ openInApp }) =>
              openInApp(command, command.name === undefined ? '' : shown.texts.translate(command.name)),
            () => openOutside(command.href, false),
          )
        : openOutside(command.href, command.newWindow),
    [inApp, shown],
  );

  return useCallback(
    function run(command: Command, item?: Item): void {
      switch (command.kind) {
        case 'go':
          return void visit(
            fillItem(fillPage(command.to, pageAddress(shown.decision)), item ?? {}),
            command.replace,
            command.via,
          );
        case 'main':
          return void visit(shown.decision.main);
        case 'venue':
          // Landing leads on to the main page of the resort that is current then (P-059, P-060).
          enterResort(command.venue);
          return void visit(`${shown.site.paths.landing}?mode=main`);
        case 'url':
          return run(resolveUrl(command, item ?? {}, shown.site));
        case 'open':
          if (command.ask)
            return say({
              say: 'ask',
              ask: {
                kind: 'confirm',
                text: shown.texts.translate(shown.site.texts.leave, { host: command.name ?? '' }),
                onOk: () => open(forPlatform(command, viewer.platform)),
              },
            });
          return open(forPlatform(command, viewer.platform));
        case 'native':
          return inApp
            ? shell(({ runNative }) => runNative(command, (next) => run(next, item), item))
            : command.otherwise && run(command.otherwise, item);
        case 'scan':
          return inApp
            ? shell(({ runScan }) =>
                runScan(
                  { ...command, open: forPlatform(command.open, viewer.platform) },
                  {
                    parkType: viewer.curResort ?? '',
                    run,
                    fail: () => say({ say: 'snack', text: shown.texts.translate(command.failed) }),
                  },
                ),
              )
            : run(command.otherwise);
        case 'ask':
          return say({
            say: 'ask',
            ask: {
              kind: 'confirm',
              text: shown.texts.translate(command.message),
              ...(command.ok ? { ok: shown.texts.translate(command.ok) } : {}),
              then: command.then,
            },
          });
        case 'call':
          if (command.confirm)
            return say({
              say: 'ask',
              ask: {
                kind: 'confirm',
                text: shown.texts.translate(command.confirm),
                ...dialogText(command.ask, shown.texts),
                onOk: () => void call(command),
              },
            });
          return void call(command);
        case 'alert':
          return say({
            say: 'ask',
            ask: {
              kind: 'alert',
              text: shown.texts.translate(command.message) || command.message,
              ...dialogText(command.words, shown.texts),
            },
          });
        case 'back': {
          const steps = stepsBack(shown.decision.path, shown.site.history);
          return steps === undefined ? void visit(shown.decision.main, true) : void navigate(steps);
        }
        case 'all-menu':
          return setMenuOpen(!menuOpen);
        case 'language':
          return void setLocale(viewer.locale === 'ko' ? 'en' : 'ko');
        case 'onward':
          return run(shown.decision.frame.model.onward ?? { kind: 'main' });
        case 'open-app':
          return openApp(shown.decision.frame.model.appHref);
        case 'consent':
          return shown.site.analytics === undefined
            ? run({ kind: 'none', reason: 'nothing is told' })
            : setConsentAsked((times) => times + 1);
        case 'print':
          return window.print();
        case 'refresh':
          return void askAgain(shown.decision.needs, scopeOf(shown, viewer, session.house));
        case 'proceed':
          return void import('../session/session.ts').then(({ proceed }) => proceed(session.tools));
        case 'share':
          return void import('../share/begin-share.ts')
            .then(({ beginShare, beginLinkShare }) =>
              command.what === 'link'
                ? beginLinkShare(session.tools, item ?? {})
                : beginShare(session.tools, command.what),
            )
            .then(setSharing)
            .catch(() => say({ say: 'snack', text: shown.texts.translate(shown.site.texts.failed) }));
        case 'none':
          return say({
            say: 'ask',
            ask: { kind: 'alert', text: shown.texts.translate(shown.site.texts.pageNotRegistered) },
          });
      }
    },
    [
      shown,
      viewer,
      say,
      visit,
      setMenuOpen,
      menuOpen,
      enterResort,
      setLocale,
      navigate,
      session,
      call,
      setSharing,
      setConsentAsked,
      inApp,
      open,
    ],
  );
};
