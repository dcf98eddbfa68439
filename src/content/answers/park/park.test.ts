import { describe, expect, it } from 'vitest';
import { askCall } from '#tests/builders.ts';
import { parkDocuments, statesOf } from '#tests/park-site.ts';

const base = '/api/v1/iam/information';
/** An instant of Saturday, 21 November 2026 in Korea. */
const at = (time: string, day = '2026-11-21'): number => Date.parse(`${day}T${time}:00+09:00`);
const noon = at('12:00');
const midnight = at('00:00', '2026-11-22');
const ids = (...facilityIds: readonly string[]) => ({
  data: {
    list: facilityIds.map((facilityId) => expect.objectContaining({ facilityId })),
    totalCnt: facilityIds.length,
  },
});

const categories = {
  'code-list/COD_IAM_FACILITY_CATEGORY': {
    items: [
      { codeId: '01', codeName: { ko: '놀이기구', en: 'Rides' }, icon: 'bell', aliases: ['1'] },
      { codeId: '02', codeName: { ko: '공연', en: 'Shows' } },
      { codeId: '03', codeName: { ko: '식당', en: 'Food' } },
    ],
  },
};

describe('the map', () => {
  it('has its layers, its start, and only the categories and tags that facilities have', () => {
    expect(askCall(parkDocuments(categories), `${base}/maps?parkType=TP`, { now: noon })).toMatchObject({
      data: {
        parkKindCd: '09',
        zoomMin: 1,
        zoomMax: 4,
        start: { layerId: 'out', x: 200, y: 200, zoom: 1 },
        layerList: [
          { layerId: 'out', layerNm: '층' },
          { layerId: 'hall', floor: 3 },
        ],
        cateList: [
          { faciltCateKindCd: '01', cateNm: '놀이기구', iconNm: 'bell' },
          { faciltCateKindCd: '02', iconNm: '' },
        ],
        tagList: [{ tagCd: 'GATE', tagNm: '문' }],
      },
      validUntil: null,
    });
  });

  it('is refused for a venue without one', () => {
    expect(askCall(parkDocuments(), `${base}/maps?parkType=XX`)).toMatchObject({
      ok: false,
      status: 404,
      code: 'PRK_01',
    });
  });
});

describe('facilities', () => {
  it.each([
    { query: '', found: ['101', '201'] },
    { query: '&cate=01', found: ['101'] },
    { query: '&cate=1', found: ['101'] },
    { query: '&floor=0', found: ['101'] },
    { query: '&floor=3', found: ['201'] },
    { query: '&cate=01&floor=3', found: [] },
  ])('are those of a category, which an alias may name, and of a floor ($query)', ({ query, found }) => {
    expect(askCall(parkDocuments(categories), `${base}/facilities?parkType=TP${query}`, { now: noon })).toMatchObject(
      ids(...found),
    );
  });

  it('have the hours of today: their own, or those of the park', () => {
    expect(askCall(parkDocuments(), `${base}/facilities?parkType=TP`, { now: noon })).toMatchObject({
      data: {
        list: [
          { fromTm: '1000', untilTm: '1800' },
          { fromTm: '1000', untilTm: '2000' },
        ],
      },
    });
  });

  it('have no hours on a closed day, which begins at midnight in Korea', () => {
    const documents = parkDocuments();
    const listAt = (now: number) => askCall(documents, `${base}/facilities?parkType=TP`, { now });
    expect(listAt(midnight - 1)).toMatchObject({
      data: { list: [{ fromTm: '1000' }, { fromTm: '1000' }] },
      validUntil: midnight,
    });
    expect(listAt(midnight)).toMatchObject({ data: { list: [{ fromTm: '', untilTm: '' }, { fromTm: '' }] } });
  });

  it('have their live state, and are then valid for ten seconds', () => {
    const states = statesOf(
      { facilityId: '101', statusCd: 'OPEN', waitMin: 25, asOf: noon - 1000 },
      { facilityId: '201', statusCd: 'CLOSED', asOf: noon },
    );
    const found = askCall(
      parkDocuments({ 'facility/TP-wheel': { capacityPerHour: 600 } }),
      `${base}/facilities?parkType=TP`,
      { now: noon, states },
    );
    expect(found).toMatchObject({
      data: {
        list: [
          { statusCd: 'OPEN', waitMin: 25, asOf: noon - 1000, waitYn: 'Y' },
          { statusCd: 'CLOSED', asOf: noon, waitYn: 'N' },
        ],
      },
      cacheUntil: noon + 10_000,
      validUntil: midnight,
    });
    expect(
      JSON.stringify(askCall(parkDocuments(), `${base}/facilities?parkType=TP`, { now: noon, states: statesOf() })),
    ).not.toContain('statusCd');
  });
});

