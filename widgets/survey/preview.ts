import type { PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  question: { ko: '질문 {{count}}', en: 'Question {{count}}' },
  reward: { ko: '솜 {{count}}', en: '{{count}} Som' },
  closed: { ko: '{{name}}부터 다시 할 수 있어요', en: 'Open again from {{name}}' },
  none: { ko: '설문이 없어요', en: 'There is no survey' },
  done: { ko: '마치기', en: 'Finish' },
} as const;
const settings: Settings = {
  source: { path: '/api/v1/iam/curation/survey' },
  submit: 'done',
  then: { action: 'move', pageNm: 'Inner' },
  texts: { question: 'question', reward: 'reward', rewarded: 'reward', closed: 'closed', none: 'none' },
};
const survey = {
  surveyId: 'land',
  titleTxt: '설문 Survey',
  openYn: 'Y',
  nextDtm: '',
  rewardAmt: 200,
  questionList: [
    {
      questionId: 'pace',
      questionTxt: '어떤 하루가 좋아요? What kind of day?',
      choiceList: [
        { value: 'fast', label: '꽉 찬 하루 A full day' },
        { value: 'slow', label: '느긋한 하루 A slow day' },
      ],
    },
  ],
};

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'a question', settings, texts, data: { survey: { state: 'ready', value: survey } } },
  {
    name: 'just taken',
    settings,
    texts,
    data: { survey: { state: 'ready', value: { ...survey, openYn: 'N', nextDtm: '20261201093000' } } },
  },
  { name: 'waiting', settings, texts, data: { survey: { state: 'waiting' } } },
  { name: 'no survey', settings, texts, data: { survey: { state: 'failed', errorType: 'B' } } },
  { name: 'failed', settings, texts, data: { survey: { state: 'failed' } } },
];
