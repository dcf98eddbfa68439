import { expect, it } from 'vitest';
import { notice, page, pick, soundSite, type Body } from '#tests/sound-site.ts';
import { testServer, type TestServer } from '#tests/test-server.ts';
import { migrations } from '../../core/migrations/all-migrations.gen.ts';

const save = ({ console: call }: TestServer, body: Body) => call('PUT', `/drafts/${body.type}/${body.id}`, body);
const news = (id: string, title: string): Body => ({ ...notice(id, '<p>Hello</p>'), title: { ko: title, en: title } });
const blocked = (): Body => ({
  ...pick(soundSite(), 'page', 'PGE_TST_00005'),
  pageInfo: { pageId: 'PGE_TST_00005', pageStatusCode: 'B', pageBlockContent: 'text.close' },
});

const released = async (server: TestServer, ...bodies: readonly Body[]): Promise<void> => {
  for (const body of bodies) await save(server, body);
  await server.console('POST', '/releases', { message: '', drafts: 'all' });
};

interface Row {
  readonly number: number;
  readonly base?: number;
  readonly backTo?: number;
  readonly documents?: number;
  readonly venues?: readonly string[];
  readonly views?: { readonly changed: number; readonly all: number };
  readonly gone?: { readonly by: number };
}

const listed = async ({ console: call }: TestServer, query = '') =>
  (await call('GET', `/releases${query}`)).json<{ readonly releases: readonly Row[]; readonly next?: number }>();

it('tells what a release changed in words and for how many kinds of visits, finds it out once and shows it in the list from then on', async () => {
  const server = await testServer();
  await released(server, blocked());
  expect((await listed(server)).releases[0]).toMatchObject({ number: 2, base: 1, documents: 1, venues: ['TP'] });
  expect((await listed(server)).releases[0]?.views).toBeUndefined();
  const told = (await server.console('GET', '/releases/2/changes')).json<{
    readonly changes: readonly { readonly text: { readonly en: string } }[];
    readonly views: object;
  }>();
  expect(told.changes.map(({ text }) => text.en)).toEqual(['Blocked the page “ParkMain”; visitors read “Word close”.']);
  expect((await listed(server)).releases[0]?.views).toEqual(told.views);
  // The stored description is returned and not computed again.
  await server.publishing.store.db
    .updateTable('release_changes')
    .set({ told: JSON.stringify({ changes: [], views: { changed: 1, all: 9 } }) })
    .where('release', '=', 2)
    .execute();
  expect((await server.console('GET', '/releases/2/changes')).json()).toEqual({
    changes: [],
    views: { changed: 1, all: 9 },
  });
  expect((await server.console('GET', '/releases/9/changes')).json()).toMatchObject({ code: 'RELEASE_NOT_FOUND' });
});

it('marks releases that were left for an earlier one, and the release that brought it back', async () => {
  const server = await testServer();
  await released(server, news('n8', 'One'));
  await released(server, news('n9', 'Two'));
  await server.console('POST', '/releases/2/roll-back', { message: 'Wrong' });
  expect(
    (await listed(server)).releases.map(({ number, base, backTo, gone }) => [number, base, backTo, gone?.by]),
  ).toEqual([
    [4, 3, 2, undefined],
    [3, 2, undefined, 4],
    [2, 1, undefined, undefined],
    [1, undefined, undefined, undefined],
  ]);
});

it('lists releases in pages, and those that changed a venue', async () => {
  const server = await testServer();
  await released(server, news('n8', 'One'));
  await released(server, blocked());
  const numbers = async (query: string) => {
    const { releases, next } = await listed(server, query);
    return [releases.map(({ number }) => number), next];
  };
  expect([await numbers('?size=2'), await numbers('?size=2&before=2'), await numbers('?size=3')]).toEqual([
    [[3, 2], 2],
    [[1], undefined],
    [[3, 2, 1], undefined],
  ]);
  await server.publishing.store.db
    .updateTable('release_changes')
    .set({ venues: '["XX"]' })
    .where('release', '=', 2)
    .execute();
  expect([await numbers('?venue=TP'), await numbers('?venue=XX')]).toEqual([
    [[3, 1], undefined],
    [[2, 1], undefined],
  ]);
  expect(
    (await server.console('GET', '/releases?venue=%25'))
      .json<{ releases: readonly Row[] }>()
      .releases.map(({ number }) => number),
  ).toEqual([1]);
});

it('checks a release against today and stops nothing by it', async () => {
  const server = await testServer();
  await released(server, page(90, 'More', '/more'));
  expect((await server.console('GET', '/releases/1/check')).json()).toEqual({
    documents: soundSite().length,
    problems: [],
  });
  expect((await server.console('GET', '/releases/9/check')).json()).toMatchObject({ code: 'RELEASE_NOT_FOUND' });
});

it('knows what releases of an earlier store were made over, and tells them when they are asked for', async () => {
  const server = await testServer();
  const { db } = server.publishing.store;
  await released(server, blocked());
  await released(server, news('n9', 'Two'));
  await server.console('POST', '/releases/1/roll-back', { message: '' });
  const before = (await listed(server)).releases;
  await db.schema.dropTable('release_changes').execute();
  await migrations['0008-release-changes']?.up(db);
  expect(
    (await listed(server)).releases.map(({ number, base, backTo, documents }) => [number, base, backTo, documents]),
  ).toEqual(before.map(({ number, base, backTo }) => [number, base, backTo, undefined]));
  await server.console('GET', '/releases/2/changes');
  expect((await listed(server)).releases[2]).toMatchObject({ number: 2, documents: 1, views: expect.anything() });
});

it('refuses to publish a draft that is no longer what its publisher looked at, and says whose it is now', async () => {
  const server = await testServer();
  const { hash } = (await save(server, news('n9', 'Looked at'))).json<{ hash: string }>();
  await save(server, news('n9', 'Later'));
  const publish = (given: string) =>
    server.console('POST', '/releases', { message: '', drafts: [{ type: 'notice', id: 'n9', hash: given }] });
  const refused = await publish(hash);
  expect([refused.statusCode, refused.json()]).toEqual([
    412,
    expect.objectContaining({ code: 'DRAFT_STALE', type: 'notice', id: 'n9', author: 'console' }),
  ]);
  expect((await listed(server)).releases.length).toBe(1);
  const [draft] = (await server.console('GET', '/drafts')).json<{ drafts: readonly { hash: string }[] }>().drafts;
  expect((await publish(draft?.hash ?? '')).statusCode).toBe(201);
});
