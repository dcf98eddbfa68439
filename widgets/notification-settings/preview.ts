import type { PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  email: { ko: '이메일', en: 'E-mail' },
  sms: { ko: '문자', en: 'Text message' },
  push: { ko: '앱 알림', en: 'Push' },
  staysOn: { ko: '늘 켜짐', en: 'Always on' },
  listOnly: { ko: '알림함에만 와요', en: 'In the list only' },
  agreed: { ko: '{{day}}에 동의했어요', en: 'Agreed on {{day}}' },
  quiet: { ko: '조용한 시간', en: 'Quiet hours' },
  quietText: {
    ko: '이 시간에는 소리 나는 알림을 모아 두었다가 나중에 보내요.',
    en: 'Text messages and push wait until these hours have passed.',
  },
  quietOn: { ko: '조용한 시간 쓰기', en: 'Use quiet hours' },
  from: { ko: '시작', en: 'From' },
  until: { ko: '끝', en: 'Until' },
  saved: { ko: '저장했어요', en: 'Saved' },
  noDevice: {
    ko: '앱에 로그인한 휴대전화가 없어서 앱 알림은 오지 않아요.',
    en: 'No phone is logged in with the app, so no push notifications arrive.',
  },
  refused: { ko: '휴대전화가 앱 알림을 막고 있어요.', en: 'Your phone does not allow push notifications of the app.' },
} as const;

const settings: Settings = {
  source: { path: '/api/v1/iam/noti-setting' },
  operation: 'OPR_IAM_00001',
  texts: {
    email: 'email',
    sms: 'sms',
    push: 'push',
    staysOn: 'staysOn',
    listOnly: 'listOnly',
    agreed: 'agreed',
    quiet: 'quiet',
    quietText: 'quietText',
    quietOn: 'quietOn',
    from: 'from',
    until: 'until',
    saved: 'saved',
    noDevice: 'noDevice',
    refused: 'refused',
  },
};
const channel = (channelType: string, onYn = 'Y', agreedDtm = '') => ({ channelType, onYn, agreedDtm });
const topic = (topicId: string, title: string, channelList: readonly object[], more: object = {}) => ({
  topicId,
  title,
  about: 'What these notifications are about.',
  staysOnYn: 'N',
  promotionYn: 'N',
  channelList,
  ...more,
});
const ready = (more: object = {}) =>
  ({
    setting: {
      state: 'ready',
      value: {
        topicList: [
          topic('queue', 'Queues', [channel('PUSH')], { staysOnYn: 'Y' }),
          topic('friend', 'Friends', [channel('PUSH', 'N')]),
          topic('list', 'List', []),
          topic(
            'offers',
            'Offers and news',
            [channel('EMAIL', 'Y', '20261101120000'), channel('SMS', 'N'), channel('PUSH', 'N')],
            {
              promotionYn: 'Y',
            },
          ),
        ],
        quietYn: 'Y',
        quietFromTm: '22:00',
        quietUntilTm: '08:00',
        pushStateCd: 'ON',
        ...more,
      },
    },
  }) as const;

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'all kinds of topics', settings, texts, data: ready() },
  { name: 'no phone', settings, texts, data: ready({ pushStateCd: 'NONE', quietYn: 'N' }) },
  { name: 'phone refuses', settings, texts, data: ready({ pushStateCd: 'REFUSED' }) },
  { name: 'waiting', settings, texts, data: { setting: { state: 'waiting' } } },
  { name: 'failed', settings, texts, data: { setting: { state: 'failed' } } },
];
