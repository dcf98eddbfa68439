import type { BillboardSlots } from '#schemas/calls/billboard/answers';
import type { DataState, PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  day: { ko: '나오는 날', en: 'Day' },
  time: { ko: '나오는 시간', en: 'Time' },
  words: { ko: '하고 싶은 말', en: 'Your words' },
  wordsNote: { ko: '세 줄까지 쓸 수 있어요', en: 'Up to three lines' },
  sender: { ko: '보내는 사람', en: 'From' },
  background: { ko: '배경', en: 'Background' },
  picture: { ko: '사진', en: 'Picture' },
  choose: { ko: '사진 고르기', en: 'Choose a picture' },
  remove: { ko: '사진 빼기', en: 'Remove the picture' },
  crop: { ko: '보일 부분을 맞춰 주세요', en: 'Move the part to show' },
  turn: { ko: '돌리기', en: 'Turn' },
  zoom: { ko: '크기', en: 'Zoom' },
  result: { ko: '이렇게 보여요', en: 'It looks like this' },
  agree: { ko: '실을 수 없는 내용이 아니에요', en: 'It is nothing that cannot be shown' },
  submit: { ko: '신청하기', en: 'Apply' },
  success: { ko: '신청했어요', en: 'Sent' },
  left: { ko: '{{count}}자리', en: '{{count}} left' },
  full: { ko: '마감', en: 'Taken' },
  none: { ko: '남은 시간이 없어요', en: 'No time is left' },
  preview: { ko: '전광판 미리 보기', en: 'Preview of the screen' },
  example: { ko: '솔이의 일곱 번째 생일을 축하해!', en: 'Happy birthday!' },
  forbidden: { ko: '쓸 수 없는 말이 있어요', en: 'There is a word that cannot be used' },
  tooSmall: { ko: '사진이 너무 작아요', en: 'The picture is too small' },
  unreadable: { ko: '사진을 열 수 없어요', en: 'The picture cannot be opened' },
  choosePlease: { ko: '골라 주세요', en: 'Please choose' },
  agreePlease: { ko: '약속에 동의해 주세요', en: 'Please accept the rules' },
  loading: { ko: '불러오는 중이에요', en: 'Loading' },
} as const;
const named = Object.fromEntries(Object.keys(texts).map((key) => [key, key])) as Settings['texts'];
const settings: Settings = {
  times: 'OPR_TST_00001',
  upload: 'OPR_TST_00002',
  operation: 'OPR_TST_00003',
  body: { parkType: 'TP' },
  texts: named,
};
const slots: BillboardSlots = {
  eventId: 'board',
  screenNm: '중앙 광장',
  seconds: 10,
  letters: 40,
  ageMin: 14,
  cancelHours: 24,
  slotList: [
    { date: '20261128', leftCnt: 12 },
    { date: '20261129', leftCnt: 0 },
  ],
  date: '20261128',
  timeList: [
    { slotId: '1100', timeTxt: '11:00', leftCnt: 0 },
    { slotId: '1110', timeTxt: '11:10', leftCnt: 2 },
    { slotId: '1120', timeTxt: '11:20', leftCnt: 3 },
  ],
  templateList: [
    { templateId: 'night', templateNm: '노을 밤', imageNm: 'park' },
    { templateId: 'day', templateNm: 'A long name of a background', imageNm: 'park' },
  ],
};
const ready = (value: unknown): DataState => ({ state: 'ready', value });

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'application', settings, data: { slots: ready(slots), words: ready(['바보']) }, texts },
  {
    name: 'taken times folded',
    settings: { ...settings, texts: { ...named, taken: 'taken' } },
    data: { slots: ready(slots), words: ready([]) },
    texts: { ...texts, taken: { ko: '마감된 시간 {{count}}개', en: '{{count}} times are taken' } },
  },
  { name: 'nothing left', settings, data: { slots: ready({ ...slots, slotList: [] }) }, texts },
  { name: 'waiting', settings, data: { slots: { state: 'waiting' } }, texts },
  { name: 'failed', settings, data: { slots: { state: 'failed' } }, texts },
];
