import type { FacilityItem, MapAnswer } from '#schemas/calls/contents/park-answers';

/** Facilities of an invented park, for previews. They have no state, so that they look alike at any time. */
const item = (facilityId: string, name: string, more: Partial<FacilityItem>): FacilityItem => ({
  parkKindCd: '01',
  faciltCateKindCd: '01',
  facilityId,
  name,
  tag: '',
  summary: '',
  areaNm: '',
  iconNm: 'confetti',
  imageNm: '',
  layerId: 'out',
  x: 100,
  y: 100,
  nodeId: 'n',
  order: 1,
  limits: {},
  tagList: [],
  stepFreeYn: 'N',
  fromTm: '',
  untilTm: '',
  waitYn: 'N',
  ...more,
});

export const previewFacilities: readonly FacilityItem[] = [
  item('101', 'Cloud Swing 구름 그네', { limits: { heightMin: 130 }, x: 200, y: 300, order: 1 }),
  item('301', 'Garden Kitchen 정원 식당', {
    faciltCateKindCd: '03',
    iconNm: 'bowl-chopsticks',
    x: 500,
    y: 200,
    order: 2,
    areaNm: 'Garden 정원',
  }),
  item('501', 'Nursing room 수유실', {
    faciltCateKindCd: '05',
    iconNm: 'baby-carriage',
    tagList: ['NURSING'],
    x: 400,
    y: 600,
    order: 3,
  }),
];

export const previewMap: MapAnswer = {
  parkKindCd: '01',
  layerList: [],
  zoomMin: 1,
  zoomMax: 4,
  start: { layerId: 'out', x: 360, y: 420, zoom: 1 },
  cateList: [
    { faciltCateKindCd: '01', cateNm: 'Rides 놀이기구', iconNm: 'confetti' },
    { faciltCateKindCd: '03', cateNm: 'Food 식당', iconNm: 'bowl-chopsticks' },
    { faciltCateKindCd: '05', cateNm: 'Help 편의시설', iconNm: 'info-circle' },
  ],
  tagList: [{ tagCd: 'NURSING', tagNm: 'Nursing 수유실' }],
};

const texts = {
  open: { ko: '운영 중', en: 'Open' },
  delayed: { ko: '지연', en: 'Delayed' },
  rest: { ko: '잠시 멈춤', en: 'Paused' },
  closed: { ko: '오늘 쉼', en: 'Closed today' },
  full: { ko: '만석', en: 'Full' },
  ended: { ko: '운영 끝', en: 'Closed now' },
  unknown: { ko: '정보 없음', en: 'No information' },
  calm: { ko: '여유', en: 'Short' },
  normal: { ko: '보통', en: 'Moderate' },
  busy: { ko: '붐빔', en: 'Busy' },
  minutes: { ko: '{{count}}분', en: '{{count}} min' },
  waitFor: { ko: '대기 {{count}}분', en: '{{count}} min wait' },
  asOf: { ko: '{{name}} 기준', en: 'as of {{name}}' },
} as const;

/** Texts of states for the texts of a preview. */
export const previewStateTexts = texts;

/** State settings of a preview. */
export const previewState = {
  open: 'open',
  delayed: 'delayed',
  rest: 'rest',
  closed: 'closed',
  full: 'full',
  ended: 'ended',
  unknown: 'unknown',
  calm: 'calm',
  normal: 'normal',
  busy: 'busy',
  minutes: 'minutes',
  wait: 'waitFor',
  asOf: 'asOf',
} as const;

/** Returns settings that name each text by its own key. */
export const named = <const Names extends readonly string[]>(
  names: Names,
): { readonly [Name in Names[number]]: Name } =>
  Object.fromEntries(names.map((name) => [name, name])) as { readonly [Name in Names[number]]: Name };
