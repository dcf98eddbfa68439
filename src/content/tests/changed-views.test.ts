import { fc } from '#tests/fast-check.ts';
import { expect, it } from 'vitest';
import { compileSite, prepare, type RawDocument } from '#content';
import type { AnyDocument } from '#schemas/documents';
import { compileWith, documentsOf } from '#tests/engine-builders.ts';
import { randomDocuments } from '#tests/random-site.ts';
import { layout, page, pick, placement, soundSite, type Body } from '#tests/sound-site.ts';
import { allChangedViews, type Release } from '../diff/views/index.ts';

const raws = (site: readonly Body[]): RawDocument[] => site.map((body) => ({ type: body.type, id: body.id, body }));
const from = Date.UTC(2026, 10, 22);

const releaseOf = async (change: (site: Body[]) => unknown = () => {}): Promise<Release> => {
  const site = soundSite();
  change(site);
  const prepared = await prepare(raws(site));
  return { prepared, snapshot: compileSite(prepared, { number: 1, hash: 'views' }, { sandbox: false }) };
};
const changesOf = async (change: (site: Body[]) => unknown) => {
  const { changes, views, same } = allChangedViews(await releaseOf(), await releaseOf(change), { from });
  return {
    changes: changes.map(({ pages, who, from: at }) => [pages.map(({ id }) => id), who.en, at]),
    differ: views - same,
  };
};

/** A release of the small site; what is read of it are the documents and what was compiled. */
const smallRelease = (documents: readonly AnyDocument[]): Release => {
  const all = documentsOf(documents);
  const given = Object.values(all).flatMap((some) => [...(some as ReadonlyMap<string, AnyDocument>).values()]);
  const raw = new Map(
    given.map((one) => [
      `${one.type}/${one.id}`,
      { type: one.type, id: one.id, body: one as unknown as Record<string, unknown> },
    ]),
  );
  return {
    prepared: {
      documents: all,
      raws: raw,
      rich: new Map(),
      problems: [],
      kept: new Map(),
      layoutBytes: new Map(),
      catalog: {},
    },
    snapshot: compileWith(documents).snapshot,
  };
};

const edited = fc
  .tuple(randomDocuments, randomDocuments, fc.array(fc.nat({ max: 15 }), { minLength: 1, maxLength: 3 }))
  .map(([before, other, places]) => ({
    before,
    after: before.map((one, index) => (places.includes(index) ? (other[index] ?? one) : one)),
  }));

it(
  'leaves out only pages that the changes cannot touch: the same is told when every page is decided',
  { timeout: 60_000 },
  () => {
    fc.assert(
      fc.property(edited, ({ before, after }) => {
        const [one, two] = [smallRelease(before), smallRelease(after)];
        const { decided: _, touched: __, ...quick } = allChangedViews(one, two, { from: 1_000 });
        const { decided: ___, touched: ____, ...full } = allChangedViews(one, two, { from: 1_000, everything: true });
        expect(quick).toEqual(full);
      }),
      { numRuns: 6, seed: 11 },
    );
  },
);

it('tells nothing where nothing changes, and that every view is the same', async () => {
  expect(await changesOf(() => {})).toEqual({ changes: [], differ: 0 });
});

it('tells for whom a page changes, and for nobody else', async () => {
  const onlyEnglish = (site: Body[]) => {
    site.push(
      layout('more', [
        placement('head'),
        placement('inner', { in: 'head' }),
        placement('en', { when: [[{ fact: 'locale', is: ['en'] }]] }),
      ]),
    );
    Object.assign(pick(site, 'page', 'PGE_TST_00005'), { layout: 'more' });
  };
  // The main page also stands under refusals; that is told of the page itself.
  expect((await changesOf(onlyEnglish)).changes).toEqual([[['PGE_TST_00005'], 'visitors (in English)', from]]);
});

it('tells apart in its grid who is on site and who is not, and on which pages each meets a change', async () => {
  const laidOut =
    (...placements: Parameters<typeof layout>[1]) =>
    (site: Body[]) => {
      site.push(layout('more', [placement('head'), ...placements]));
      Object.assign(pick(site, 'page', 'PGE_TST_00005'), { layout: 'more' });
    };
  const { grid } = allChangedViews(
    await releaseOf(laidOut()),
    await releaseOf(laidOut(placement('here', { when: [[{ fact: 'onSite', is: [true] }]] }))),
    { from },
  );
  const meeting = grid.cells.filter(({ pages }) => pages.length > 0);
  expect([
    meeting.length > 0,
    meeting.every(({ onSite }) => onSite === true),
    grid.cells.some(({ onSite }) => onSite === false),
  ]).toEqual([true, true, true]);
});

it('tells from when on a page is blocked', async () => {
  const at = '2026-12-24T09:00:00+09:00';
  const { changes } = await changesOf((site) =>
    Object.assign(pick(site, 'page', 'PGE_TST_00001'), {
      schedule: [{ from: at, pageStatusCode: 'B', pageBlockContent: 'site.name' }],
    }),
  );
  expect(changes).toEqual([[['PGE_TST_00001'], 'everybody', Date.parse(at)]]);
});

const asking = (sources: number) => (site: Body[]) => {
  const is = Array.from({ length: 4 }, (_, index) => `answer-${index}`);
  const names = Array.from({ length: sources }, (_, index) => `s${index}`);
  const source = { dataServiceId: 'DTS_TST_00001', pointer: '/state' };
  site.push(
    {
      type: 'guard',
      id: 'asks',
      v: 1,
      sources: Object.fromEntries(names.map((name) => [name, source])),
      rules: names.map((of) => ({ when: [[{ fact: 'source', of, is }]], refuse: 'S//guard.login' })),
    },
    page(91, 'Asked', '/asked', { guards: ['asks'] }),
  );
};

it('says how many questions were not asked in every way, where guards may be answered in too many', async () => {
  const cutOf = async (sources: number) =>
    allChangedViews(await releaseOf(), await releaseOf(asking(sources)), { from }).cut;
  expect([await cutOf(2), (await cutOf(6)) > 0]).toEqual([0, true]);
});

it('tells what a menu item is called in the one language that changed, in both languages', async () => {
  const renamed = await releaseOf((site) =>
    Object.assign(pick(site, 'messages', 'all-en')['texts'] as object, { 'menu.home': 'Start' }),
  );
  const { changes } = allChangedViews(await releaseOf(), renamed, { from });
  expect(changes.map(({ who, details }) => [who.en, ...details])).toEqual([
    ['visitors (in English)', { ko: '메뉴 “Word home” → “Start”', en: 'the menu item “Word home” → “Start”' }],
  ]);
});

it('tells of a page that is new', async () => {
  expect((await changesOf((site) => site.push(page(90, 'New', '/new')))).changes).toEqual([
    [['PGE_TST_00090'], 'everybody', from],
  ]);
});
