import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { koreanDay } from '#engine';
import { loginAnswer, type LoginAnswer } from '#schemas/accounts.schema';
import type { Viewer } from '#schemas/viewer';
import { consentOf, loginAnswerOf, myInfoOf, noon } from '#tests/account-records.ts';
import {
  addresses,
  answer,
  answers,
  asked,
  base,
  callsAnswered,
  loggedInMember as session,
  refuse,
  sessionSite as site,
  settle,
  texts,
} from '#tests/session-site.ts';
import { makeCall, type CallHouse } from '../data/call-service.ts';
import { submitForm } from '../data/submit-form.ts';
import type { SayAction } from '../notices/notices.ts';
import {
  react,
  readMyInfo,
  readyToCall,
  refreshFacts,
  renewAhead,
  sessionRenewed,
  signIn,
  signOut,
} from './session.ts';
import { isGrowingOld } from './session-gate.ts';
import { keepUserSession, userSession } from './user-session.ts';

callsAnswered();

it.each([
  ['reference', true],
  ['', false],
])('whoever holds the token %j counts as logged in: %s [P-318]', (token, counts) => {
  keepUserSession({ ...session, token });
  expect(userSession() !== undefined).toBe(counts);
});

it('a browser whose token is cleared calls and decides as a guest [P-486]', async () => {
  keepUserSession({ ...session, token: '' });
  const { tools, scope, viewers, said } = site('/Gateway');
  const headers: Headers[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    headers.push(new Headers(init.headers));
    return answer({ loginYn: 'N', viewer: { login: false } })();
  });
  await makeCall({ method: 'GET', url: '/api/rows' }, scope);
  await refreshFacts(tools);
  expect(headers.map((one) => one.get('X-PortalId'))).toEqual(['', '']);
  expect(viewers.map(({ login }) => login)).toEqual([false]);
  expect([said, userSession()]).toEqual([[], undefined]);
});

