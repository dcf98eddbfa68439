import { parseMoment } from '../values/dates.ts';

/** Device state before a request. */
export interface RequestFacts {
  readonly loggedIn: boolean;
  /** True if the access or refresh token cookie still exists. Scripts can see only its expiry hint. */
  readonly accessCookie: boolean;
  readonly refreshCookie: boolean;
  readonly autoLogin: boolean;
  /** Refresh token stored on the device, with its expiry (YYYYMMDDHHmmss, Korean time). */
  readonly storedToken?: { readonly refreshTokenExpireDtm: string };
  readonly now: number;
}

/** Actions before a request is sent. */
export interface RequestPreparation {
  readonly storedToken: 'leave' | 'restore' | 'clear';
  readonly autoLogin: boolean;
  /** If true, the request is not sent but handled as an expired token (S). */
  readonly expired: boolean;
}

/** Auto-login needs a refresh token: from the cookie, or stored on the device and not expired (P-396 … P-398). */
const renew = ({
  autoLogin,
  refreshCookie,
  storedToken,
  now,
}: RequestFacts): Pick<RequestPreparation, 'storedToken' | 'autoLogin'> => {
  if (!autoLogin || refreshCookie) return { storedToken: 'leave', autoLogin };
  if (storedToken === undefined) return { storedToken: 'leave', autoLogin: false };
  return now < (parseMoment(storedToken.refreshTokenExpireDtm) ?? 0)
    ? { storedToken: 'restore', autoLogin: true }
    : { storedToken: 'clear', autoLogin: false };
};

/** Applies the rules before each request (4.5). */
export const prepareRequest = (facts: RequestFacts): RequestPreparation => ({
  ...renew(facts),
  expired: facts.loggedIn && !facts.accessCookie,
});
