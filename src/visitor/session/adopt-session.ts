import { dayOf, expiryOf, type CompiledSite } from '#engine';
import type { SessionInfo } from '#schemas/calls/accounts/answers';
import type { Locale } from '#schemas/parts';
import { freshness } from './freshness.ts';
import { keepUserSession, userSession } from './user-session.ts';

/** Keeps who is logged in: a browser that has lost its storage, but not its cookies, learns it from the server. */
export const adoptSession = (
  { userInfo, ...info }: SessionInfo,
  locale: Locale,
  { lifetimes }: Pick<CompiledSite, 'lifetimes'>,
): void => {
  if (userInfo === undefined) return;
  keepUserSession({
    token: 'known',
    refreshToken: 'known',
    newCompanion: false,
    newCompanionList: [],
    locale,
    ...freshness(lifetimes),
    ...userSession(),
    user: userInfo,
    userName: userInfo.userName,
    loginType: info.loginType ?? '',
    autoLogin: info.autoLoginYn === 'Y',
    nextPwChangeDay: dayOf(info.nextPasswordChangeAlertDTM ?? ''),
    refreshTokenExpireDtm: expiryOf(info.refreshTokenExpireDtm ?? '', Date.now(), lifetimes.longestDays),
  });
};
