import type { DataState, PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const settings = (variant: Settings['variant']): Settings => ({
  variant,
  bannerCode: 'HOME_MID',
  bannerKindCd: '01',
  count: 3,
});
const ready = (
  banners: readonly (readonly [subject: string, text: string, tag: string, image: string, url?: string])[],
): DataState => ({
  state: 'ready',
  value: {
    totalCnt: banners.length,
    pageNo: 1,
    pageSize: 10,
    list: banners.map(([bannerSubject, bannerText, bannerTag, imageNm, connUrl = '/inner']) => ({
      bannerSubject,
      bannerText,
      bannerTag,
      mobileImagUrl: '',
      imageNm,
      connUrl,
      newWindowYn: 'N',
    })),
  },
});
const winter = ready([
  ['겨울 정기권', '눈 오는 날도 마음껏', '11월 한정', 'event-winter'],
  ['하늘에서 온 선물', '굿즈 상점이 열렸어요', '새로 나왔어요', 'event-gift', 'https://example.com/goods'],
]);
const english = ready([
  [
    'A whole winter of rides, warm water and quiet nights with a single pass for the family',
    'From KRW 99,000',
    'Only in November',
    'event-pass',
  ],
]);

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'posters', settings: settings('poster'), data: { banners: winter }, texts: {} },
  { name: 'strips', settings: { ...settings('strip'), parkKindCd: '01' }, data: { banners: winter }, texts: {} },
  { name: 'a long one in English', settings: settings('poster'), data: { banners: english }, texts: {} },
  {
    name: 'leading nowhere',
    settings: settings('poster'),
    data: {
      banners: ready([
        ['푹 쉬어 가세요', '', '', 'forest-poster', ''],
        ['천천히 걸어요', '', '', 'event-walk', ''],
      ]),
    },
    texts: {},
  },
  { name: 'nothing advertised', settings: settings('poster'), data: { banners: ready([]) }, texts: {} },
  { name: 'waiting', settings: settings('poster'), data: { banners: { state: 'waiting' } }, texts: {} },
  { name: 'waiting for a strip', settings: settings('strip'), data: { banners: { state: 'waiting' } }, texts: {} },
  { name: 'failed', settings: settings('strip'), data: { banners: { state: 'failed' } }, texts: {} },
];
