import { beforeEach, describe, expect, it } from 'vitest';
import { asked, answer, answers, base, callsAnswered, loggedInMember, sessionSite } from '#tests/session-site.ts';
import { keepLanguage } from './session.ts';
import { keepUserSession, userSession } from './user-session.ts';

callsAnswered();
beforeEach(() => {
  for (const locale of ['ko', 'en']) answers.set(`${base}/common/language/${locale}`, answer(true));
});

const choose = async (locale: 'ko' | 'en') => {
  const { tools, scope, said } = sessionSite('/Gateway');
  if (scope.house) tools.presentRef.current.house = scope.house;
  await keepLanguage(tools, locale);
  return said;
};

describe('the language that is chosen', () => {
  it.each(['ko', 'en'] as const)('by a member is the session\'s, and that of the account at the next login: %s [P-317]', async (locale) => {
    keepUserSession({ ...loggedInMember, locale: locale === 'ko' ? 'en' : 'ko' });
    document.cookie = 'access_hint=1';
    await choose(locale);
    expect([userSession()?.locale, userSession()?.user.langId, asked]).toEqual([locale, locale, [`/common/language/${locale}`]]);
  });

  it('by a guest is nobody\'s account\'s', async () => {
    await choose('en');
    expect([asked, userSession()]).toEqual([[], undefined]);
  });

  it('by a member whose login may be over tells nobody so', async () => {
    keepUserSession({ ...loggedInMember, autoLogin: false });
    document.cookie = 'session_hint=1';
    expect([await choose('en'), asked, userSession()?.locale]).toEqual([[], [], 'en']);
  });

  it('stands though the account could not be told', async () => {
    keepUserSession(loggedInMember);
    document.cookie = 'access_hint=1';
    answers.clear();
    expect([await choose('en'), userSession()?.locale]).toEqual([[], 'en']);
  });
});