describe('before a call', () => {
  it('nothing is thought about for guests', async () => {
    const { scope } = site('/Gateway');
    answers.set('/api/rows', answer([1]));
    expect(await makeCall({ method: 'GET', url: '/api/rows' }, scope)).toEqual([1]);
    expect(asked).toEqual(['/api/rows']);
  });

  it.each(['session_hint=1', 'session_hint=; Max-Age=0'])(
    'a missing access token counts as expired, and with auto-login it is renewed, what came is stored and the route loaded again (%s) [P-395] [P-401]',
    async (cookie) => {
      keepUserSession(session);
      document.cookie = cookie;
      const { scope, said, tools } = site('/Gateway');
      const loadedWith: unknown[] = [];
      vi.spyOn(tools, 'renewed').mockImplementation(async () => void loadedWith.push(userSession()));
      const { userInfo } = loginAnswerOf({ userInfo: { userName: '새 이름' } });
      answers.set(`${base}/login/refresh`, () => {
        document.cookie = 'access_hint=1';
        return answer({
          userInfo,
          accessToken: 'next',
          refreshToken: 'next',
          refreshTokenExpireDtm: '20991231000000',
        })();
      });
      answers.set('/api/rows', answer([1]));
      expect(await makeCall({ method: 'GET', url: '/api/rows' }, scope)).toEqual([1]);
      expect([asked, said]).toEqual([['/login/refresh', '/api/rows'], []]);
      expect(loadedWith).toMatchObject([{ token: 'next', userName: '새 이름', user: userInfo }]);
    },
  );

  it.each([
    ['S', 'TKT_01', true],
    ['O', 'TKT_01', true],
    ['S', 'TKT_16', false],
    ['O', 'TKT_16', false],
  ] as const)(
    'one that is refused with %s and %s is made again after a silent renewal, with auto-login: %s [P-665]',
    async (type, code, isRenewed) => {
      keepUserSession(session);
      document.cookie = 'access_hint=1';
      const { scope, said } = site('/MyPageMain');
      answers.set('/api/rows', refuse(type, code));
      answers.set(`${base}/login/refresh`, () => {
        answers.set('/api/rows', answer([1]));
        return answer({ ...loginAnswerOf(), accessToken: 'next' })();
      });
      const outcome = await makeCall({ method: 'GET', url: '/api/rows' }, scope).catch(() => 'refused');
      await settle();
      expect([outcome, asked.includes('/login/refresh'), said.length]).toEqual(
        isRenewed ? [[1], true, 0] : ['refused', false, 1],
      );
    },
  );

  it.each([
    ['keeps the session', session.token],
    ['has lost its storage', ''],
  ])(
    'without auto-login the visitor of a browser that %s is told, the session cleared, and the call is not made [P-395] [P-667]',
    async (_, token) => {
      keepUserSession({ ...session, token, autoLogin: false });
      document.cookie = 'session_hint=1';
      const { scope, steps, viewers } = site('/AcceptanceAgreement?x=1');
      await expect(makeCall({ method: 'GET', url: '/api/rows' }, scope)).rejects.toMatchObject({
        errorType: 'S',
        handled: true,
      });
      await settle();
      expect(steps).toEqual([
        texts.translate('MSG_ALT_IAM_YOU_CAN_USE_THE_SERVICE_AFTER_LOGGING_IN'),
        'OK',
        'the session ends',
        '/member/login?from=%2FAcceptanceAgreement%3Fx%3D1',
      ]);
      expect([asked, viewers.at(-1)?.login, userSession(), document.cookie]).toEqual([
        ['/login/refresh/end'],
        false,
        undefined,
        '',
      ]);
    },
  );

  it('is a POST with loginSource that renews it, and user info and access token of the answer are stored [P-536]', async () => {
    keepUserSession(session);
    document.cookie = 'session_hint=1';
    const { scope } = site('/Gateway');
    const { userInfo } = loginAnswerOf({ userInfo: { userName: '새 이름', membershipUid: 'M1' } });
    const refreshes: unknown[] = [];
    vi.stubGlobal(
      'fetch',
      async (url: string, { method, body }: { readonly method: string; readonly body: string }) => {
        if (url !== `${base}/login/refresh`) return answer([1])();
        document.cookie = 'access_hint=1';
        refreshes.push([method, JSON.parse(body)]);
        return answer({
          userInfo,
          accessToken: 'next',
          refreshToken: 'next',
          refreshTokenExpireDtm: '20991231000000',
        })();
      },
    );
    await makeCall({ method: 'GET', url: '/api/rows' }, scope);
    expect(refreshes).toEqual([['POST', { loginSource: 'WEB' }]]);
    expect(userSession()).toMatchObject({
      token: 'next',
      userName: '새 이름',
      user: { userName: '새 이름', membershipUid: 'M1' },
    });
  });

  /** A refresh whose answer comes when it is told to; every other call is answered at once. */
  const slowRefresh = () => {
    let give: (answer: Response) => void = () => undefined;
    const coming = new Promise<Response>((done) => (give = done));
    const order: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      order.push(url.replace(base, ''));
      return url.endsWith('/login/refresh') ? coming : answer([1])();
    });
    const end = () => {
      document.cookie = 'access_hint=1';
      give(answer({ ...loginAnswerOf(), accessToken: 'next' })());
    };
    return { order, end };
  };

  it('calls wait for the renewal that is under way, and ask for none of their own [P-399] [P-400]', async () => {
    keepUserSession(session);
    document.cookie = 'session_hint=1';
    const { scope } = site('/Gateway');
    const { order, end } = slowRefresh();
    const make = (name: string) => makeCall({ method: 'GET', url: `/api/${name}` }, scope);
    const together = [make('a'), make('b')];
    await vi.waitUntil(() => order.length > 0);
    const later = [make('c'), make('d')];
    await settle();
    expect(order).toEqual(['/login/refresh']);
    end();
    await Promise.all([...together, ...later]);
    expect(order.toSorted()).toEqual(['/api/a', '/api/b', '/api/c', '/api/d', '/login/refresh']);
  });

  it('waits for a token that was asked for early too, though the one before still holds [P-399]', async () => {
    keepUserSession({ ...session, renewFrom: 0 });
    document.cookie = 'session_hint=1';
    document.cookie = 'access_hint=1';
    const { tools, scope } = site('/Gateway');
    const { order, end } = slowRefresh();
    const ahead = renewAhead(tools);
    await vi.waitUntil(() => order.length > 0);
    const made = makeCall({ method: 'GET', url: '/api/rows' }, scope);
    await settle();
    expect(order).toEqual(['/login/refresh']);
    end();
    await Promise.all([ahead, made]);
    expect(order).toEqual(['/login/refresh', '/api/rows']);
  });

  it('goes out with the token that is still there when one that was asked for early did not come', async () => {
    keepUserSession({ ...session, renewFrom: 0 });
    document.cookie = 'session_hint=1';
    document.cookie = 'access_hint=1';
    const { tools, scope, said } = site('/Gateway');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answers.set('/api/rows', answer([1]));
    const ahead = renewAhead(tools);
    await vi.waitUntil(() => asked.length > 0);
    expect(await makeCall({ method: 'GET', url: '/api/rows' }, scope)).toEqual([1]);
    await ahead;
    expect([asked, said]).toEqual([['/login/refresh', '/api/rows'], []]);
  });

  it('is not made where a token that was asked for early is refused: the login is over, and that is said', async () => {
    keepUserSession({ ...session, renewFrom: 0 });
    document.cookie = 'session_hint=1';
    document.cookie = 'access_hint=1';
    const { tools, said } = site('/Gateway');
    answers.set(`${base}/login/refresh`, refuse('T', 'TKT_03'));
    await renewAhead(tools);
    await settle();
    expect([said, userSession()]).toEqual([
      [texts.translate('MSG_ALT_IAM_YOU_CAN_USE_THE_SERVICE_AFTER_LOGGING_IN')],
      undefined,
    ]);
  });

  it('asks early again when the clock was put back, which would not tell any more how old the token is', () => {
    document.cookie = 'access_hint=1';
    keepUserSession({ ...session, renewedAt: Date.now() + 60_000, renewFrom: Date.now() + 660_000 });
    const isOld = isGrowingOld();
    keepUserSession({ ...session, renewedAt: Date.now() - 60_000, renewFrom: Date.now() + 540_000 });
    expect([isOld, isGrowingOld()]).toEqual([true, false]);
  });

  it('a stored refresh token that is over is cleared, and auto-login with it [P-397]', async () => {
    keepUserSession({ ...session, refreshTokenExpireDtm: '20200101000000' });
    document.cookie = 'access_hint=1';
    await readyToCall(site('/Gateway').tools);
    expect(userSession()).toBeUndefined();
  });

  it('auto-login is turned off where no refresh token is left [P-398]', async () => {
    keepUserSession({ ...session, refreshTokenExpireDtm: '' });
    document.cookie = 'access_hint=1';
    const { tools } = site('/Gateway');
    await readyToCall(tools);
    expect(userSession()?.autoLogin).toBe(false);
  });
});

