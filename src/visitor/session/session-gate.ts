import type { Renewal } from './renew.ts';
import { hasAccess, hasSession } from './session-hints.ts';
import { userSession } from './user-session.ts';

let underWay: Promise<Renewal> | undefined;

/** The renewal that is under way; every call but its own waits for it (P-399). */
export const renewing = (): Promise<Renewal> | undefined => underWay;

/** All who ask while a renewal is under way share it (P-400). */
export const shareRenewal = (begin: () => Promise<Renewal>): Promise<Renewal> => {
  underWay ??= begin().finally(() => {
    underWay = undefined;
  });
  return underWay;
};

/** Whether a call may leave without anything having to be thought about: a guest's, or one of a session whose access token is there. */
export const isFree = (): boolean => underWay === undefined && (hasAccess() || !(hasSession() || userSession() !== undefined));

/** Whether the access token is old enough to be renewed beside the calls, before it ends. A clock that was put back does not tell any more. */
export const isGrowingOld = (): boolean => {
  const session = userSession();
  return session !== undefined && hasAccess() && (Date.now() > session.renewFrom || Date.now() < session.renewedAt);
};
