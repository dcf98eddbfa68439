import { fillMemberUid } from '#engine/values/fill-template';
import { earlyCallsId, type EarlyCalls } from '#render/early-calls.ts';
import { callHeaders } from './data/call-headers.ts';
import { hasAccess } from './session/session-hints.ts';
import { userSession } from './session/user-session.ts';

/** Address of the call that says who is logged in. */
export const sessionCall = '/api/v1/iam/login/session/info';
/** A response is as good as a new one for this time. */
const FRESH_MS = 10_000;

interface Begun {
  readonly at: number;
  readonly response: Promise<Response>;
}

const begun = new Map<string, Begun>();
const keyOf = (url: string, locale: string): string => `${locale} ${url}`;

/**
 * Requests what a member's page lacks and will ask for as soon as it hydrates, while its scripts are still loading: the answers wait in memory, each for the
 * first call to its address. Only for a browser with a live login.
 */
export const beginCalls = ({ pageId, locale, skips, calls }: EarlyCalls, now = Date.now()): void => {
  if (!hasAccess()) return;
  const begin = (url: string, serviceId: string, skipsErrors: boolean): void => {
    const response = fetch(url, {
      credentials: 'same-origin',
      headers: callHeaders({ pageId, locale, serviceId, skips: skipsErrors }),
    });
    // Whoever takes it hears of a failure.
    response.catch(() => undefined);
    begun.set(keyOf(url, locale), { at: now, response });
  };
  const member = userSession()?.user.membershipUid;
  if (userSession() === undefined) begin(sessionCall, '', skips);
  for (const call of calls) {
    const key = fillMemberUid(call.key, member ?? '');
    // An address with a place for the member waits until the member is known.
    if ((member === undefined && key !== call.key) || begun.has(keyOf(key, locale))) continue;
    begin(key, call.serviceId, call.skips);
  }
};

/** True if a call was begun and nobody has taken its response. */
export const isBegun = (url: string, locale: string): boolean => begun.has(keyOf(url, locale));

/** Hands over the response to a call that was begun, once. */
export const takeBegun = (url: string, locale: string, now = Date.now()): Promise<Response> | undefined => {
  const key = keyOf(url, locale);
  const known = begun.get(key);
  begun.delete(key);
  return known !== undefined && now - known.at < FRESH_MS ? known.response : undefined;
};

/** Begins the calls that the head of the page lists: it stands before this script, and the rest of the page may still be on its way. */
export const beginEarly = (): void => {
  const text = document.getElementById(earlyCallsId)?.textContent ?? '';
  if (text !== '') beginCalls(JSON.parse(text) as EarlyCalls);
};
