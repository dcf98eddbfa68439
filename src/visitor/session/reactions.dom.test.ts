import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decide } from '#engine';
import type { AccountPolicy } from '#schemas/account-policy.schema';
import type { AnyDocument } from '#schemas/documents';
import type { Errors } from '#schemas/errors.schema';
import type { Locale } from '#schemas/parts';
import type { Site } from '#schemas/site.schema';
import type { Viewer } from '#schemas/viewer';
import { loginAnswerOf } from '#tests/account-records.ts';
import { ask, pageOf, siteOf, snapshotWith } from '#tests/engine-builders.ts';
import { noting, type Notes } from '#tests/session-site.ts';
import { makeTexts } from '#render/texts/texts.ts';
import callsEn from '../../../config/site/messages/call-errors-en.json' with { type: 'json' };
import callsKo from '../../../config/site/messages/call-errors-ko.json' with { type: 'json' };
import siteEn from '../../../config/site/messages/en.json' with { type: 'json' };
import siteKo from '../../../config/site/messages/ko.json' with { type: 'json' };
import errorsEn from '../../../config/site/messages/errors-en.json' with { type: 'json' };
import errorsKo from '../../../config/site/messages/errors-ko.json' with { type: 'json' };
import policy from '../../../config/site/account-policy.json' with { type: 'json' };
import errors from '../../../config/site/errors.json' with { type: 'json' };
import { makeCall, type Call, type CallHouse, type CallScope } from '../data/call-service.ts';
import { scopeOf, type Present } from '../app/present.ts';
import { submitForm } from '../data/submit-form.ts';
import { react, readyToCall } from './session.ts';
import { isFree } from './session-gate.ts';
import type { SessionTools } from './tools.ts';
import { keepUserSession, userSession } from './user-session.ts';

// The shipped documents; all are held to their schemas by the gate.
const messages = [callsKo, callsEn, siteKo, siteEn, errorsKo, errorsEn] as unknown as readonly AnyDocument[];
const screens = [
  'Gateway',
  'SnsLanding',
  'SnsNaverLanding',
  'MyPageMain',
  'ChangePassword',
  ...Object.values(policy.screens),
].filter((screen, at, all) => screen !== 'Landing' && all.indexOf(screen) === at);
const pages = screens.map((screen, index) => pageOf(60 + index, { screen, paths: [`/${screen}`] }));
const snapshotOf = (configured: Partial<Errors> = {}, site: Partial<Site> = {}) =>
  snapshotWith([
    siteOf(site),
    { ...(errors as Errors), ...configured },
    policy as unknown as AccountPolicy,
    ...messages,
    ...pages,
  ]);
const shipped = snapshotOf();

interface Seen extends Notes {
  readonly scope: CallScope;
  readonly tools: SessionTools;
}

interface Visitor extends Partial<Viewer> {
  readonly path?: string;
  /** What the document of errors says instead of what ships. */
  readonly configured?: Partial<Errors>;
  readonly site?: Partial<Site>;
}

/** A running site with the shipped documents that notes what happens. */
const visitAs = ({ path = '/MyPageMain', configured, site, ...viewer }: Visitor = {}): Seen => {
  const { notes, tools: noted } = noting();
  const snapshot = configured || site ? snapshotOf(configured, site) : shipped;
  const locale: Locale = viewer.locale ?? 'en';
  const who: Viewer = { platform: 'APP', login: true, locale, ...viewer };
  const texts = makeTexts(locale, snapshot.messages[locale]);
  const shown = {
    decision: decide(snapshot, ask(path, { viewer: who })),
    texts,
    site: snapshot.site,
    release: { number: 1, hash: 'r' },
  };
  const tools: SessionTools = {
    ...noted,
    presentRef: { current: { shown, viewer: who, address: `${path}?x=1` } as unknown as Present },
    release: async () => snapshot,
    texts: async () => texts,
    scope: () => scopeOf(shown, who),
  };
  const house: CallHouse = {
    ready: () => (isFree() ? undefined : readyToCall(tools)),
    failed: (failure, { url }) => react(tools, failure, { path: url }),
  };
  return { ...notes, tools, scope: scopeOf(shown, who, house) };
};

