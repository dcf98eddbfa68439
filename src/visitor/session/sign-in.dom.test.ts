import { describe, expect, it, vi } from 'vitest';
import { koreanDay } from '#engine';
import { loginAnswer, type LoginAnswer } from '#schemas/calls/accounts/answers';
import { consentOf, myInfoOf, noon } from '#tests/account-records.ts';
import {
  addresses,
  answer,
  answers,
  asked,
  base,
  begins,
  callsAnswered,
  loggedInMember as session,
  refuse,
  sessionSite as site,
  settle,
} from '#tests/session-site.ts';
import { submitForm } from '../data/submit-form.ts';
import { sessionRenewed, signIn } from './session.ts';
import { keepUserSession, userSession } from './user-session.ts';

callsAnswered();

describe('a login', () => {
  it('stores the session, asks my-info of the member and park, then the consent, and leads to where the visitor came from, in the place of the login [P-376] [P-381] [P-624]', async () => {
    const house = site('/member/login');
    house.tools.presentRef.current.address = `/member/login?from=${encodeURIComponent('/page-1?a=1')}`;
    house.tools.presentRef.current.viewer = { ...house.tools.presentRef.current.viewer, curResort: 'BB' };
    localStorage.setItem('userDisabledCd', '{}');
    const begun = begins();
    // Log at the time of each call.
    const done: unknown[] = [];
    for (const path of ['/members/me', '/users/info', '/login/session/info']) {
      const give = answers.get(base + path);
      answers.set(base + path, () => {
        done.push([
          path,
          userSession()?.token,
          userSession()?.nextPwChangeDay,
          localStorage.getItem('userDisabledCd'),
          house.went.length,
        ]);
        return give?.() ?? Response.error();
      });
    }
    const replaced: string[] = [];
    await signIn({ ...house.tools, replace: async (address) => void replaced.push(address) }, begun, true);
    const settled = [begun.accessToken, begun.nextPasswordChangeAlertDTM.slice(0, 8), null, 0];
    expect(done).toEqual([
      ['/members/me', ...settled],
      ['/users/info', ...settled],
      ['/login/session/info', ...settled],
    ]);
    expect(addresses[0]).toBe('/members/me?membershipUid=M1&parkType=BB');
    expect([replaced, house.went]).toEqual([['/page-1?a=1'], []]);
    expect(house.viewers.at(-1)).toMatchObject({ login: true, grade: 'T1' });
  });

  it.each([
    ['/member/login?from=%2Fpage-1%3Fa%3D1', '/page-2'],
    ['/SnsLanding', '/page-1?a=1'],
  ])('at %s leads to the page before with its query, in the place of this one [P-387]', async (address, kept) => {
    const house = site('/member/login');
    house.tools.presentRef.current.address = address;
    sessionStorage.setItem('loginPreviousPage', kept);
    const replaced: string[] = [];
    await signIn({ ...house.tools, replace: async (to) => void replaced.push(to) }, begins(), true);
    expect([replaced, house.went]).toEqual([['/page-1?a=1'], []]);
  });

  it.each([
    ['and the server says who it is', {}],
    ['though the server does not say who it is', { [`${base}/login/session/info`]: refuse('E') }],
  ])('keeps the session that the specification lists on the device, %s [P-315]', async (_, refused) => {
    const house = site('/member/login');
    const begun = begins({
      userInfo: { langId: 'en' },
      refreshTokenExpireDtm: '20991231000000',
      nextPasswordChangeAlertDTM: '20990101000000',
    });
    for (const [path, give] of Object.entries(refused)) answers.set(path, give);
    await signIn(house.tools, begun, true);
    expect(JSON.parse(localStorage.getItem('userSession') ?? '')).toMatchObject({
      token: 'access-reference',
      refreshToken: 'refresh-reference',
      refreshTokenExpireDtm: '20991231000000',
      autoLogin: true,
      user: begun.userInfo,
      userName: begun.userInfo.userName,
      loginType: 'RESORT',
      locale: 'en',
      nextPwChangeDay: '20990101',
      newCompanion: false,
      newCompanionList: [],
    });
  });

  it.each([
    ['20261201000000', '20261201000000'],
    ['2026120100000', '20261221120000'],
    ['202612010000000', '20261221120000'],
    ['20261201', '20261221120000'],
    ['', '20261221120000'],
  ])(
    'keeps user info, references and, for the expiry %j, the expiry %s [P-370] [P-371] [P-480]',
    async (refreshTokenExpireDtm, expiry) => {
      vi.useFakeTimers({ toFake: ['Date'], now: noon });
      const house = site('/member/login');
      const begun = begins({ refreshTokenExpireDtm });
      answers.set(`${base}/login/session/info`, refuse('E'));
      await signIn(house.tools, begun, true);
      vi.useRealTimers();
      expect(userSession()).toMatchObject({
        user: begun.userInfo,
        token: begun.accessToken,
        refreshToken: begun.refreshToken,
        refreshTokenExpireDtm: expiry,
      });
    },
  );

  it.each([true, false])(
    'keeps auto-login (%s) and the day of the next password change, and forgets the disabled-boarding state [P-323] [P-372] [P-373] [V-351]',
    async (autoLogin) => {
      const house = site('/member/login');
      localStorage.setItem('userDisabledCd', '{"id":"1","EL":"Y"}');
      const begun = begins({ nextPasswordChangeAlertDTM: '20990203000000' });
      answers.set(`${base}/login/session/info`, refuse('E'));
      await signIn(house.tools, begun, autoLogin);
      expect([
        userSession()?.autoLogin,
        userSession()?.nextPwChangeDay,
        localStorage.getItem('userDisabledCd'),
      ]).toEqual([autoLogin, '20990203', null]);
    },
  );

  it('flags a disabled boarding that was given up as N for its park only [V-332] [V-350]', async () => {
    const house = site('/mypage/disabled-boarding');
    const begun = begins();
    answers.set(`${base}/login/session/info`, refuse('E'));
    await signIn(house.tools, begun, true);
    localStorage.setItem('userDisabledCd', JSON.stringify({ id: begun.userInfo.membershipUid, EL: 'Y', CB: 'Y' }));
    answers.set(`${base}/settings/release-disabled`, () => Response.json({ code: '200', data: { disabledYn: 'N' } }));
    const release = { id: 'OPR_TST_00002', method: 'POST', uri: `${base}/settings/release-disabled` } as const;
    const giveUp = (parkType: string) =>
      submitForm(release, { parkType }, { scope: house.tools.scope(), tools: house.tools, unknownError: '' });
    await giveUp('CB');
    expect(JSON.parse(localStorage.getItem('userDisabledCd') ?? '')).toMatchObject({ EL: 'Y', CB: 'Y' });
    answers.set(`${base}/settings/release-disabled`, () => Response.json({ code: '200', data: { disabledYn: 'Y' } }));
    await giveUp('EL');
    expect(JSON.parse(localStorage.getItem('userDisabledCd') ?? '')).toEqual({
      id: begun.userInfo.membershipUid,
      EL: 'N',
      CB: 'Y',
    });
  });

  it.each(['RESORT', 'KAKAO', 'NAVER', 'APPLE', 'FACEBOOK', 'OIDC'] as const)(
    'keeps how the member has logged in: %s [P-316]',
    async (loginType) => {
      const house = site('/member/login');
      const begun = begins({ loginType });
      answers.set(`${base}/login/session/info`, refuse('E'));
      await signIn(house.tools, begun, false);
      expect(loginAnswer.properties.loginType.enum).toContain(loginType);
      expect(userSession()?.loginType).toBe(loginType);
    },
  );

  const dayFromNow = (days: number): string => koreanDay(Date.now() + days * 86_400_000);

  it.each<[LoginAnswer['loginType'], number, string]>([
    ['RESORT', -1, '/ChangePassword?changeMod=D'],
    ['RESORT', 0, '/ChangePassword?changeMod=D'],
    ['RESORT', 1, '/page-1'],
    ['KAKAO', -1, '/page-1'],
    ['NAVER', -1, '/page-1'],
    ['APPLE', -1, '/page-1'],
    ['FACEBOOK', -1, '/page-1'],
  ])(
    'leads who logs in by %s and has to change the password %i days from now to %s [P-378]',
    async (loginType, days, to) => {
      const house = site('/member/login');
      house.tools.presentRef.current.address = '/member/login?from=%2Fpage-1';
      await signIn(house.tools, begins({ loginType, nextPasswordChangeAlertDTM: `${dayFromNow(days)}000000` }), false);
      expect(house.went.at(-1)).toBe(to);
    },
  );

  it('asks about promotions once a day and user, and remembers it until the end of the day [P-383] [P-726]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T23:58:00+09:00') });
    const signedInAs = async (membershipUid: string): Promise<string | undefined> => {
      const house = site('/member/login');
      house.tools.presentRef.current.address = '/member/login?from=%2Fpage-1';
      const begun = begins({ userInfo: { membershipUid } });
      answers.set(`${base}/users/info`, answer({ ...consentOf([]), userId: membershipUid }));
      await signIn(house.tools, begun, false);
      return house.went.at(-1);
    };
    const first = [
      await signedInAs('M1'),
      await signedInAs('M1'),
      await signedInAs('M2'),
      await signedInAs('M2'),
      await signedInAs('M1'),
    ];
    vi.setSystemTime(Date.parse('2026-11-22T00:01:00+09:00'));
    const next = [await signedInAs('M1'), await signedInAs('M1')];
    vi.useRealTimers();
    const prompt = '/AcceptanceAgreement';
    expect([first, next]).toEqual([
      [prompt, '/page-1', prompt, '/page-1', '/page-1'],
      [prompt, '/page-1'],
    ]);
    expect(Object.keys(JSON.parse(localStorage.getItem('promotionAsked') ?? ''))).toEqual(['M1']);
  });

  it.each<[number, string]>([
    [13, '/page-1'],
    [14, '/AcceptanceAgreement'],
  ])('asks nobody under fourteen about promotions: at %i it leads to %s [P-384] [P-725]', async (age, to) => {
    const house = site('/member/login');
    house.tools.presentRef.current.address = '/member/login?from=%2Fpage-1';
    const begun = begins();
    const today = dayFromNow(0);
    answers.set(`${base}/users/info`, answer(consentOf([], `${Number(today.slice(0, 4)) - age}${today.slice(4)}`)));
    await signIn(house.tools, begun, false);
    expect(house.went.at(-1)).toBe(to);
  });

  it('goes on with a my-info that has more in it than is known [P-327]', async () => {
    const house = site('/member/login');
    const begun = begins();
    answers.set(`${base}/members/me`, answer({ ...myInfoOf(), favouriteRide: { name: 'wheel' }, parkType: null }));
    house.tools.presentRef.current.address = '/member/login?from=%2Fpage-1';
    await signIn(house.tools, begun, true);
    expect([house.went, house.said]).toEqual([['/page-1'], []]);
  });

  it('goes on where the device keeps nothing', async () => {
    vi.stubGlobal(
      'localStorage',
      new Proxy(
        {},
        {
          get: () => {
            throw new DOMException('forbidden', 'SecurityError');
          },
        },
      ),
    );
    const house = site('/member/login');
    await signIn(house.tools, begins(), true);
    expect([house.went.length, userSession()?.token]).toEqual([1, 'access-reference']);
  });

  it.each([
    ['ko', 'en'],
    ['en', 'ko'],
  ] as const)("speaks the member's language: %s where it was %s [P-374]", async (langId, locale) => {
    const house = site('/member/login');
    house.tools.presentRef.current.viewer = { ...house.tools.presentRef.current.viewer, locale };
    await signIn(house.tools, begins({ userInfo: { langId } }), false);
    expect([house.went.slice(0, -1), userSession()?.locale]).toEqual([[`speak ${langId}`], langId]);
  });

  it.each(['/members/me', '/users/info'])(
    'stops where the token has expired by the time of %s, and leads to Login without a word, from path and query [P-389] [P-669]',
    async (path) => {
      const house = site('/member/login');
      house.tools.presentRef.current.address = '/member/login?from=%2Fpage-1';
      const begun = begins();
      answers.set(base + path, refuse('S', 'TKT_01'));
      await signIn(house.tools, begun, true);
      await settle();
      expect([asked.slice(asked.indexOf(path)), house.said, house.went]).toEqual([
        [path, '/logout'],
        [],
        [`/member/login?from=${encodeURIComponent('/member/login?from=%2Fpage-1')}`],
      ]);
    },
  );

  it('stands when my-info fails for another reason: that is reported, and the visitor lands on the main page', async () => {
    const house = site('/member/login');
    const begun = begins();
    answers.set(`${base}/members/me`, refuse('E'));
    await signIn(house.tools, begun, true);
    expect([house.said.length, house.went.length, userSession()?.token]).toEqual([1, 1, begun.accessToken]);
  });

  it('hands the shell a one-time code instead of a token, and who is logged in [P-390]', async () => {
    const handed = vi.fn<(message: string) => void>();
    vi.stubGlobal('promenadeNative', { postMessage: handed });
    const house = site('/member/login', 'APP');
    answers.set(`${base}/login/code`, answer({ code: 'one-time', expiresIn: 60 }));
    await signIn(house.tools, begins(), true);
    expect(handed.mock.calls.map(([message]) => JSON.parse(message))).toContainEqual(
      expect.objectContaining({ name: 'setToken', data: { token: 'one-time', membershipUid: 'M1' } }),
    );
  });
});

it('a call that ends all other tokens of the login hands the shell a code for new ones', async () => {
  const handed = vi.fn<(message: string) => void>();
  vi.stubGlobal('promenadeNative', { postMessage: handed });
  keepUserSession(session);
  document.cookie = 'access_hint=1';
  const { tools } = site('/ChangePassword', 'APP');
  answers.set(`${base}/login/session/info`, answer({ loginYn: 'Y', userInfo: session.user, viewer: { login: true } }));
  answers.set(`${base}/login/code`, answer({ code: 'one-time', expiresIn: 60 }));
  await sessionRenewed(tools);
  expect(handed.mock.calls.map(([message]) => JSON.parse(message))).toContainEqual(
    expect.objectContaining({ name: 'setToken', data: { token: 'one-time', membershipUid: 'M1' } }),
  );
});
