import type { JoinCode } from '#schemas/calls/queue/answers';
import type { DataState, PreviewCase } from '../define-widget.ts';
import { named, previewFacilities, previewState, previewStateTexts } from '../shared/park/park-preview.ts';
import type { Settings } from './schema.ts';

const own = {
  heightMin: { ko: '키 {{count}}cm 이상', en: '{{count}} cm or taller' },
  heightMax: { ko: '키 {{count}}cm 이하', en: '{{count}} cm or smaller' },
  guardian: { ko: '{{count}}cm 미만은 보호자와 함께', en: 'Below {{count}} cm with a guardian' },
  age: { ko: '만 {{count}}세 이상', en: 'Age {{count}} or older' },
  limits: { ko: '이용 조건', en: 'Who can use it' },
  party: { ko: '우리 일행의 키', en: 'Heights of our party' },
  partyAll: { ko: '모두 이용할 수 있어요', en: 'Everyone can ride' },
  partySome: { ko: '일부만 이용할 수 있어요', en: 'Some of you can ride' },
  partyNone: { ko: '이용할 수 없어요', en: 'Nobody of you can ride' },
  heightFrom: { ko: '가장 작은 키', en: 'Smallest height' },
  heightTo: { ko: '가장 큰 키', en: 'Tallest height' },
  height: { ko: '{{count}}cm', en: '{{count}} cm' },
  waits: { ko: '오늘 대기 시간', en: 'Wait times today' },
  waitsNow: { ko: '{{count}}분', en: '{{count}} min' },
  waitsLabel: { ko: '오늘 대기 시간: {{name}}', en: 'Wait times today: {{name}}' },
  waitsBest: { ko: '{{name}}쯤 {{count}}분으로 짧아질 것 같아요', en: 'Usually about {{count}} min at {{name}}:00' },
  shows: { ko: '오늘 공연', en: 'Shows today' },
  noShows: { ko: '오늘은 공연이 없어요', en: 'No show today' },
  stepFree: { ko: '계단 없이 갈 수 있어요', en: 'Step-free access' },
  hours: { ko: '운영 시간', en: 'Hours' },
  gone: { ko: '이곳을 찾지 못했어요', en: 'This place was not found' },
  directions: { ko: '길찾기', en: 'Directions' },
  map: { ko: '지도에서 보기', en: 'Show on the map' },
  share: { ko: '공유하기', en: 'Share' },
  list: { ko: '목록으로', en: 'To the list' },
  queue: { ko: '스마트 줄서기 약 {{name}}분', en: 'Smart queue about {{name}} min' },
} as const;
const queueTexts = {
  join: { ko: '줄 서기', en: 'Join' },
  times: { ko: '시간 고르기', en: 'See times' },
  place: { ko: '내 순서 보기', en: 'See my place' },
  login: { ko: '로그인하기', en: 'Log in' },
  members: { ko: '파크에 들어온 회원이 줄을 설 수 있어요.', en: 'Members who are in the park can join.' },
  offSite: { ko: '파크에 들어오면 줄을 설 수 있어요.', en: 'You can join once you are in the park.' },
  no: { ko: '지금은 줄을 받지 않아요.', en: 'This queue takes nobody now.' },
} as const;
const texts = { ...previewStateTexts, ...own, ...queueTexts } as const;
const settings = {
  record: { park: '{param.park}', kind: '{param.kind}', id: '{param.id}' },
  directions: { action: 'move', pageNm: 'Inner' },
  map: { action: 'move', pageNm: 'Inner' },
  list: { action: 'move', pageNm: 'Inner' },
  share: { action: 'share' },
  queue: {
    join: { action: 'move', pageNm: 'Inner' },
    times: { action: 'move', pageNm: 'Inner' },
    place: { action: 'move', pageNm: 'Inner' },
    login: { action: 'move', pageNm: 'Inner' },
    texts: {
      join: 'join',
      times: 'times',
      place: 'place',
      login: 'login',
      reasons: {
        LOGIN: 'members',
        CLOSED: 'no',
        PAUSED: 'no',
        FULL: 'no',
        OFF_SITE: 'offSite',
        NO_TICKET: 'no',
        BARRED: 'no',
        LIMIT: 'no',
      },
    },
  },
  texts: named(Object.keys(own) as readonly (keyof typeof own)[]),
  state: previewState,
} as const satisfies Settings;
const [swing] = previewFacilities;
const facility = {
  ...swing,
  queueYn: 'Y',
  imageNm: 'ride-swing',
  summary: 'High over the garden 정원 위를 날아요',
  areaNm: 'Garden 정원',
  stepFreeYn: 'Y',
  limits: { heightMin: 130, heightMax: 190, guardianBelow: 140, ageMin: 8, notes: 'Bags stay below 가방은 아래에' },
  contents: [],
  contentsText: '',
  factList: [{ label: 'Seats 좌석', value: '24' }],
  closedReason: 'Yearly check 정기 점검',
  showList: [
    {
      showId: '1',
      name: 'Evening lights 저녁 불빛',
      summary: '',
      tag: '',
      iconNm: '',
      imageNm: '',
      facilityId: '101',
      faciltCateKindCd: '01',
      placeNm: '',
      minutes: 20,
      timeList: [],
      factList: [],
    },
  ],
};
const hour = 3_600_000;
const start = Date.UTC(2026, 4, 1, 1);
const point = (waitMin: number, index: number) => ({ at: start + index * hour, waitMin });
const waits = { waitList: [5, 20, 35, 45].map(point), usualList: [5, 15, 30, 40, 42, 35, 20, 15, 18].map(point) };

/** The answer with the queue of the facility. */
export const queueAnswer = (joinCd: JoinCode, more: Readonly<Record<string, unknown>> = {}): DataState => ({
  state: 'ready',
  value: {
    planList: [
      {
        facilityId: swing?.facilityId,
        statusCd: 'OPEN',
        lineYn: 'Y',
        slotYn: 'N',
        waitTxt: '10–20',
        nowNo: 0,
        joinCd,
        ...more,
      },
    ],
    slotList: [],
  },
});

export const previews: readonly PreviewCase<Settings>[] = [
  {
    name: 'all parts',
    settings,
    data: {
      facility: { state: 'ready', value: facility },
      waits: { state: 'ready', value: waits },
      queue: queueAnswer('OK'),
    },
    texts,
  },
  {
    name: 'a queue that the viewer cannot join',
    settings,
    data: {
      facility: { state: 'ready', value: facility },
      waits: { state: 'waiting' },
      queue: queueAnswer('OFF_SITE'),
    },
    texts,
  },
  {
    name: 'a queue on its way',
    settings,
    data: { facility: { state: 'ready', value: facility }, waits: { state: 'waiting' }, queue: { state: 'waiting' } },
    texts,
  },
  {
    name: 'few parts',
    settings: { record: settings.record, texts: settings.texts, state: previewState },
    data: { facility: { state: 'ready', value: { ...facility, ...swing } } },
    texts,
  },
  { name: 'does not exist', settings, data: { facility: { state: 'failed' } }, texts },
  { name: 'nothing chosen', settings: { query: 'f', texts: settings.texts, state: previewState }, texts },
];
