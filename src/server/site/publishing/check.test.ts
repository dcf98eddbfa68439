import { expect, it } from 'vitest';
import { all, operatorWith } from '#tests/operators.ts';
import { notice, loginQuery, page, soundSite, type Body } from '#tests/sound-site.ts';
import { testServer } from '#tests/test-server.ts';

interface Answer {
  readonly release: number;
  readonly documents: number;
  readonly problems: readonly {
    readonly code: string;
    readonly at: { readonly type: string; readonly id: string; readonly pointer: string };
  }[];
}

const placesOf = ({ problems }: Answer) => problems.map(({ code, at }) => `${code} ${at.type}/${at.id}${at.pointer}`);

it('tells all problems of the site as it would be with changes that nobody has saved, and saves nothing', async () => {
  const server = await testServer();
  const broken: Body = page(2, 'Login', '/login', { guards: ['need-logn'], query: loginQuery });
  const ask = (documents: readonly Body[], removed: readonly object[] = []) =>
    server.console('POST', '/check', { documents, removed });
  const clear = (await ask([])).json<Answer>();
  expect([clear.release, clear.documents, clear.problems]).toEqual([1, soundSite().length, []]);
  const found = (await ask([broken, notice('n9', '<p>Nine</p>')])).json<Answer>();
  expect([found.documents, placesOf(found)]).toEqual([
    soundSite().length + 1,
    ['unknown-guard page/PGE_TST_00002/guards/0'],
  ]);
  const without = (await ask([], [{ type: 'layout', id: 'plain' }])).json<Answer>();
  expect([without.documents, placesOf(without)]).toEqual([
    soundSite().length - 1,
    expect.arrayContaining(['dangling-reference page/PGE_TST_00001/layout']),
  ]);
  expect([(await server.console('GET', '/drafts')).json(), server.publishing.live.current.number]).toEqual([
    { drafts: [] },
    1,
  ]);
});

it('checks for whoever may read, and refuses what has no name or no right', async () => {
  const server = await testServer();
  const viewer = await operatorWith(server, [all('viewer')]);
  expect((await viewer.call('POST', '/check', { documents: [], removed: [] })).statusCode).toBe(200);
  const statuses = await Promise.all([
    server.app.inject({
      method: 'POST',
      url: '/api/console/v1/check',
      headers: { 'x-console': '1' },
      payload: { documents: [], removed: [] },
    }),
    server.console('POST', '/check', { documents: [{ type: 'notice' }], removed: [] }),
    server.console('POST', '/check', { documents: [{ type: '../x', id: 'y' }], removed: [] }),
  ]);
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([401, 400, 400]);
});

it('notes the period of what is about to be published, in the console and before publishing', async () => {
  const server = await testServer();
  const later = { ...notice('n9', '<p>Nine</p>'), publishedAt: '2999-01-01' };
  const note = ['content-in-future notice/n9/publishedAt'];
  expect(
    placesOf((await server.console('POST', '/check', { documents: [later], removed: [] })).json<Answer>()),
  ).toEqual(note);
  await server.console('PUT', '/drafts/notice/n9', later);
  const order = { message: '', drafts: 'all', validateOnly: true };
  expect(placesOf((await server.console('POST', '/releases', order)).json<Answer>())).toEqual(note);
  await server.console('POST', '/releases', { ...order, validateOnly: false });
  await server.console('PUT', '/drafts/notice/n8', notice('n8', '<p>Eight</p>'));
  expect(placesOf((await server.console('POST', '/releases', order)).json<Answer>())).toEqual([]);
});
