import type { LoginAnswer, RefreshAnswer, UserInfo } from '#schemas/calls/accounts/answers';
import { dayOf, expiryOf } from '../values/dates.ts';

/** Login data stored on the device (P-315). `token` and `refreshToken` are references that no call accepts. */
export interface StoredLogin {
  readonly token: string;
  readonly refreshToken: string;
  /** YYYYMMDDHHmmss in Korean time. */
  readonly refreshTokenExpireDtm: string;
  readonly user: UserInfo;
  readonly userName: string;
  readonly loginType: LoginAnswer['loginType'];
}

/** Settings stored in the second step. `forget`: local storage keys to remove. */
export interface StoredSettings {
  readonly autoLogin: boolean;
  /** YYYYMMDD; empty if there is none. */
  readonly nextPwChangeDay: string;
  readonly locale: UserInfo['langId'];
  readonly forget: readonly string[];
}

type Renewed = Omit<StoredLogin, 'loginType'>;

/** Returns the data to store after a refresh (P-401). `days`: assumed lifetime of a login if the expiry is unreadable. */
export const renewedLogin = (
  { userInfo, accessToken, refreshToken, refreshTokenExpireDtm }: RefreshAnswer,
  now: number,
  days: number,
): Renewed => ({
  token: accessToken,
  refreshToken,
  refreshTokenExpireDtm: expiryOf(refreshTokenExpireDtm, now, days),
  user: userInfo,
  userName: userInfo.userName,
});

/** Returns the data of the first step after a login (P-370, P-371). */
export const storedLogin = (answer: LoginAnswer, now: number, days: number): StoredLogin => ({
  ...renewedLogin(answer, now, days),
  loginType: answer.loginType,
});

/** Returns the settings of the second step (P-372 … P-374). */
export const storedSettings = (
  { userInfo, nextPasswordChangeAlertDTM }: LoginAnswer,
  autoLogin: boolean,
): StoredSettings => ({
  autoLogin,
  nextPwChangeDay: dayOf(nextPasswordChangeAlertDTM),
  locale: userInfo.langId,
  forget: ['userDisabledCd'],
});
