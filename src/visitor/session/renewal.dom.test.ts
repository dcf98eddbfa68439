import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loginAnswerOf } from '#tests/account-records.ts';
import {
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
import { makeCall } from '../data/call-service.ts';
import { readyToCall, renewAhead } from './session.ts';
import { isGrowingOld } from './session-gate.ts';
import { keepUserSession, userSession } from './user-session.ts';

callsAnswered();

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