describe('a renewal whose answer was lost', () => {
  const lose = (times: number) => {
    const tries: number[] = [];
    const real = answers.get(`${base}/login/refresh`);
    answers.set(`${base}/login/refresh`, () => {
      tries.push(Date.now());
      if (tries.length <= times) throw new TypeError('Failed to fetch');
      document.cookie = 'access_hint=1';
      return (real ?? answer({ ...loginAnswerOf(), accessToken: 'next' }))();
    });
    return tries;
  };
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
    keepUserSession(session);
    document.cookie = 'session_hint=1';
    answers.set('/api/rows', answer([1]));
  });
  afterEach(() => vi.useRealTimers());

  it('is asked for again within the grace, in which the server gives it once more', async () => {
    const tries = lose(3);
    const { scope, said, lost } = site('/Gateway');
    const made = makeCall({ method: 'GET', url: '/api/rows' }, scope);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([await made, said, lost]).toEqual([[1], [], []]);
    expect(tries.map((at) => Math.round((at - (tries[0] ?? 0)) / 10) / 100)).toEqual([
      0,
      expect.closeTo(1.25, 1),
      expect.closeTo(3.75, 1),
      expect.closeTo(8.75, 1),
    ]);
  });

  it('four times at most: then the connection is at fault, and the login stays as it is', async () => {
    const tries = lose(9);
    const { scope, said, lost } = site('/Gateway');
    const made = makeCall({ method: 'GET', url: '/api/rows' }, scope).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await made).toMatchObject({ handled: true });
    expect([tries.length, said, lost, userSession()]).toEqual([4, [], [521], session]);
  });

  it('is not asked for again without a network, where nothing can have been spent', async () => {
    const tries = lose(9);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { scope, lost } = site('/Gateway');
    const made = makeCall({ method: 'GET', url: '/api/rows' }, scope).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(1_000);
    await made;
    expect([tries.length, lost]).toEqual([1, [521]]);
  });
});

