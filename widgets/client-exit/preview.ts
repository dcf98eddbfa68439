import type { DataState, PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  ask: { ko: '{{name}}와 연결을 끊을까요?', en: 'Disconnect from {{name}}?' },
  askText: {
    ko: '동의한 내용을 거두고 여기에서도 로그아웃해요.',
    en: 'Your consent is taken back, and you are logged out here as well.',
  },
  submit: { ko: '연결 끊고 로그아웃', en: 'Disconnect and log out' },
  stay: { ko: '그대로 두기', en: 'Stay connected' },
  done: { ko: '연결이 끝났어요', en: 'The connection has ended' },
  doneText: { ko: '이제 정보를 주고받지 않아요.', en: 'Nothing is passed on any more.' },
  unknown: { ko: '어느 사이트인지 알 수 없어요', en: 'We do not know this site' },
  unknownText: { ko: '연결을 끊은 것이 없어요.', en: 'Nothing was disconnected.' },
  home: { ko: '첫 화면', en: 'Home' },
} as const;

const settings: Settings = {
  client: 'client',
  ask: { icon: 'logout', title: 'ask', text: 'askText' },
  operation: 'OPR_TST_00001',
  submit: 'submit',
  stay: { label: 'stay', action: { action: 'main' } },
  done: { icon: 'circle-check', title: 'done', text: 'doneText' },
  unregistered: { icon: 'help-circle', title: 'unknown', text: 'unknownText' },
  links: [{ label: 'home', action: { action: 'main' } }],
};
const query = { client: 'partner' };
const ready = (loginYn: 'Y' | 'N', clientNm = 'Cloud Travel'): DataState => ({
  state: 'ready',
  value: { clientNm, endUrl: '', loginYn },
});

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'asks a member', settings, query, data: { client: ready('Y') }, texts },
  { name: 'a guest', settings, query, data: { client: ready('N') }, texts },
  { name: 'a site that is not registered', settings, query, data: { client: ready('Y', '') }, texts },
  { name: 'nothing in the address', settings, texts },
  { name: 'waiting', settings, query, data: { client: { state: 'waiting' } }, texts },
  { name: 'failed', settings, query, data: { client: { state: 'failed' } }, texts },
];
