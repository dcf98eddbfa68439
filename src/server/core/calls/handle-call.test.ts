import { describe, expect, it } from 'vitest';
import { accountServer, minute, PASSWORD } from '#tests/account-server.ts';
import type { TestMember } from '#tests/test-member.ts';
import type { TestBrowser } from '#tests/test-browser.ts';

const server = accountServer();

interface Sample {
  readonly call: string;
  /** Callers allowed; `initial`: also members with the initial password. */
  readonly for: 'anyone' | 'member' | 'initial';
  readonly query?: string;
  readonly body?: object;
}

/** All calls of accounts and members, as a page makes them. */
const samples: readonly Sample[] = [
  { call: 'POST certification/MBL/login', for: 'anyone', body: { userId: 'nobody_here', password: 'WrongHorse77' } },
  { call: 'POST login/refresh', for: 'anyone', body: { loginSource: 'WEB' } },
  { call: 'POST login/refresh/end', for: 'anyone' },
  { call: 'GET logout', for: 'anyone' },
  { call: 'GET login/session/info', for: 'anyone' },
  { call: 'POST login/code', for: 'initial' },
  { call: 'POST login/code/check', for: 'anyone', body: { code: 'x' } },
  { call: 'POST users/password-check', for: 'member', body: { password: 'WrongHorse77' } },
  {
    call: 'POST users/my-password-change',
    for: 'initial',
    body: { password: 'WrongHorse77', newPassword: 'BatteryStaple9' },
  },
  {
    call: 'POST users/password-change',
    for: 'initial',
    body: { password: 'WrongHorse77', newPassword: 'BatteryStaple9' },
  },
  { call: 'POST users/password-alert-change', for: 'member' },
  { call: 'GET users/password-reset', for: 'anyone', query: 'token=x' },
  { call: 'POST users/password-reset', for: 'anyone', body: { userId: 'nobody_here', email: 'nobody@resort.example' } },
  { call: 'GET users/user-id-find', for: 'anyone', query: 'userName=a&email=b%40c.example' },
  { call: 'GET users/info', for: 'member' },
  { call: 'POST users/info/change', for: 'member', body: { promotionRecvInfoList: [] } },
  { call: 'GET members/me', for: 'initial', query: 'parkType=TP' },
  { call: 'GET members', for: 'member' },
  { call: 'GET members/grade', for: 'member' },
  { call: 'GET point/my-point', for: 'member' },
  { call: 'POST common/language/en', for: 'anyone' },
];
const personal = samples.filter(({ for: whom }) => whom !== 'anyone');
const posts = samples.filter(({ call }) => call.startsWith('POST'));

const make = (
  browser: TestBrowser,
  { call, query, body }: Sample,
  more: { readonly query?: string; readonly body?: object } = {},
) => {
  const [method, path = ''] = call.split(' ');
  const search = [query, more.query].filter((part) => part !== undefined).join('&');
  const url = search === '' ? path : `${path}?${search}`;
  return method === 'GET'
    ? browser.get(url)
    : browser.post(url, body === undefined && more.body === undefined ? undefined : { ...body, ...more.body });
};
const loggedIn = async (member: TestMember): Promise<TestBrowser> => {
  const browser = server.browser();
  await browser.login(member, PASSWORD, { autoLoginYn: 'Y' });
  return browser;
};
const rowsOf = async ({ uid }: TestMember) => ({
  member: await server.store().db.selectFrom('members').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow(),
  credential: await server
    .store()
    .db.selectFrom('credentials')
    .selectAll()
    .where('member', '=', uid)
    .executeTakeFirstOrThrow(),
});

interface Operation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: object } } };
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly content: {
          readonly 'application/json': { readonly schema: { readonly properties: { readonly data: object } } };
        };
      }
    >
  >;
}
const described = (): readonly (readonly [string, Operation])[] =>
  Object.entries(server.app().swagger().paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Readonly<Record<string, Operation>>)
      .filter(([, { tags = [] }]) => tags.includes('accounts') || tags.includes('members'))
      .map(
        ([method, operation]) =>
          [`${method.toUpperCase()} ${path.replace('/api/v1/iam/', '').replace('{langCd}', 'en')}`, operation] as const,
      ),
  );

