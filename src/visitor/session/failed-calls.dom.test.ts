import { describe, expect, it, vi } from 'vitest';
import type { Errors } from '#schemas/documents/errors/schema';
import errors from '../../../config/site/errors.json' with { type: 'json' };
import { makeCall } from '../data/call-service.ts';
import { submitForm } from '../data/submit-form.ts';
import { userSession } from './user-session.ts';
import { type Seen, visitAs, refuse, call, logIn, answerCalls } from '#tests/reacting-site.ts';

let answer: () => Promise<Response>;

answerCalls(() => answer());

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
