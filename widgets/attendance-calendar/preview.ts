import type { PreviewCase } from '../define-widget.ts';
import { attendance } from './sample.ts';
import type { Settings } from './schema.ts';

const texts = {
  before: { ko: '지난달', en: 'Month before' },
  after: { ko: '다음 달', en: 'Next month' },
  attended: { ko: '출석', en: 'Attended' },
  missed: { ko: '쉼', en: 'Missed' },
  today: { ko: '오늘', en: 'Today' },
  gift: { ko: '선물', en: 'Gift' },
  remind: { ko: '날마다 {{name}}에 알림', en: 'Remind me every day at {{name}}' },
  reminded: { ko: '켰어요', en: 'On' },
  quiet: { ko: '껐어요', en: 'Off' },
} as const;
const settings: Settings = {
  reminder: 'OPR_TST_00001',
  texts: Object.fromEntries(Object.keys(texts).map((key) => [key, key])) as Settings['texts'],
};

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'a month', settings, texts, data: { attendance: { state: 'ready', value: attendance() } } },
  {
    name: 'a guest',
    settings,
    texts,
    data: { attendance: { state: 'ready', value: attendance({ loginYn: 'N', attendDtList: [], attendCnt: 0 }) } },
  },
  {
    name: 'no event',
    settings,
    texts,
    data: { attendance: { state: 'ready', value: attendance({ event: null, rewardList: [], attendDtList: [] }) } },
  },
  { name: 'waiting', settings, texts, data: { attendance: { state: 'waiting' } } },
];
