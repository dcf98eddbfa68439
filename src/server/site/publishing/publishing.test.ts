import { expect, it } from 'vitest';
import { layout, notice, page, pick, soundSite, type Body } from '#tests/sound-site.ts';
import { publishingOver, testServer, type TestServer } from '#tests/test-server.ts';
import { listDrafts } from './drafts-store.ts';
import { goLive } from './go-live.ts';
import { loadLive } from './load-live.ts';
import { checkSite } from './check-site.ts';
import { withDrafts } from './with-drafts.ts';

const save = ({ console: call }: TestServer, body: Body) => call('PUT', `/drafts/${body.type}/${body.id}`, body);
const publish = ({ console: call }: TestServer, order: object = {}, headers?: Record<string, string>) =>
  call('POST', '/releases', { message: 'Change', drafts: 'all', ...order }, headers);
const releases = async ({ console: call }: TestServer) =>
  (await call('GET', '/releases')).json<{ releases: { number: number; live: boolean }[] }>().releases;
const drafts = async ({ console: call }: TestServer) =>
  (await call('GET', '/drafts')).json<{ drafts: { type: string; id: string; deleted: boolean }[] }>().drafts;
const titleOf = ({ publishing }: TestServer, id: string) =>
  publishing.live.current.prepared.documents.notice.get(id)?.title.en;

const news = (id: string, title: string): Body => ({ ...notice(id, '<p>Hello</p>'), title: { ko: title, en: title } });
const broken = layout('plain', [{ id: 'a', widget: 'section', v: 1, settings: { title: 7 } }]);

