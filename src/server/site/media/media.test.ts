import { expect, it } from 'vitest';
import { jpegFile, multipart } from '#tests/picture-files.ts';
import { all, operatorWith } from '#tests/operators.ts';
import { soundSite, type Body } from '#tests/sound-site.ts';
import { testServer, type TestServer } from '#tests/test-server.ts';
import type { Grant } from '../../core/operators/grants.ts';
import { cleanFileName } from './routes.ts';
import { listPictures, readBytes, sweepPictures, touchPicture } from './pictures-store.ts';

interface Taken {
  readonly name: string;
  readonly known: boolean;
  readonly picture: Readonly<Record<string, unknown>> & { readonly hash: string; readonly widths: readonly number[] };
}

const upload = ({ console }: Pick<TestServer, 'console'>, bytes: Uint8Array, name?: string) => {
  const { payload, headers } = multipart(bytes, name);
  return console('POST', '/media', payload, headers);
};

const documentOf = ({ picture }: Taken, more: object = {}): Body => ({
  type: 'picture',
  id: 'pic-one',
  v: 1,
  name: 'one.jpg',
  alt: { ko: '바퀴', en: 'A wheel' },
  focus: { x: 0.5, y: 0.5 },
  ...picture,
  ...more,
});

/** Saves a document for an upload and publishes it. */
const publish = async (server: TestServer, body: Body) => {
  await server.console('PUT', `/drafts/picture/${body.id}`, body);
  return server.console('POST', '/releases', { message: '', drafts: 'all' });
};

const visit = ({ app }: TestServer, url: string, headers = {}) => app.inject({ url, headers });

it('takes a picture once: the same again is found, whatever it is called, and the journal tells of the first', async () => {
  const server = await testServer();
  const file = await jpegFile();
  const [first, second] = [await upload(server, file, 'Wheel.jpg'), await upload(server, file, 'Other name.jpg')];
  expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
  expect(first.json()).toMatchObject({
    name: 'Wheel.jpg',
    known: false,
    picture: { width: 400, height: 300, widths: [320] },
  });
  expect(second.json<Taken>().picture).toEqual(first.json<Taken>().picture);
  expect(
    (await server.console('GET', '/journal?size=50'))
      .json<{ entries: { kind: string }[] }>()
      .entries.filter(({ kind }) => kind === 'picture-uploaded'),
  ).toHaveLength(1);
});

it('is shown to visitors in every size as soon as a release names it, for ever, and nothing else of it is', async () => {
  const server = await testServer();
  const taken = (await upload(server, await jpegFile())).json<Taken>();
  const { hash } = taken.picture;
  const at = `/pictures/${hash}/320`;
  expect((await visit(server, `${at}.webp`)).statusCode).toBe(404);
  await server.console('PUT', '/drafts/picture/pic-one', documentOf(taken));
  expect((await visit(server, `${at}.webp`)).statusCode).toBe(404);
  expect((await publish(server, documentOf(taken))).statusCode).toBe(201);
  for (const [format, type] of [
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['jpg', 'image/jpeg'],
  ]) {
    const answer = await visit(server, `${at}.${format}`);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(
      (await visit(server, `${at}.${format}`, { 'if-none-match': String(answer.headers['etag']) })).statusCode,
    ).toBe(304);
  }
  const others = [
    `/pictures/${hash}/400.master`,
    `/pictures/${hash}/640.webp`,
    `/pictures/${hash}/320.png`,
    `/pictures/${'0'.repeat(32)}/320.webp`,
    `/pictures/${hash}/0320.webp`,
    `/pictures/..%2f/320.webp`,
  ];
  expect(await Promise.all(others.map(async (url) => (await visit(server, url)).statusCode))).toEqual(
    others.map(() => 404),
  );
  await server.console('PUT', '/drafts/picture/pic-one', { deleted: true });
  await server.console('POST', '/releases', { message: '', drafts: 'all' });
  expect((await visit(server, `${at}.webp`)).statusCode).toBe(404);
  // The picture is public again after the rollback.
  await server.console('POST', '/releases/2/activate');
  expect((await visit(server, `${at}.webp`)).statusCode).toBe(200);
});

it('is stopped before a release while its bytes are not here, or nobody has said what it shows', async () => {
  const server = await testServer();
  const taken = (await upload(server, await jpegFile())).json<Taken>();
  const { alt: _, ...silent } = documentOf(taken);
  const refusals: (readonly string[])[] = [];
  for (const body of [
    silent as Body,
    documentOf(taken, { alt: { ko: '바퀴' } }),
    documentOf(taken, { hash: '0'.repeat(32) }),
    documentOf(taken, { widths: [320, 640] }),
  ]) {
    const answer = await server.console('POST', '/check', { documents: [body], removed: [] });
    refusals.push(
      answer
        .json<{ problems: { severity: string; code: string; at: { pointer: string } }[] }>()
        .problems.filter(({ severity }) => severity === 'error')
        .map(({ code, at }) => `${code} ${at.pointer}`),
    );
  }
  expect(refusals).toEqual([
    ['picture-without-text /alt'],
    ['missing-translation /alt'],
    ['dangling-reference /hash'],
    ['dangling-reference /hash'],
  ]);
  expect((await publish(server, silent as Body)).statusCode).toBe(422);
  expect((await publish(server, { ...(silent as Body), decorative: true })).statusCode).toBe(201);
});

