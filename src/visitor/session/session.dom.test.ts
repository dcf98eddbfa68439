import { beforeEach, describe, expect, it, vi } from 'vitest';
import { koreanDay } from '#engine';
import type { Viewer } from '#schemas/viewer';
import { myInfoOf } from '#tests/account-records.ts';
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
  texts,
} from '#tests/session-site.ts';
import { makeCall, type CallHouse } from '../data/call-service.ts';
import type { SayAction } from '../notices/notices.ts';
import { react, readMyInfo, refreshFacts, signIn, signOut } from './session.ts';
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
