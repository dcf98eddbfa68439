import type { LoginAnswer, RefreshAnswer, UserInfo } from '#schemas/accounts.schema';
import { dayOf, expiryOf } from './dates.ts';

/** What a login leaves on the device (P-315). `token` and `refreshToken` are references that no call accepts. */
export interface StoredLogin {
  readonly token: string;
  readonly refreshToken: string;
  /** YYYYMMDDHHmmss in Korean time. */
  readonly refreshTokenExpireDtm: string;
  readonly user: UserInfo;
  readonly userName: string;
  readonly loginType: LoginAnswer['loginType'];
}

/** What is stored in the second step. `forget`: keys of local storage that go. */
export interface StoredSettings {
  readonly autoLogin: boolean;
  /** YYYYMMDD; empty when there is none. */
  readonly nextPwChangeDay: string;
  readonly locale: UserInfo['langId'];
  readonly forget: readonly string[];
}

type Renewed = Omit<StoredLogin, 'loginType'>;

/** What a refresh stores (P-401). `days`: how long a login is taken to live when no expiry can be read. */
export const renewedLogin = ({ userInfo, accessToken, refreshToken, refreshTokenExpireDtm }: RefreshAnswer, now: number, days: number): Renewed => ({
  token: accessToken,
  refreshToken,
  refreshTokenExpireDtm: expiryOf(refreshTokenExpireDtm, now, days),
  user: userInfo,
  userName: userInfo.userName,
});

/** The first step after a login (P-370, P-371). */
export const storedLogin = (answer: LoginAnswer, now: number, days: number): StoredLogin => ({ ...renewedLogin(answer, now, days), loginType: answer.loginType });

/** The second step (P-372 … P-374). */
export const storedSettings = ({ userInfo, nextPasswordChangeAlertDTM }: LoginAnswer, autoLogin: boolean): StoredSettings => ({
  autoLogin,
  nextPwChangeDay: dayOf(nextPasswordChangeAlertDTM),
  locale: userInfo.langId,
  forget: ['userDisabledCd'],
});
