import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import services from '../../../config/site/data-services.json' with { type: 'json' };
import site from '../../../config/site/site.json' with { type: 'json' };
import { loginAnswerOf } from '#tests/account-records.ts';
import { makeCall, readNeed, type CallScope } from './call-service.ts';
import { scopeOf } from '../app/present.ts';
import { dropUserSession, keepUserSession } from '../session/user-session.ts';
import type { Shown } from '../app/shown.ts';

const scope: CallScope = { pageId: 'PGE_TST_00001', locale: 'en', timeoutMs: 30_000, listed: false, release: 'r' };
const answerOf = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
const fetched = vi.fn<typeof fetch>();
const need = (state: 'N' | 'D' | 'B' | '-1') => ({
  node: 'a',
  name: 'rows',
  key: '/api/v1/iam/rows',
  essential: false,
  service: { id: 'DTS_TST_00001', path: '/api/v1/iam/rows', state },
});

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => answerOf({ code: '0000', data: [1] }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a call', () => {
  it("carries the page, its data service and the language, with the visitor's cookies [V-379]", async () => {
    expect(await readNeed(need('N'), scope)).toEqual([1]);
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      '/api/v1/iam/rows',
      expect.objectContaining({
        method: 'GET',
        credentials: 'same-origin',
        headers: {
          'X-PortalId': '',
          'X-TenantId': '',
          'X-PageId': 'PGE_TST_00001',
          'X-DataserviceId': 'DTS_TST_00001',
          'X-SkipErrorHandler': 'N',
          'X-User-Locale': 'en',
        },
      }),
    );
  });

  it('names the member whose it is, where its address asks for them', async () => {
    await readNeed({ ...need('N'), key: '/api/v1/iam/rows?uid=%7Bmember.uid%7D' }, { ...scope, who: 'a&b' });
    expect(fetched.mock.lastCall?.[0]).toBe('/api/v1/iam/rows?uid=a%26b');
  });

  it('of the opened all-menu reports a login that is over, and no other call does [P-691]', async () => {
    const expired = vi.fn<() => void>();
    const house = { ready: () => undefined, failed: () => Promise.resolve('handled' as const), expired };
    const menu = { ...need('N'), personal: true, whenMenuOpen: true, skipErrorHandler: true } as const;
    const { whenMenuOpen: _, ...inPage } = menu;
    const readRefused = async (one: typeof menu | typeof inPage, errorType: string) => {
      fetched.mockResolvedValueOnce(answerOf({ code: 'X', errorMessage: '', errorType }, 401));
      await expect(readNeed(one, { ...scope, house })).rejects.toMatchObject({ errorType });
      return expired.mock.calls.length;
    };
    expect(await readRefused(inPage, 'S')).toBe(0);
    expect(await readRefused(menu, 'B')).toBe(0);
    expect(await readRefused(menu, 'S')).toBe(1);
  });

  const headersOf = async (call: Parameters<typeof makeCall>[0], more: Partial<CallScope> = {}): Promise<Headers> => {
    await makeCall(call, { ...scope, ...more });
    return new Headers(fetched.mock.lastCall?.[1]?.headers);
  };
  const rows = { method: 'GET', url: '/api/v1/iam/rows?a=1' } as const;

  it("carries portal and tenant of the member's user info, and neither for a guest [P-500] [P-525] [P-526]", async () => {
    const { userInfo } = loginAnswerOf({ userInfo: { portalId: 'PORTAL', tenantId: 'TENANT' } });
    keepUserSession({
      token: 'ref',
      refreshToken: 'ref',
      refreshTokenExpireDtm: '',
      autoLogin: false,
      user: userInfo,
      userName: '',
      loginType: 'RESORT',
      locale: 'ko',
      nextPwChangeDay: '',
      newCompanion: false,
      newCompanionList: [],
      renewedAt: 0,
      renewFrom: 0,
    });
    const asMember = await headersOf(rows);
    dropUserSession();
    const asGuest = await headersOf(rows);
    expect([asMember, asGuest].map((headers) => [headers.get('X-PortalId'), headers.get('X-TenantId')])).toEqual([
      ['PORTAL', 'TENANT'],
      ['', ''],
    ]);
  });

  it('carries the data service that it names, else the one of the page whose address contains its path, else none [P-528] [V-380]', async () => {
    const services = [
      { id: 'DTS_TST_00008', path: '/api/v1/iam/rows/all', state: 'N' as const },
      { id: 'DTS_TST_00009', path: '/api/v1/iam/rows', state: 'N' as const },
    ];
    const sent = [
      await headersOf({ ...rows, serviceId: 'DTS_TST_00007' }, { services }),
      await headersOf(rows, { services }),
      await headersOf({ ...rows, url: '/api/v1/iam/others' }, { services }),
      await headersOf(rows),
    ];
    expect(sent.map((headers) => headers.get('X-DataserviceId'))).toEqual(['DTS_TST_00007', 'DTS_TST_00008', '', '']);
  });

  it('carries the page that it names, else the one that is shown [P-527]', async () => {
    const sent = [await headersOf({ ...rows, pageId: 'PGE_TST_00002' }), await headersOf(rows)];
    expect(sent.map((headers) => headers.get('X-PageId'))).toEqual(['PGE_TST_00002', 'PGE_TST_00001']);
  });

  it.each(['ko', 'en'] as const)('carries the language that is shown: %s [P-531]', async (locale) => {
    expect((await headersOf(rows, { locale })).get('X-User-Locale')).toBe(locale);
  });

  it('says that it holds JSON where it has a body, and nothing where it has none [P-530]', async () => {
    expect([
      (await headersOf({ method: 'POST', url: '/api/x', body: { a: 1 } })).get('Content-Type'),
      (await headersOf(rows)).get('Content-Type'),
    ]).toEqual(['application/json', null]);
  });

  it('sends no body with GET, whatever it is given [P-521] [V-382]', async () => {
    await makeCall({ method: 'GET', url: '/api/v1/iam/rows', body: { a: 1 } }, scope);
    expect(fetched.mock.calls[0]?.[1]).not.toHaveProperty('body');
  });

  it('sends what it is given with POST, as JSON [V-382]', async () => {
    await makeCall({ method: 'POST', url: '/api/v1/iam/done', body: { a: 1 } }, scope);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      body: '{"a":1}',
      headers: { 'Content-Type': 'application/json' },
    });
  });

  it.each([
    [
      'a status',
      answerOf({ code: 'NOT_FOUND', errorMessage: 'gone', errorType: 'E' }, 404),
      { code: 'NOT_FOUND', errorType: 'E', message: 'gone' },
    ],
    [
      'an error type alone',
      answerOf({ code: 'TKT_01', errorMessage: 'again', errorType: 'S' }),
      { code: 'TKT_01', errorType: 'S', message: 'again' },
    ],
    ['a status without reason', answerOf({ code: 'X' }, 500), { code: '500', errorType: 'none', message: '' }],
    ['a text that is no answer', new Response('<html>'), { code: '200', errorType: 'none' }],
  ])('fails by %s, with what the server said', async (_, answer, error) => {
    fetched.mockResolvedValueOnce(answer);
    await expect(makeCall({ method: 'GET', url: '/api/x' }, scope)).rejects.toMatchObject(error);
  });

  const day = 86_400_000;
  /** A server that answers after so long, unless it is given up before. */
  const late = (afterMs = day): void =>
    void fetched.mockImplementationOnce(
      (_, init) =>
        new Promise((done, fail) => {
          init?.signal?.addEventListener('abort', () => fail(init.signal?.reason));
          setTimeout(() => done(answerOf({ code: '0000', data: [2] })), afterMs);
        }),
    );

  it.each([
    [
      'makeCall',
      45_000,
      () =>
        makeCall(
          { method: 'GET', url: '/api/slow', timeoutMs: 45_000 },
          { ...scope, timeoutMs: site.timings.requestMs },
        ),
    ],
    [
      'readNeed',
      90_000,
      () =>
        readNeed(
          { ...need('N'), service: { ...need('N').service, timeoutMs: 90_000 } },
          { ...scope, timeoutMs: site.timings.requestMs },
        ),
    ],
  ] as const)(
    'has a time-out of its own where it names one: %s after %i ms [P-519]',
    async (_name, timeoutMs, call) => {
      vi.useFakeTimers();
      late();
      const ended = vi.fn<(error: unknown) => void>();
      call().catch(ended);
      await vi.advanceTimersByTimeAsync(timeoutMs - 1);
      expect(ended).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'timeout' }));
    },
  );

  it.each(
    services.documents
      .filter(({ timeoutMs }) => timeoutMs === 120_000)
      .map(({ path, timeoutMs }) => [path, timeoutMs] as const),
  )(
    'of the common ones that the documents name has two minutes: %s answers after 119 s, and is given up at 121 s [P-520]',
    async (path, timeoutMs) => {
      vi.useFakeTimers();
      const common = {
        ...need('N'),
        key: path,
        service: { id: 'DTS_TST_00001', path, state: 'N' as const, timeoutMs: timeoutMs ?? 0 },
      };
      const [done, ended] = [vi.fn<(value: unknown) => void>(), vi.fn<(error: unknown) => void>()];
      late(119_000);
      readNeed(common, { ...scope, timeoutMs: site.timings.requestMs }).then(done, ended);
      await vi.advanceTimersByTimeAsync(119_000);
      expect(done).toHaveBeenCalledExactlyOnceWith([2]);
      late(121_000);
      readNeed(common, { ...scope, timeoutMs: site.timings.requestMs }).then(done, ended);
      await vi.advanceTimersByTimeAsync(121_000);
      expect(done).toHaveBeenCalledOnce();
      expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'timeout' }));
    },
  );

  it("has 30 s by the site's document, and the 120 s calls are page-meta, message-resource, pages, codes and menus [P-709 P-710]", () => {
    expect(site.timings.requestMs).toBe(30_000);
    expect(
      services.documents
        .filter(({ timeoutMs }) => timeoutMs === 120_000)
        .map(({ path }) => path.replace(/\/\{\w+\}$/, ''))
        .toSorted((one, two) => one.localeCompare(two)),
    ).toEqual([
      '/api/v1/common/menus/IAM',
      '/api/v1/common/pages',
      '/api/v1/iam/common/codes',
      '/api/v1/iam/common/message-resource',
      '/api/v1/iam/common/page-meta',
    ]);
  });

  it('is given up after the 30 s that the site gives it, and no sooner [P-518]', async () => {
    vi.useFakeTimers();
    late();
    const ended = vi.fn<(error: unknown) => void>();
    const shown = { decision: { pageId: 'PGE_TST_00001' }, site, release: { hash: 'r' } } as unknown as Shown;
    makeCall({ method: 'GET', url: '/api/slow' }, scopeOf(shown, { locale: 'en', platform: 'WEB_PC' })).catch(ended);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'timeout' }));
  });
});

describe('a closed service', () => {
  it('that is blocked is refused without a request [P-363] [P-676]', async () => {
    await expect(readNeed(need('B'), scope)).rejects.toThrow('service is blocked');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('without authority is refused without a request [P-364] [P-676]', async () => {
    await expect(readNeed(need('-1'), scope)).rejects.toThrow('no auth');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('in development is refused without a request, but not to members in the list of testers', async () => {
    await expect(readNeed(need('D'), scope)).rejects.toMatchObject({ errorType: 'B' });
    expect(fetched).not.toHaveBeenCalled();
    expect(await readNeed(need('D'), { ...scope, listed: true })).toEqual([1]);
  });
});
