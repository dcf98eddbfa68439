import { useEffect, useRef } from 'react';
import type { Viewer } from '#schemas/viewer';
import { scopeOf, type PresentRef } from '../app/present.ts';
import { userSession } from '../session/user-session.ts';

/** The page comes first. */
const WAIT_MS = 3_000;

/** Keeps the codes of a member's tickets on this device. */
export const useCodes = ({ login }: Viewer, presentRef: PresentRef, release: string): void => {
  const who = login === true ? userSession()?.user.membershipUid : undefined;
  useEffect(() => {
    if (who === undefined) return;
    let end: (() => void) | undefined;
    let isOver = false;
    const follow = async (): Promise<void> => {
      const { followCodes } = await import('./follow-codes.ts');
      const { current } = presentRef;
      if (!isOver) end = followCodes(() => scopeOf(current.shown, current.viewer, current.house));
    };
    const timer = setTimeout(() => void follow().catch(() => undefined), WAIT_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      end?.();
    };
  }, [who, presentRef]);

  const first = useRef(release);
  useEffect(() => {
    if (who === undefined || first.current === release) return;
    first.current = release;
    void import('./register-worker.ts').then(({ updateWorker }) => updateWorker()).catch(() => undefined);
  }, [who, release]);
};
