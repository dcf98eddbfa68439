import type { PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  new: { ko: '신관 숲마루', en: 'The new house' },
  newText: { ko: '높은 천장과 벽난로가 있는 4인실', en: 'For four, with high ceilings and a fireplace' },
  built: { ko: '2024년 새로 지음', en: 'Built in 2024' },
  lift: { ko: '승강기', en: 'Lift' },
  old: { ko: '본관 나무집', en: 'The old house' },
  oldText: { ko: '여럿이 모이기 좋은 6인실과 8인실', en: 'For six or eight who like to be together' },
  cap: { ko: '수영모', en: 'Swimming cap' },
  shoes: { ko: '물놀이 신발', en: 'Water shoes' },
  clothes: { ko: '갈아입을 옷', en: 'Spare clothes' },
  bottle: { ko: '물병', en: 'Bottle' },
  one: { ko: '13:20', en: '13:20' },
  two: { ko: '14:20', en: '14:20' },
  three: { ko: '15:20', en: '15:20' },
  night: { ko: '빛의 밤 경주', en: 'Race of lights' },
  nightText: { ko: '저녁 7시, 조명 아래에서', en: 'At seven, under the lamps' },
  date: { ko: '12월 5일', en: '5 December' },
  long: {
    ko: '아이들이 직접 바퀴를 갈아 끼워 보는 가족 정비소와 시상대 사진 찍기',
    en: 'The family garage where children change real wheels and stand on the podium for a photograph',
  },
} as const;

const inner = { action: 'move', pageNm: 'Inner' } as const;
const houses: Settings['items'] = [
  {
    art: 'forest-lodge',
    title: 'new',
    text: 'newText',
    badges: [
      { text: 'built', tone: 'accent' },
      { text: 'lift', icon: 'elevator' },
    ],
    action: inner,
  },
  { art: 'forest-house', title: 'old', text: 'oldText' },
];

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'pictures', settings: { variant: 'pictures', items: houses }, texts },
  {
    name: 'tiles',
    settings: {
      variant: 'tiles',
      items: [
        { icon: 'elevator', title: 'lift', text: 'built' },
        { icon: 'bottle', title: 'bottle' },
        { art: 'stay-room', title: 'new', text: 'newText', action: inner },
        { icon: 'shoe', title: 'shoes' },
      ],
    },
    texts,
  },
  {
    name: 'posters',
    settings: {
      variant: 'posters',
      items: [
        { art: 'event-race', title: 'night', text: 'nightText', badges: [{ text: 'date' }], action: inner },
        { art: 'event-night', title: 'long', badges: [{ text: 'date' }], action: inner },
      ],
    },
    texts,
  },
  {
    name: 'rail without links',
    settings: {
      variant: 'rail',
      items: [
        { art: 'race-car', title: 'night', text: 'date', badges: [{ text: 'date' }] },
        { icon: 'flag', title: 'long', text: 'long' },
        { art: 'race-flag', title: 'night' },
      ],
    },
    texts,
  },
  {
    name: 'circles',
    settings: {
      variant: 'circles',
      items: [
        { icon: 'swimming', title: 'cap' },
        { icon: 'shoe', title: 'shoes' },
        { icon: 'shirt', title: 'clothes' },
        { icon: 'bottle', title: 'bottle', action: inner },
      ],
    },
    texts,
  },
  {
    name: 'times',
    settings: {
      variant: 'times',
      items: [
        { icon: 'ripple', title: 'one', state: 'past' },
        { icon: 'ripple', title: 'two', state: 'next' },
        { icon: 'ripple', title: 'three' },
      ],
    },
    texts,
  },
  {
    name: 'long words',
    settings: {
      variant: 'pictures',
      items: [{ title: 'long', text: 'long', badges: [{ text: 'long' }, { text: 'built', tone: 'stop' }] }],
    },
    texts,
  },
];
