import type { PreviewCase } from '../define-widget.ts';
import { parkData } from '../shared/ways/way-sample.ts';
import type { Settings } from './schema.ts';

const texts = {
  from: { ko: '출발', en: 'From' },
  to: { ko: '도착', en: 'To' },
  stop: { ko: '경유 {{count}}', en: 'Stop {{count}}' },
  here: { ko: '내 위치', en: 'My location' },
  choose: { ko: '고르세요', en: 'Choose' },
  swap: { ko: '출발과 도착 바꾸기', en: 'Swap start and destination' },
  addStop: { ko: '경유지 더하기', en: 'Add a stop' },
  removeStop: { ko: '{{name}} 빼기', en: 'Remove {{name}}' },
  noStairs: { ko: '계단 없이', en: 'No stairs' },
  noStairsHint: { ko: '이 기기에서 기억해요', en: 'Remembered on this device' },
  search: { ko: '시설 찾기', en: 'Search facilities' },
  searchHint: { ko: '이름이나 첫소리', en: 'Name' },
  clear: { ko: '지우기', en: 'Clear' },
  none: { ko: '‘{{term}}’에 맞는 시설이 없어요', en: 'No facility matches “{{term}}”' },
  close: { ko: '닫기', en: 'Close' },
  recent: { ko: '최근 도착지', en: 'Recent destination' },
  find: { ko: '길 찾기', en: 'Find the route' },
  missing: { ko: '도착할 곳을 골라 주세요', en: 'Choose a destination' },
} as const;

const settings: Settings = {
  result: { action: 'move', pageNm: 'FindWayMap' },
  texts: {
    from: 'from',
    to: 'to',
    stop: 'stop',
    here: 'here',
    choose: 'choose',
    swap: 'swap',
    addStop: 'addStop',
    removeStop: 'removeStop',
    noStairs: 'noStairs',
    noStairsHint: 'noStairsHint',
    search: 'search',
    searchHint: 'searchHint',
    clear: 'clear',
    none: 'none',
    close: 'close',
    recent: 'recent',
    find: 'find',
    missing: 'missing',
  },
};

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'nothing chosen', settings, data: parkData, texts },
  { name: 'complete with stops', settings, data: parkData, query: { from: '103', to: '101', via: '102,104' }, texts },
  { name: 'waiting', settings, data: {}, texts },
  { name: 'failed', settings, data: { maps: { state: 'failed' } }, texts },
];
