import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fc } from '#tests/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { factMark } from '#schemas/fact-placeholders';
import { accountServer, PASSWORD } from '#tests/account-server.ts';
import { api, type TestBrowser } from '#tests/test-browser.ts';

const server = accountServer({ env: { LIMITS: 'off' } });

/** All fields of a body, each with an otherwise valid body. */
const fields: readonly (readonly [call: string, field: string, body: Readonly<Record<string, unknown>>])[] = [
  ['certification/MBL/login', 'userId', { userId: 'x', password: PASSWORD }],
  ['certification/MBL/login', 'password', { userId: 'member_1', password: 'x' }],
  ['certification/MBL/login', 'autoLoginYn', { userId: 'member_1', password: PASSWORD }],
  ['certification/MBL/login', 'deviceInfo', { userId: 'member_1', password: PASSWORD }],
  ['login/refresh', 'loginSource', {}],
  ['login/refresh', 'refreshToken', {}],
  ['login/code/check', 'code', {}],
  ['users/password-check', 'password', {}],
  ['users/my-password-change', 'password', { newPassword: 'BatteryStaple9' }],
  ['users/my-password-change', 'newPassword', { password: 'WrongHorse77' }],
  ['users/password-reset', 'userId', { email: 'a@b.example' }],
  ['users/password-reset', 'email', { userId: 'nobody_here' }],
  ['users/password-reset', 'token', { newPassword: 'BatteryStaple9' }],
  ['users/password-reset', 'newPassword', { token: 'x' }],
  ['users/info/change', 'promotionRecvInfoList', {}],
  ['users/info/change', 'convAgrYn', {}],
];
const queries: readonly (readonly [path: string, field: string, rest: string])[] = [
  ['users/password-reset', 'token', ''],
  ['users/user-id-find', 'userName', '&email=a%40b.example'],
  ['users/user-id-find', 'email', '&userName=a'],
  ['users/user-id-find', 'requestId', '&code=123456'],
  ['users/user-id-find', 'code', '&requestId=x'],
  ['members/me', 'membershipUid', ''],
  ['members/me', 'parkType', ''],
  ['members', 'pageId', ''],
  ['point/my-point', 'membershipUid', ''],
  ['users/info', 'pageId', ''],
];
const headers = [
  'x-pageid',
  'x-user-locale',
  'x-dataserviceid',
  'idempotency-key',
  'authorization',
  'cookie',
  'origin',
  'user-agent',
  'accept-language',
  'content-type',
  'x-forwarded-for',
];

const corpus: readonly string[] = [
  "' OR '1'='1",
  "'; DROP TABLE members; --",
  '" OR ""="',
  "1; UPDATE members SET kind='2'",
  ') UNION SELECT hash FROM credentials --',
  '\\',
  '%',
  '_',
  '%27',
  '$1',
  '?',
  ':uid',
  '{{waitSeconds}}',
  '${7*7}',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  'javascript:alert(1)',
  'SELECT',
  '\u202e\u200b\ufeff',
  '👩‍👩‍👧‍👦'.repeat(20),
  'é'.normalize('NFD'),
  'a'.repeat(100),
  'a'.repeat(201),
  'a'.repeat(5_000),
  '\t\r\n',
  ' ',
  '',
  'null',
  'NaN',
  '-1',
  '1e309',
  '__proto__',
  'constructor',
  'toString',
  '(a+)+$',
  '0'.repeat(60),
  '१२३४५६',
];
/** Values that every field rejects. */
const unkeepable: readonly string[] = ['\0', 'a\0b', '\ud800', 'a\udc00b', '\udfff\ud800', factMark];
const odd: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e21,
  [],
  [[]],
  ['a'],
  {},
  { a: 1 },
  { $ne: '' },
  [null],
  { toString: 'x' },
];

