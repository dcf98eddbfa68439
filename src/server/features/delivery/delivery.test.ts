import { describe, expect, it } from 'vitest';
import { reservedPaths } from '#content/check/rules/check-routes';
import { bootOf, deliveryServer, noon } from '#tests/delivery-server.ts';
import { layout, notice, page, pick, placement, soundSite, type Body } from '#tests/sound-site.ts';

const hour = 3_600_000;
const at = (hours: number) => new Date(noon + hours * hour).toISOString().replace('.000Z', 'Z');
const words = (locale: string, texts: Record<string, string>): Body => ({
  type: 'messages',
  id: `delivery-${locale}`,
  v: 1,
  locale,
  texts,
});
const banner: Body = {
  type: 'banner',
  id: 'soon',
  v: 1,
  bannerCode: '0504',
  bannerKindCd: '005',
  parkKindCd: '09',
  bannerSubject: { ko: '곧', en: 'Soon' },
  art: 'park',
  action: { action: 'main' },
  order: 0,
  from: at(1),
  until: at(2),
};
const hostile = '</script><!-- <img src=x onerror=alert(1)> \u2028 \u2029 &lt;';

const server = deliveryServer([
  words('ko', {
    'text.app': '앱',
    'text.soon': '곧',
    'text.hostile': `글 ${hostile}`,
    'text.member': '회원만',
    'text.secret': '비밀',
  }),
  words('en', {
    'text.app': 'App only',
    'text.soon': 'An hour later',
    'text.hostile': hostile,
    'text.member': 'Members only',
    'text.secret': 'A secret of tomorrow',
  }),
  layout('app', [
    placement('app', { settings: { title: 'text.app' }, when: [[{ fact: 'platform', is: ['APP'] }]] }),
    placement('all'),
  ]),
  layout('timed', [
    placement('timed', { settings: { title: 'text.soon' }, when: [[{ fact: 'now', from: at(1), until: at(2) }]] }),
    placement('all'),
  ]),
  layout('banners', [
    {
      id: 'banners',
      widget: 'banner',
      v: 1,
      settings: { variant: 'strip', bannerCode: '0504', bannerKindCd: '005', count: 3 },
    },
  ]),
  layout('hostile', [placement('hostile', { settings: { title: 'text.hostile' } })]),
  layout('member', [
    placement('member', { settings: { title: 'text.member' }, when: [[{ fact: 'login', is: [true] }]] }),
    placement('all'),
  ]),
  layout('secret', [placement('secret', { settings: { title: 'text.secret' } })]),
  page(21, 'AppOnly', '/app', { venue: 'TP', layout: 'app' }),
  page(22, 'Timed', '/timed', { venue: 'TP', layout: 'timed' }),
  page(23, 'Banners', '/banners', { venue: 'TP', layout: 'banners' }),
  page(24, 'Hostile', '/hostile', { layout: 'hostile' }),
  page(25, 'Member', '/member-corner', { layout: 'member' }),
  page(26, 'Secret', '/secret', {
    layout: 'secret',
    pageInfo: { pageId: 'PGE_TST_00026', pageStatusCode: 'D', pageBlockContent: '' },
  }),
  layout('closed', [placement('closed', { settings: { title: 'text.soon' } })]),
  page(27, 'Scheduled', '/scheduled', {
    stateLayouts: { B: 'closed' },
    schedule: [{ from: at(1), until: at(2), pageStatusCode: 'B', pageBlockContent: '' }],
  }),
  page(30, 'Korean', '/소식/{id}', { layout: 'all' }),
  banner,
]);
const english = { 'accept-language': 'en' };
const desktop = 'Mozilla/5.0 (X11; Linux x86_64)';
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

