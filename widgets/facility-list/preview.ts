import type { PreviewCase } from '../define-widget.ts';
import { named, previewFacilities, previewMap, previewState, previewStateTexts } from '../shared/park/park-preview.ts';
import type { Settings } from './schema.ts';

const own = {
  title: { ko: '모든 곳', en: 'All places' },
  search: { ko: '놀이기구, 식당, 화장실 찾기', en: 'Find rides, food, toilets' },
  clear: { ko: '지우기', en: 'Clear' },
  categories: { ko: '종류', en: 'Categories' },
  all: { ko: '전체', en: 'All' },
  openNow: { ko: '지금 열림', en: 'Open now' },
  heights: { ko: '우리 키에 맞는 곳', en: 'Fits our heights' },
  heightFrom: { ko: '가장 작은 키', en: 'Smallest height' },
  heightTo: { ko: '가장 큰 키', en: 'Tallest height' },
  height: { ko: '{{count}}cm', en: '{{count}} cm' },
  order: { ko: '정렬', en: 'Order' },
  near: { ko: '가까운 순', en: 'Nearest' },
  wait: { ko: '대기 순', en: 'Wait' },
  name: { ko: '이름순', en: 'Name' },
  count: { ko: '{{count}}곳', en: '{{count}} places' },
  walk: { ko: '걸어서 {{count}}분', en: '{{count}} min walk' },
  heightMin: { ko: '키 {{count}}cm 이상', en: '{{count}} cm or taller' },
  empty: { ko: '조건에 맞는 곳이 없어요', en: 'No place matches' },
  reset: { ko: '조건 모두 지우기', en: 'Clear all filters' },
  located: {
    ko: '위치를 찾지 못했어요. 잠시 뒤 다시 눌러 주세요.',
    en: 'Your location was not found. Please try again later.',
  },
} as const;
const texts = { ...previewStateTexts, ...own, toMap: { ko: '지도에서 보기', en: 'Show on the map' } } as const;
const settings = {
  detail: { action: 'move', pageNm: 'Detail', params: { publctId: '{item.facilityId}' } },
  texts: named(Object.keys(own) as readonly (keyof typeof own)[]),
  state: previewState,
} as const satisfies Settings;
const data = {
  map: { state: 'ready', value: previewMap },
  facilities: { state: 'ready', value: { list: previewFacilities, totalCnt: previewFacilities.length } },
} as const;

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'all places', settings, data, texts },
  {
    name: 'one category, with a link to the map',
    settings: { ...settings, map: { action: 'move', pageNm: 'Inner' }, texts: { ...settings.texts, map: 'toMap' } },
    data,
    query: { cate: '03' },
    texts,
  },
  {
    name: 'nothing found',
    settings,
    data: { ...data, facilities: { state: 'ready', value: { list: [], totalCnt: 0 } } },
    texts,
  },
  { name: 'waiting', settings, data: { map: { state: 'waiting' }, facilities: { state: 'waiting' } }, texts },
];
