import type { DataState, PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = { empty: { ko: '지금은 진행 중인 이벤트가 없어요', en: 'No events are on right now' } } as const;
const detail = { action: 'move', pageNm: 'Detail', params: { publctId: '{item.publctId}' } } as const;
const settings = (variant: Settings['variant'], more: Partial<Settings> = {}): Settings => ({
  source: 'boards',
  variant,
  count: 3,
  texts: { empty: 'empty' },
  ...more,
});

const ready = (
  posts: readonly (readonly [title: string, summary: string, tag: string, image: string, icon?: string])[],
): DataState => ({
  state: 'ready',
  value: {
    totalCnt: posts.length,
    pageNo: 1,
    pageSize: 10,
    list: posts.map(([title, summary, tag, imageNm, iconNm = ''], index) => ({
      publctId: String(index + 1),
      publctTypeCd: '01',
      boardKindCd: '01',
      title,
      summary,
      tag,
      iconNm,
      imageNm,
      fromDtm: '',
      untilDtm: '',
      factList: [],
    })),
  },
});

const events = ready([
  ['구름 룰렛 돌리기', '솜 최대 5,000개', '매일 한 번', 'event-roulette'],
  ['언덕 스탬프 여행', '네 곳을 돌면 기념 배지', '12월 7일까지', 'event-stamps'],
]);
const rides = ready([
  ['하늘 관람차', '노을 언덕', '대기 5분', 'ride-wheel'],
  ['구름 회전목마', '중앙 광장', '대기 10분', 'ride-carousel'],
  ['바람 열기구', '바람 마을', '대기 15분', 'ride-balloon'],
]);
const shows = ready([
  ['노을 퍼레이드', '중앙 광장 · 30분', '14:30', 'show-parade'],
  ['구름 인형극', '작은 무대 · 25분', '16:00', 'show-puppet'],
  ['빛의 호수', '호수 앞 · 20분', '18:30', 'show-lake'],
]);
const findTexts = {
  find: { ko: '질문 찾기', en: 'Search the questions' },
  hint: { ko: '예: 환불', en: 'For example: refund' },
  clear: { ko: '지우기', en: 'Clear' },
  none: { ko: '맞는 질문이 없어요.', en: 'No question fits.' },
} as const;
const questions: DataState = {
  state: 'ready',
  value: {
    totalCnt: 2,
    pageNo: 1,
    pageSize: 10,
    list: [
      ['이용권을 환불하고 싶어요', '이용권', '하루 전까지 모두 돌려드려요.'],
      ['유아차를 빌릴 수 있나요?', '이용 안내', '정문 안내소에서 빌려 드려요.'],
    ].map(([title, tag, answer], index) => ({
      publctId: String(index + 1),
      publctTypeCd: '00',
      boardKindCd: 'FAQ',
      title,
      summary: '',
      tag,
      iconNm: '',
      imageNm: '',
      fromDtm: '',
      untilDtm: '',
      factList: [],
      contents: [{ tag: 'p', children: [answer] }],
      contentsText: answer,
    })),
  },
};
const happenings: DataState = {
  state: 'ready',
  value: {
    totalCnt: 2,
    pageNo: 1,
    pageSize: 10,
    list: ['STAMP', 'QUIZ'].map((eventKindCd) => ({
      eventId: '1',
      eventKindCd,
      parkKindCd: '01',
      title: '언덕 스탬프 여행',
      summary: '네 곳을 돌면 기념 배지',
      tag: '언제나',
      iconNm: '',
      imageNm: 'event-stamps',
      fromDtm: '',
      untilDtm: '',
      factList: [],
    })),
  },
};
const kindTexts = {
  ...texts,
  kinds: { ko: '할인 종류', en: 'Kinds of discounts' },
  all: { ko: '전체', en: 'All' },
  open: { ko: '누구나', en: 'For everyone' },
  home: { ko: '가족과 이웃', en: 'Families and neighbours' },
} as const;
const benefits = {
  state: 'ready',
  value: {
    totalCnt: 2,
    pageNo: 1,
    pageSize: 10,
    list: ['01', '02'].map((bnftKindCd) => ({
      publctId: bnftKindCd,
      parkKindCd: '01',
      bnftClassCd: '01',
      bnftKindCd,
      title: '이웃 시민 30%',
      summary: '신분증을 보여 주세요',
      tag: '언제나',
      iconNm: '',
      imageNm: 'event-stamps',
      fromDtm: '',
      untilDtm: '',
      factList: [],
    })),
  },
} as const satisfies DataState;
const helps = ready([
  ['공용 주방', '06–22시', '', '', 'tools-kitchen-2'],
  ['화덕 마당', '예약', '', '', 'grill'],
  ['세탁실', '24시간', '', '', 'wash-machine'],
  ['산책길', '', '', 'stay-trail'],
]);
const long = ready([
  [
    'A very long evening of lanterns, music and warm cups by the lake for the whole family',
    'Every Saturday until the end of winter, weather permitting',
    'Until Sunday 28 February',
    'event-lanterns',
  ],
  ['Night', '', '', 'event-night'],
]);

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'posters', settings: settings('posters', { detail }), data: { posts: events }, texts },
  { name: 'rail', settings: settings('rail', { detail }), data: { posts: rides }, texts },
  { name: 'rail without links', settings: settings('rail'), data: { posts: rides }, texts },
  { name: 'timed', settings: settings('timed'), data: { posts: shows }, texts },
  {
    name: 'rows',
    settings: settings('rows', { source: 'discounts', kind: '01', class: '02', detail }),
    data: { posts: rides },
    texts,
  },
  { name: 'rows with icons', settings: settings('rows', { marks: 'icon', detail }), data: { posts: helps }, texts },
  { name: 'tiles', settings: settings('tiles'), data: { posts: helps }, texts },
  { name: 'cards', settings: settings('cards', { detail, publctTypeCd: '01' }), data: { posts: events }, texts },
  {
    name: 'events of two kinds',
    settings: settings('cards', { source: 'events', details: [{ kind: 'QUIZ', detail }] }),
    data: { posts: happenings },
    texts,
  },
  {
    name: 'discounts of two kinds',
    settings: settings('cards', {
      source: 'discounts',
      detail,
      kinds: {
        label: 'kinds',
        all: 'all',
        items: [
          { kind: '01', label: 'open' },
          { kind: '02', label: 'home' },
        ],
      },
    }),
    data: { posts: benefits },
    texts: kindTexts,
  },
  {
    name: 'one of several pages, by kind',
    settings: settings('rows', {
      source: 'discounts',
      count: 2,
      pages: { query: 'page' },
      kinds: {
        label: 'kinds',
        all: 'all',
        query: 'kind',
        items: [
          { kind: '01', label: 'open' },
          { kind: '02', label: 'home' },
        ],
      },
    }),
    data: { posts: { state: 'ready', value: { ...benefits.value, totalCnt: 45 } } },
    query: { page: '3', kind: '02' },
    texts: kindTexts,
  },
  {
    name: 'questions and answers',
    settings: settings('answers', {
      find: { label: 'find', hint: 'hint', clear: 'clear', none: 'none', tags: 'kinds', all: 'all' },
    }),
    data: { posts: questions },
    texts: { ...kindTexts, ...findTexts },
  },
  { name: 'waiting for questions', settings: settings('answers'), data: { posts: { state: 'waiting' } }, texts },
  { name: 'no questions', settings: settings('answers'), data: { posts: ready([]) }, texts },
  { name: 'long posters in English', settings: settings('posters', { detail }), data: { posts: long }, texts },
  { name: 'long rows in English', settings: settings('rows', { detail }), data: { posts: long }, texts },
  { name: 'nothing on', settings: settings('posters'), data: { posts: ready([]) }, texts },
  { name: 'waiting for posters', settings: settings('posters'), data: { posts: { state: 'waiting' } }, texts },
  { name: 'waiting for rows', settings: settings('rows'), data: { posts: { state: 'waiting' } }, texts },
  { name: 'failed', settings: settings('rail'), data: { posts: { state: 'failed' } }, texts },
];
