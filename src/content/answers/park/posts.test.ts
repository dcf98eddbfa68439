import { describe, expect, it } from 'vitest';
import { askCall, boardOf } from '#tests/builders.ts';
import { parkDocuments, statesOf } from '#tests/park-site.ts';

const base = '/api/v1/iam/contents';
const noon = Date.parse('2026-11-21T12:00:00+09:00');
const item = (codeId: string, posts?: object) => ({
  codeId,
  codeName: { ko: codeId, en: codeId },
  ...(posts === undefined ? {} : { posts }),
});
const text = (ko: string, en: string) => ({ ko, en });
const kinds = {
  type: 'code-list',
  id: 'COD_IAM_BOARD_KIND',
  v: 1,
  items: [
    item('RIDE', {
      of: 'facility',
      category: '01',
      tag: { value: 'WAIT', text: text('대기 {{value}}분', '{{value}} min') },
      closedTag: text('쉬는 중', 'Closed'),
      facts: [
        { label: text('키', 'Height'), value: 'HEIGHT_MIN', text: text('{{value}}cm 이상', 'From {{value}} cm') },
        { label: text('시간', 'Hours'), value: 'HOURS' },
        { label: text('나이', 'Age'), value: 'AGE_MIN' },
      ],
    }),
    item('SHOW', { of: 'show', tag: { value: 'NEXT_TIME' }, facts: [{ label: text('곳', 'Place'), value: 'PLACE' }] }),
    item('STORY'),
  ],
};
const documents = parkDocuments(
  {
    'facility/TP-wheel': {
      formerIds: ['7'],
      tag: text('새로워요', 'New'),
      limits: { heightMin: 120 },
      facts: [{ label: text('값', 'Price'), value: text('무료', 'Free') }],
    },
    'show/TP-show': { schedule: [{ times: ['14:00', '17:00'] }] },
  },
  [kinds, boardOf('51', { publctTypeCd: '09', boardKindCd: 'STORY' })],
);
const ask = (path: string, more: Parameters<typeof askCall>[2] = {}) =>
  askCall(documents, `${base}/${path}`, { now: noon, ...more });

describe('facilities and shows as posts', () => {
  it('are listed by kind in the form of boards', () => {
    expect(ask('boards?publctTypeCd=09&boardKindCd=RIDE')).toMatchObject({
      data: {
        totalCnt: 1,
        list: [
          {
            publctId: '101',
            publctTypeCd: '09',
            boardKindCd: 'RIDE',
            title: '관람차',
            tag: '새로워요',
            iconNm: 'bell',
            factList: [
              { label: '키', value: '120cm 이상' },
              { label: '시간', value: '10:00–18:00' },
              { label: '값', value: '무료' },
            ],
          },
        ],
      },
    });
    expect(ask('boards?publctTypeCd=09')).toMatchObject({ data: { totalCnt: 3 } });
  });

  it('show the wait time while it is known, and that the facility is closed', () => {
    const tagWith = (statusCd: 'OPEN' | 'CLOSED', waitMin: number) =>
      ask('boards?boardKindCd=RIDE&langId=en', {
        states: statesOf({ facilityId: '101', statusCd, waitMin, asOf: noon }),
      });
    expect(tagWith('OPEN', 15)).toMatchObject({ data: { list: [{ tag: '15 min' }] }, cacheUntil: noon + 10_000 });
    expect(tagWith('CLOSED', 15)).toMatchObject({ data: { list: [{ tag: 'Closed' }] } });
  });

  it.each([
    { time: '13:59', tag: '14:00', until: '2026-11-21T14:00:00+09:00' },
    { time: '14:00', tag: '17:00', until: '2026-11-21T17:00:00+09:00' },
    { time: '17:00', tag: '', until: '2026-11-22T00:00:00+09:00' },
  ])('show the next time of a show until it begins ($time)', ({ time, tag, until }) => {
    expect(ask('boards?boardKindCd=SHOW', { now: Date.parse(`2026-11-21T${time}:00+09:00`) })).toMatchObject({
      data: { list: [{ publctId: '301', tag, factList: [{ label: '곳', value: '무대' }] }] },
      validUntil: Date.parse(until),
    });
  });

  it.each(['101', '7'])('are read by number, also by a former one (%s)', (id) => {
    expect(ask(`board/${id}?publctTypeCd=09&boardKindCd=RIDE`)).toMatchObject({
      ok: true,
      data: { publctId: '101', contents: [] },
    });
  });

  it('leave posts of other kinds as they are', () => {
    expect(ask('board/51?publctTypeCd=09&boardKindCd=STORY')).toMatchObject({
      ok: true,
      data: { publctId: '51' },
      validUntil: null,
    });
    expect(ask('board/201?publctTypeCd=09&boardKindCd=RIDE')).toMatchObject({ ok: false, status: 404 });
  });
});