let answer: () => Promise<Response>;
const asked: string[] = [];
const refuse =
  (errorType?: string, code = 'X_01', errorMessage = 'server text') =>
  async () =>
    new Response(JSON.stringify({ code, errorMessage, ...(errorType ? { errorType } : {}) }), { status: 400 });
const settle = () => new Promise((done) => setTimeout(done, 5));
const call = async ({ scope }: Seen, more: Partial<Call> = {}): Promise<string> => {
  const outcome = await makeCall({ method: 'GET', url: '/api/v1/iam/contents/notices', ...more }, scope).then(
    () => 'answered',
    (error: { handled: boolean }) => (error.handled ? 'handled' : 'caller'),
  );
  await settle();
  return outcome;
};
const logIn = (autoLogin: boolean): void => {
  const { userInfo } = loginAnswerOf();
  keepUserSession({
    token: 'ref',
    refreshToken: 'ref',
    refreshTokenExpireDtm: '20991231000000',
    autoLogin,
    user: userInfo,
    userName: userInfo.userName,
    loginType: 'RESORT',
    locale: 'en',
    nextPwChangeDay: '',
    newCompanion: false,
    newCompanionList: [],
    renewedAt: 0,
    renewFrom: Number.MAX_SAFE_INTEGER,
  });
  document.cookie = 'access_hint=1';
};

beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['access_hint', 'session_hint']) document.cookie = `${name}=; Max-Age=0`;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return url.includes('/logout') ? new Response('{"code":"200","data":true}') : answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a call that the server refuses', () => {
  it.each([
    ['E', { errorType: 'E' }, 'Unable to handle as a temporary failure, please try again'],
    ['D', { errorType: 'D' }, 'This device is not supported'],
    ['no type', {}, 'Please contact the administrator / server text'],
    ['no type and no text', { message: '' }, 'Please contact the administrator / Unknown error occurred.'],
    ['a type that nobody knows', { errorType: 'Z' }, 'Please contact the administrator / server text'],
  ] as readonly (readonly [string, { errorType?: string; message?: string }, string])[])(
    'with %s is alerted, and the visitor stays [P-656] [P-661] [P-664]',
    async (_, { errorType, message }, text) => {
      answer = refuse(errorType, 'X_01', message);
      const seen = visitAs();
      expect([await call(seen), seen.said, seen.went, seen.lost]).toEqual(['handled', [text], [], []]);
    },
  );

  const unlike: Errors['reactions'] = [
    { errorType: 'D', reaction: 'say', message: 'MSG_ALT_ERR_TIMEOUT', then: { action: 'main' } },
    {
      errorType: 'none',
      reaction: 'say',
      message: 'MSG_ALT_ERR_TEMPORARY_FAILURE',
      withServerText: true,
      withoutServerText: 'MSG_ALT_ERR_DEVICE_NOT_SUPPORTED',
    },
  ];
  it.each([
    [
      'D',
      'D',
      'server text',
      ['Server response wait time exceeded, please check the communication state', 'OK', 'main'],
    ],
    [
      'no type',
      undefined,
      'server text',
      ['Unable to handle as a temporary failure, please try again / server text', 'OK'],
    ],
    [
      'no type and no text',
      undefined,
      '',
      ['Unable to handle as a temporary failure, please try again / This device is not supported', 'OK'],
    ],
  ] as const)('with %s does what the document says instead [P-661] [P-664]', async (_, errorType, message, steps) => {
    answer = refuse(errorType, 'X_01', message);
    const seen = visitAs({ configured: { reactions: unlike } });
    await call(seen);
    expect(seen.steps).toEqual(steps);
  });

  it('with R goes to the address in errorMessage, where it is one of this site [P-657]', async () => {
    answer = refuse('R', 'X_01', '/mypage/coupon?a=1');
    const seen = visitAs();
    expect([await call(seen), seen.said, seen.went]).toEqual(['handled', [], ['/mypage/coupon?a=1']]);
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'https://site.example@evil.example/'])(
    'with R never goes elsewhere: %s',
    async (address) => {
      answer = refuse('R', 'X_01', address);
      const seen = visitAs();
      await call(seen);
      expect([seen.went, seen.said.join()]).toEqual([[], expect.not.stringContaining('evil')]);
    },
  );

  it('with P goes to ChangePassword with changeMod=I, and nowhere from there [P-663]', async () => {
    answer = refuse('P');
    const [elsewhere, there] = [visitAs(), visitAs({ path: '/ChangePassword' })];
    expect([await call(elsewhere), elsewhere.went, await call(there), there.went]).toEqual([
      'handled',
      ['/ChangePassword?changeMod=I'],
      'caller',
      [],
    ]);
  });

  /** The word is closed first; then the session ends, then Login opens. */
  const endsAtLogin = (text: string) => [
    [text, 'OK', 'the session ends', '/member/login?from=%2FMyPageMain%3Fx%3D1'],
    undefined,
  ];

  it.each(['S', 'O'])(
    'with %s and without auto-login is alerted; the session ends, and Login leads back with path and query [P-658] [P-659] [P-667]',
    async (type) => {
      logIn(false);
      answer = refuse(type, 'TKT_01');
      const seen = visitAs();
      await call(seen);
      expect([seen.steps, userSession()]).toEqual(endsAtLogin('You can use the service after logging in'));
    },
  );

  it.each(['S', 'O'])(
    'with %s and TKT_16 says that another device has logged in, with auto-login too [P-668]',
    async (type) => {
      logIn(true);
      answer = refuse(type, 'TKT_16');
      const seen = visitAs();
      await call(seen);
      expect([seen.steps, userSession()]).toEqual(
        endsAtLogin('You will be logged out as your account has been logged in from a new device'),
      );
      expect(asked).not.toContain('/api/v1/iam/login/refresh');
    },
  );

  it.each(['S', 'O'])('with %s on the gateway ends the session without a word and goes to / [P-666]', async (type) => {
    logIn(false);
    answer = refuse(type, 'TKT_01');
    const seen = visitAs({ path: '/Gateway' });
    await call(seen);
    expect([seen.steps, userSession()]).toEqual([['the session ends', '/'], undefined]);
  });

  it.each([
    ['APP', ['shell: logout']],
    ['WEB_MOBILE', []],
  ] as const)(
    "with L is alerted; the session ends, then the app's shell is logged out, then / opens (%s) [P-662]",
    async (platform, told) => {
      logIn(true);
      answer = refuse('L', 'TKT_16');
      const seen = visitAs({ platform });
      vi.stubGlobal('promenadeNative', {
        postMessage: (message: string) =>
          void seen.steps.push(`shell: ${(JSON.parse(message) as { name: string }).name}`),
      });
      await call(seen);
      await vi.waitUntil(() => seen.went.length > 0);
      const text = 'You are logged in from another device and the connection is forcibly terminated';
      expect([seen.steps, userSession()]).toEqual([[text, 'OK', 'the session ends', ...told, '/'], undefined]);
    },
  );

  it('with T gives the same alert and the same way as an expired login, whatever auto-login says [P-660]', async () => {
    logIn(true);
    answer = refuse('T', 'TKT_02');
    const seen = visitAs();
    await call(seen);
    expect([seen.steps, userSession()]).toEqual(endsAtLogin('You can use the service after logging in'));
  });
});

