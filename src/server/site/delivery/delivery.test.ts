import { describe, expect, it } from 'vitest';
import { reservedPaths } from '#content/check/rules/check-routes';
import { bootOf, deliveryServer, noon } from '#tests/delivery-server.ts';
import { hour, deliveredDocuments, english, desktop } from '#tests/delivered-site.ts';

const server = deliveryServer(deliveredDocuments);
const inApp = 'Mozilla/5.0 (Linux; Android 16; Mobile) TestApp/1';

/** Requests a page until it is served from the cache (second request). */
const getKept = async (...asked: Parameters<typeof server.get>) => {
  await server.get(...asked);
  return server.get(...asked);
};

describe('a page', () => {
  it('says how it may be kept and what it depends on, and is not sent again to who has it', async () => {
    const { statusCode, headers } = await getKept('/', english);
    expect([statusCode, headers['cache-control'], headers['content-language'], headers['content-type']]).toEqual([
      200,
      'private, no-cache',
      'en',
      'text/html; charset=utf-8',
    ]);
    expect(headers['vary']).toBe('Accept-Language, Cookie, User-Agent, Accept-Encoding');
    const tag = String(headers['etag']);
    const again = await Promise.all(
      [tag, tag.replace('W/', ''), `"other", ${tag}`].map((known) =>
        server.get('/', { ...english, 'if-none-match': known }),
      ),
    );
    expect(again.map((answer) => [answer.statusCode, answer.body])).toEqual([
      [304, ''],
      [304, ''],
      [304, ''],
    ]);
    expect((await server.get('/', { ...english, 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('has no tag as long as it is made anew each time', async () => {
    const ask = async () => (await server.get('/?asked=once', english)).headers;
    expect([await ask(), await ask(), await ask()]).toEqual([
      expect.not.objectContaining({ etag: expect.anything() as unknown }),
      ...Array<unknown>(2).fill(expect.objectContaining({ etag: expect.any(String) as unknown })),
    ]);
  });

  it.each([
    [
      "the visitor's choice before the app",
      { cookie: 'locale=ko', 'user-agent': `${inApp} LangCode=en`, 'accept-language': 'en' },
      'ko',
    ],
    ['the app before the browser', { 'user-agent': `${inApp} LangCode=en`, 'accept-language': 'ko' }, 'en'],
    [
      'the app whose language stands in a comment',
      { 'user-agent': `${inApp} (sandbox; LangCode=en)`, 'accept-language': 'ko' },
      'en',
    ],
    [
      'no language of the app that the site does not speak',
      { 'user-agent': `${inApp} LangCode=fr`, 'accept-language': 'en' },
      'en',
    ],
    ['the browser before Korean', { 'accept-language': 'en-US,en;q=0.9' }, 'en'],
    ['the language that the browser weighs most', { 'accept-language': 'ko; q=0.4, en; q=0.8' }, 'en'],
    ['no language that the browser refuses', { 'accept-language': 'en;q=0, ko;q=0.1' }, 'ko'],
    ['only what a language is called', { 'accept-language': 'kok, eng, en' }, 'en'],
    ['Korean where nobody says anything', {}, 'ko'],
    ['Korean to who speaks neither', { 'accept-language': 'fr, de;q=0.5', cookie: 'locale=fr' }, 'ko'],
  ])('speaks %s [P-706] [V-008]', async (_, headers, locale) => {
    const answer = await server.get('/', headers);
    expect([
      answer.headers['content-language'],
      /<html lang="(..)"/.exec(answer.body)?.[1],
      bootOf(answer).locale,
    ]).toEqual([locale, locale, locale]);
  });

  it('stands at one address in two languages', async () => {
    const [ko, en] = await Promise.all([getKept('/', { 'accept-language': 'ko' }), getKept('/', english)]);
    expect([
      ko?.body.includes('글 name'),
      en?.body.includes('Word name'),
      ko?.headers['etag'] === en?.headers['etag'],
    ]).toEqual([true, true, false]);
  });

  it("is never another viewer's, whether or not it looks alike", async () => {
    const ask = async (path: string, agent: string, cookie = '') =>
      bootOf(await server.get(path, { ...english, 'user-agent': agent, cookie })).viewer;
    for (const path of ['/', '/test-park/app']) {
      expect([
        await ask(path, desktop),
        await ask(path, inApp),
        await ask(path, desktop, 'curResort=TP'),
      ]).toMatchObject([
        { platform: 'WEB_PC', os: 'other' },
        { platform: 'APP', os: 'android' },
        { platform: 'WEB_PC', curResort: 'TP' },
      ]);
    }
    const bodies = await Promise.all(
      [desktop, inApp].map(async (agent) =>
        (await server.get('/test-park/app', { ...english, 'user-agent': agent })).body.includes('>App only<'),
      ),
    );
    expect(bodies).toEqual([false, true]);
  });

  it('is answered with 404 where there is none, and with 302 where it stands elsewhere', async () => {
    const [gone, missing, old, slash] = await Promise.all(
      ['/nowhere', '/test-park/notice/09/none', '/old', '/test-park/main/?a=1'].map((url) => server.get(url)),
    );
    expect([gone?.statusCode, missing?.statusCode]).toEqual([404, 200]);
    expect(
      [old, slash].map((answer) => [answer?.statusCode, answer?.headers['location'], answer?.headers['cache-control']]),
    ).toEqual([
      [302, '/', 'no-store'],
      [302, '/test-park/main?a=1', 'no-store'],
    ]);
  });

  it('is described by HEAD without a body', async () => {
    const [get, head] = [await getKept('/', english), await server.get('/', english, 'HEAD')];
    expect([head.statusCode, head.body, head.headers['etag']]).toEqual([200, '', get.headers['etag']]);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])('comes to who accepts %s as %s', async (accepted, encoding) => {
    expect((await server.get('/', { 'accept-encoding': accepted })).headers['content-encoding']).toBe(encoding);
  });
});

describe('what changes with time', () => {
  const shows = async (url: string, text: string) => (await server.get(url, english)).body.includes(text);
  it.each([
    ['a placement', '/test-park/timed', 'An hour later'],
    ['a banner', '/test-park/banners', 'Soon'],
    ['the state of a page', '/scheduled', 'An hour later'],
  ])('%s comes and goes at its instants, though the page was kept before', async (_, url, text) => {
    const seen: boolean[] = [];
    for (const hours of [0, 0.99, 1, 1.99, 2]) {
      server.setClock(noon + hours * hour);
      const html = (await server.get(url, english)).body.replace(/<script type="application\/json".*/s, '');
      seen.push(html.includes(text));
    }
    server.setClock(noon);
    expect(seen).toEqual([false, false, true, true, false]);
    expect(await shows('/', text)).toBe(false);
  });
});

describe('the head of every page', () => {
  it.each(['/', '/test-park/timed', '/nothing-here'])(
    'keeps iOS from turning numbers and dates of %s into links',
    async (url) => {
      const formats = /<meta name="format-detection" content="([^"]*)">/.exec(
        (await server.get(url, english)).body,
      )?.[1];
      expect(formats?.split(', ')).toEqual(
        expect.arrayContaining(['telephone=no', 'date=no', 'address=no', 'email=no']),
      );
    },
  );
});

describe('a form that is sent without its script', () => {
  it.each([
    ['/member/login', '/member/login'],
    ['/member/login?password=secret', '/member/login'],
    ['//evil.example/x', '/evil.example/x'],
    ['/\\evil.example', '/'],
  ])('%s shows its page again, and nothing of it is read', async (url, to) => {
    const { statusCode, headers, body } = await server.app().inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'password=secret',
    });
    expect([statusCode, headers.location, body]).toEqual([303, to, '']);
  });
});

it('answers by itself only where the gate lets no page stand', () => {
  const routes = server
    .app()
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => /^[├└]── \/([^/ ]*)/.exec(line)?.[1] ?? []);
  expect(routes.length).toBeGreaterThan(10);
  // Providers send browsers back to addresses below /member, some by a form post.
  expect([...new Set(routes.filter((first) => !reservedPaths.has(first)))].toSorted()).toEqual(['member', 'shares']);
});