describe('a facility', () => {
  const documents = parkDocuments({
    ...categories,
    'facility/TP-wheel': { formerIds: ['7', '201'], body: { ko: '<p>돌아요</p>', en: '<p>It turns</p>' } },
    'opening/TP-days': { closed: [{ facilityId: '201', reason: { ko: '점검', en: 'Maintenance' } }] },
  });

  it.each(['01/101', '1/101', '01/7', '1/7', '01/201'])(
    'is read by its number or a former one, and by a category or its alias (%s)',
    (path) => {
      expect(askCall(documents, `${base}/facilities/09/${path}`, { now: noon })).toMatchObject({
        data: { facilityId: '101', faciltCateKindCd: '01', contentsText: '돌아요' },
      });
    },
  );

  it('is the one that has the number now, before one that had it formerly', () => {
    const twins = parkDocuments({ 'facility/TP-wheel': { formerIds: ['8'] } }, [
      { ...documents.find(({ id }) => id === 'TP-wheel'), id: 'TP-late', facilityId: '8', formerIds: [] },
    ]);
    expect(askCall(twins, `${base}/facilities/09/01/8`, { now: noon })).toMatchObject({ data: { facilityId: '8' } });
  });

  it('has its shows of today, and why it is closed', () => {
    expect(askCall(documents, `${base}/facilities/09/02/201?langId=en`, { now: noon })).toMatchObject({
      data: {
        closedReason: 'Maintenance',
        fromTm: '',
        showList: [{ showId: '301', name: 'Lantern show', timeList: ['1400'] }],
      },
    });
  });

  it.each(['09/02/101', '08/01/101', '09/01/999'])('is refused with 404 where there is none (%s)', (path) => {
    expect(askCall(documents, `${base}/facilities/${path}`)).toMatchObject({ ok: false, status: 404, code: 'PRK_02' });
  });
});

describe('paths', () => {
  const edges = [
    { a: 'gate', b: 'plaza', kind: 'WALK', via: { x: 140, y: 90 }, shade: true },
    { a: 'plaza', b: 'stage', kind: 'LIFT', oneWay: true, closed: { from: '2026-11-22', until: '2026-11-23' } },
  ];
  const documents = parkDocuments({ 'path-graph/test-park': { edges } });

  it.each([
    { now: midnight - 1, kinds: ['WALK', 'LIFT'] },
    { now: midnight, kinds: ['WALK'] },
    { now: at('23:59', '2026-11-23'), kinds: ['WALK'] },
    { now: at('00:00', '2026-11-24'), kinds: ['WALK', 'LIFT'] },
  ])('leave out what is closed today, from the first day to the last ($now)', ({ now, kinds }) => {
    expect(askCall(documents, `${base}/graph?parkType=TP`, { now })).toMatchObject({
      data: { edgeList: kinds.map((kindCd) => ({ kindCd })) },
    });
  });

  it('have curves, directions and shade', () => {
    expect(askCall(documents, `${base}/graph?parkType=TP`, { now: noon })).toMatchObject({
      data: {
        nodeList: [{ nodeId: 'gate', layerId: 'out' }, {}, {}],
        edgeList: [
          { viaX: 140, viaY: 90, shadeYn: 'Y', oneWayYn: 'N' },
          { shadeYn: 'N', oneWayYn: 'Y' },
        ],
      },
      validUntil: midnight,
    });
  });
});

describe('show times', () => {
  const schedule = [
    { from: '2026-11-23', until: '2026-11-24', times: [] },
    { weekdays: ['SUN'], times: ['19:00', '11:00'] },
    { times: ['14:00'] },
  ];
  const documents = parkDocuments({ 'show/TP-show': { schedule } });

  it.each([
    { query: '', date: '20261121', times: [['1400']] },
    { query: '&date=20261122', date: '20261122', times: [['1100', '1900']] },
    { query: '&date=20261124', date: '20261124', times: [] },
    { query: '&date=20261125', date: '20261125', times: [['1400']] },
    { query: '&date=20261131', date: '20261121', times: [['1400']] },
  ])('are those of the first entry that contains the day ($query)', ({ query, date, times }) => {
    expect(askCall(documents, `${base}/showtimes?parkType=TP${query}`, { now: noon })).toMatchObject({
      data: { date, list: times.map((timeList) => ({ timeList, placeNm: '무대', facilityId: '201' })) },
      validUntil: midnight,
    });
  });
});

describe('operations', () => {
  const documents = parkDocuments({}, [
    {
      type: 'opening',
      id: 'TP-winter',
      v: 1,
      venue: 'TP',
      season: { weekdays: ['SAT'], from: '2026-11-25', until: '2026-11-30' },
      hours: { from: '11:00', until: '17:00', nightUntil: '24:00' },
    },
    {
      type: 'opening',
      id: 'TP-closed',
      v: 1,
      venue: 'TP',
      date: '2026-11-23',
      notes: { ko: '점검', en: 'Maintenance' },
      closed: [{ facilityId: '101' }],
    },
  ]);

  it('are the days from a date on; a date wins over weekdays, and the season that began last over others', () => {
    expect(askCall(documents, `${base}/operations?parkType=TP&days=8&langId=en`, { now: noon })).toMatchObject({
      data: {
        dayList: [
          { date: '20261121', openYn: 'Y', fromTm: '1000', untilTm: '2000', nightUntilTm: '' },
          { date: '20261122', openYn: 'N', fromTm: '' },
          { date: '20261123', openYn: 'N', notes: 'Maintenance', closedList: [{ facilityId: '101', name: 'Wheel' }] },
          {},
          {},
          {},
          {},
          { date: '20261128', fromTm: '1100', nightUntilTm: '2400' },
        ],
      },
      validUntil: midnight,
    });
  });

  it.each([
    ['', 1],
    ['&days=0', 1],
    ['&days=99', 61],
    ['&days=x', 1],
  ])('are between 1 and 61 days, today and 60 ahead (%s)', (query, count) => {
    expect(askCall(documents, `${base}/operations?parkType=TP${query}`, { now: noon })).toMatchObject({
      data: { dayList: Array.from({ length: count }, () => ({})) },
    });
  });

  it('begin with the day in Korea', () => {
    expect(askCall(documents, `${base}/operations?parkType=TP`, { now: midnight })).toMatchObject({
      data: { dayList: [{ date: '20261122' }] },
    });
  });
});
