import { hashDocument, type RawDocument } from '#content';
import { page, soundSite, layout, type Body } from '#tests/sound-site.ts';
import { framePlacements, menuItems } from './frame.ts';
import { placementKeys, placements } from './placements.ts';

interface SiteSize {
  readonly pages: number;
  /** Placements of each layout. */
  readonly placements: number;
  /** Layouts that the pages share in turn; without it each page has its own. */
  readonly layouts?: number;
  /** Frame of the pages; a full frame by default. */
  readonly frame?: 'whole' | 'outlet';
}

const FIRST = 100;
const OTHER_KEYS = 2000;

/** Path of a page by its number, from 0. */
export const pathOf = (number: number): string => `/test-park/area-${number % 97}/page-${number}`;

const texts = (word: string) =>
  Object.fromEntries(
    [...placementKeys, ...Array.from({ length: OTHER_KEYS }, (_, number) => `other.key${number}`)].map((key) => [
      key,
      `${word} ${key.replace('.', ' ')}`,
    ]),
  );

const messages = (locale: string, word: string): Body => ({
  type: 'messages',
  id: `bench-${locale}`,
  v: 1,
  locale,
  texts: texts(word),
});

const layoutId = (number: number) => `bench-${number}`;

/** Text in which `number` makes one page's layout differ from every other's. */
const own = (number: number, list: readonly object[]): readonly object[] =>
  list.map((one, index) => (index === 0 ? { ...one, id: `p${number}` } : one));

/** The sound site of the tests with a real frame, a menu and many pages. Without any problem. */
function bodies({ pages, placements: count, layouts = pages, frame = 'whole' }: SiteSize): readonly Body[] {
  const replaced = new Map<string, object>([
    ['site/site', { budgets: { placements: 1000, depth: 3, bytes: 1_000_000, widgetKb: 500 } }],
    ...(frame === 'whole' ? [['layout/frame', { placements: framePlacements }] as const] : []),
    ['menu/main', { items: menuItems }],
  ]);
  const base = soundSite().map((body) => ({ ...body, ...replaced.get(`${body.type}/${body.id}`) }));
  const list = placements(count);
  return [
    ...base,
    messages('ko', '글'),
    messages('en', 'Word'),
    {
      type: 'data-service',
      id: 'DTS_TST_00002',
      v: 1,
      method: 'GET',
      path: '/api/v1/iam/contents/banners',
      state: 'N',
      typeCode: '01',
    },
    ...Array.from({ length: layouts }, (_, number) => layout(layoutId(number), own(number, list))),
    ...Array.from({ length: pages }, (_, number) => {
      const path = pathOf(number).slice('/test-park'.length);
      return page(FIRST + number, `Screen${number}`, path, {
        venue: 'TP',
        layout: layoutId(number % layouts),
        flags: { prevBtn: true, menuBtn: true, isHeader: true, title: 'site.name' },
      });
    }),
  ];
}

/** Documents of a synthetic site as the server holds them: each with the hash of its state. */
export const syntheticSite = (size: SiteSize): readonly RawDocument[] =>
  bodies(size).map((body) => ({ type: body.type, id: body.id, body, hash: hashDocument(body) }));
