import { describe, expect, it } from 'vitest';
import { bootOf, deliveryServer } from '#tests/delivery-server.ts';
import { pick, soundSite } from '#tests/sound-site.ts';
import { words, hostile, deliveredDocuments, english, desktop } from '#tests/delivered-site.ts';

const server = deliveryServer(deliveredDocuments);

describe('an address in another spelling', () => {
  const nfd = encodeURIComponent('소식'.normalize('NFD'));
  const canonical = `/${encodeURIComponent('소식')}/1`;
  it.each([
    ['a trailing slash', '/test-park/main/', '/test-park/main'],
    ['a doubled slash', '//test-park//main', '/test-park/main'],
    ['needless encoding', '/test%2Dp%61rk/main', '/test-park/main'],
    ['lower hex digits', canonical.toLowerCase(), canonical],
    ['decomposed Korean', `/${nfd}/1`, canonical],
    ['an earlier path, spelled otherwise', '/%6fld/', '/'],
  ])('(%s) redirects once to the canonical one and keeps the query', async (_, path, to) => {
    const query = '?a=b+%ec%86%8c&a=c&&empty';
    const { statusCode, headers } = await server.get(path + query);
    expect([statusCode, headers.location]).toEqual([302, to + query]);
    expect((await server.get(String(headers.location))).statusCode).toBe(200);
  });

  it('has one canonical link', async () => {
    const { body } = await server.get(`${canonical}?a=1`, { host: 'site.example' });
    expect(/<link rel="canonical" href="([^"]*)">/.exec(body)?.[1]).toBe(`http://site.example${canonical}`);
  });

  it.each([
    '/test-park/%ED%95',
    '/%ED%95',
    '/test-park/main%',
    '/test-park/%zz/?a=1',
    '/test-park/a%2Fb',
    '/test-park/a%5Cb',
    '/test-park/%2e%2e/main',
    '/test-park/main%00',
    '/assets/%ED%95',
    '/shares/%ED',
    '/shares/a%00',
  ])('%s is the not-found page', async (path) => {
    const { statusCode, headers, body } = await server.get(path, { accept: 'text/html' });
    expect([statusCode, headers.location, bootOf({ body }).decision.outcome.kind]).toEqual([
      404,
      undefined,
      'notFound',
    ]);
  });

  it('may have any query', async () => {
    const answers = await Promise.all(
      ['%00', '%ED%95', '%ED%A0%80', '__proto__', '1e400'].map((value) =>
        server.get(`/test-park/main?a=${value}&${value}=1`),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  });

  it.each(['/none/', '/assets/x.js/', '/favicon.svg/', '/api/v1/none/', '/%61pi/v1/none', '/slices/live.json/'])(
    'that is no page does not redirect: %s',
    async (path) => {
      expect((await server.get(path)).statusCode).toBe(404);
    },
  );

  it('of a call with broken encoding is refused', async () => {
    expect((await server.get('/api/v1/%ED%95')).statusCode).toBe(400);
  });
});

describe('slices', () => {
  const indexOf = async () => {
    const { json, headers, statusCode } = await server.get('/slices/live.json?locale=en');
    return {
      index: json<{
        release: { hash: string };
        pageSlices: Record<string, string>;
        frameSlices: Record<string, string>;
      }>(),
      headers,
      statusCode,
    };
  };
  it('of the live release are asked for again, each other one stands for ever', async () => {
    const { index, headers } = await indexOf();
    expect([headers['cache-control'], headers['vary']]).toEqual([
      'private, no-cache',
      'Accept-Language, Cookie, User-Agent, Accept-Encoding',
    ]);
    const hash = String(index.pageSlices['PGE_TST_00001']);
    const slice = await server.get(`/slices/${hash}.json`);
    expect([
      slice.statusCode,
      slice.headers['cache-control'],
      Object.keys(slice.json<{ pages: object }>().pages),
    ]).toEqual([200, 'public, max-age=31536000, immutable', ['PGE_TST_00001']]);
  });

  it('of guests hold nothing of pages in development nor of what members alone see', async () => {
    const { index } = await indexOf();
    const hashes = [...Object.values(index.pageSlices), ...Object.values(index.frameSlices)];
    const slices = await Promise.all(hashes.map(async (hash) => (await server.get(`/slices/${hash}.json`)).body));
    const all = [JSON.stringify(index), ...slices].join();
    expect(all).toContain('Word name');
    expect(all).not.toMatch(/A secret of tomorrow|Members only|text\.secret|text\.member/);
  });

  it('are no more than what a page holds for the browser', async () => {
    const pages = await Promise.all(
      ['/secret', '/member-corner', '/test-park/app'].map((url) =>
        server.get(url, { ...english, 'user-agent': desktop }),
      ),
    );
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(pages.map(({ body }) => body).join()).not.toMatch(
      /A secret of tomorrow|Members only|text\.secret|text\.member/,
    );
  });

  it('that nobody knows are not found and not kept', async () => {
    const { statusCode, headers, json } = await server.get('/slices/AAAAAAAAAAAAAAAA.json');
    expect([statusCode, headers['cache-control'], json<{ code: string }>().code]).toEqual([
      404,
      'no-store',
      'SLICE_GONE',
    ]);
  });
});

describe('addresses that follow from content', () => {
  const forEver = 'public, max-age=31536000, immutable';
  it('stand for ever where the hash is right; another hash is answered, but not for ever', async () => {
    const { assets } = bootOf(await server.get('/'));
    const art = `/art/resort/${assets.art['resort']}/park.svg`;
    const right = await Promise.all([assets.themes, assets.iconSprite, art].map((url) => server.get(url)));
    const wrong = await Promise.all(
      [
        '/themes/of-another-release.css',
        '/icons/of-another-release.svg',
        '/art/resort/of-another-release/park.svg',
      ].map((url) => server.get(url)),
    );
    expect(right.map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual(
      right.map(() => [200, forEver]),
    );
    expect(wrong.map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual(
      wrong.map(() => [200, 'no-cache']),
    );
    expect(right.map(({ body }) => body)).toEqual(wrong.map(({ body }) => body));
  });

  it('of nothing are not found and not kept', async () => {
    const answers = await Promise.all(
      ['/art/resort/x/nothing.svg', '/art/nothing/x/park.svg', '/fonts/nothing.woff2'].map((url) => server.get(url)),
    );
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual(
      answers.map(() => [404, 'no-store']),
    );
  });

  it('of a release before are still answered after a publish, and its slices stand', async () => {
    const before = bootOf(await server.get('/', english));
    const theme = structuredClone(pick(soundSite(), 'theme', 'resort'));
    await server.publish(
      { ...theme, light: theme['dark'] },
      words('en', {
        'text.app': 'App only',
        'text.soon': 'An hour later',
        'text.hostile': hostile,
        'text.member': 'Members only',
        'text.secret': 'Still a secret',
      }),
    );
    const after = bootOf(await server.get('/', english));
    expect(after.assets.themes).not.toBe(before.assets.themes);
    const old = await Promise.all(
      [before.assets.themes, `/art/resort/${before.assets.art['resort']}/park.svg`, before.index].map((url) =>
        server.get(url),
      ),
    );
    expect(old.map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual([
      [200, 'no-cache'],
      [200, 'no-cache'],
      [200, forEver],
    ]);
    expect((await server.get(after.assets.themes)).headers['cache-control']).toBe(forEver);
  });
});