describe('what is said of an ended login', () => {
  it('ends no login that has begun in another tab while it was being said: the page is loaded again with that one', async () => {
    keepUserSession({ ...session, autoLogin: false });
    document.cookie = 'access_hint=1';
    const { tools, went } = site('/MyPageMain');
    const open: (() => void)[] = [];
    const asking = {
      ...tools,
      say: (action: SayAction) => void (action.say === 'ask' && open.push(action.ask.onOk ?? (() => undefined))),
    };
    await react(asking, { kind: 'refused', errorType: 'L', code: 'TKT_16', message: '' });
    keepUserSession({ ...session, token: 'of another login' });
    for (const close of open) close();
    await settle();
    expect([open.length, asked, went, userSession()?.token]).toEqual([1, [], ['reload'], 'of another login']);
  });

  it('is said again after the words for it could not be had', async () => {
    keepUserSession({ ...session, autoLogin: false });
    document.cookie = 'access_hint=1';
    const { tools, said } = site('/MyPageMain');
    const failure = { kind: 'refused', errorType: 'L', code: 'TKT_16', message: '' } as const;
    await expect(
      react({ ...tools, texts: () => Promise.reject(new TypeError('Failed to fetch')) }, failure),
    ).rejects.toThrow('Failed to fetch');
    await react(tools, failure);
    expect(said).toEqual([texts.translate('MSG_ALT_IAM_LOGGED_IN_FROM_ANOTHER_DEVICE')]);
  });
});

describe('a failed call', () => {
  it('with a business error goes back to who called, untold [P-655]', async () => {
    const { scope, said } = site('/Gateway');
    answers.set('/api/rows', refuse('B', 'CNT_01'));
    await expect(makeCall({ method: 'GET', url: '/api/rows' }, scope)).rejects.toMatchObject({
      code: 'CNT_01',
      message: 'server text',
      handled: false,
    });
    expect(said).toEqual([]);
  });

  it('goes back to who called for it, whatever its type, when the call skips the error handler', async () => {
    const { scope, said } = site('/Gateway');
    answers.set('/api/rows', refuse('E'));
    await expect(makeCall({ method: 'GET', url: '/api/rows', skipErrorHandler: true }, scope)).rejects.toMatchObject({
      handled: false,
    });
    expect(said).toEqual([]);
  });

  it('is said once, however many fail of one reason at a time', async () => {
    const { scope, said, tools } = site('/Gateway');
    const open: (() => void)[] = [];
    const keep = {
      ...tools,
      say: (action: SayAction) =>
        void (action.say === 'ask' && (said.push(action.ask.text), open.push(action.ask.onOk ?? (() => undefined)))),
    };
    answers.set('/api/rows', refuse('E'));
    const house: CallHouse = { ready: () => undefined, failed: (failure) => react(keep, failure) };
    await Promise.allSettled([1, 2, 3].map(() => makeCall({ method: 'GET', url: '/api/rows' }, { ...scope, house })));
    expect(said).toHaveLength(1);
    for (const close of open) close();
    await makeCall({ method: 'GET', url: '/api/rows' }, { ...scope, house }).catch(() => undefined);
    expect(said).toHaveLength(2);
    for (const close of open) close();
  });

  it('without an answer of ours shows the connection page with its status', async () => {
    const { scope, lost } = site('/Gateway');
    await expect(makeCall({ method: 'GET', url: '/api/none' }, scope)).rejects.toMatchObject({ handled: true });
    expect(lost).toEqual([500]);
  });

  it('that a renewal could not mend ends as an expired login', async () => {
    keepUserSession(session);
    document.cookie = 'access_hint=1';
    const { scope, said } = site('/Gateway');
    answers.set('/api/rows', refuse('S', 'TKT_01'));
    answers.set(`${base}/login/refresh`, refuse('T', 'TKT_02'));
    await expect(makeCall({ method: 'GET', url: '/api/rows' }, scope)).rejects.toMatchObject({ handled: true });
    await settle();
    expect([said.length, userSession()]).toEqual([1, undefined]);
  });
});