describe('a call without an answer of ours', () => {
  const late = () =>
    new Promise<Response>((_, fail) => setTimeout(() => fail(new DOMException('', 'AbortError')), 30_500));
  const timeout = { ...(errors as Errors).transport.timeout, message: 'MSG_ALT_SESSION_EXPIRED_DTL' };
  const overdue = async (seen: Seen): Promise<void> => {
    vi.useFakeTimers();
    answer = late;
    void makeCall({ method: 'GET', url: '/api/v1/iam/contents/notices' }, seen.scope).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(31_000);
  };

  it.each([
    ['en', 'Server response wait time exceeded, please check the communication state', {}],
    ['ko', '응답을 기다리는 시간이 지났어요. 통신 상태를 확인해 주세요.', {}],
    [
      'en',
      'The login time is too long or the connection is not normal. Reconnect the system.',
      { configured: { transport: { ...(errors as Errors).transport, timeout } } },
    ],
  ] as const)(
    'in time is alerted in %s with the text of the document, and the visitor stays: %s [P-670]',
    async (locale, text, more) => {
      const seen = visitAs({ locale, ...more });
      await overdue(seen);
      expect([seen.said, seen.went, seen.lost]).toEqual([[text], [], []]);
    },
  );

  it.each(['/landing', '/SnsLanding', '/SnsNaverLanding'])(
    'in time leads from %s to the main page [P-671]',
    async (path) => {
      const seen = visitAs({ path });
      await overdue(seen);
      expect([seen.said.length, seen.went]).toEqual([1, ['main']]);
    },
  );

  it('and without a status shows the connection-error page with 521', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const seen = visitAs({ os: 'android' });
    expect([await call(seen), seen.lost, seen.said]).toEqual(['handled', [521], []]);
  });

  it('and without a status on iOS goes back to who called, untold [P-673]', async () => {
    answer = () => Promise.reject(new TypeError('Load failed'));
    const seen = visitAs({ os: 'ios' });
    expect([await call(seen), seen.lost, seen.said]).toEqual(['caller', [], []]);
  });

  it('because it has waited too long for a refresh is told so, and is not made [P-677]', async () => {
    vi.useFakeTimers();
    logIn(true);
    document.cookie = 'access_hint=; Max-Age=0';
    document.cookie = 'session_hint=1';
    const made: string[] = [];
    vi.stubGlobal(
      'fetch',
      (url: string, { signal }: RequestInit) =>
        new Promise(
          (_, fail) => (
            made.push(url),
            signal?.addEventListener('abort', () => fail(new DOMException('', 'AbortError')))
          ),
        ),
    );
    const seen = visitAs();
    const outcome = makeCall({ method: 'GET', url: '/api/v1/iam/contents/notices' }, seen.scope).catch(
      (error: { handled: boolean }) => error.handled,
    );
    await vi.advanceTimersByTimeAsync(31_000);
    expect([await outcome, seen.said, made]).toEqual([
      true,
      ['The login time is too long or the connection is not normal. Reconnect the system.'],
      ['/api/v1/iam/login/refresh'],
    ]);
    expect(userSession()).toBeDefined();
  });

  it.each([500, 502, 503, 504, 404, 403, 418])(
    'but with the status %i shows the connection-error page with it',
    async (status) => {
      answer = async () => new Response('<html>', { status });
      const seen = visitAs({ os: 'ios' });
      expect([await call(seen), seen.lost]).toEqual(['handled', [status]]);
    },
  );
});

