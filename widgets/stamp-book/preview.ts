import type { PreviewCase } from '../define-widget.ts';
import { eventData, noEventCases } from '../shared/events/event-sample.ts';
import type { Settings } from './schema.ts';

const texts = {
  title: { ko: '내 스탬프', en: 'My stamps' },
  progress: { ko: '{{count}} / {{name}}', en: '{{count}} / {{name}}' },
  done: { ko: '찍었어요', en: 'Collected' },
  open: { ko: '아직이에요', en: 'Not yet' },
  ride: { ko: '타면 찍혀요', en: 'Take the ride' },
  visit: { ko: '들어오면 찍혀요', en: 'Visit the park' },
  walk: { ko: '걸어서 {{count}}분', en: '{{count}} min walk' },
  scan: { ko: '스탬프 찍기', en: 'Scan a stamp' },
  type: { ko: '코드 넣기', en: 'Enter a code' },
  label: { ko: '코드', en: 'Code' },
  note: { ko: 'PS로 시작해요', en: 'It starts with PS' },
  send: { ko: '받기', en: 'Get it' },
  wrong: { ko: '스탬프 코드가 아니에요', en: 'This is no stamp code' },
  stamped: { ko: '찍었어요', en: 'Collected' },
  position: { ko: '지금 위치를 보낼까요?', en: 'Send your position?' },
  positionOk: { ko: '보내기', en: 'Send' },
  locating: { ko: '위치를 찾고 있어요', en: 'Finding your position' },
  denied: { ko: '위치를 알 수 없어요', en: 'Your position is not known' },
  login: { ko: '로그인하면 참여할 수 있어요', en: 'Log in to take part' },
  map: { ko: '지도', en: 'Map' },
} as const;
const { login: _, map: _map, ...keys } = texts;
const inner = { action: 'move', pageNm: 'Inner' } as const;
const settings: Settings = {
  kind: 'STAMP',
  operation: 'OPR_TST_00001',
  guest: { text: 'login', label: 'login', action: inner },
  place: inner,
  map: { label: 'map', action: inner },
  texts: Object.fromEntries(Object.keys(keys).map((key) => [key, key])) as Settings['texts'],
};
const stamp = (stampId: string, stampNm: string, wayCd: 'SCREEN' | 'RIDE' | 'VISIT', doneYn: 'Y' | 'N') =>
  ({
    stampId,
    stampNm,
    iconNm: 'sun',
    wayCd,
    facilityId: wayCd === 'VISIT' ? '' : '101',
    placeNm: '하늘 관람차 Haneul Wheel',
    doneYn,
    doneDtm: '',
  }) as const;
const stampList = [
  stamp('a', '노을 언덕 Sunset Hill', 'SCREEN', 'Y'),
  stamp('b', '광장', 'SCREEN', 'Y'),
  stamp('c', 'Lakeside', 'RIDE', 'N'),
  stamp('d', '정문', 'VISIT', 'N'),
  stamp('e', '나무집 Tree house', 'SCREEN', 'N'),
];

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'two of five', settings, texts, data: eventData({ eventKindCd: 'STAMP', stampList, stampCnt: 2 }) },
  {
    name: 'closed',
    settings,
    texts,
    data: eventData({
      eventKindCd: 'STAMP',
      stampList,
      joinYn: 'N',
      statusCd: 'DONE',
      refusalCd: 'EVT_01',
      refusalTxt: '지금은 참여할 수 없어요 Not open',
    }),
  },
  {
    name: 'a guest',
    settings,
    texts,
    data: eventData({
      eventKindCd: 'STAMP',
      stampList: stampList.map((one) => ({ ...one, doneYn: 'N' as const })),
      joinYn: 'N',
      loginYn: 'N',
    }),
  },
  ...noEventCases(settings, texts),
];
