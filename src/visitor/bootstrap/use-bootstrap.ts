import { useEffect, useRef } from 'react';
import type { CallScope } from '../data/call-service.ts';
import type { SiteState } from '../app/use-site.ts';
import { whenIdle, whenLoaded } from '../app/when-idle.ts';

const lostCode = 408;

/** Loads once for a release what is kept on the device, after the first picture; the pages themselves need none of it. */
export const useBootstrap = ({ site: { shown, session, setLost }, scope }: { readonly site: SiteState; readonly scope: CallScope }): void => {
  const { decision, release: { hash: release }, site: { bootstrap } } = shown;
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
      const outcome = await bootstrapSite({ bootstrap, stamp, screen: decision.screen, scope: latest.current, wait: whenIdle });
      if (outcome === 'ready') return;
      // The next page tries again.
      done.current = '';
      if (outcome !== 'lost' || !isPresent) return;
      // The release says which page that is; without it, it is the specification's.
      setLost(await session.tools.release().then(({ errors }) => errors.transport.bootstrap.code, () => lostCode));
    };
    work().catch(() => undefined);
    return () => {
      isPresent = false;
    };
  }, [bootstrap, release, decision, session, setLost]);
};
