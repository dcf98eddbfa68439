import { describe, expect, it } from 'vitest';
import { accountServer, PASSWORD } from '#tests/account-server.ts';

const server = accountServer();
const own = 'http://localhost:80';

const origins = [undefined, own, 'https://evil.example', 'null', 'http://localhost', `${own}.evil.example`] as const;
const sites = [undefined, 'same-origin', 'same-site', 'cross-site', 'none'] as const;
const pages = [undefined, 'PGE_TST_00001'] as const;
const consent = { promotionRecvInfoList: [{ channelType: 'EMAIL', agreeYn: 'Y' }] };

/** A request of a browser with the member's cookies, with any headers that the calling page can cause. */
const headersOf = (
  cookie: string,
  { origin, site, page }: { origin: string | undefined; site: string | undefined; page: string | undefined },
) => ({
  cookie,
  ...(origin === undefined ? {} : { origin }),
  ...(site === undefined ? {} : { 'sec-fetch-site': site }),
  ...(page === undefined ? {} : { 'x-pageid': page }),
});

const matrix = origins.flatMap((origin) => sites.flatMap((site) => pages.map((page) => ({ origin, site, page }))));
const isOwn = ({ origin, site, page }: (typeof matrix)[number]): boolean =>
  (origin === undefined || origin === own) && (site === undefined || site === 'same-origin') && page !== undefined;
const foreign = matrix.filter((one) => !isOwn(one));

const loggedIn = async () => {
  const member = await server.addMember();
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const consents = async (): Promise<string> =>
    (
      await server
        .store()
        .db.selectFrom('members')
        .select('consents')
        .where('uid', '=', member.uid)
        .executeTakeFirstOrThrow()
    ).consents;
  return { browser, consents, cookie: [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ') };
};

describe('a call that changes something', () => {
  it.each(foreign)(
    'is refused from anywhere but the pages of this site (origin $origin, site $site, page $page)',
    async (from) => {
      const { browser, consents, cookie } = await loggedIn();
      const headers = headersOf(cookie, from);
      const answers = await Promise.all([
        server.app().inject({ method: 'POST', url: '/api/v1/iam/users/info/change', headers, payload: consent }),
        server.app().inject({
          method: 'POST',
          url: '/api/v1/iam/users/my-password-change',
          headers,
          payload: { password: PASSWORD, newPassword: 'BatteryStaple9' },
        }),
        server.app().inject({ method: 'POST', url: '/api/v1/iam/login/refresh', headers, payload: {} }),
        server.app().inject({
          method: 'POST',
          url: '/api/v1/iam/certification/MBL/login',
          headers,
          payload: { userId: 'somebody', password: PASSWORD },
        }),
        server.app().inject({ method: 'GET', url: '/api/v1/iam/logout', headers }),
        server
          .app()
          .inject({ method: 'GET', url: '/api/v1/iam/users/user-id-find?userName=a&email=b%40c.example', headers }),
      ]);
      expect(
        answers.map((answer) => [answer.statusCode, answer.json<{ code: string }>().code, answer.cookies.length]),
      ).toEqual(answers.map(() => [403, 'REQ_ORIGIN', 0]));
      expect([await consents(), (await browser.get('users/info')).statusCode]).toEqual([
        '{"EMAIL":"N","SMS":"N","PUSH":"N"}',
        200,
      ]);
    },
  );

  it.each(matrix.filter(isOwn))('passes from the pages of this site (origin $origin, site $site)', async (from) => {
    const { cookie } = await loggedIn();
    const answer = await server.app().inject({
      method: 'POST',
      url: '/api/v1/iam/users/info/change',
      headers: headersOf(cookie, from),
      payload: consent,
    });
    expect(answer.statusCode).toBe(200);
  });

  it.each(['Basic Zm9vOmJhcg==', 'Negotiate x', 'Bearerish x'])(
    "is no shell's because it brings an authorization of another kind (%s)",
    async (authorization) => {
      const { cookie, consents } = await loggedIn();
      const headers = {
        ...headersOf(cookie, { origin: 'https://evil.example', site: 'cross-site', page: 'x' }),
        authorization,
      };
      expect(
        (await server.app().inject({ method: 'POST', url: '/api/v1/iam/users/info/change', headers, payload: consent }))
          .statusCode,
      ).toBe(403);
      expect(await consents()).toContain('"EMAIL":"N"');
    },
  );

  it.each(['Bearer ', 'Bearer x', 'bearer x y'])(
    'does not count the cookies of a browser beside a bearer (%s)',
    async (authorization) => {
      const { cookie, consents } = await loggedIn();
      const headers = {
        ...headersOf(cookie, { origin: 'https://evil.example', site: 'cross-site', page: 'x' }),
        authorization,
      };
      const answer = await server
        .app()
        .inject({ method: 'POST', url: '/api/v1/iam/users/info/change', headers, payload: consent });
      expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'TKT_01' }]);
      expect(await consents()).toContain('"EMAIL":"N"');
    },
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'takes nothing that a form of another site could send (%s)',
    async (type) => {
      const { cookie, consents } = await loggedIn();
      const headers = { ...headersOf(cookie, { origin: own, site: 'same-origin', page: 'x' }), 'content-type': type };
      expect(
        (
          await server
            .app()
            .inject({ method: 'POST', url: '/api/v1/iam/users/info/change', headers, payload: JSON.stringify(consent) })
        ).statusCode,
      ).toBe(415);
      expect(await consents()).toContain('"EMAIL":"N"');
    },
  );
});

it('a GET of a call that only reads needs no header, so a cross-site link to it changes nothing', async () => {
  const { cookie } = await loggedIn();
  const answer = await server
    .app()
    .inject({ method: 'GET', url: '/api/v1/iam/users/info', headers: { cookie, 'sec-fetch-site': 'cross-site' } });
  expect([answer.statusCode, answer.headers['access-control-allow-origin'], answer.headers['cache-control']]).toEqual([
    200,
    undefined,
    'no-store',
  ]);
});