describe('the page of the API', () => {
  it('lists every call of accounts and members, and each has a sample here', () => {
    expect(
      described()
        .map(([call]) => call)
        .toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(samples.map(({ call }) => call).toSorted((a, b) => a.localeCompare(b)));
  });

  it('says of each what goes in, what comes out and how it is refused', () => {
    const lacking = described().filter(
      ([call, { summary, requestBody, responses }]) =>
        summary === undefined ||
        (call.startsWith('POST') && requestBody?.content['application/json'].schema === undefined) ||
        responses['200']?.content['application/json'].schema.properties.data === undefined ||
        responses['4XX'] === undefined,
    );
    expect(lacking.map(([call]) => call)).toEqual([]);
  });
});

describe.each(personal)('$call', (sample) => {
  it('refuses a guest with S', async () => {
    const refused = await make(server.browser(), sample);
    expect([refused.statusCode, refused.json()]).toMatchObject([401, { code: 'TKT_01', errorType: 'S' }]);
  });

  it('refuses a session that has lapsed with S, and one that was replaced with L', async () => {
    const member = await server.addMember();
    const older = await loggedIn(member);
    const newer = await loggedIn(member);
    expect((await make(older, sample)).json()).toMatchObject({ code: 'TKT_16', errorType: 'L' });
    server.wait(16 * minute);
    expect((await make(newer, sample)).json()).toMatchObject({ code: 'TKT_01', errorType: 'S' });
  });

  it('lets a member with the initial password pass only where that is said', async () => {
    const refused = (await make(await loggedIn(await server.addMember({ initial: true })), sample)).json<{
      code: string;
      errorType?: string;
    }>();
    expect(refused.code === 'PWD_01' && refused.errorType === 'P').toBe(sample.for === 'member');
  });

  it('does nothing for one member that names another, and tells nothing of them', async () => {
    const [one, other] = [
      await server.addMember(),
      await server.addMember({ name: '비밀 이름', nickname: '비밀 별명', email: 'secret@resort.example' }),
    ];
    const before = await rowsOf(other);
    const browser = await loggedIn(one);
    const names = ['membershipUid', 'uid', 'userId', 'memberId', 'owner'];
    const answers = [
      ...(await Promise.all(names.map((name) => make(browser, sample, { query: `${name}=${other.uid}` })))),
      ...(await Promise.all(names.map((name) => make(browser, sample, { body: { [name]: other.uid } })))),
    ];
    expect(
      answers.filter(
        ({ statusCode, body }) => statusCode >= 500 || /비밀|secret@/.test(body) || body.includes(other.uid),
      ),
    ).toEqual([]);
    expect(await rowsOf(other)).toEqual(before);
  });
});

it.each(['GET users/info', 'GET members', 'GET members/grade', 'GET members/me', 'GET point/my-point'])(
  '%s refuses a member who asks for another',
  async (call) => {
    const [one, other] = [await server.addMember(), await server.addMember()];
    const refused = await make(await loggedIn(one), { call, for: 'member' }, { query: `membershipUid=${other.uid}` });
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'MEM_01', errorType: 'B' }]);
    expect(
      (await make(await loggedIn(other), { call, for: 'member' }, { query: `membershipUid=${other.uid}` })).statusCode,
    ).toBe(200);
  },
);

describe.each(posts)('$call', (sample) => {
  it.each([
    'kind',
    'grade',
    'regular',
    'memberKind',
    'initial',
    'state',
    'membershipUid',
    'isAdmin',
    'remainPoint',
    'proven_at',
    'constructor',
    'toString',
  ])('refuses a body with %s, which it does not know', async (key) => {
    const member = await server.addMember({ kind: '1', regular: 0 });
    const before = await rowsOf(member);
    const refused = await make(await loggedIn(member), sample, { body: { [key]: '2' } });
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { code: 'REQ_INVALID', errorType: 'B' }]);
    expect(await rowsOf(member)).toEqual(before);
  });
});
