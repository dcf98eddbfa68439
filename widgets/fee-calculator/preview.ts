import type { Fees } from '#schemas/calls/contents/answers';
import type { DataState, PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  tickets: { ko: '이용권', en: 'Tickets' },
  day: { ko: '가는 날', en: 'Day of your visit' },
  party: { ko: '함께 가는 사람', en: 'Your party' },
  less: { ko: '{{name}} 줄이기', en: 'One fewer: {{name}}' },
  more: { ko: '{{name}} 늘리기', en: 'One more: {{name}}' },
  discounts: { ko: '할인', en: 'Discounts' },
  held: { ko: '가진 카드와 증명서', en: 'Cards and certificates you have' },
  none: { ko: '할인 없이', en: 'No discount' },
  best: { ko: '가장 싸요', en: 'Lowest price' },
  people: { ko: '{{count}}명', en: '{{count}} people' },
  total: { ko: '결제할 금액', en: 'To pay' },
  free: { ko: '무료', en: 'Free' },
  won: { ko: '{{name}}원', en: '{{name}} won' },
  off: { ko: '−{{name}}원', en: '−{{name}} won' },
  for: { ko: '{{count}}명', en: '{{count}} people' },
  note: {
    ko: '미리 계산한 금액이에요. 예매할 때 카드와 나이를 다시 확인해요.',
    en: 'An estimate. Cards and ages are checked when you book.',
  },
  closed: { ko: '{{name}}은 쉬는 날이에요', en: 'Closed on {{name}}' },
  nextOpen: { ko: '{{name}} 요금 보기', en: 'See prices of {{name}}' },
  outside: { ko: '{{name}} 안에서 골라 주세요', en: 'Choose a day within {{name}}' },
  book: { ko: '예매하기', en: 'Book' },
} as const;
const settings: Settings = {
  book: { label: 'book', action: { action: 'move', pageNm: 'Inner' } },
  texts: {
    tickets: 'tickets',
    day: 'day',
    party: 'party',
    less: 'less',
    more: 'more',
    discounts: 'discounts',
    held: 'held',
    none: 'none',
    best: 'best',
    people: 'people',
    total: 'total',
    free: 'free',
    won: 'won',
    off: 'off',
    for: 'for',
    note: 'note',
    closed: 'closed',
    nextOpen: 'nextOpen',
    outside: 'outside',
  },
};
const fees: Fees = {
  today: '2026-11-28',
  lastDay: '2027-11-28',
  closedDayList: ['2026-12-09', '2026-12-10'],
  dayKindList: [
    { dayKindId: 'weekday', name: '평일 요금', weekdays: [1, 2, 3, 4, 5], dates: [] },
    { dayKindId: 'weekend', name: '주말 요금', weekdays: [0, 6], dates: [] },
  ],
  classList: [
    { classId: 'adult', name: '어른', note: '19세부터' },
    { classId: 'child', name: '어린이', note: '' },
    { classId: 'baby', name: '아기', note: '36개월 아래' },
  ],
  ticketList: ['day', 'night'].map((ticketId) => ({
    ticketId,
    name: ticketId === 'day' ? '하루 이용권' : 'Evening ticket with a long name',
    note: '놀이기구와 공연',
    priceList: ['weekday', 'weekend'].flatMap((dayKindId, index) => [
      { dayKindId, classId: 'adult', won: 52_000 + index * 6000 },
      { dayKindId, classId: 'child', won: 40_000 + index * 6000 },
      { dayKindId, classId: 'baby', won: 0 },
    ]),
  })),
  discountList: [
    {
      discountId: 'card',
      bnftClassCd: '02',
      title: '하늘 카드 40%',
      summary: '지난달 30만 원',
      from: '',
      until: '',
      percent: 40,
      who: ['adult'],
      people: 2,
      heldYn: 'Y',
    },
    {
      discountId: 'near',
      bnftClassCd: '01',
      title: '이웃 할인',
      summary: '',
      from: '',
      until: '',
      percent: 25,
      heldYn: 'N',
    },
    {
      discountId: 'family',
      bnftClassCd: '01',
      title: '가족 할인',
      summary: '',
      from: '',
      until: '',
      percent: 50,
      party: { least: 3, who: ['child'] },
      heldYn: 'N',
    },
  ],
};
const ready = (value: Fees): DataState => ({ state: 'ready', value });

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'prices', settings, data: { fees: ready(fees) }, texts },
  {
    name: 'without discounts',
    settings: { texts: settings.texts },
    data: { fees: ready({ ...fees, discountList: [] }) },
    texts,
  },
  { name: 'closed today', settings, data: { fees: ready({ ...fees, today: '2026-12-09' }) }, texts },
  { name: 'waiting', settings, data: { fees: { state: 'waiting' } }, texts },
  { name: 'failed', settings, data: { fees: { state: 'failed' } }, texts },
];
