import type { PreviewCase } from '../define-widget.ts';
import { eventData, noEventCases } from '../shared/events/event-sample.ts';
import type { Settings } from './schema.ts';

const texts = {
  intro: { ko: '문제 {{count}}개', en: '{{count}} questions' },
  pass: { ko: '{{count}}개를 맞히면 선물을 드려요', en: '{{count}} right answers win' },
  start: { ko: '시작하기', en: 'Start' },
  again: { ko: '다시 풀기', en: 'Try again' },
  question: { ko: '문제 {{count}}', en: 'Question {{count}}' },
  choices: { ko: '답', en: 'Answer' },
  true: { ko: '맞아요', en: 'True' },
  false: { ko: '아니에요', en: 'False' },
  send: { ko: '답 보내기', en: 'Send my answers' },
  right: { ko: '{{name}}개 가운데 {{count}}개', en: '{{count}} of {{name}} right' },
  won: { ko: '축하해요', en: 'Well done' },
  prize: { ko: '선물은 {{name}}', en: 'Your prize: {{name}}' },
  lost: { ko: '아쉬워요', en: 'Not this time' },
  answers: { ko: '정답 보기', en: 'See the answers' },
  own: { ko: '내 답 {{name}}', en: 'Your answer: {{name}}' },
  correct: { ko: '맞았어요', en: 'Right' },
  wrong: { ko: '답은 {{name}}', en: 'The answer is {{name}}' },
  time: { ko: '{{count}}초 안에', en: 'Within {{count}} seconds' },
  timeLeft: { ko: '{{count}}초 남음', en: '{{count}} seconds left' },
  more: { ko: '시간 더 쓰기', en: 'More time' },
  timeOver: { ko: '시간이 다 됐어요', en: 'Time is up' },
  ended: { ko: '모두 풀었어요', en: 'No try is left' },
  login: { ko: '로그인하면 참여할 수 있어요', en: 'Log in to take part' },
} as const;
const { login: _, ...keys } = texts;
const settings: Settings = {
  kind: 'OX_QUIZ',
  operation: 'OPR_TST_00001',
  answers: 'OPR_TST_00001',
  guest: { text: 'login', label: 'login', action: { action: 'move', pageNm: 'Inner' } },
  texts: Object.fromEntries(Object.keys(keys).map((key) => [key, key])) as Settings['texts'],
};
const quiz = {
  eventKindCd: 'OX_QUIZ',
  questionList: ['하늘 관람차는 한 바퀴 도는 데 15분이 걸린다', 'The wheel is blue'].map((text, index) => ({
    questionId: `q${index}`,
    text,
  })),
  passCnt: 2,
} as const;

export const previews: readonly PreviewCase<Settings>[] = [
  {
    name: 'before the start',
    settings,
    texts,
    data: eventData({ ...quiz, questionList: [...quiz.questionList], seconds: 60 }),
  },
  {
    name: 'no try left',
    settings,
    texts,
    data: eventData({ ...quiz, questionList: [...quiz.questionList], joinYn: 'N', joinCnt: 1 }),
  },
  {
    name: 'a guest',
    settings,
    texts,
    data: eventData({ ...quiz, questionList: [...quiz.questionList], joinYn: 'N', loginYn: 'N' }),
  },
  {
    name: 'not open',
    settings,
    texts,
    data: eventData({
      ...quiz,
      questionList: [...quiz.questionList],
      joinYn: 'N',
      refusalCd: 'EVT_01',
      refusalTxt: '지금은 참여할 수 없어요 Not open',
    }),
  },
  ...noEventCases(settings, texts),
];
