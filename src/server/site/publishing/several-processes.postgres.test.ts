import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { notice, page, pick, soundSite, type Body } from '#tests/sound-site.ts';
import { storeAt, tempDatabase, tempStore } from '#tests/temp-store.ts';
import { publishingOver, seedWith, testServer, type TestServer } from '#tests/test-server.ts';
import { listDrafts, lockDrafts, putDrafts } from './drafts-store.ts';
import { loadLive } from './load-live.ts';
import { asSaved, saveRevisions } from './save-revision.ts';

const patience = { timeout: 20_000 };
const news = (id: string, title: string): Body => ({ ...notice(id, '<p>Hello</p>'), title: { ko: title, en: title } });
const titlesOf = ({ publishing }: TestServer) =>
  ['n8', 'n9'].map((id) => publishing.live.current.prepared.documents.notice.get(id)?.title.en);
const liveOf = ({ publishing }: TestServer) => publishing.live.current.number;

/** Publishes through one of the servers and returns the response. */
async function publish({ console: call }: TestServer, body: Body) {
  await call('PUT', `/drafts/${body.type}/${body.id}`, body);
  return call('POST', '/releases', { message: 'Change', drafts: [{ type: body.type, id: body.id }] });
}

/** Starts several servers on one database, with release 1. */
async function servers(count: number): Promise<TestServer[]> {
  const address = await tempDatabase();
  await seedWith(publishingOver(await storeAt(address)));
  return Promise.all(
    Array.from({ length: count }, async () => {
      const publishing = publishingOver(await storeAt(address));
      await loadLive(publishing);
      const server = await testServer(publishing);
      await server.app.ready();
      return server;
    }),
  );
}

const two = async () => (await servers(2)) as [TestServer, TestServer];

it('shows a release and a rollback of one process in the other', async () => {
  const [one, other] = await two();
  expect((await publish(one, news('n9', 'Soon'))).statusCode).toBe(201);
  await vi.waitUntil(() => liveOf(other) === 2, patience);
  expect([titlesOf(other), other.publishing.live.current.snapshot]).toEqual([
    [undefined, 'Soon'],
    one.publishing.live.current.snapshot,
  ]);
  await other.console('POST', '/releases/1/activate');
  await vi.waitUntil(() => liveOf(one) === 1, patience);
  expect(titlesOf(one)).toEqual([undefined, undefined]);
});

it('catches up with what was published while it heard nothing', async () => {
  const [one, other] = await two();
  const { db } = one.publishing.store;
  const listeners = sql<{
    pid: number;
  }>`select pid from pg_stat_activity where datname = current_database() and application_name = 'promenade listens'`;
  const ears = await vi.waitUntil(async () => {
    const { rows } = await listeners.execute(db);
    return rows.length === 2 && rows;
  }, patience);
  await publish(one, news('n9', 'Soon'));
  await vi.waitUntil(() => liveOf(other) === 2, patience);
  // A rollback that no process is notified of.
  await db.updateTable('live_pointer').set({ release: 1 }).execute();
  expect([liveOf(one), liveOf(other)]).toEqual([2, 2]);
  for (const { pid } of ears) await sql`select pg_terminate_backend(${pid})`.execute(db);
  await vi.waitUntil(() => liveOf(other) === 1 && liveOf(one) === 1, patience);
});

it('publishes on what another process made live a moment before, and loses nothing of it', async () => {
  const [one, other] = await two();
  const answers = await Promise.all([publish(one, news('n8', 'One')), publish(other, news('n9', 'Two'))]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  await vi.waitUntil(() => liveOf(one) === 3 && liveOf(other) === 3, patience);
  expect([titlesOf(one), titlesOf(other)]).toEqual([
    ['One', 'Two'],
    ['One', 'Two'],
  ]);
});

it('lets one of two processes win that publish on the same release', async () => {
  const [one, other] = await two();
  for (const id of ['n8', 'n9']) await one.console('PUT', `/drafts/notice/${id}`, news(id, id));
  const order = (server: TestServer, id: string) =>
    server.console('POST', '/releases', { drafts: [{ type: 'notice', id }] }, { 'if-match': '1' });
  const answers = await Promise.all([order(one, 'n8'), order(other, 'n9')]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 412]);
});

it('saves the same drafts in different orders at once', async () => {
  const { db } = await tempStore();
  const drafts = Array.from({ length: 3_000 }, (_, index) => ({
    ...asSaved(news(`m${index}`, 'Same')),
    updatedAt: '',
    author: '',
  })).map((document) => ({ ...document, document }));
  const save = (inOrder: typeof drafts) =>
    db.transaction().execute(async (tx) => {
      await saveRevisions(tx, inOrder, 'one', '');
      await putDrafts(tx, inOrder);
    });
  await Promise.all([drafts, drafts.toReversed(), drafts, drafts.toReversed()].map(save));
  expect((await listDrafts(db)).length).toBe(3_000);
});

it.each([
  ['removing', 'PUT', { deleted: true }],
  ['discarding', 'DELETE', undefined],
] as const)('refuses %s a new page while another process saves a menu that links to it', async (_, method, body) => {
  const [one, other] = await two();
  const { db } = one.publishing.store;
  const [own, menu] = [page(23, 'Own', '/own', { venue: 'TP' }), pick(soundSite(), 'menu', 'main')];
  await one.console('PUT', `/drafts/page/${own.id}`, own);
  const linked = asSaved({
    ...menu,
    items: [
      ...(menu['items'] as readonly object[]),
      { menuUid: 'own', parentsMenuUid: '', menuLevel: 0, menuName: 'menu.home', pageId: own.id },
    ],
  });
  const waiting = sql<{
    pid: number;
  }>`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const removal = await db.transaction().execute(async (tx) => {
    await lockDrafts(tx);
    await saveRevisions(tx, [linked], 'somebody', '');
    await putDrafts(tx, [{ type: 'menu', id: 'main', document: linked, updatedAt: '', author: 'somebody' }]);
    let hasEnded = false;
    const running = other.console(method, `/drafts/page/${own.id}`, body).finally(() => (hasEnded = true));
    while (!hasEnded && (await waiting.execute(db)).rows.length === 0) await Promise.resolve();
    return { running };
  });
  expect((await removal.running).json<{ code: string }>().code).toBe('DOCUMENT_IN_USE');
});
