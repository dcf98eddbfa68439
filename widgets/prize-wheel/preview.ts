import type { PreviewCase } from '../define-widget.ts';
import { eventData, noEventCases } from '../shared/events/event-sample.ts';
import type { Settings } from './schema.ts';

const texts = {
  wheel: { ko: '룰렛: {{name}}', en: 'Wheel: {{name}}' },
  spin: { ko: '돌리기', en: 'Spin' },
  turning: { ko: '돌고 있어요', en: 'Turning' },
  left: { ko: '{{count}}번 남음', en: '{{count}} turns left' },
  noneToday: { ko: '오늘은 모두 돌렸어요', en: 'No turn is left today' },
  none: { ko: '모두 돌렸어요', en: 'No turn is left' },
  result: { ko: '{{name}}', en: '{{name}}' },
  coupon: { ko: '포켓에 있어요', en: 'It is in your Pocket' },
  som: { ko: '바로 쌓였어요', en: 'Credited' },
  badge: { ko: '배지예요', en: 'A badge' },
  item: { ko: '받아 가세요', en: 'Collect it' },
  tomorrow: { ko: '내일 또', en: 'Again tomorrow' },
  login: { ko: '로그인하면 참여할 수 있어요', en: 'Log in to take part' },
} as const;
const { login: _, ...keys } = texts;
const inner = { action: 'move', pageNm: 'Inner' } as const;
const settings: Settings = {
  kind: 'ROULETTE',
  operation: 'OPR_TST_00001',
  guest: { text: 'login', label: 'login', action: inner },
  links: [{ kind: 'SOM', label: 'som', action: inner }],
  texts: Object.fromEntries(Object.keys(keys).map((key) => [key, key])) as Settings['texts'],
};
const prize = (prizeId: string, prizeNm: string) =>
  ({
    eventId: 'event-1',
    prizeId,
    prizeNm,
    prizeKindCd: 'SOM',
    imageNm: '',
    needCnt: 0,
    streakYn: 'N',
    chanceTxt: '',
    stockTxt: '',
    statusCd: 'OPEN',
  }) as const;
const wheel = (count: number) =>
  ({
    eventKindCd: 'ROULETTE',
    dailyYn: 'Y',
    prizeList: ['솜 100개', '솜 5,000개', '따뜻한 음료 한 잔 A warm drink', '배지', '솜 30개', 'Popcorn', '솜']
      .slice(0, count)
      .map((name, index) => prize(`p${index}`, name)),
  }) as const;

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'four prizes', settings, texts, data: eventData({ ...wheel(4), prizeList: [...wheel(4).prizeList] }) },
  { name: 'seven prizes', settings, texts, data: eventData({ ...wheel(7), prizeList: [...wheel(7).prizeList] }) },
  {
    name: 'no turn left',
    settings,
    texts,
    data: eventData({ ...wheel(4), prizeList: [...wheel(4).prizeList], joinYn: 'N', joinCnt: 1, leftCnt: 0 }),
  },
  {
    name: 'a guest',
    settings,
    texts,
    data: eventData({ ...wheel(4), prizeList: [...wheel(4).prizeList], joinYn: 'N', loginYn: 'N' }),
  },
  ...noEventCases(settings, texts),
];