/** Prepares the answers of a login. */
const begins = (more: Parameters<typeof loginAnswerOf>[0] = {}) => {
  answers.set(`${base}/members/me`, answer(myInfoOf()));
  answers.set(`${base}/users/info`, answer(consentOf(['EMAIL', 'SMS', 'PUSH'])));
  answers.set(
    `${base}/login/session/info`,
    answer({
      loginYn: 'Y',
      autoLoginYn: 'Y',
      loginType: 'RESORT',
      userInfo: loginAnswerOf(more).userInfo,
      refreshTokenExpireDtm: '20991231000000',
      nextPasswordChangeAlertDTM: '20990101000000',
      viewer: { login: true, grade: 'T1' },
    }),
  );
  return loginAnswerOf(more);
};

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

  it.each(['RESORT', 'KAKAO', 'NAVER', 'APPLE', 'FACEBOOK'] as const)(
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

describe('a logout', () => {
  it("calls, logs the app's shell out, clears the user, and goes to Landing, in this order, whatever the call says [P-059] [P-391] [P-392] [P-393] [P-394] [P-533] [P-650]", async () => {
    keepUserSession(session);
    document.cookie = 'access_hint=1';
    document.cookie = 'session_hint=1';
    sessionStorage.setItem('myinfo', '{}');
    const { tools, steps } = site('/Gateway', 'APP');
    vi.stubGlobal('promenadeNative', {
      postMessage: (message: string) => void steps.push(`shell: ${(JSON.parse(message) as { name: string }).name}`),
    });
    vi.stubGlobal(
      'fetch',
      async (url: string, { method }: RequestInit) => (steps.push(`${method} ${url.replace(base, '')}`), refuse('E')()),
    );
    await signOut(tools);
    expect(steps).toEqual(['GET /logout', 'shell: logout', 'the session ends', '/landing?mode=main']);
    expect([userSession(), document.cookie, sessionStorage.length, localStorage.length]).toEqual([undefined, '', 0, 0]);
  });

  it('tells no shell outside of the app [P-392]', async () => {
    const handed = vi.fn<(message: string) => void>();
    vi.stubGlobal('promenadeNative', { postMessage: handed });
    keepUserSession(session);
    await signOut(site('/Gateway').tools);
    expect([handed.mock.calls, userSession()]).toEqual([[], undefined]);
  });
});

describe('a logout whose access token is over', () => {
  beforeEach(() => {
    keepUserSession({ ...session, autoLogin: false });
    document.cookie = 'session_hint=1';
  });

  it('ends it by the refresh token, or it would live on at the server; whatever the call says', async () => {
    const { tools, said, lost, went } = site('/Gateway');
    answers.set(`${base}/login/refresh/end`, refuse('E'));
    await signOut(tools);
    expect([asked, said, lost, went, userSession(), document.cookie]).toEqual([
      ['/login/refresh/end'],
      [],
      [],
      ['/landing?mode=main'],
      undefined,
      '',
    ]);
  });
});

describe('facts of the viewer', () => {
  it('that have changed make the page be decided again; the same ones do not', async () => {
    const house = site('/Gateway');
    answers.set(`${base}/login/session/info`, answer({ loginYn: 'N', viewer: { login: false, tester: true } }));
    await refreshFacts(house.tools);
    await refreshFacts(house.tools);
    expect([house.viewers.length, house.went]).toEqual([1, ['reload']]);
  });

  it("are told once more where a browser has lost its storage and learns whose they are, so that what is the member's own can be asked for", async () => {
    const house = site('/Gateway');
    const { platform: _platform, locale: _locale, ...viewer } = house.tools.presentRef.current.viewer;
    answers.set(`${base}/login/session/info`, answer({ loginYn: 'Y', viewer, userInfo: session.user }));
    await refreshFacts(house.tools);
    await refreshFacts(house.tools);
    expect([userSession()?.user.membershipUid, house.viewers.length, house.went]).toEqual([
      session.user.membershipUid,
      1,
      [],
    ]);
  });
});

describe('what the session keeps of answers', () => {
  const readAs = async (...urls: readonly string[]) => {
    keepUserSession(session);
    document.cookie = 'access_hint=1';
    const { scope } = site('/Gateway');
    for (const url of urls)
      await makeCall({ method: 'GET', url: base + url }, { ...scope, who: session.user.membershipUid });
    await settle();
  };

  it('is the name of the persona, the clubs and my-info, for the visit [P-324]', async () => {
    const house = site('/member/login');
    const begun = begins();
    await signIn(house.tools, begun, true);
    const subClubList = [{ subclubId: '1', subclubName: '새벽반', memStatusCd: '1' }];
    answers.set(
      `${base}/curation/persona-type`,
      answer({ respnsCd: '000', respnsMsg: '', personaTypeCd: '31', personaName: '느긋한 탐험가' }),
    );
    answers.set(`${base}/contents/subclub/club-list`, answer({ subClubList, totalCnt: 1 }));
    await readAs('/curation/persona-type?parkKindCd=01', '/contents/subclub/club-list?parkType=EL');
    const kept = ['myPersonaName', 'myClubList', 'myinfo'].map((name) => sessionStorage.getItem(name));
    expect(kept).toEqual(['느긋한 탐험가', JSON.stringify(subClubList), JSON.stringify(myInfoOf())]);
  });

  it('is the disabled boarding of the member in each park, on the device [P-322]', async () => {
    answers.set(`${base}/settings/check-disabled`, answer({ disabledYn: 'Y' }));
    await readAs('/settings/check-disabled?parkType=EL');
    answers.set(`${base}/settings/check-disabled`, answer({ disabledYn: 'N' }));
    await readAs('/settings/check-disabled?parkType=CB');
    expect(JSON.parse(localStorage.getItem('userDisabledCd') ?? '')).toEqual({
      id: session.user.membershipUid,
      EL: 'Y',
      CB: 'N',
    });
  });
});

describe('my-info', () => {
  const passage = (enterLeaveType: 'ENTER' | 'LEAVE', processTime: string) => ({
    parkType: 'AA',
    enterLeaveType,
    processYn: 'Y' as const,
    processDate: koreanDay(Date.now()),
    processTime,
  });
  const enterParkInfo = { ...passage('ENTER', '100000'), pticketId: 'T7', enterTicketCnt: 2 };

  const inThePark = (platform: Viewer['platform']) => {
    const handed = vi.fn<(message: string) => void>();
    vi.stubGlobal('promenadeNative', { postMessage: handed });
    keepUserSession(session);
    const { tools } = site('/Gateway', platform);
    tools.presentRef.current.viewer = { ...tools.presentRef.current.viewer, curResort: 'AA' };
    const read = async (myInfo: ReturnType<typeof myInfoOf>) => {
      answers.set(`${base}/members/me`, answer(myInfo));
      await readMyInfo(tools);
    };
    return {
      read,
      told: () =>
        handed.mock.calls
          .map(([message]) => JSON.parse(message) as { name: string; data: unknown })
          .map(({ name, data }) => [name, data]),
    };
  };

  it('is told to the shell whenever it has changed, and only then, with Y or N for being in the park [P-403] [P-404] [P-624] [P-646] [V-337] [V-347] [V-495]', async () => {
    const { read, told } = inThePark('APP');
    const entered = { ...myInfoOf(), enterParkInfo };
    for (const myInfo of [
      myInfoOf(),
      myInfoOf(),
      entered,
      entered,
      { ...entered, leaveParkInfo: passage('LEAVE', '110000') },
    ])
      await read(myInfo);
    expect(new Set(addresses)).toEqual(new Set(['/members/me?membershipUid=M1&parkType=AA']));
    const flag = { pticketId: 'T7', parkType: 'AA', membershipUid: 'M1' };
    expect(told()).toEqual([
      ['setEnterYn', { ...flag, pticketId: '', enterCode: 'N' }],
      ['setEnterYn', { ...flag, enterCode: 'Y' }],
      ['setEnterYn', { ...flag, enterCode: 'N' }],
    ]);
  });

  it('is told too when the day has turned, without any other change [P-403]', async () => {
    const { read, told } = inThePark('APP');
    const entered = { ...myInfoOf(), enterParkInfo };
    await read(entered);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
    await read(entered);
    vi.useRealTimers();
    expect(told().map(([, data]) => (data as { readonly enterCode: string }).enterCode)).toEqual(['Y', 'N']);
  });

  it("is judged by the server's day: the device may be one off, and an answer that a cache has kept tells no time", async () => {
    const { read, told } = inThePark('APP');
    const date = new Date().toUTCString();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 86_400_000 });
    for (const [pticketId, control] of [
      ['T1', 'max-age=60'],
      ['T2', 'no-store'],
    ] as const) {
      const myInfo = { ...myInfoOf(), enterParkInfo: { ...enterParkInfo, pticketId } };
      vi.stubGlobal('fetch', async () => answer(myInfo, { date, 'cache-control': control })());
      await read(myInfo);
    }
    vi.useRealTimers();
    expect(told().map(([, data]) => (data as { readonly enterCode: string }).enterCode)).toEqual(['N', 'Y']);
  });

  it('is told to no shell outside of the app [V-495]', async () => {
    const { read, told } = inThePark('WEB_MOBILE');
    await read(myInfoOf());
    expect(told()).toEqual([]);
  });

  it("that cannot be read is nobody's matter", async () => {
    const { read, told } = inThePark('APP');
    await read(myInfoOf());
    answers.set(`${base}/members/me`, refuse('E'));
    await read(myInfoOf());
    expect(told()).toHaveLength(1);
  });
});
