import { expect, it } from 'vitest';
import { notice, soundSite, type Body } from '#tests/sound-site.ts';
import { testServer, type TestServer } from '#tests/test-server.ts';

const save = (server: TestServer, body: Body) => server.console('PUT', `/drafts/${body.type}/${body.id}`, body);
const publish = (server: TestServer) => server.console('POST', '/releases', { message: 'Change', drafts: 'all' });
const idsOf = async ({ console: call }: TestServer, query = '') => {
  const { release, hash, documents } = (await call('GET', `/site${query}`)).json<{
    release: number;
    hash: string;
    documents: Body[];
  }>();
  return {
    release,
    hash,
    notices: documents.filter(({ type }) => type === 'notice').map(({ id }) => id),
    total: documents.length,
  };
};

it('gives all documents of the live release at once, as they were saved, under the hash of the release', async () => {
  const server = await testServer();
  const answer = await server.console('GET', '/site');
  const { documents, hashes, ...name } = answer.json<{ documents: Body[]; hashes: string[] }>();
  expect(hashes).toEqual(
    documents.map((document) => server.publishing.live.current.documents.get(`${document.type}/${document.id}`)?.hash),
  );
  expect(name).toEqual({ release: 1, hash: server.publishing.live.current.hash, drafts: false, partial: [] });
  expect(documents.toSorted((one, two) => (`${one.type}/${one.id}` < `${two.type}/${two.id}` ? -1 : 1))).toEqual(
    soundSite().toSorted((one, two) => (`${one.type}/${one.id}` < `${two.type}/${two.id}` ? -1 : 1)),
  );
  expect([answer.headers['etag'], answer.headers['cache-control']]).toEqual([
    `"${server.publishing.live.current.hash}"`,
    'no-store',
  ]);
});

it('gives an earlier release, and the live one as it would be with the drafts', async () => {
  const server = await testServer();
  const first = await idsOf(server);
  await save(server, notice('n2', '<p>Two</p>'));
  await publish(server);
  await save(server, notice('n3', '<p>Three</p>'));
  await server.console('PUT', '/drafts/notice/n1', { deleted: true });
  expect((await idsOf(server)).notices).toEqual(['n1', 'n2']);
  expect(await idsOf(server, '?release=1')).toEqual(first);
  expect(await idsOf(server, '?drafts=true')).toMatchObject({
    release: 2,
    notices: ['n2', 'n3'],
    total: first.total + 1,
  });
});

it('refuses who has no token, a release that is not there, and a release with drafts', async () => {
  const server = await testServer();
  expect((await server.app.inject('/api/console/v1/site')).statusCode).toBe(401);
  expect((await server.console('GET', '/site?release=9')).json()).toMatchObject({ code: 'RELEASE_NOT_FOUND' });
  expect((await server.console('GET', '/site?release=1&drafts=true')).json()).toMatchObject({
    code: 'REQ_INVALID',
    errorMessage: expect.stringContaining('not both'),
  });
  expect((await server.console('GET', '/site?release=x')).statusCode).toBe(400);
});

it('lists every place that uses a document, live and with the drafts', async () => {
  const server = await testServer();
  const usersOf = async (query = '') =>
    (await server.console('GET', `/documents/guard/need-login/users${query}`)).json<{
      users: { type: string; id: string; pointer: string; text: object }[];
    }>().users;
  const before = await usersOf();
  const [first] = soundSite().filter(({ type }) => type === 'page');
  await save(server, { ...(first as Body), guards: ['need-login'] });
  expect(await usersOf()).toEqual(before);
  expect((await usersOf('?drafts=true')).filter(({ id }) => id === first?.id)).toEqual([
    {
      type: 'page',
      id: first?.id,
      pointer: '/guards/0',
      text: { ko: expect.stringContaining('페이지, 가드'), en: expect.stringContaining(', guards') },
    },
  ]);
  expect((await server.console('GET', '/documents/guard/nobody/users')).statusCode).toBe(404);
});

it('tells of every live document who wrote it as it stands', async () => {
  const server = await testServer();
  const changesNow = async () =>
    (await server.console('GET', '/changes')).json<{
      changes: { type: string; id: string; author: string; at: string }[];
    }>().changes;
  expect(await changesNow()).toHaveLength(soundSite().length);
  await save(server, notice('n1', '<p>New</p>'));
  await publish(server);
  const [changed, ...others] = (await changesNow()).toSorted(
    (one, two) => (one.author === 'seed' ? 1 : 0) - (two.author === 'seed' ? 1 : 0),
  );
  expect(changed).toMatchObject({ type: 'notice', id: 'n1', at: '2026-11-01T03:00:00.000Z' });
  expect(new Set(others.map(({ author }) => author))).toEqual(new Set(['seed']));
});