it('says at the file why it is not taken, and keeps nothing of it', async () => {
  const server = await testServer();
  const large = Buffer.concat([await jpegFile(), Buffer.alloc(20 * 1024 * 1024)]);
  const answers = [
    await upload(server, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png'),
    await upload(server, Buffer.alloc(0)),
    await upload(server, large),
    await server.console('POST', '/media', {}),
  ];
  expect(
    answers.map((answer) => [
      answer.statusCode,
      answer.json<{ code: string; why: string }>().code,
      answer.json<{ why: string }>().why,
    ]),
  ).toEqual([
    [422, 'MED_01', 'svg'],
    [422, 'MED_01', 'empty'],
    [413, 'MED_04', 'large'],
    [422, 'MED_01', 'none'],
  ]);
  expect(answers[0]?.json<{ errorMessage: string }>().errorMessage).toContain('Save the drawing as PNG');
  expect(await server.publishing.store.db.selectFrom('pictures').select('hash').execute()).toEqual([]);
});

it('goes on answering visitors while pictures are made', async () => {
  const server = await testServer();
  const order: string[] = [];
  const file = await jpegFile(1600, 1200);
  await Promise.all([
    upload(server, file).then(() => order.push('upload')),
    visit(server, '/healthz').then(() => order.push('visitor')),
  ]);
  expect(order).toEqual(['visitor', 'upload']);
});

it.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\mina\\사진 1.jpg', '사진 1.jpg'],
  ['a\u0000b\u202egpj.exe', 'abgpj.exe'],
  ['\ud83d', '\ufffd'],
  ['...', 'picture'],
  ['', 'picture'],
  [undefined, 'picture'],
  ['x'.repeat(500), 'x'.repeat(120)],
])('calls a file %j in lists %j', (given, clean) => {
  expect(cleanFileName(given)).toBe(clean);
});

it('keeps the Korean name of a file', async () => {
  const server = await testServer();
  expect((await upload(server, await jpegFile(), '../대관람차.jpg')).json()).toMatchObject({ name: '대관람차.jpg' });
});

const pictureEditor = (venues: Grant['venues'], types: Grant['types'] = ['picture']): Grant => ({
  role: 'editor',
  venues,
  shared: false,
  types,
});

it('lets those upload who may write pictures, and shows drafts to those alone who may read them', async () => {
  const server = await testServer();
  const venue = String(soundSite().find(({ type }) => type === 'venue')?.id);
  const file = await jpegFile();
  const { payload, headers } = multipart(file);
  const [own, pages, viewer, elsewhere] = await Promise.all([
    operatorWith(server, [pictureEditor([venue])]),
    operatorWith(server, [pictureEditor([venue], ['page'])]),
    operatorWith(server, [{ ...all('viewer'), types: ['picture'], venues: [venue], shared: false }]),
    operatorWith(server, [{ ...all('viewer'), venues: ['NOWHERE'], shared: false }]),
  ]);
  const taken = await own.call('POST', '/media', payload, headers);
  expect(taken.statusCode).toBe(201);
  expect((await pages.call('POST', '/media', payload, headers)).json()).toMatchObject({ code: 'OPR_02' });
  const { hash } = taken.json<Taken>().picture;
  const seen = async () =>
    Promise.all(
      [own, pages, viewer, elsewhere].map(
        async ({ call }) => (await call('GET', `/media/${hash}/320.webp`)).statusCode,
      ),
    );
  expect(await seen()).toEqual([200, 404, 404, 404]);
  await own.call('PUT', '/drafts/picture/pic-one', documentOf(taken.json<Taken>(), { venue }));
  expect(await seen()).toEqual([200, 404, 200, 404]);
  await server.console('POST', '/releases', { message: '', drafts: 'all' });
  expect(await seen()).toEqual([200, 200, 200, 200]);
  expect((await own.call('GET', `/media/${hash}/320.webp`)).headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=31536000, immutable',
  });
  expect((await server.app.inject({ url: `/api/console/v1/media/${hash}/320.webp` })).statusCode).toBe(401);
});

it('forgets an upload after a while only when no document was ever saved for it', async () => {
  const server = await testServer();
  const { db } = server.publishing.store;
  const [used, spare] = [
    (await upload(server, await jpegFile(400, 300))).json<Taken>(),
    (await upload(server, await jpegFile(300, 400))).json<Taken>(),
  ];
  await server.console('PUT', '/drafts/picture/pic-one', documentOf(used));
  await server.console('DELETE', '/drafts/picture/pic-one');
  expect(await sweepPictures(db, '2026-11-01T03:00:00.000Z')).toBe(0);
  expect(await sweepPictures(db, '2026-11-09T00:00:00.000Z')).toBe(1);
  expect([...(await listPictures(db)).keys()]).toEqual([used.picture.hash]);
  expect(await readBytes(db, { hash: spare.picture.hash, width: 300, format: 'webp' })).toBeUndefined();
  expect(await touchPicture(db, used.picture.hash, '2026-11-09T00:00:00.000Z')).toEqual(used.picture);
  expect(await touchPicture(db, spare.picture.hash, '2026-11-09T00:00:00.000Z')).toBeUndefined();
});
