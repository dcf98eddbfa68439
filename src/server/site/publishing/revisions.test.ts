import { expect, it } from 'vitest';
import { all, operatorWith } from '#tests/operators.ts';
import { pick, soundSite, type Body } from '#tests/sound-site.ts';
import { testServer, type TestServer } from '#tests/test-server.ts';

const main = (path: string): Body => ({ ...pick(soundSite(), 'page', 'PGE_TST_00005'), paths: [path] });
const save = async ({ console: call }: TestServer, body: Body): Promise<string> =>
  (await call('PUT', `/drafts/${body.type}/${body.id}`, body)).json<{ hash: string }>().hash;
const at = (hash: string, id = 'PGE_TST_00005') => `/documents/page/${id}/revisions/${hash}`;

it('gives every state that a document ever had, by the revision that the journal names', async () => {
  const server = await testServer();
  const [one, two] = [await save(server, main('/one')), await save(server, main('/two'))];
  await server.console('DELETE', '/drafts/page/PGE_TST_00005');
  const { entries } = (await server.console('GET', '/journal?type=page&document=PGE_TST_00005')).json<{
    entries: readonly { kind: string; revision?: string }[];
  }>();
  expect(entries.filter(({ kind }) => kind === 'draft-saved').map(({ revision }) => revision)).toEqual([two, one]);
  const answer = await server.console('GET', at(one));
  expect([answer.json<Body>()['paths'], answer.headers['etag'], answer.headers['cache-control']]).toEqual([
    ['/one'],
    `"${one}"`,
    'no-store',
  ]);
});

it('stores texts in NFC, however they were typed', async () => {
  const server = await testServer();
  const composed = await save(server, main('/안내'));
  expect(await save(server, main('/안내'.normalize('NFD')))).toBe(composed);
});

it('knows no state of another document, and none that never was', async () => {
  const server = await testServer();
  const one = await save(server, main('/one'));
  expect((await server.console('GET', at(one, 'PGE_TST_00001'))).json()).toMatchObject({ code: 'REVISION_NOT_FOUND' });
  expect((await server.console('GET', at('nothing'))).statusCode).toBe(404);
  expect((await server.console('GET', at('a%20b'))).statusCode).toBe(400);
});

it('gives nothing to whoever may not read the document as it is, or as it was then', async () => {
  const server = await testServer();
  const one = await save(server, main('/one'));
  const shared = { ...main('/shared') };
  delete shared['venue'];
  const two = await save(server, shared);
  const ofVenue = await operatorWith(server, [{ ...all('viewer'), shared: false }]);
  const ofOther = await operatorWith(server, [{ ...all('viewer'), venues: ['NOWHERE'] }]);
  const status = async ({ call }: typeof ofVenue, hash: string) => (await call('GET', at(hash))).statusCode;
  expect([
    await status(ofVenue, one),
    await status(ofVenue, two),
    await status(ofOther, one),
    await status(ofOther, two),
    await status(ofOther, 'nothing'),
  ]).toEqual([200, 403, 403, 403, 403]);
});
