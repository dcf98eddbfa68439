import type { DataState, PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  title: { ko: '어떻게 확인할까요?', en: 'How shall we verify you?' },
  intro: {
    ko: '1분이면 돼요. 이름과 생일, 전화번호만 받아요.',
    en: 'It takes a minute. We receive your name, birth date and mobile number.',
  },
  label: { ko: '본인 확인 방법', en: 'Ways to verify your identity' },
  mobile: { ko: '휴대전화', en: 'Mobile phone' },
  mobileText: { ko: '내 이름으로 된 휴대전화로', en: 'With a phone in your name' },
  card: { ko: '아이핀', en: 'i-PIN' },
  cardText: {
    ko: '휴대전화가 없어도 아이핀 아이디만 있으면 확인할 수 있어요',
    en: 'Works without a mobile phone, as long as you have an i-PIN identifier of your own',
  },
  note: { ko: '확인이 어려우면 정문 안내소로 오세요.', en: 'If you cannot be verified, come to the front gate.' },
  empty: { ko: '지금은 확인할 수 없어요', en: 'No way of verification is available now' },
  kakao: { ko: '카카오로 시작하기', en: 'Continue with Kakao' },
  apple: { ko: 'Apple로 시작하기', en: 'Continue with Apple' },
} as const;

const settings: Settings = {
  title: 'title',
  intro: 'intro',
  label: 'label',
  from: {
    source: { path: '/api/v1/iam/users/verify/methods', query: { purpose: 'JOIN' } },
    list: 'methodList',
    key: 'method',
    title: 'name',
    text: 'text',
    icon: 'icon',
  },
  operation: 'OPR_TST_00001',
  body: { method: '{item.method}', purpose: 'JOIN' },
  note: { icon: 'lock', text: 'note' },
  empty: 'empty',
};
const ready = (...methodList: readonly object[]): DataState => ({ state: 'ready', value: { methodList } });

export const previews: readonly PreviewCase<Settings>[] = [
  {
    name: 'cards of a call',
    settings,
    data: {
      choices: ready(
        { method: 'NICE', name: '휴대전화', text: '내 이름으로 된 휴대전화로', icon: 'device-mobile' },
        { method: 'IPIN', name: 'A provider with a long name that needs two lines', text: '', icon: 'id' },
      ),
    },
    texts,
  },
  {
    name: 'cards of the page',
    settings: {
      label: 'label',
      choices: [
        { icon: 'device-mobile', title: 'mobile', text: 'mobileText', values: { method: 'NICE' } },
        { icon: 'id', title: 'card', text: 'cardText', values: { method: 'IPIN' } },
      ],
      operation: 'OPR_TST_00001',
      body: { method: '{item.method}' },
    },
    texts,
  },
  {
    name: 'buttons',
    settings: {
      label: 'label',
      variant: 'buttons',
      choices: [
        { icon: 'brand-kakao-talk', title: 'kakao', values: { snsType: 'kakao' } },
        { icon: 'brand-apple', title: 'apple', values: { snsType: 'apple' } },
      ],
      operation: 'OPR_TST_00001',
      body: { snsType: '{item.snsType}', purpose: 'LOGIN' },
      url: 'authorizeUrl',
    },
    texts,
  },
  { name: 'no choices', settings, data: { choices: ready() }, texts },
  { name: 'waiting', settings, data: { choices: { state: 'waiting' } }, texts },
  { name: 'failed', settings, data: { choices: { state: 'failed' } }, texts },
];