const loggedIn = async (): Promise<TestBrowser> => {
  const browser = server.browser();
  await browser.login(await server.addMember(), PASSWORD);
  return browser;
};
const countOf = async () =>
  Number(
    (
      await server
        .store()
        .db.selectFrom('members')
        .select((row) => row.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );
const isClear = ({ statusCode, body }: { readonly statusCode: number; readonly body: string }): boolean =>
  statusCode < 500 && typeof (JSON.parse(body) as { code?: unknown }).code === 'string';

describe('a hostile text', () => {
  it.each(fields)('at %s in %s is answered clearly and harms nothing', async (call, field, body) => {
    const browser = await loggedIn();
    const before = await countOf();
    const texts = await Promise.all(corpus.map((text) => browser.copy().post(call, { ...body, [field]: text })));
    const refused = await Promise.all(
      [...unkeepable, ...odd].map((value) => browser.copy().post(call, { ...body, [field]: value })),
    );
    expect(texts.filter((answer) => !isClear(answer))).toEqual([]);
    expect(
      refused.slice(0, unkeepable.length).map((answer) => [answer.statusCode, answer.json<{ code: string }>().code]),
    ).toEqual(unkeepable.map(() => [400, 'REQ_INVALID']));
    expect(refused.filter((answer) => !isClear(answer))).toEqual([]);
    expect(await countOf()).toBe(before);
  });

  it.each(queries)('in the address of %s as %s is answered clearly', async (path, field, rest) => {
    const browser = await loggedIn();
    const ask = (text: string) => browser.copy().get(`${path}?${field}=${encodeURIComponent(text)}${rest}`);
    const answers = await Promise.all(corpus.map(ask));
    expect(answers.filter((answer) => !isClear(answer))).toEqual([]);
    const broken = await Promise.all(
      [`${field}=%00`, `${field}=a%00b`, `${field}=1&${field}=2`, `${field}[]=1`, `${field}[a]=1`, `__proto__=1`].map(
        (search) => browser.copy().get(`${path}?${search}${rest}`),
      ),
    );
    expect(broken.map(({ statusCode }) => statusCode)).toEqual(broken.map(() => 400));
  });

  it.each(headers)('in the header %s is answered clearly', async (header) => {
    const browser = await loggedIn();
    const values = [
      ...corpus.filter((text) => /^[\t\x20-\x7e\x80-\xff]*$/.test(text)),
      'x'.repeat(14_000),
      'Bearer x',
      'Bearer ' + 'x'.repeat(300),
      'access_token=%ff; refresh_token="',
      ';;;=;',
      'application/json; charset=utf-16',
    ];
    const answers = await Promise.all(
      values.flatMap((value) => [
        browser.copy().get('users/info', { headers: { [header]: value } }),
        browser.copy().post('users/info/change', {}, { headers: { [header]: value } }),
      ]),
    );
    expect(answers.filter((answer) => !isClear(answer))).toEqual([]);
  });

  it.each(['%00', '%ff', '%', '%e0%80', 'x'.repeat(300), '..%2f..', 'ko%00', "'--"])(
    'in the path is refused (%s)',
    async (segment) => {
      const answer = await server.browser().post(`common/language/${segment}`);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'REQ_INVALID']);
    },
  );

  it('of any kind at a login is answered clearly, and is kept as it came where it is kept', async () => {
    const member = await server.addMember();
    const text = fc.string({ unit: 'binary', maxLength: 100 });
    await fc.assert(
      fc.asyncProperty(text, text, async (userId, model) => {
        const refused = await server.browser().post('certification/MBL/login', { userId, password: userId });
        expect(isClear(refused)).toBe(true);
        const login = await server.browser().login(member, PASSWORD, { deviceInfo: { model } });
        const isKept = !model.includes('\0') && model.isWellFormed() && model.length <= 100;
        expect(login.statusCode).toBe(isKept ? 200 : 400);
        const { device } = await server
          .store()
          .db.selectFrom('logins')
          .select('device')
          .where('member', '=', member.uid)
          .where('ended_at', 'is', null)
          .executeTakeFirstOrThrow();
        expect((JSON.parse(device) as { model: string }).model === model).toBe(isKept);
      }),
      {
        numRuns: 25,
        examples: [
          ['x', "a'; DROP TABLE logins; --"],
          ['x', '\u2028"\\'],
        ],
      },
    );
  }, 120_000);
});

