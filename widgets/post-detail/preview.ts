import type { DataState, PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  period: { ko: '기간', en: 'Days' },
  empty: { ko: '끝난 이벤트예요', en: 'This event is over' },
  list: { ko: '이벤트 모두 보기', en: 'See all events' },
  join: { ko: '참여하기', en: 'Take part' },
  map: { ko: '지도에서 보기', en: 'See on the map' },
} as const;

const settings: Settings = {
  source: 'boards',
  param: 'publct_id',
  list: { action: 'move', pageNm: 'Inner' },
  actions: [
    { label: 'join', icon: 'confetti', action: { action: 'alert', message: 'empty' } },
    { label: 'map', action: { action: 'move', pageNm: 'Inner' } },
  ],
  texts: { period: 'period', empty: 'empty', list: 'list' },
};
const ready = (value: object): DataState => ({
  state: 'ready',
  value: {
    publctId: '1',
    publctTypeCd: '01',
    boardKindCd: '01',
    summary: '',
    tag: '',
    iconNm: '',
    imageNm: '',
    fromDtm: '',
    untilDtm: '',
    factList: [],
    contents: [],
    contentsText: '',
    ...value,
  },
});

export const previews: readonly PreviewCase<Settings>[] = [
  {
    name: 'event',
    settings,
    data: {
      post: ready({
        title: '언덕 스탬프 여행',
        summary: '네 곳을 돌면 기념 배지',
        tag: '12월 7일까지',
        imageNm: 'event-stamps',
        fromDtm: '2026-11-01T10:00:00+09:00',
        untilDtm: '2026-12-07T21:00:00+09:00',
        factList: [{ label: '받는 곳', value: '정문 안내소' }],
        contents: [{ tag: 'p', children: ['노을 언덕, 중앙 광장, 바람 마을, 호수 앞에서 스탬프를 찍어 주세요.'] }],
      }),
    },
    texts,
  },
  {
    name: 'long discount in English',
    settings: { source: 'discounts', texts: { empty: 'empty' } },
    data: {
      post: ready({
        title: 'Twenty per cent off for families who come by train on weekdays throughout the winter',
        contents: [{ tag: 'p', children: ['Show your train ticket at the gate.'] }],
      }),
    },
    texts,
  },
  {
    name: 'post of a kind by query',
    settings: {
      source: 'boards',
      query: 'id',
      kind: 'FACILITY_{param.kindCd}',
      publctTypeCd: '00',
      texts: { empty: 'empty' },
    },
    data: {
      post: ready({
        title: '언덕 국수',
        contents: [{ tag: 'ol', children: [{ tag: 'li', children: ['줄을 서요.'] }] }],
      }),
    },
    texts,
  },
  ...(['head', 'body'] as const).map((part) => ({
    name: part,
    settings: { ...settings, part },
    data: { post: ready({ title: '언덕 국수', contents: [{ tag: 'p', children: ['줄을 서요.'] }] }) },
    texts,
  })),
  {
    name: 'terms in force',
    settings: { source: 'terms', kind: 'USE', texts: { empty: 'empty' } },
    data: {
      post: {
        state: 'ready',
        value: {
          termsId: 'terms-use-3',
          kindCd: 'USE',
          versionNo: 3,
          title: '이용약관',
          summary: '2026.11.01부터',
          imageNm: '',
          factList: [{ label: '시작', value: '2026.11.01' }],
          contents: [
            { tag: 'h2', children: ['1. 무엇을 위한 약속인가요'] },
            { tag: 'p', children: ['서로 지킬 약속이에요.'] },
          ],
          contentsText: '',
        },
      },
    },
    texts,
  },
  { name: 'gone', settings, data: { post: { state: 'ready', value: {} } }, texts },
  { name: 'waiting', settings, data: { post: { state: 'waiting' } }, texts },
  { name: 'failed', settings, data: { post: { state: 'failed' } }, texts },
];
