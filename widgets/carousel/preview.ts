import type { DataState, PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = { label: { ko: '이달의 소식', en: 'This month' } } as const;
const settings: Settings = { label: 'label', bannerCode: 'HOME_MID', bannerKindCd: '01', count: 5 };
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
  ['하늘에서 온 선물', '굿즈 상점이 열렸어요', '새로 나왔어요', 'event-gift', ''],
  [
    'A whole winter of rides, warm water and quiet nights with a single pass for the family',
    'From KRW 99,000',
    '',
    'event-pass',
  ],
]);

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'three banners', settings, data: { banners: winter }, texts },
  { name: 'still', settings: { ...settings, parkKindCd: '01', still: true }, data: { banners: winter }, texts },
  {
    name: 'a single one',
    settings,
    data: { banners: ready([['푹 쉬어 가세요', '', '', 'forest-poster', '']]) },
    texts,
  },
  { name: 'nothing advertised', settings, data: { banners: ready([]) }, texts },
  { name: 'waiting', settings, data: { banners: { state: 'waiting' } }, texts },
];