describe('a body', () => {
  const post = (payload: string, type = 'application/json') =>
    server.app().inject({
      method: 'POST',
      url: `${api}/certification/MBL/login`,
      headers: { 'x-pageid': 'x', 'content-type': type },
      payload,
    });
  const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

  it.each([
    ['that is too large', JSON.stringify({ userId: 'a', password: 'a'.repeat(64 * 1024) }), 413, 'REQ_TOO_LARGE'],
    [
      'that is just not too large',
      JSON.stringify({ userId: 'a', password: 'a'.repeat(64 * 1024 - 40) }),
      400,
      'REQ_INVALID',
    ],
    ['that is nested deeply', nested(21), 400, 'REQ_TOO_DEEP'],
    ['that is nested very deeply', nested(9_000), 400, 'REQ_TOO_DEEP'],
    ['of brackets', '['.repeat(60_000), 400, 'REQ_NOT_JSON'],
    ['with a prototype', '{"userId":"a","password":"b","__proto__":{"isAdmin":true}}', 400, 'REQ_NOT_JSON'],
    [
      'with a constructor',
      '{"userId":"a","password":"b","constructor":{"prototype":{"isAdmin":true}}}',
      400,
      'REQ_NOT_JSON',
    ],
    ['that is no JSON', '{"userId":"a"', 400, 'REQ_NOT_JSON'],
    ['that is a text', '"text"', 400, 'REQ_INVALID'],
    ['that is null', 'null', 400, 'REQ_INVALID'],
    ['that is empty', '', 400, 'REQ_INVALID'],
    ['that is a list', '[]', 400, 'REQ_INVALID'],
    ['with a key of half a character', '{"\\ud800":1}', 400, 'REQ_INVALID'],
  ])('%s is refused clearly', async (_, payload, status, code) => {
    const answer = await post(payload);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });

  it.each([
    'text/plain',
    'application/xml',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
    'application/json5',
    'text/json',
    'x',
  ])('of another type is refused clearly (%s)', async (type) => {
    const answer = await post('{"userId":"a","password":"b"}', type);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([415, 'REQ_MEDIA_TYPE']);
  });
});

it('a crowd that logs in at once is served in turn; who finds the queue full is told when to come back', async () => {
  const member = await server.addMember();
  const answers = await Promise.all(Array.from({ length: 230 }, () => server.browser().login(member, 'WrongHorse77')));
  const [served, sentAway] = [
    answers.filter(({ statusCode }) => statusCode === 401),
    answers.filter(({ statusCode }) => statusCode === 503),
  ];
  expect([served.length + sentAway.length, sentAway.length > 0]).toEqual([230, true]);
  expect(
    sentAway.map((answer) => [answer.headers['retry-after'], answer.json<{ code: string; errorType: string }>().code]),
  ).toEqual(sentAway.map(() => ['5', 'LGN_03']));
  expect((await server.browser().login(member, PASSWORD)).statusCode).toBe(200);
}, 120_000);

describe('on the wire', () => {
  const raw = async (
    more: Readonly<Record<string, string>>,
  ): Promise<{ readonly status: number; readonly body: string }> => {
    const app = server.app();
    if (app.addresses().length === 0) await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
    const call = httpRequest(
      { port, host: '127.0.0.1', path: `${api}/login/session/info`, headers: more },
      (response) => {
        let body = '';
        response
          .on('data', (chunk: Buffer) => (body += chunk.toString()))
          .on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      },
    );
    call.on('error', reject).end();
    return promise;
  };

  it('headers that are too large are refused in the form of every error', async () => {
    const { status, body } = await raw({ cookie: 'x'.repeat(20_000) });
    expect([status, JSON.parse(body)]).toEqual([
      431,
      { code: 'REQ_HEADERS_TOO_LARGE', errorMessage: 'The headers are too large.', errorType: 'B' },
    ]);
  });

  it('the server goes on after that', async () => {
    expect((await raw({})).status).toBe(200);
  });
});
