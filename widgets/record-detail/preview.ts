import type { DataState, PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  won: { ko: '{{name}}원', en: '₩{{name}}' },
  until: { ko: '쓸 수 있는 날', en: 'Valid until' },
  where: { ko: '쓰는 곳', en: 'Where' },
  code: { ko: '쿠폰 코드', en: 'Coupon code' },
  show: { ko: '계산할 때 보여 주세요', en: 'Show it at the till' },
  give: { ko: '선물하기', en: 'Give' },
  use: { ko: '직원 확인으로 쓰기', en: 'Use with staff' },
  place: { ko: '매장 번호 4자리', en: 'Four-digit shop code' },
  done: { ko: '쓰기', en: 'Use it' },
  gone: { ko: '이 쿠폰을 찾을 수 없어요', en: 'This coupon cannot be found' },
  untilDay: { ko: '{{name}}까지', en: 'Until {{name}}' },
  term: { ko: '쓰는 기간', en: 'Term' },
  left: { ko: '{{name}}일 남았어요', en: 'Days left: {{name}}' },
  back: { ko: '쿠폰 목록', en: 'Coupons' },
} as const;

const inner = { action: 'move', pageNm: 'Inner' } as const;
const settings: Settings = {
  source: { path: '/api/v1/iam/coupons/{param.coupon}' },
  at: 'coupon',
  card: {
    shape: 'card',
    over: { field: 'whereNm' },
    title: { field: 'couponNm' },
    badges: [{ field: 'statusCd', tone: 'accent' }],
    actions: [
      {
        label: 'use',
        tone: 'main',
        operation: 'OPR_TST_00001',
        body: { couponNo: '{item.couponId}' },
        input: { name: 'placeCode', label: 'place', kind: 'digits', maxLength: 4, submit: 'done' },
      },
      { label: 'give', action: inner },
    ],
  },
  code: { field: 'code', label: 'code', note: 'show' },
  facts: [
    { label: 'until', field: 'untilDt', form: 'day' },
    { label: 'where', field: 'whereNm' },
  ],
  missing: { text: 'gone', links: [{ label: 'back', action: inner }] },
  note: 'show',
};
const coupon = {
  couponId: '1',
  couponNm: '따뜻한 음료 한 잔',
  whereNm: '호수 찻집',
  statusCd: 'ISSUED',
  untilDt: '20261218',
  code: 'PC0123456789',
};
const ready: DataState = { state: 'ready', value: { coupon } };
const card: Settings = {
  source: { path: '/api/v1/iam/giftcards/{param.cardNo}' },
  card: {
    shape: 'picture',
    picture: 'imageNm',
    over: { field: 'cardNm' },
    title: { field: 'balanceAmt', form: 'number', text: 'won' },
    lines: [{ field: 'cardNo' }],
  },
  missing: { text: 'gone' },
};

const pass: Settings = {
  source: { path: '/api/v1/iam/tickets/season/detail' },
  at: 'detail',
  missing: { text: 'gone' },
  card: {
    shape: 'picture',
    photo: 'photoUrl',
    over: { field: 'grade' },
    title: { field: 'holder' },
    lines: [{ field: 'until', form: 'day', text: 'untilDay' }],
  },
  meter: { label: 'term', value: 'usedDays', of: 'termDays', text: { field: 'leftDays', text: 'left' } },
};
const passRecord = {
  grade: '하늘 정기권',
  holder: '김하늘',
  until: '20261219',
  photoUrl: '/season-pictures/1',
  usedDays: 300,
  termDays: 320,
  leftDays: 20,
};

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'a coupon', settings, data: { record: ready }, texts },
  { name: 'its actions at the lower edge', settings: { ...settings, docked: true }, data: { record: ready }, texts },
  {
    name: 'a gift card',
    settings: card,
    data: {
      record: {
        state: 'ready',
        value: { cardNm: '하늘랜드 기프트카드', balanceAmt: 62500, cardNo: '•••• 4417', imageNm: 'park-poster' },
      },
    },
    texts,
  },
  {
    name: 'a pass with a photo and its term',
    settings: pass,
    data: { record: { state: 'ready', value: { detail: passRecord } } },
    texts,
  },
  { name: 'not shown yet', settings: { ...settings, shownWith: 'closedDt' }, data: { record: ready }, texts },
  { name: 'missing', settings, data: { record: { state: 'failed', errorType: 'B' } }, texts },
  { name: 'waiting', settings, data: { record: { state: 'waiting' } }, texts },
  { name: 'failed', settings, data: { record: { state: 'failed' } }, texts },
];
