import { beforeAll, describe, expect, it } from 'vitest';
import {
  allChangedViews,
  compileSite,
  prepare,
  type Kept,
  type RawDocument,
  type Release,
  type ViewsReport,
} from '#content';
import { notCounted } from '#content/diff/views/not-counted';
import { documentTypes, type DocumentType } from '#schemas/documents';
import { catalog } from '#widgets/catalog.gen';
import { layout, page, soundSite, type Body } from '#tests/sound-site.ts';
import { soundPark } from '#tests/sound-park.ts';

const from = Date.parse('2026-11-28T12:00:00+09:00');
const both = (ko: string, en: string) => ({ ko, en });
const place = { parkKindCd: '09' };
/** The smallest value that a schema allows; texts are the name of the site. */
const smallest = ({
  properties = {},
  required = [],
  enum: values,
  const: only,
  type,
  format,
  minItems,
  items,
  oneOf,
  minimum,
}: Schema): unknown => {
  if (only !== undefined) return only;
  if (values !== undefined) return values[0];
  if (oneOf?.[0] !== undefined) return smallest(oneOf[0]);
  if (type === 'object') return Object.fromEntries(required.map((name) => [name, smallest(properties[name] ?? {})]));
  if (type === 'array') return Array.from({ length: minItems ?? 0 }, () => smallest(items ?? {}));
  if (type === 'integer' || type === 'number') return minimum ?? 1;
  return type === 'boolean' ? true : format === 'message' ? 'site.name' : 'name';
};
interface Schema {
  readonly [name: string]: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly minItems?: number;
  readonly minimum?: number;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
}
const widget = (name: string, settings: object = {}) => {
  const found = catalog[name];
  if (found === undefined) throw new Error(`There is no widget ${name}.`);
  return {
    id: name,
    widget: name,
    v: found.description.v,
    settings: { ...(smallest(found.description.schema as Schema) as object), ...settings },
  };
};

/** Pages of the small site that show data of each type. */
const site = (): Body[] => [
  ...soundSite(),
  ...soundPark(),
  {
    type: 'notice',
    id: 'TP-notice-1',
    v: 1,
    publctId: '71',
    publctTypeCd: '09',
    category: 'NEWS',
    publishedAt: '2026-11-01',
    title: both('소식', 'News'),
    body: both('<p>처음</p>', '<p>First</p>'),
  },
  {
    type: 'event',
    id: 'TP-event',
    v: 1,
    eventId: '81',
    kind: 'ETC',
    parks: ['09'],
    order: 1,
    title: both('행사', 'Event'),
    body: both('<p>처음</p>', '<p>First</p>'),
  },
  {
    type: 'coupon-kind',
    id: 'TP-coupon',
    v: 1,
    ...place,
    order: 1,
    name: both('쿠폰', 'Coupon'),
    value: { kind: 'WON', amount: 1000 },
    perMember: 1,
    giftable: false,
    withOthers: false,
  },
  {
    type: 'fee-table',
    id: 'TP-fees',
    v: 1,
    venue: 'TP',
    dayKinds: [{ dayKindId: 'any', name: both('매일', 'Daily'), weekdays: [0, 1, 2, 3, 4, 5, 6] }],
    classes: [{ classId: 'adult', name: both('어른', 'Adult') }],
    tickets: [
      { ticketId: 'day', name: both('하루', 'Day'), prices: [{ dayKindId: 'any', classId: 'adult', won: 100 }] },
    ],
  },
  { type: 'code-list', id: 'COD_IAM_EVENT_KIND', v: 1, items: [{ codeId: 'ETC', codeName: both('기타', 'Other') }] },
  layout('data', [
    widget('find-way'),
    widget('fee-calculator'),
    widget('show-times'),
    widget('opening-hours'),
    widget('record-list', { source: { path: '/api/v1/iam/coupons' } }),
  ]),
  page(81, 'Data', '/tp/data', { venue: 'TP', layout: 'data' }),
  layout('notice', [widget('notice-detail')]),
  page(82, 'NoticeDtl', '/tp/notice/{publctId}', { venue: 'TP', layout: 'notice' }),
  layout('event', [widget('post-detail', { source: 'events' })]),
  page(83, 'EventDtl', '/tp/event/{eventId}', { venue: 'TP', layout: 'event' }),
];

let kept: Kept = new Map();
const releaseOf = async (bodies: readonly Body[]): Promise<Release> => {
  const raws: RawDocument[] = bodies.map((body) => ({ type: body.type, id: body.id, body }));
  const prepared = await prepare(raws, kept);
  ({ kept } = prepared);
  return { prepared, snapshot: compileSite(prepared, { number: 1, hash: 'impact' }, { sandbox: false }) };
};
let before: Release;
beforeAll(async () => {
  before = await releaseOf(site());
});
const impactOf = async (type: DocumentType, id: string, more: object): Promise<ViewsReport> => {
  const next = site().map((body) => (body.type === type && body.id === id ? { ...body, ...more } : body));
  return allChangedViews(before, await releaseOf(next), { from });
};

it('prepares the small site without a problem', () => {
  expect(before.prepared.problems.map(({ code, at, text }) => [code, at.id, at.pointer, text.en])).toEqual([]);
});

