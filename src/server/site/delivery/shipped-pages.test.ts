import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { bootOf, deliveryServer, shippedSite } from '#tests/delivery-server.ts';

vi.setConfig({ testTimeout: 60_000 });
const server = deliveryServer(shippedSite);

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; media-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types workers";

it.each(['ko', 'en'])(
  'sends every shipped page in %s without inline script, style, handler or unfilled fact, under the strict policy',
  async (locale) => {
    const paths = Object.values(server.publishing().live.current.snapshot.pages)
      .map(({ path }) => path)
      .filter((path) => !path.includes('{'));
    expect(paths.length).toBeGreaterThan(20);
    const answers = await Promise.all(
      paths.map(async (path) => ({ path, answer: await server.get(path, { 'accept-language': locale }) })),
    );
    const pages = answers.filter(({ answer }) => answer.statusCode !== 302);
    const faults = pages.flatMap(({ path, answer: { body, headers, statusCode } }) => {
      const markup = body.replace(/<script type="application\/json".*<\/script>/s, '');
      const inline =
        markup.match(
          /\{\{[a-z]+\.[A-Za-z]+|<style|\sstyle=|\son[a-z]+=|<script(?! type="module" src="\/)[^>]*>|javascript:/g,
        ) ?? [];
      return [
        ...inline,
        ...(statusCode >= 500 && path !== '/error' ? [String(statusCode)] : []),
        ...(headers['content-security-policy'] === policy ? [] : ['policy']),
      ].map((fault) => `${path}: ${fault}`);
    });
    expect(faults).toEqual([]);
    expect(pages[0]?.answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  },
);

it.each(['09:30–22:00', '09:30–20:00'])('says %s of today in the first HTML of the gateway', async (text) => {
  expect((await server.get('/gateway', { 'accept-language': 'ko' })).body).toContain(text);
});

it('sends guests what they are answered with the page, in its first picture', async () => {
  const paths = [
    '/haneul-land/event/roulette/1',
    '/haneul-land/event/stamp/1',
    '/haneul-land/event/etc/1',
    '/haneul-land/event/apply/9',
    '/haneul-land/map/smart-line',
  ];
  const answered = await Promise.all(
    paths.map((path) =>
      server.get(path, {
        'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
      }),
    ),
  );
  const lacking = answered.flatMap((answer) => {
    const { data, decision } = bootOf(answer);
    return decision.needs
      .filter((need) => need.personal === false && !need.whenMenuOpen && !Object.hasOwn(data, need.key))
      .map(({ key }) => key);
  });
  expect(lacking).toEqual([]);
  expect(answered.map(({ body }) => body.includes('data-waits'))).toEqual(paths.map(() => false));
});

const listed = async (path: string): Promise<readonly string[]> => {
  const { body, headers } = await server.get(path);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  return [...body.matchAll(/<loc>http:\/\/[^/]+(\/[^<]*)<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)].map(
    ([, found = '']) => decodeURI(found),
  );
};

it('lists in each sitemap exactly the pages that a guest can open and a search engine may index', async () => {
  const { pages, venues } = server.publishing().live.current.snapshot;
  const indexed = async (path: string, locale: string): Promise<boolean> => {
    const { statusCode, body } = await server.get(path, { 'accept-language': locale });
    const canonical = /<link rel="canonical" href="http:\/\/[^/"]+([^"]*)">/.exec(body)?.[1];
    // A page that is closed or in preparation is sent too, but not its content.
    return statusCode === 200 && canonical === path && bootOf({ body }).decision.outcome.kind === 'page';
  };
  const maps = await listed('/sitemap.xml');
  expect(maps).toHaveLength((Object.keys(venues).length + 1) * 2);
  const records: string[] = [];
  for (const map of maps) {
    const [, , name, locale = ''] = map.split(/[/.]/);
    const own = Object.values(pages)
      .filter(({ venue, path }) => !path.includes('{') && (venues[venue ?? '']?.slug ?? 'site') === name)
      .map(({ path }) => path);
    const found = await Promise.all(own.map(async (path) => [path, await indexed(path, locale)] as const));
    const all = await listed(map);
    const ofRecords = all.filter((path) => !own.includes(path));
    expect([map, all.filter((path) => own.includes(path))]).toEqual([
      map,
      found.flatMap(([path, isIndexed]) => (isIndexed ? [path] : [])).toSorted(),
    ]);
    records.push(...ofRecords);
    // Rendering them all takes seconds.
    for (const path of ofRecords.filter((_, index) => index % 40 === 0))
      expect([path, await indexed(path, locale)]).toEqual([path, true]);
  }
  for (const path of [
    'map/01/01/101',
    'announcement/10/01',
    'event/etc/1',
    'promotion/discount-info/1/01/01/01',
    'sky-story/editors-pick/3/1',
  ])
    expect(records).toContain(`/haneul-land/${path}`);
  expect(records).not.toContain('/haneul-land/announcement/10/02');
});

it('sends robots.txt, favicon.ico and the manifest of each venue in both languages', async () => {
  expect((await server.get('/robots.txt')).body).toMatch(
    /^User-agent: \*\n(Disallow: \/[\w/]+\n)+Sitemap: http.+\/sitemap\.xml\n$/,
  );
  const ico = await server.get('/favicon.ico');
  expect([ico.statusCode, ico.headers['content-type'], ico.rawPayload.readUInt16LE(2)]).toEqual([
    200,
    'image/x-icon',
    1,
  ]);
  expect((await sharp(ico.rawPayload.subarray(22)).metadata()).width).toBe(32);
  const { venues } = server.publishing().live.current.snapshot;
  const names = new Set<string>();
  for (const { slug, to } of Object.values(venues))
    for (const locale of ['ko', 'en']) {
      const answer = await server.get(`/manifest/${slug}.webmanifest`, { 'accept-language': locale });
      const manifest = answer.json<{ name: string; lang: string; start_url: string; icons: { src: string }[] }>();
      expect([manifest.lang, manifest.start_url]).toEqual([locale, to]);
      for (const { src } of manifest.icons) expect((await server.get(src)).statusCode).toBe(200);
      names.add(manifest.name);
    }
  expect(names.size).toBe(Object.keys(venues).length * 2);
  for (const path of ['/manifest/none.webmanifest', '/sitemap/none/ko.xml', '/app-icon/7.png'])
    expect((await server.get(path)).statusCode).toBe(404);
});
