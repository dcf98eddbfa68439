import type { PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  crowd: { ko: '혼잡도', en: 'Crowds' },
  calm: { ko: '보통', en: 'Medium' },
  wait: { ko: '평균 대기', en: 'Average wait' },
  eighteen: { ko: '18', en: '18' },
  minutes: { ko: '분', en: 'min' },
  show: { ko: '다음 공연', en: 'Next show' },
  time: { ko: '14:30', en: '14:30' },
  stamp: { ko: '14:05 기준', en: 'As of 14:05' },
  length: { ko: '길이', en: 'Length' },
  km: { ko: 'km', en: 'km' },
  four: { ko: '4.3', en: '4.3' },
  who: { ko: '이용 대상', en: 'Who can use it' },
  long: {
    ko: '키 120cm 이상이고 혼자 앉을 수 있는 분, 어린이는 보호자와 함께 타 주세요',
    en: 'Everyone taller than 120 cm who can sit alone; children ride together with a grown-up',
  },
  note: { ko: '현장 사정에 따라 달라질 수 있어요', en: 'May change on the day' },
} as const;

const facts: Settings['items'] = [
  { label: 'crowd', value: 'calm' },
  { label: 'wait', value: 'eighteen', unit: 'minutes' },
  { label: 'show', value: 'time' },
];

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'facts', settings: { variant: 'facts', stamp: 'stamp', items: facts }, texts },
  {
    name: 'table',
    settings: {
      variant: 'table',
      items: [
        { label: 'length', value: 'four', unit: 'km' },
        { label: 'who', value: 'long', note: 'note' },
        { label: 'show', value: 'time' },
      ],
    },
    texts,
  },
  {
    name: 'board',
    settings: {
      variant: 'board',
      art: 'circuit',
      items: [
        { label: 'length', value: 'four', unit: 'km' },
        { label: 'crowd', value: 'eighteen' },
        { label: 'wait', value: 'eighteen', unit: 'minutes' },
      ],
    },
    texts,
  },
  {
    name: 'long facts',
    settings: { variant: 'facts', items: [{ label: 'who', value: 'long', note: 'note' }, ...facts] },
    texts,
  },
  {
    name: 'board without a picture',
    settings: { variant: 'board', stamp: 'stamp', items: [{ label: 'who', value: 'calm', note: 'note' }] },
    texts,
  },
];
