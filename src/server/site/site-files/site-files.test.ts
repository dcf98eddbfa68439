import { expect, it, onTestFinished } from 'vitest';
import { layout, notice, page, soundSite } from '#tests/sound-site.ts';
import { openServer, publishingOver, seedWith, tempStore } from '#tests/test-server.ts';
import { registerSiteFiles } from './routes.ts';

const detail = layout('detail', [
  {
    id: 'notice',
    widget: 'notice-detail',
    v: 1,
    settings: {
      detail: { action: 'move', pageNm: 'News', params: { publctId: '{item.publctId}', publctTypeCd: '09' } },
      list: { action: 'move', pageNm: 'ParkMain' },
      texts: Object.fromEntries(
        ['pinned', 'next', 'previous', 'neighbours', 'empty', 'list'].map((name) => [name, 'site.name']),
      ),
    },
  },
]);
const own = { venue: 'TP', layout: 'detail' };
const seo = { title: 'site.name', description: 'site.name' };
const number = (accepted: string) => ({ publctId: { pattern: accepted } });
const [venue] = soundSite().filter(({ type }) => type === 'venue');
const site = [
  ...soundSite().filter(({ type }) => type !== 'notice'),
  {
    ...venue,
    type: 'venue',
    id: 'TQ',
    slug: 'test-hall',
    order: 1,
    parkKindCd: '08',
    publctTypeCd: '08',
    main: 'HallMain',
  },
  page(24, 'HallMain', '/main', { venue: 'TQ' }),
  detail,
  page(20, 'News', '/news/{publctTypeCd}/{publctId}', own),
  page(21, 'Old', '/old-news/{publctTypeCd}/{publctId}', { ...own, params: number('[12]') }),
  page(22, 'Hidden', '/hidden/{publctTypeCd}/{publctId}', { ...own, seo: { ...seo, noindex: true } }),
  page(23, 'Closed', '/closed/{publctTypeCd}/{publctId}', {
    ...own,
    pageInfo: { pageId: 'PGE_TST_00023', pageStatusCode: 'B', pageBlockContent: 'site.name' },
  }),
  notice('1', 'one'),
  notice('2', 'two'),
  { ...notice('3', 'three'), until: '2026-11-20T00:00:00+09:00' },
  { ...notice('4', 'four'), from: '2026-12-01T00:00:00+09:00' },
  { ...notice('5', 'five'), publctTypeCd: '08' },
];

const open = async (pagesPerFile?: number) => {
  const parts = publishingOver(await tempStore());
  let now = Date.parse('2026-11-02T03:00:00Z');
  const clocked = { ...parts, clock: { now: () => new Date(now) } };
  await seedWith(clocked, site);
  const server = await openServer(clocked, [
    {
      visitors: (app) =>
        app.register(registerSiteFiles, pagesPerFile === undefined ? {} : { pagesPerFile }) as unknown as Promise<void>,
    },
  ]);
  onTestFinished(() => server.app.close());
  const read = async (url: string): Promise<readonly string[]> => {
    const { body } = await server.app.inject({ url });
    return [...body.matchAll(/<loc>http:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  };
  return { server, read, at: (instant: string) => void (now = Date.parse(instant)) };
};

const news = (...numbers: readonly number[]) => numbers.map((one) => `/test-park/news/09/${one}`);

it('lists the pages of records that a guest can open now, without hidden, closed and foreign ones', async () => {
  const { read, at } = await open();
  const old = ['/test-park/old-news/09/1', '/test-park/old-news/09/2'];
  expect(await read('/sitemap/test-park/ko.xml')).toEqual(['/test-park/main', ...news(1, 2, 3), ...old]);
  at('2026-11-20T00:00:00+09:00');
  expect(await read('/sitemap/test-park/ko.xml')).toEqual(['/test-park/main', ...news(1, 2), ...old]);
  at('2026-12-01T00:00:00+09:00');
  expect(await read('/sitemap/test-park/en.xml')).toEqual(['/test-park/main', ...news(1, 2, 4), ...old]);
});

it('splits a sitemap that is too long, and lists its files in the index', async () => {
  const { read, server } = await open(4);
  const files = (await read('/sitemap.xml')).filter((path) => path.includes('test-park/ko'));
  expect(files).toEqual(['/sitemap/test-park/ko.xml', '/sitemap/test-park/ko-2.xml']);
  expect(await Promise.all(files.map(async (file) => (await read(file)).length))).toEqual([4, 2]);
  for (const name of ['ko-1', 'ko-3', 'ko-02', 'ko-'])
    expect((await server.app.inject({ url: `/sitemap/test-park/${name}.xml` })).statusCode).toBe(404);
});
