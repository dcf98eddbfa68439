import { useEffect, useRef } from 'react';
import type { CallScope } from '../data/call-service.ts';
import type { SiteState } from '../app/use-site.ts';

const lostCode = 408;

/** Loads once for a release what is kept on the device, after the first picture; the pages themselves need none of it. */
export const useBootstrap = ({
  site: { shown, session, setLost },
  scope,
}: {
  readonly site: SiteState;
  readonly scope: CallScope;
}): void => {
  const {
    decision,
    release: { hash: release },
    site: { bootstrap },
  } = shown;
  const done = useRef('');
  const latest = useRef(scope);
  useEffect(() => {
    latest.current = scope;
  }, [scope]);
  useEffect(() => {
    if (bootstrap === undefined) return;
    let isPresent = true;
    const stamp = { release, locale: decision.locale };
    const work = async (): Promise<void> => {
      await whenLoaded();
      if (!isPresent) return;
      const { bootstrapSite, keepPageMeta, metaOf } = await import('./bootstrap.ts');
      if (!bootstrap.skippedAt.includes(decision.screen)) keepPageMeta(stamp, metaOf(decision));
      const turn = JSON.stringify(stamp);
      if (done.current === turn) return;
      done.current = turn;
      const outcome = await bootstrapSite({
        bootstrap,
        stamp,
        screen: decision.screen,
        scope: latest.current,
        wait: whenIdle,
      });
      if (outcome === 'ready') return;
      // The next page tries again.
      done.current = '';
      if (outcome !== 'lost' || !isPresent) return;
      // The release says which page that is; without it, it is the specification's.
      setLost(
        await session.tools.release().then(
          ({ errors }) => errors.transport.bootstrap.code,
          () => lostCode,
        ),
      );
    };
    work().catch(() => undefined);
    return () => {
      isPresent = false;
    };
  }, [bootstrap, release, decision, session, setLost]);
};

interface WithIdle {
  readonly requestIdleCallback?: (work: () => void, options: { readonly timeout: number }) => number;
}

/** Resolves when nothing else is to be done, or after a while; browsers that do not tell wait a little. */
const whenIdle = (atMostMs = 2_000): Promise<void> =>
  new Promise((done) => {
    const { requestIdleCallback } = window as WithIdle;
    if (requestIdleCallback === undefined) setTimeout(done, 200);
    else requestIdleCallback.call(window, () => done(), { timeout: atMostMs });
  });

/** Resolves when the page with its pictures has been loaded, and after that nothing else is to be done. */
const whenLoaded = async (): Promise<void> => {
  if (document.readyState !== 'complete')
    await new Promise((done) => window.addEventListener('load', done, { once: true }));
  await whenIdle();
};
