import type { DataState, PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  caption: { ko: '종일권 요금 (부가세 포함)', en: 'Day ticket prices, tax included' },
  who: { ko: '누구', en: 'Who' },
  gate: { ko: '현장', en: 'At the gate' },
  ahead: { ko: '미리 예매', en: 'Booked ahead' },
  adult: { ko: '어른', en: 'Adult' },
  child: { ko: '어린이', en: 'Child' },
  age: { ko: '36개월부터 초등학생까지', en: 'From 36 months to the end of primary school' },
  full: { ko: '46,000원', en: 'KRW 46,000' },
  less: { ko: '36,000원', en: 'KRW 36,000' },
  note: { ko: '신분증을 보여 주세요', en: 'Please show an identity card' },
  day: { ko: '날', en: 'Day' },
  title: { ko: '제목', en: 'Title' },
  seen: { ko: '본 사람', en: 'Seen by' },
  empty: { ko: '아직 없어요', en: 'Nothing yet' },
} as const;
const source = {
  path: '/api/v1/iam/contents/notices',
  query: { publctTypeCd: '{venue.publctTypeCd}', langId: '{locale}' },
};
const answered: Settings = {
  caption: 'caption',
  columns: [
    { label: 'title', field: 'title' },
    { label: 'day', field: 'publctDt', form: 'day' },
    { label: 'seen', field: 'seen', form: 'number', align: 'end' },
  ],
  source,
  empty: 'empty',
};
const ready = (list: readonly object[]): DataState => ({ state: 'ready', value: { list } });

export const previews: readonly PreviewCase<Settings>[] = [
  {
    name: 'rows',
    settings: {
      caption: 'caption',
      captionHidden: true,
      columns: [{ label: 'who' }, { label: 'gate', align: 'end' }, { label: 'ahead', align: 'end' }],
      rows: [
        [{ text: 'adult' }, { text: 'full' }, { text: 'less' }],
        [{ text: 'child', note: 'age' }, { text: 'less' }, { text: 'less' }],
      ],
      note: 'note',
    },
    texts,
  },
  {
    name: 'an answer',
    settings: answered,
    data: {
      rows: ready([
        { title: '새 소식', publctDt: '20261120', seen: 12345 },
        { title: '더 새로운 소식', publctDt: 'soon', seen: 'many' },
      ]),
    },
    texts,
  },
  { name: 'nothing', settings: answered, data: { rows: ready([]) }, texts },
  { name: 'waiting', settings: answered, data: { rows: { state: 'waiting' } }, texts },
  { name: 'failed', settings: answered, data: { rows: { state: 'failed' } }, texts },
];
