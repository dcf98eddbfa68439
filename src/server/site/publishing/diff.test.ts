import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { all, operatorWith } from '#tests/operators.ts';
import { page, pick, soundSite, type Body } from '#tests/sound-site.ts';
import { testServer, type TestServer } from '#tests/test-server.ts';

const save = ({ console: call }: TestServer, body: Body) => call('PUT', `/drafts/${body.type}/${body.id}`, body);
const publish = ({ console: call }: TestServer) => call('POST', '/releases', { message: 'Change', drafts: 'all' });
const blocked = (): Body => ({
  ...pick(soundSite(), 'page', 'PGE_TST_00005'),
  pageInfo: { pageId: 'PGE_TST_00005', pageStatusCode: 'B', pageBlockContent: 'text.close' },
});

interface Answer {
  readonly changes: readonly { readonly kind: string; readonly text: { readonly ko: string; readonly en: string } }[];
  readonly views: {
    readonly grid: {
      readonly pages: readonly { readonly id: string }[];
      readonly cells: readonly { readonly pages: readonly number[] }[];
    };
    readonly same: number;
    readonly views: number;
    readonly changes: readonly {
      readonly pages: readonly { readonly id: string }[];
      readonly now: { readonly en: string };
    }[];
  };
}

it('says what the drafts would change, for whom, before they are published, and nothing where there are none', async () => {
  const server = await testServer();
  const asked = async (query: string) => (await server.console('GET', `/diff${query}`)).json<Answer>();
  const none = await asked('');
  expect([none.changes, none.views.changes, none.views.same]).toEqual([[], [], none.views.views]);
  await save(server, blocked());
  const { changes, views } = await asked('?from=live&to=drafts');
  expect(changes.map(({ kind, text }) => [kind, text.en])).toEqual([
    ['blocked', 'Blocked the page “ParkMain”; visitors read “Word close”.'],
  ]);
  expect(views.changes.map(({ pages, now }) => [pages.map(({ id }) => id), now.en])).toEqual([
    [['PGE_TST_00005'], 'blocked, saying “Word close”'],
  ]);
  expect(views.same).toBeLessThan(views.views);
});

it('tells of the drafts that are named and of no other, and refuses those that are not there or may not be read', async () => {
  const server = await testServer();
  await save(server, blocked());
  await save(server, page(9, 'More', '/more'));
  const named = (id: string) => ({ drafts: [{ type: 'page', id }] });
  const { changes, views } = (await server.console('POST', '/diff', named('PGE_TST_00005'))).json<Answer>();
  expect([changes.map(({ kind }) => kind), views.grid.pages.map(({ id }) => id)]).toEqual([
    ['blocked'],
    ['PGE_TST_00005'],
  ]);
  expect(views.grid.cells.every(({ pages }) => pages.length === 1 && pages[0] === 0)).toBe(true);
  expect(
    (await server.console('POST', '/diff', { drafts: [] }))
      .json<Answer>()
      .views.grid.cells.every(({ pages }) => pages.length === 0),
  ).toBe(true);
  expect((await server.console('POST', '/diff', named('PGE_TST_00077'))).json()).toMatchObject({
    code: 'DRAFT_NOT_FOUND',
  });
  const elsewhere = await operatorWith(server, [{ ...all('viewer'), venues: ['NOWHERE'] }]);
  expect([
    (await elsewhere.call('POST', '/diff', named('PGE_TST_00005'))).statusCode,
    (await elsewhere.call('POST', '/diff', named('PGE_TST_00009'))).statusCode,
  ]).toEqual([403, 200]);
});

it('compares any two releases, the other way round too, and asks for the token', async () => {
  const server = await testServer();
  await save(server, blocked());
  await publish(server);
  await save(server, page(9, 'More', '/more'));
  await publish(server);
  const kinds = async (from: string, to: string) =>
    (await server.console('GET', `/diff?from=${from}&to=${to}`)).json<Answer>().changes.map(({ kind }) => kind);
  expect([await kinds('1', '2'), await kinds('2', '1'), await kinds('1', 'live'), await kinds('3', 'live')]).toEqual([
    ['blocked'],
    ['opened'],
    ['blocked', 'added'],
    [],
  ]);
  expect((await server.app.inject({ url: '/api/console/v1/diff?from=1&to=2' })).statusCode).toBe(401);
});

it.each([
  ['?from=9&to=live', 404, 'RELEASE_NOT_FOUND'],
  ['?from=yesterday', 400, 'REQ_INVALID'],
  ['?form=1', 400, 'REQ_INVALID'],
])('refuses %s with %i and what to do', async (query, status, code) => {
  const { console: call } = await testServer();
  const answer = await call('GET', `/diff${query}`);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
});

it('says why views are missing when the drafts take the site document away, and still tells the change', async () => {
  const server = await testServer();
  await server.console('PUT', '/drafts/site/site', { deleted: true });
  const answer = (await server.console('GET', '/diff')).json<Partial<Answer>>();
  expect([answer.changes?.map(({ kind }) => kind), answer.views]).toEqual([['removed'], undefined]);
});

it('answers what its description promises', async () => {
  const server = await testServer();
  await save(server, blocked());
  const response = server.app.swagger().paths?.['/api/console/v1/diff']?.get?.responses['200'];
  const schema =
    response !== undefined && 'content' in response ? response.content?.['application/json']?.schema : undefined;
  const fits = new Ajv({ strict: false }).compile(schema ?? false);
  expect([fits((await server.console('GET', '/diff')).json()), fits.errors]).toEqual([true, null]);
});

it.each([
  ['GET', '/diff', undefined, 'comparisons'],
  ['POST', '/check', { documents: [], removed: [] }, 'checks'],
  ['POST', '/releases', { drafts: [], validateOnly: true }, 'checks'],
  ['GET', '/releases/1/check', undefined, 'checks'],
] as const)(
  'works on one %s %s of an operator and lets one wait, so that nobody stops the others',
  async (method, path, body, queue) => {
    const server = await testServer();
    const [one, other] = [await operatorWith(server, [all('viewer')]), await operatorWith(server, [all('viewer')])];
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    const busy = [1, 2].map(() => server.publishing[queue].run(one.id, () => held));
    const refused = await one.call(method, path, body);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '10']);
    const answer = other.call(method, path, body);
    release(undefined);
    await Promise.all(busy);
    expect((await answer).statusCode).toBe(200);
  },
);