const wheel = soundPark().find(({ id }) => id === 'TP-wheel') ?? { type: 'facility', id: '' };
const stage = soundPark().find(({ type }) => type === 'park-map') ?? { type: 'park-map', id: '' };
const edges = [
  { a: 'gate', b: 'plaza', kind: 'STAIRS' },
  { a: 'plaza', b: 'stage', kind: 'LIFT' },
];
const [data, notice, event] = ['PGE_TST_00081', 'PGE_TST_00082', 'PGE_TST_00083'];

describe('the impact of a publish', () => {
  it.each<[DocumentType, string, object, string]>([
    ['facility', 'TP-wheel', { name: both('새 관람차', 'New wheel') }, data],
    ['facility', 'TP-wheel', { summary: both('높아요', 'High up') }, data],
    ['facility', 'TP-wheel', { at: { layer: 'out', x: 195, y: 105 } }, data],
    ['park-map', 'test-park', { zoom: { min: 1, max: 3 } }, data],
    ['path-graph', 'test-park', { edges }, data],
    ['show', 'TP-show', { schedule: [{ times: ['15:00'] }] }, data],
    [
      'show',
      'TP-show',
      {
        schedule: [
          { from: '2026-12-20', until: '2026-12-24', times: ['14:00'] },
          { until: '2026-12-19', times: ['14:00'] },
        ],
      },
      data,
    ],
    ['opening', 'TP-days', { season: { weekdays: ['MON', 'SAT'] }, hours: { from: '10:00', until: '21:00' } }, data],
    ['opening', 'TP-days', { season: { weekdays: ['TUE', 'SAT'] }, hours: { from: '10:00', until: '20:00' } }, data],
    ['fee-table', 'TP-fees', { classes: [{ classId: 'adult', name: both('성인', 'Grown-up') }] }, data],
    ['coupon-kind', 'TP-coupon', { value: { kind: 'WON', amount: 2000 } }, data],
    ['notice', 'TP-notice-1', { body: both('<p>다음</p>', '<p>Next</p>') }, notice],
    ['event', 'TP-event', { body: both('<p>다음</p>', '<p>Next</p>') }, event],
  ])('names the page that shows a changed %s (%s)', async (type, id, more, shownOn) => {
    const { changes, notCounted } = await impactOf(type, id, more);
    expect(changes.flatMap(({ pages }) => pages.map((one) => one.id))).toContain(shownOn);
    expect(notCounted).toEqual([]);
  });

  it('names the page of a facility that is new', async () => {
    const next = await releaseOf([...site(), { ...wheel, id: 'TP-new', facilityId: '102', order: 3 }]);
    expect(
      new Set(allChangedViews(before, next, { from }).changes.flatMap(({ pages }) => pages.map(({ id }) => id))),
    ).toEqual(new Set([data]));
  });

  it('says from when a change is seen that begins on a day or weekday to come', async () => {
    const { changes } = await impactOf('opening', 'TP-days', {
      season: { weekdays: ['SAT'] },
      hours: { from: '10:00', until: '20:00' },
    });
    expect(changes.map((change) => new Date(change.from).toISOString())).toContain('2026-11-29T15:00:00.000Z');
  });

  it('is nothing for what guests never ask and nothing changes of', async () => {
    const { changes, views, same } = await impactOf('park-map', 'test-park', stage);
    expect(changes).toEqual([]);
    expect(same).toBe(views);
  });

  it('tells of coupons to members alone', async () => {
    const { grid } = await impactOf('coupon-kind', 'TP-coupon', { value: { kind: 'WON', amount: 2000 } });
    expect([...new Set(grid.cells.filter(({ pages }) => pages.length > 0).map(({ kind }) => kind))]).not.toContain(
      'guest',
    );
  });
});

describe('types that no view is made of', () => {
  const uncounted = (type: DocumentType) =>
    notCounted(before, before, [{ type, id: 'one', states: [] }]).map((one) => one.type);
  const counted = [
    'page',
    'layout',
    'menu',
    'link',
    'guard',
    'theme',
    'venue',
    'picture',
    'operation',
    'validation-rule',
    'data-service',
    'facility',
    'park-map',
    'path-graph',
    'show',
    'opening',
    'fee-table',
    'event',
    'coupon-kind',
    'notice',
    'discount',
    'queue-plan',
  ];

  it('are not counted, each by its name, unless a page calls for them', () => {
    const unseen = ['client', 'messages'];
    expect(documentTypes.filter((type) => uncounted(type).length === 0).toSorted()).toEqual(
      [...counted, ...unseen].toSorted(),
    );
  });

  it('take away the proof with them', async () => {
    const { notCounted: named, changes } = await impactOf('site', 'site', { phone: '1588-1111' });
    expect([named.map(({ name }) => name.en), changes.length > 0]).toEqual([['site settings'], expect.any(Boolean)]);
  });

  it('hold texts of dialogs, which are not counted either, while texts that nothing shows are none', async () => {
    const worded = async (key: string): Promise<readonly string[]> => {
      const next = site().map((body) =>
        body.type === 'messages' && body['locale'] === 'ko'
          ? { ...body, texts: { ...(body['texts'] as object), [key]: '다른 말' } }
          : body,
      );
      return allChangedViews(before, await releaseOf(next), { from }).notCounted.map(({ type }) => type);
    };
    const { texts = {} } = (site().find(({ type }) => type === 'site') ?? {}) as {
      readonly texts?: Readonly<Record<string, string>>;
    };
    const dialog = texts['timeout'] ?? '';
    expect(await worded(dialog)).toEqual(['messages']);
    expect(await worded('no.such.text')).toEqual([]);
  });
});
