import type { DataState, PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  title: { ko: '새 모둠', en: 'New group' },
  intro: { ko: '자주 함께 가는 사람을 묶어 두세요.', en: 'People you often go with.' },
  name: { ko: '모둠 이름', en: 'Name of the group' },
  people: { ko: '함께할 사람', en: 'People' },
  save: { ko: '모둠 만들기', en: 'Create the group' },
  choose: { ko: '한 명 넘게 골라 주세요', en: 'Choose at least one person' },
  most: { ko: '여덟 명까지 고를 수 있어요', en: 'At most eight people' },
  none: { ko: '아직 동반자가 없어요', en: 'You have no companions yet' },
  heights: { ko: '우리 일행의 키', en: 'Heights of your party' },
  from: { ko: '가장 작은 사람', en: 'Smallest' },
  to: { ko: '가장 큰 사람', en: 'Tallest' },
  cm: { ko: '{{count}}cm', en: '{{count}} cm' },
  kept: { ko: '이 기기에만 저장돼요', en: 'Kept on this device only' },
  ask: { ko: '키를 맞춰 주세요', en: 'Set the heights' },
  misfit: { ko: '모두 탈 수는 없어요', en: 'Not everybody can ride' },
  entrance: { ko: '두 번째 입구로 들어갈게요', en: 'We use the second entrance' },
  add: { ko: '동반자 더하기', en: 'Add a companion' },
  others: { ko: '함께 설 수 없는 사람', en: 'Cannot join' },
  away: { ko: '파크에 없어요', en: 'Not in the park' },
} as const;

const settings: Settings = {
  title: 'title',
  intro: 'intro',
  source: { path: '/api/v1/iam/members/companion' },
  list: 'companionList',
  key: 'friendUid',
  label: 'showNm',
  note: 'nameMask',
  choices: 'people',
  most: 8,
  tooMany: 'most',
  input: { label: 'name', maxLength: 20 },
  operation: 'OPR_TST_00001',
  body: { groupNm: '{text}', friendUidList: ['{chosen}'] },
  submit: 'save',
  none: 'choose',
  empty: { text: 'none', link: { label: 'add', action: { action: 'move', pageNm: 'Inner' } } },
};
const ready = (...rows: readonly object[]): DataState => ({ state: 'ready', value: { companionList: rows } });

export const previews: readonly PreviewCase<Settings>[] = [
  {
    name: 'people',
    settings,
    data: {
      records: ready(
        { friendUid: '1', showNm: '솔바람', nameMask: '김*늘' },
        { friendUid: '2', showNm: 'Alexandrina-Wilhelmina of the Upper Hills', nameMask: 'A*' },
      ),
    },
    texts,
  },
  {
    name: 'some with a day',
    settings: { ...settings, note: 'until', noteForm: 'day', show: [{ field: 'lendYn', is: ['Y'] }] },
    data: {
      records: ready(
        { friendUid: '1', showNm: '하늘랜드 종일 이용권', until: '20261128', lendYn: 'Y' },
        { friendUid: '2', showNm: '하늘 정기권', until: '20261231', lendYn: 'N' },
      ),
    },
    texts,
  },
  {
    name: 'with heights and an option',
    settings: {
      ...settings,
      heights: {
        min: 'heightMin',
        max: 'heightMax',
        label: 'heights',
        from: 'from',
        to: 'to',
        height: 'cm',
        note: 'kept',
        ask: 'ask',
        misfit: 'misfit',
      },
      option: { field: 'boardingYn', label: 'entrance' },
    },
    data: {
      records: {
        state: 'ready',
        value: {
          companionList: [{ friendUid: '1', showNm: '솔바람', nameMask: '김*늘' }],
          heightMin: 120,
          boardingYn: 'Y',
        },
      },
    },
    texts,
  },
  {
    name: 'with people who cannot be chosen',
    settings: {
      ...settings,
      refused: { field: 'reasonCd', title: 'others', says: [{ is: 'OFF_SITE', text: 'away' }] },
    },
    data: {
      records: ready(
        { friendUid: '1', showNm: '솔바람', reasonCd: 'OK' },
        { friendUid: '', showNm: 'Alexandrina-Wilhelmina of the Upper Hills', reasonCd: 'OFF_SITE' },
      ),
    },
    texts,
  },
  {
    name: 'in pages',
    settings: { ...settings, pages: { size: 20, query: 'page' } },
    data: {
      records: {
        state: 'ready',
        value: { companionList: [{ friendUid: '1', showNm: '솔바람', nameMask: '김*늘' }], totalCnt: 50 },
      },
    },
    texts,
  },
  { name: 'empty', settings, data: { records: ready() }, texts },
  { name: 'waiting', settings, data: { records: { state: 'waiting' } }, texts },
  { name: 'failed', settings, data: { records: { state: 'failed' } }, texts },
];
