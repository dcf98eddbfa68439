import type { DataState, PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  filter: { ko: '갈래', en: 'Categories' },
  all: { ko: '전체', en: 'All' },
  pinned: { ko: '중요', en: 'Important' },
  more: { ko: '더 보기', en: 'Show more' },
  empty: { ko: '아직 새 소식이 없어요', en: 'There is no news yet' },
} as const;

const full = {
  variant: 'full',
  count: 3,
  detail: {
    action: 'move',
    pageNm: 'Detail',
    params: { publctId: '{item.publctId}', publctTypeCd: '{item.publctTypeCd}' },
  },
  texts: { filter: 'filter', all: 'all', pinned: 'pinned', more: 'more', empty: 'empty' },
} as const satisfies Settings;

const categories = [
  ['01', '운영'],
  ['02', '안내'],
  ['03', '이벤트'],
  ['04', '점검'],
] as const;
const ready = (
  titles: readonly (readonly [title: string, category: number, day: string, pinned?: 'Y'])[],
  names: readonly (readonly [string, string])[],
): DataState => ({
  state: 'ready',
  value: {
    totalCnt: titles.length === 0 ? 0 : 42,
    pageNo: 1,
    pageSize: 10,
    ctgryList: names.map(([ctgryCd, ctgryNm]) => ({ ctgryCd, ctgryNm })),
    list: titles.map(([title, category, publctDt, pinYn = 'N'], index) => ({
      publctId: String(100 + index),
      publctTypeCd: '01',
      title,
      summary: '',
      ctgryCd: names[category]?.[0] ?? '',
      ctgryNm: names[category]?.[1] ?? '',
      pinYn,
      publctDt,
      imageNm: '',
    })),
  },
});

const korean = ready(
  [
    ['11월 24일 화요일, 물길 열차를 점검해요', 3, '20261120', 'Y'],
    ['겨울철 운영 시간이 이렇게 바뀌어요', 0, '20261118'],
    ['새 식당 ‘언덕 국수’가 문을 열었어요', 1, '20261115'],
    ['언덕 스탬프 여행 당첨자를 알려 드려요', 2, '20261112'],
    ['11월 셋째 주 주차장 공사 안내', 0, '20261109'],
  ],
  categories,
);
const english = ready(
  [
    [
      'The water train is checked on Tuesday 24 November, so please plan another ride for that day and ask our staff anything',
      0,
      '20261120',
      'Y',
    ],
    ['Winter opening hours', 1, '20261118'],
  ],
  [
    ['01', 'Maintenance and safety checks'],
    ['02', 'Hours'],
    ['03', 'Events and seasonal festivals'],
    ['04', 'Traffic'],
  ],
);

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'full', settings: full, data: { notices: korean }, texts },
  {
    name: 'short',
    settings: { variant: 'short', count: 2, texts: { empty: 'empty' }, detail: full.detail },
    data: { notices: korean },
    texts,
  },
  { name: 'long and in English', settings: full, data: { notices: english }, texts },
  { name: 'nothing found', settings: full, data: { notices: ready([], categories) }, texts },
  { name: 'waiting', settings: full, data: { notices: { state: 'waiting' } }, texts },
  { name: 'failed', settings: full, data: { notices: { state: 'failed' } }, texts },
];
