import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  asked,
  answer,
  answers,
  base,
  callsAnswered,
  languageCall,
  loggedInMember,
  refuse,
  sessionSite,
  snapshotBeside,
} from '#tests/session-site.ts';
import { keepLanguage } from './keep-language.ts';
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
  it.each(['ko', 'en'] as const)(
    "by a member is the session's, and that of the account at the next login: %s [P-317]",
    async (locale) => {
      keepUserSession({ ...loggedInMember, locale: locale === 'ko' ? 'en' : 'ko' });
      document.cookie = 'access_hint=1';
      await choose(locale);
      expect([userSession()?.locale, userSession()?.user.langId, asked]).toEqual([
        locale,
        locale,
        [`/common/language/${locale}`],
      ]);
    },
  );

  it('is sent by the verb of its operation, POST as shipped [P-523] [P-596]', async () => {
    expect(languageCall.method).toBe('POST');
    keepUserSession(loggedInMember);
    document.cookie = 'access_hint=1';
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
      sent.push(`${String(method)} ${url}`);
      return answer(true)();
    });
    for (const method of ['GET', 'POST'] as const) {
      const release = snapshotBeside({ ...languageCall, method });
      await keepLanguage({ ...sessionSite('/Gateway').tools, release: async () => release }, 'en');
    }
    expect(sent).toEqual([`GET ${base}/common/language/en`, `POST ${base}/common/language/en`]);
  });

  it("by a guest is nobody's account's", async () => {
    await choose('en');
    expect([asked, userSession()]).toEqual([[], undefined]);
  });

  it('by a member whose login may be over tells nobody so', async () => {
    keepUserSession({ ...loggedInMember, autoLogin: false });
    document.cookie = 'session_hint=1';
    expect([await choose('en'), asked, userSession()?.locale]).toEqual([[], [], 'en']);
  });

  it('stands, and nothing is said, when the account refuses it', async () => {
    keepUserSession(loggedInMember);
    document.cookie = 'access_hint=1';
    answers.set(`${base}/common/language/en`, refuse('S'));
    expect([await choose('en'), userSession()?.locale]).toEqual([[], 'en']);
  });
});
