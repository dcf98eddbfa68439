import type { LoginType, UserInfo } from '#schemas/calls/accounts/answers';
import type { Locale } from '#schemas/parts';

/**
 * What a browser keeps of a login (P-315). The tokens themselves are HttpOnly cookies: `token` and `refreshToken` are references that no call
 * accepts, so nothing in here is a secret.
 */
export interface UserSession {
  readonly token: string;
  readonly refreshToken: string;
  /** YYYYMMDDHHmmss in Korean time. */
  readonly refreshTokenExpireDtm: string;
  readonly autoLogin: boolean;
  readonly user: UserInfo;
  readonly userName: string;
  /** Empty while it is not known. */
  readonly loginType: LoginType | '';
  readonly locale: Locale;
  /** YYYYMMDD; empty when there is none. */
  readonly nextPwChangeDay: string;
  readonly newCompanion: boolean;
  readonly newCompanionList: readonly string[];
  /** By this device's own clock, in milliseconds: when the access token came, and from when on a new one is asked for. */
  readonly renewedAt: number;
  readonly renewFrom: number;
}

const key = 'userSession';

const isSession = (value: unknown): value is UserSession =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  typeof value.token === 'string' &&
  'user' in value &&
  typeof value.user === 'object' &&
  value.user !== null;

// Memory fallback without storage.
let present: UserSession | undefined;

/** The session of this browser; another tab may have changed it a moment ago. A user counts as logged in while its token is not empty (P-318). */
export const userSession = (): UserSession | undefined => {
  try {
    const text = localStorage.getItem(key);
    const value: unknown = text === null ? undefined : JSON.parse(text);
    return isSession(value) && value.token !== '' ? value : undefined;
  } catch {
    return present;
  }
};

export const keepUserSession = (session: UserSession): void => {
  present = session;
  try {
    localStorage.setItem(key, JSON.stringify(session));
  } catch {
    // Kept in memory then.
  }
};

export const dropUserSession = (): void => {
  present = undefined;
  forgetOnDevice([key]);
};

/** Forgets values of this device. */
export const forgetOnDevice = (keys: readonly string[]): void => {
  try {
    for (const one of keys) localStorage.removeItem(one);
  } catch {
    // Nothing was kept.
  }
};