describe('a call that has words of its own', () => {
  const path = '/api/v1/iam';
  it.each([
    [
      'a code list',
      `${path}/common/codes/COD_IAM_MEMSHP_LEVEL?langId=en`,
      'B',
      'CNT_01',
      'failed to get COD_IAM_MEMSHP_LEVEL codes',
    ],
    ['companions', `${path}/members/companion`, 'B', 'CMP_07', 'CMP_07 : server text'],
    ['companions with membership', `${path}/members/companionWithMembership`, 'B', 'CMP_09', 'CMP_09 : server text'],
    [
      'companions, without type',
      `${path}/members/companion?companionFriendType=COMPANION`,
      undefined,
      'CMP_08',
      'CMP_08 : server text',
    ],
    ['the menu', '/api/v1/common/menus/IAM/APP_EL', 'E', 'X_01', 'server text'],
    [
      'the disabled-boarding flow with RSV_12',
      `${path}/settings/release-disabled`,
      'B',
      'RSV_12',
      'it is not possible to deactivate the disabled boarding reservation',
    ],
    ['the disabled-boarding flow', `${path}/settings/release-disabled`, 'B', 'XYZ_01', 'XYZ_01 : server text'],
    ['the disabled-boarding state', `${path}/settings/check-disabled`, 'B', 'XYZ_02', 'XYZ_02 : server text'],
  ] as const)('fails in them: %s [P-689] [P-690] [P-692] [V-514] [V-515] [V-516]', async (_, url, type, code, text) => {
    answer = refuse(type, code);
    const seen = visitAs();
    expect([await call(seen, { url: url.split('?', 1)[0] ?? '' }), seen.said]).toEqual(['handled', [text]]);
  });

  it.each(['B', 'E', 'R', 'S', 'O', 'T', 'D', 'L', 'P', undefined])(
    "goes back to its screen, which shows the server's words, where it is login/code/check: %s [P-538]",
    async (type) => {
      answer = refuse(type, 'LGN_05', '/terms');
      const seen = visitAs({ login: false });
      const call = { id: 'OPR_TST_00001', method: 'POST', uri: `${path}/login/code/check` } as const;
      const shown = await submitForm(
        call,
        { code: 'x' },
        { scope: seen.scope, tools: seen.tools, unknownError: 'unknown' },
      );
      expect([shown, seen.said, seen.went]).toEqual([
        expect.objectContaining({ state: 'refused', message: '/terms' }),
        [],
        [],
      ]);
    },
  );

  it('still reacts to the session as every call does', async () => {
    logIn(false);
    answer = refuse('S', 'TKT_01');
    const seen = visitAs();
    await call(seen, { url: `${path}/members/companion` });
    expect([seen.said, seen.went]).toEqual([
      ['You can use the service after logging in'],
      ['/member/login?from=%2FMyPageMain%3Fx%3D1'],
    ]);
  });

  it('says each of two different failures, and one failure once', async () => {
    answer = refuse('B');
    const seen = visitAs();
    await Promise.all(['COD_A', 'COD_B', 'COD_B'].map((id) => call(seen, { url: `${path}/common/codes/${id}` })));
    expect([...new Set(seen.said)].sort()).toEqual(['failed to get COD_A codes', 'failed to get COD_B codes']);
  });
});

describe('X-SkipErrorHandler', () => {
  const sentWith = async (
    site: boolean | undefined,
    own: boolean | undefined,
  ): Promise<readonly [string | null, string]> => {
    const headers: (string | null)[] = [];
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      headers.push(new Headers(init.headers).get('X-SkipErrorHandler'));
      return refuse('E')();
    });
    const seen = visitAs({ site: site === undefined ? {} : { skipErrorHandler: site } });
    const outcome = await call(seen, own === undefined ? {} : { skipErrorHandler: own });
    return [headers[0] ?? null, outcome];
  };

  it.each([
    [undefined, undefined, 'N', 'handled'],
    [undefined, true, 'Y', 'caller'],
    [undefined, false, 'N', 'handled'],
    [false, undefined, 'N', 'handled'],
    [true, undefined, 'Y', 'caller'],
    [true, false, 'N', 'handled'],
    [true, true, 'Y', 'caller'],
  ] as const)(
    'with %s for the site and %s for the call is %s, and its failure is for %s [P-529] [V-381]',
    async (site, own, header, outcome) => {
      expect(await sentWith(site, own)).toEqual([header, outcome]);
    },
  );
});
