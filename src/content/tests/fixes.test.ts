import { expect, it } from 'vitest';
import { add, both, linesOf, problemsOf, set, type Change } from '#tests/changed-site.ts';

const words = (text: string) => ({ ko: `${text} 글`, en: text });
const link = (query: object): Change =>
  both(
    add({
      type: 'layout',
      id: 'home',
      v: 1,
      use: 'page',
      placements: [
        {
          id: 'way',
          widget: 'section',
          v: 1,
          settings: {
            title: 'site.name',
            more: { label: 'site.name', action: { action: 'move', pageNm: 'Login', query } },
          },
        },
      ],
    }),
    set('page', 'PGE_TST_00005', { layout: 'home' }),
  );
const service = {
  dataServiceId: 'DTS_TST_00001',
  dataServiceTypeCode: '01',
  dataServiceUniformresourcelocator: '/api/v1/iam/contents/notices',
};
const services = (...states: readonly string[]): Change =>
  set('page', 'PGE_TST_00005', {
    dataServiceList: states.map((dataServiceStateCode) => ({ ...service, dataServiceStateCode })),
  });
const head = { id: 'head', widget: 'section', v: 1, settings: { title: 'site.name' } };
const fallback = (title: string): Change =>
  set('layout', 'plain', {
    placements: [
      { ...head, fallback: { widget: 'section', v: 1, settings: { title } } },
      { ...head, id: 'inner', in: 'head' },
    ],
  });
const codes = ['COD_IAM_EVENT_KIND', 'COD_IAM_BOARD_KIND'].map((id) => ({
  type: 'code-list',
  id,
  v: 1,
  items: [{ codeId: 'ROULETTE', codeName: words('kind') }],
}));
const prize = add(...codes, {
  type: 'event',
  id: 'play',
  v: 1,
  eventId: '1',
  kind: 'ROULETTE',
  parks: ['09'],
  order: 1,
  title: words('play'),
  prizes: [{ id: 'one', name: words('one'), kind: 'ITEM', amount: 5, weight: 1 }],
});

/** Fixes of a change, each with its problem. */
const fixesOf = async (change: Change, place: string) => {
  const found = (await problemsOf(change)).filter((problem) => linesOf([problem])[0]?.startsWith(place) === true);
  expect(linesOf(found)).toHaveLength(1);
  return found.map(({ fix }) => fix?.kind);
};

it.each<readonly [string, Change, string]>([
  ['a parameter that the linked page does not read', link({ tab: 'coupon' }), 'unknown-parameter layout/home/'],
  [
    'a declared parameter that no path has',
    set('page', 'PGE_TST_00006', { params: { cardNo: {} } }),
    'unknown-parameter page/PGE_TST_00006/params/cardNo',
  ],
  [
    'a parameter that is to be dropped on the way back',
    set('page', 'PGE_TST_00006', { droppedOnBack: ['scroll'] }),
    'unknown-parameter page/PGE_TST_00006/droppedOnBack/0',
  ],
  [
    'a second entry of a service with another state',
    services('N', 'B'),
    'listed-twice page/PGE_TST_00005/dataServiceList/1',
  ],
  ['a fallback with settings of its own', fallback('venue.name'), 'useless-fallback layout/plain/'],
  ['the amount of a prize of another kind', prize, 'settings-clash event/play/prizes/0/amount'],
])('offers no fix that would delete %s: an operator may have meant it', async (_, change, place) => {
  expect(await fixesOf(change, place)).toEqual([undefined]);
});

it.each<readonly [string, Change, string]>([
  ['an entry that stands a second time', services('N', 'N'), 'listed-twice page/PGE_TST_00005/dataServiceList/1'],
  ['a fallback that repeats its placement', fallback('site.name'), 'useless-fallback layout/plain/'],
])('removes %s: nothing is lost', async (_, change, place) => {
  expect(await fixesOf(change, place)).toEqual(['remove']);
});