it('refuses everybody without the token, and says what to send', async () => {
  const { app } = await testServer();
  const answers = await Promise.all(
    [undefined, 'Bearer wrong', 'Basic a-token-of-the-tests', 'a-token-of-the-tests'].map((authorization) =>
      app.inject({ url: '/api/console/v1/releases', headers: authorization === undefined ? {} : { authorization } }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
  expect(answers[0]?.json()).toMatchObject({
    code: 'CONSOLE_TOKEN',
    errorMessage: expect.stringContaining('Authorization: Bearer'),
  });
});

it('lists the live documents by type, venue and text, in pages', async () => {
  const { console: call } = await testServer();
  const idsOf = async (query: string) =>
    (await call('GET', `/documents?${query}`))
      .json<{ documents: Body[] }>()
      .documents.map(({ type, id }) => `${type}/${id}`);
  const all = (await call('GET', '/documents')).json<{ total: number; page: number; size: number }>();
  expect(all).toMatchObject({ total: soundSite().length, page: 1, size: 50 });
  expect(await idsOf('type=venue')).toEqual(['venue/TP']);
  expect(await idsOf('venue=TP')).toContain('venue/TP');
  expect(await idsOf('venue=NO')).toEqual([]);
  expect(await idsOf('type=messages&q=SITE.NAME&size=1&page=2')).toEqual(['messages/all-ko']);
  expect((await call('GET', '/documents?size=1000')).statusCode).toBe(400);
});

it('gives a document as the object that may be saved again', async () => {
  const server = await testServer();
  const body = (await server.console('GET', '/documents/venue/TP')).json<Body>();
  expect(body).toEqual(pick(soundSite(), 'venue', 'TP'));
  expect((await save(server, body)).json()).toEqual({
    type: 'venue',
    id: 'TP',
    hash: expect.any(String),
    deleted: false,
    author: 'console',
    updatedAt: expect.any(String),
    problems: [],
  });
  expect((await server.console('GET', '/documents/venue/XX')).json()).toMatchObject({ code: 'DOC_NOT_FOUND' });
});

it('shows a draft to nobody before its release, and to everybody after it', async () => {
  const server = await testServer();
  await save(server, news('n9', 'Soon'));
  expect(titleOf(server, 'n9')).toBeUndefined();
  const answer = await publish(server);
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    { number: 2, hash: server.publishing.live.current.hash, problems: [] },
  ]);
  expect([titleOf(server, 'n9'), await drafts(server)]).toEqual(['Soon', []]);
  expect(await releases(server)).toEqual([
    {
      number: 2,
      hash: server.publishing.live.current.hash,
      message: 'Change',
      author: 'console',
      at: '2026-11-01T03:00:00.000Z',
      live: true,
      base: 1,
      documents: 1,
      venues: ['TP'],
    },
    expect.objectContaining({ number: 1, author: 'seed', live: false }),
  ]);
});

it('publishes the chosen drafts only', async () => {
  const server = await testServer();
  await save(server, news('n8', 'One'));
  await save(server, news('n9', 'Two'));
  await publish(server, { drafts: [{ type: 'notice', id: 'n9' }] });
  expect([titleOf(server, 'n8'), titleOf(server, 'n9'), (await drafts(server)).map(({ id }) => id)]).toEqual([
    undefined,
    'Two',
    ['n8'],
  ]);
  expect((await publish(server, { drafts: [{ type: 'notice', id: 'none' }] })).json()).toMatchObject({
    code: 'DRAFT_NOT_FOUND',
  });
});

it('removes a document at the release of a draft that deletes it', async () => {
  const server = await testServer();
  await server.console('PUT', '/drafts/notice/n1', { deleted: true });
  expect((await server.console('GET', '/drafts/notice/n1')).json()).toEqual({ deleted: true });
  expect(titleOf(server, 'n1')).toBeDefined();
  await publish(server);
  expect(titleOf(server, 'n1')).toBeUndefined();
});

it('saves a broken draft with its problems, and refuses its release with them', async () => {
  const server = await testServer();
  const saved = await save(server, broken);
  expect([saved.statusCode, saved.json<{ problems: object[] }>().problems]).toEqual([
    200,
    [expect.objectContaining({ code: 'schema-error' })],
  ]);
  const refused = await publish(server);
  expect([refused.statusCode, refused.json()]).toEqual([
    422,
    expect.objectContaining({
      code: 'RELEASE_REFUSED',
      problems: [
        expect.objectContaining({
          code: 'schema-error',
          at: expect.objectContaining({ type: 'layout', id: 'plain', pointer: '/placements/0/settings/title' }),
        }),
      ],
    }),
  ]);
  expect([(await releases(server)).length, (await drafts(server)).length]).toEqual([1, 1]);
});

it('only checks the site when it is asked to validate', async () => {
  const server = await testServer();
  expect((await publish(server, { validateOnly: true })).json()).toEqual({ problems: [] });
  await save(server, news('n9', 'Soon'));
  expect([(await publish(server, { validateOnly: true })).statusCode, (await releases(server)).length]).toEqual([
    200, 1,
  ]);
  await save(server, broken);
  expect((await publish(server, { validateOnly: true })).statusCode).toBe(422);
});

it('refuses a site on which a page could be seen by nobody, though each document is sound', async () => {
  const server = await testServer();
  const refuse = (login: boolean) => [{ when: [[{ fact: 'login', is: [login] }]], refuse: 'S//guard.login' }];
  await save(server, { type: 'guard', id: 'no-guests', v: 1, rules: refuse(false) });
  await save(server, { type: 'guard', id: 'no-members', v: 1, rules: refuse(true) });
  await save(server, page(90, 'Nobody', '/nobody', { guards: ['no-guests', 'no-members'] }));
  const answer = await publish(server);
  expect([answer.statusCode, (await releases(server)).length]).toEqual([422, 1]);
  expect(answer.json()).toMatchObject({
    problems: [
      {
        code: 'page-never-opens',
        severity: 'error',
        at: { type: 'page', id: 'PGE_TST_00090', pointer: '/guards' },
        way: { as: expect.stringContaining('login=false'), steps: [{ to: '/nobody', by: '' }] },
      },
    ],
  });
});

it('discards a draft', async () => {
  const server = await testServer();
  await save(server, broken);
  expect((await server.console('DELETE', '/drafts/layout/plain')).statusCode).toBe(204);
  expect((await server.console('DELETE', '/drafts/layout/plain')).json()).toMatchObject({ code: 'DRAFT_NOT_FOUND' });
  expect((await publish(server)).json()).toMatchObject({ code: 'NOTHING_TO_PUBLISH' });
});

it('refuses a draft under an address that is not its own', async () => {
  const { console: call } = await testServer();
  const answers = await Promise.all(
    [news('n2', 'x'), { ...news('n1', 'x'), type: 'board' }, {}, { deleted: 'yes' }, { deleted: true, id: 'n2' }].map(
      (body) => call('PUT', '/drafts/notice/n1', body),
    ),
  );
  expect(answers.map((answer) => answer.json<{ code: string }>().code)).toEqual(
    Array.from({ length: 5 }, () => 'DOC_MISMATCH'),
  );
  expect((await call('PUT', '/drafts/notice/n1', [])).json()).toMatchObject({ code: 'REQ_INVALID' });
});

it('leaves $schema out, which serves editors only', async () => {
  const server = await testServer();
  const plain = (await save(server, news('n9', 'x'))).json<{ hash: string }>();
  const named = (await save(server, { $schema: '../x.json', ...news('n9', 'x') })).json<{ hash: string }>();
  expect(named.hash).toBe(plain.hash);
  expect((await server.console('GET', '/drafts/notice/n9')).json()).toEqual(news('n9', 'x'));
});

it('imports many documents as drafts, all or none', async () => {
  const server = await testServer();
  const answer = await server.console('POST', '/import', {
    documents: [news('n8', 'One'), { $schema: 'x', ...news('n9', 'Two') }],
  });
  expect(answer.json()).toMatchObject({
    drafts: [
      { type: 'notice', id: 'n8' },
      { type: 'notice', id: 'n9' },
    ],
    problems: [],
  });
  expect(
    (await server.console('POST', '/import', { documents: [news('n5', 'x'), news('n5', 'y')] })).json(),
  ).toMatchObject({ code: 'REQ_INVALID', errorMessage: expect.stringContaining('notice/n5') });
  expect((await server.console('POST', '/import', { documents: [{ type: 'notice' }] })).statusCode).toBe(400);
  expect((await drafts(server)).map(({ id }) => id)).toEqual(['n8', 'n9']);
});

it.each([
  ['its number', '1', 201],
  ['its quoted number', '"1"', 201],
  ['anything', '*', 201],
  ['one of several', '"9", W/"1"', 201],
  ['another number', '2', 412],
  ['another hash', '"abc"', 412],
])('takes a release whose If-Match names %s', async (_what, ifMatch, status) => {
  const server = await testServer();
  await save(server, news('n9', 'Soon'));
  expect((await publish(server, {}, { 'if-match': ifMatch })).statusCode).toBe(status);
});

it('lets one of two publishers win who saw the same release', async () => {
  const server = await testServer();
  const { hash } = server.publishing.live.current;
  await save(server, news('n8', 'One'));
  await save(server, news('n9', 'Two'));
  const order = (id: string) => publish(server, { drafts: [{ type: 'notice', id }] }, { 'if-match': `"${hash}"` });
  const answers = await Promise.all([order('n8'), order('n9')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 412]);
});

it('checks the second of two publishers against what the first made live', async () => {
  const server = await testServer();
  await save(server, layout('lone', []));
  await publish(server);
  // Each change alone passes: an added page that uses the layout, and the deletion of the layout.
  await server.console('PUT', '/drafts/layout/lone', { deleted: true });
  await save(server, page(90, 'Lone', '/lone', { layout: 'lone' }));
  const answers = await Promise.all([
    publish(server, { drafts: [{ type: 'page', id: 'PGE_TST_00090' }] }),
    publish(server, { drafts: [{ type: 'layout', id: 'lone' }] }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 422]);
  expect(answers[1]?.json()).toMatchObject({ problems: [{ code: 'dangling-reference', at: { id: 'PGE_TST_00090' } }] });
});

it('keeps a draft that was saved again while its former state was published', async () => {
  const server = await testServer();
  const { publishing } = server;
  await save(server, news('n9', 'Former'));
  const former = await listDrafts(publishing.store.db);
  const site = await checkSite(publishing, withDrafts(publishing.live.current.documents, former));
  await save(server, news('n9', 'Later'));
  await goLive(publishing, site, former, { message: '', author: 'one' });
  expect([titleOf(server, 'n9'), (await server.console('GET', '/drafts/notice/n9')).json()]).toEqual([
    'Former',
    news('n9', 'Later'),
  ]);
});

it('goes back to an earlier release, and forward again, without a new one', async () => {
  const server = await testServer();
  const first = server.publishing.live.current;
  await save(server, news('n9', 'Soon'));
  await publish(server);
  const back = await server.console('POST', '/releases/1/activate');
  expect(back.json()).toEqual({ number: 1, hash: first.hash });
  expect([titleOf(server, 'n9'), (await releases(server)).map(({ live }) => live)]).toEqual([undefined, [false, true]]);
  await server.console('POST', '/releases/2/activate');
  expect(titleOf(server, 'n9')).toBe('Soon');
  expect((await server.console('POST', '/releases/9/activate')).json()).toMatchObject({ code: 'RELEASE_NOT_FOUND' });
  expect((await server.console('POST', '/releases/1/activate', undefined, { 'if-match': '1' })).statusCode).toBe(412);
});

it('numbers a release after a rollback beyond the last one', async () => {
  const server = await testServer();
  await save(server, news('n8', 'One'));
  await publish(server);
  await server.console('POST', '/releases/1/activate');
  await save(server, news('n9', 'Two'));
  expect((await publish(server)).json()).toMatchObject({ number: 3 });
  expect([titleOf(server, 'n8'), titleOf(server, 'n9')]).toEqual([undefined, 'Two']);
});

it('gives the same documents the same release hash', async () => {
  const server = await testServer();
  const { hash } = server.publishing.live.current;
  await save(server, news('n9', 'Soon'));
  await publish(server);
  expect(server.publishing.live.current.hash).not.toBe(hash);
  await server.console('PUT', '/drafts/notice/n9', { deleted: true });
  await publish(server);
  expect(server.publishing.live.current.hash).toBe(hash);
});

it('checks again when another process has released in the meantime', async () => {
  const server = await testServer();
  const { store } = server.publishing;
  await save(server, news('n9', 'Soon'));
  // Simulates another process on the same database: release 2 with the documents of release 1.
  await store.db
    .insertInto('releases')
    .values({ number: 2, hash: 'theirs', message: '', author: 'other', at: '' })
    .execute();
  const theirs = store.db.selectFrom('release_documents').select(['type', 'id', 'revision']).where('release', '=', 1);
  await store.db
    .insertInto('release_documents')
    .values((await theirs.execute()).map((row) => ({ ...row, release: 2 })))
    .execute();
  await store.db.updateTable('live_pointer').set({ release: 2 }).execute();
  expect((await publish(server)).json()).toMatchObject({ number: 3 });
  expect((await publish(server, {}, { 'if-match': '2' })).json()).toMatchObject({ code: 'RELEASE_STALE' });
});

it('sanitises nothing again after a restart', async () => {
  const server = await testServer();
  await save(server, news('n9', 'Soon'));
  await publish(server);
  const { db } = server.publishing.store;
  // A marker in the stored results proves that they are used.
  await db
    .updateTable('kept_html')
    .set({ value: JSON.stringify({ nodes: ['kept'], removed: [], imageHosts: [] }) })
    .execute();
  const publishing = publishingOver(server.publishing.store);
  await loadLive(publishing);
  expect(publishing.live.current.prepared.rich.get('<p>Hello</p>')).toEqual(['kept']);
});