describe('the head of a page about one record', () => {
  const heads = {
    ...(soundSite().find(({ type }) => type === 'site') as Body),
    recordHeads: [{ need: 'notice', title: '{title}', description: '{summary}', image: 'imageNm' }],
  };
  const post = (id: string, more: object) =>
    ({ ...notice(id, '<p>x</p>'), title: { ko: '글', en: `"Wheel" ${hostile}` }, ...more }) as Body;
  const metaOf = (html: string, name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];

  it("carries the record's own title, summary and picture, escaped, and the page's where it has none", async () => {
    await server.publish(
      heads,
      post('told', { summary: { ko: '요약', en: 'All <of> it' }, art: 'ride-wheel' }),
      post('bare', {}),
      layout('news', [{ id: 'one', widget: 'notice-detail', v: 1, settings: { texts: { empty: 'site.name' } } }]),
      page(28, 'Open', '/news/{publctTypeCd}/{publctId}', { venue: 'TP', layout: 'news' }),
    );
    const [told, bare] = await Promise.all(
      ['told', 'bare'].map(async (id) => (await server.get(`/test-park/news/09/${id}`, english)).body),
    );
    const title = '&quot;Wheel&quot; &lt;/script&gt;&lt;!-- &lt;img src=x onerror=alert(1)&gt; \u2028 \u2029 &amp;lt;';
    expect([
      /<title>(.*?)<\/title>/s.exec(told ?? '')?.[1],
      metaOf(told ?? '', 'og:title'),
      metaOf(told ?? '', 'description'),
      metaOf(told ?? '', 'og:description'),
    ]).toEqual([title, title, 'All &lt;of&gt; it', 'All &lt;of&gt; it']);
    expect(metaOf(told ?? '', 'og:image')).toMatch(/\/share\/resort\/[\w-]+\/ride-wheel\.png$/);
    expect([
      metaOf(bare ?? '', 'og:title'),
      metaOf(bare ?? '', 'description'),
      metaOf(bare ?? '', 'og:image')?.endsWith('/park.png'),
    ]).toEqual([title, 'Word name', true]);
  });
});

describe('what nobody may break out of', () => {
  it("texts stay data in the page's JSON and text in its markup", async () => {
    const answer = await server.get('/hostile', english);
    const inert = /<script type="application\/json" id="boot">(.*)<\/script><\/body>/s.exec(answer.body)?.[1] ?? '';
    expect(inert).not.toMatch(/[<\u2028\u2029]/);
    expect(bootOf(answer).messages['text.hostile']).toBe(hostile);
    expect([answer.body.match(/<script/g)?.length, /<img[^>]*onerror/.test(answer.body)]).toEqual([3, false]);
  });

  it('an address stays text, too', async () => {
    const answer = await server.get('/"><script>alert(1)</script>?x=</script><script>alert(2)</script>', english);
    expect([answer.statusCode, answer.body.match(/<script/g)?.length ?? 0, /<script>alert/.test(answer.body)]).toEqual([
      404,
      3,
      false,
    ]);
  });

  it.each([
    '/%00',
    '/%ff',
    '/%',
    '/%c0%ae%c0%ae/',
    '/../../etc/passwd',
    '/..%2f..%2fetc/passwd',
    '//evil.example',
    '//evil.example/',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/.//evil.example/',
    '///evil.example//',
    '/%2f%2fevil.example/',
    '//evil.example/%2e%2e/',
    '/test-park//evil.example/',
    `/${'a'.repeat(6_000)}`,
    `/${'a/'.repeat(3_000)}`,
    '/?x=%ff&__proto__=1&constructor=2',
    '/__proto__',
    '/constructor/prototype',
    '/art/__proto__/x/park.svg',
    '/art/resort/__proto__/constructor.svg',
    '/art/resort/x/..%2f..%2fsite.json',
    '/slices/__proto__.json',
    '/themes/%00',
    '/fonts/..%2f..%2fpromenade.db',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/icons/',
    '/test-park/notice/%ff/%00',
  ])('%s gives no fault of the server and leads nowhere else', async (url) => {
    const { statusCode, headers } = await server.get(url);
    expect(statusCode).toBeLessThan(500);
    expect(String(headers['location'] ?? '/')).toMatch(/^\/(?![/\\])/);
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
  expect(routes.filter((first) => !reservedPaths.has(first))).toEqual(['shares']);
});
