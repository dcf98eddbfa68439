import { readMoment } from './dates.ts';

/** What a device knows before it sends a request. */
export interface RequestFacts {
  readonly loggedIn: boolean;
  /** Whether the cookie of the access token, or of the refresh token, is still there. Script sees only the hint of when they end. */
  readonly accessCookie: boolean;
  readonly refreshCookie: boolean;
  readonly autoLogin: boolean;
  /** The refresh token that the device keeps, with its expiry (YYYYMMDDHHmmss, Korean time). */
  readonly kept?: { readonly refreshTokenExpireDtm: string };
  readonly now: number;
}

/** What is done before the request is sent. */
export interface BeforeRequest {
  readonly kept: 'leave' | 'restore' | 'clear';
  readonly autoLogin: boolean;
  /** The request is not sent: it is treated as answered with an expired token (S). */
  readonly expired: boolean;
}

/** Auto-login needs a refresh token: the cookie's, else the kept one unless it is over (P-396 … P-398). */
const renew = ({ autoLogin, refreshCookie, kept, now }: RequestFacts): Pick<BeforeRequest, 'kept' | 'autoLogin'> => {
  if (!autoLogin || refreshCookie) return { kept: 'leave', autoLogin };
  if (kept === undefined) return { kept: 'leave', autoLogin: false };
  return now < (readMoment(kept.refreshTokenExpireDtm) ?? 0) ? { kept: 'restore', autoLogin: true } : { kept: 'clear', autoLogin: false };
};

/** The rules before each request (4.5). */
export const beforeRequest = (facts: RequestFacts): BeforeRequest => ({ ...renew(facts), expired: facts.loggedIn && !facts.accessCookie });
