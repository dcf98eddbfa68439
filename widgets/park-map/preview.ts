import type { PreviewCase } from '../define-widget.ts';
import { named, previewFacilities, previewMap, previewState, previewStateTexts } from '../shared/park/park-preview.ts';
import type { Settings } from './schema.ts';

const own = {
  title: { ko: '파크 지도', en: 'Park map' },
  map: { ko: '파크 지도', en: 'Map of the park' },
  search: { ko: '놀이기구, 식당, 화장실 찾기', en: 'Find rides, food, toilets' },
  clear: { ko: '지우기', en: 'Clear' },
  categories: { ko: '종류', en: 'Categories' },
  all: { ko: '전체', en: 'All' },
  more: { ko: '{{name}} 외 {{count}}곳', en: '{{name}} and {{count}} more' },
  sheet: { ko: '시설 목록', en: 'Facilities' },
  grip: { ko: '목록 높이 바꾸기', en: 'Change the height of the list' },
  top: { ko: '지금 위', en: 'now high' },
  mid: { ko: '지금 가운데', en: 'now in the middle' },
  bottom: { ko: '지금 아래', en: 'now low' },
  refresh: { ko: '새로 고침', en: 'Refresh the map' },
  refreshed: { ko: '새로 고쳤어요', en: 'The map is up to date' },
  locate: { ko: '내 위치', en: 'Show my location' },
  located: {
    ko: '위치를 찾지 못했어요. 잠시 뒤 다시 눌러 주세요.',
    en: 'Your location was not found. Please try again later.',
  },
  here: { ko: '내 위치', en: 'Your location' },
  indoors: { ko: '실내 지도', en: 'Indoor map' },
  outdoors: { ko: '야외 지도', en: 'Outdoor map' },
  floor: { ko: '층', en: 'Floor' },
  floorName: { ko: '{{count}}F', en: '{{count}}F' },
  close: { ko: '지도로 돌아가기', en: 'Back to the map' },
  share: { ko: '공유하기', en: 'Share' },
  noMap: {
    ko: '지금은 지도를 볼 수 없어요. 목록에서 찾아 주세요.',
    en: 'The map is not available now. Please use the list.',
  },
  noPicture: { ko: '지도 그림을 불러오지 못했어요', en: 'The picture of the map did not load' },
} as const;
const texts = {
  ...previewStateTexts,
  ...own,
  off: { ko: '위치 권한을 켜 주세요', en: 'Please turn the location on' },
  out: { ko: '파크 밖이에요', en: 'You are outside of the park' },
} as const;
const settings = {
  heights: 'part',
  initial: 2,
  refreshMs: 1000,
  denied: { action: 'alert', message: 'off' },
  outside: { action: 'alert', message: 'out' },
  share: { action: 'share' },
  texts: named(Object.keys(own) as readonly (keyof typeof own)[]),
  state: previewState,
} as const satisfies Settings;
const facilities = { state: 'ready', value: { list: previewFacilities, totalCnt: previewFacilities.length } } as const;

// The map itself is drawn in the browser only; its own tests show it.
export const previews: readonly PreviewCase<Settings>[] = [
  {
    name: 'waiting',
    settings,
    data: { map: { state: 'waiting' }, facilities: { state: 'waiting' } },
    children: 2,
    texts,
  },
  {
    name: 'without a layer',
    settings,
    data: { map: { state: 'ready', value: previewMap }, facilities },
    children: 2,
    texts,
  },
  {
    name: 'without a map',
    settings: { ...settings, initial: 1, heights: 'full' },
    data: { map: { state: 'failed' }, facilities },
    children: 2,
    texts,
  },
];
