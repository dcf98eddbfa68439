import type { PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  title: { ko: '먼저 몇 가지만 동의해 주세요', en: 'First, a few things to agree to' },
  intro: { ko: '필수 항목에 동의하면 다음으로 가요.', en: 'Agree to the required items to go on.' },
  all: { ko: '모두 동의해요', en: 'I agree to everything' },
  allNote: { ko: '선택 포함', en: 'Optional ones too' },
  required: { ko: '(필수)', en: '(required)' },
  optional: { ko: '(선택)', en: '(optional)' },
  open: { ko: '{{name}} 글 보기', en: 'Read: {{name}}' },
  missing: { ko: '{{name}}에 동의해 주세요', en: 'Please agree to: {{name}}' },
  submit: { ko: '다음', en: 'Next' },
  done: { ko: '저장했어요', en: 'Saved' },
  goOn: { ko: '계속하기', en: 'Continue' },
  nick: { ko: '별명', en: 'Nickname' },
  nickNote: { ko: '한글, 영문, 숫자로 2~12자', en: '2 to 12 letters or digits' },
  picture: { ko: '프로필 그림', en: 'Profile picture' },
  none: { ko: '그대로 두기', en: 'Keep it as it is' },
  empty: { ko: '지금 동의할 것이 없어요', en: 'There is nothing to agree to now' },
} as const;

const settings: Settings = {
  title: 'title',
  intro: 'intro',
  source: { path: '/api/v1/iam/contents/agreements', query: { flow: 'JOIN' }, list: '/list' },
  operation: 'OPR_IAM_00001',
  onSuccess: { action: 'move', pageNm: 'Inner' },
  texts: {
    all: 'all',
    allNote: 'allNote',
    required: 'required',
    optional: 'optional',
    open: 'open',
    missing: 'missing',
    submit: 'submit',
    done: 'done',
    empty: 'empty',
    goOn: 'goOn',
  },
};

const item = (termsId: string, title: string, more: object = {}) => ({
  termsId,
  kindCd: 'consent',
  versionNo: 1,
  title,
  requiredYn: 'N',
  note: '',
  channel: '',
  groupId: '',
  factList: [],
  contents: [],
  ...more,
});
const ready = (list: readonly object[]) => ({ agreements: { state: 'ready', value: { list } } }) as const;

const asked = [
  item('use', '이용약관', {
    kindCd: 'terms',
    requiredYn: 'Y',
    contents: [{ tag: 'p', children: ['서비스를 이용할 때 서로 지킬 약속이에요.'] }],
  }),
  item('privacy', '개인정보 수집·이용', {
    requiredYn: 'Y',
    factList: [
      { label: '목적', value: '회원 관리' },
      { label: '보관 기간', value: '탈퇴할 때까지' },
    ],
  }),
  item('location', '위치 정보 이용', { note: '길찾기와 줄 서기에만 써요. 나중에 바꿀 수 있어요.' }),
  item('promotion', '혜택과 소식 받기'),
  item('push', '알림', { groupId: 'promotion', channel: 'PUSH' }),
  item('sms', '문자', { groupId: 'promotion', channel: 'SMS' }),
  item('email', '이메일', { groupId: 'promotion', channel: 'EMAIL' }),
];

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'sign-up', settings, data: ready(asked), texts },
  {
    name: 'own consents',
    settings: { ...settings, texts: { ...settings.texts, all: 'all' } },
    data: ready(asked.map((one, index) => ({ ...one, agreedYn: index % 2 === 0 ? 'Y' : 'N' }))),
    texts,
  },
  {
    name: 'with a nickname and a picture',
    settings: {
      ...settings,
      fields: [{ name: 'nickName', label: 'nick', note: 'nickNote', maxLength: 12 }],
      choice: {
        name: 'profileImgId',
        label: 'picture',
        none: 'none',
        source: { path: '/api/v1/iam/users/profile/images' },
        list: 'list',
        key: 'profileImgId',
        title: 'name',
        show: [{ field: 'ownYn', is: ['Y'] }],
      },
    },
    data: {
      ...ready(asked),
      choice: {
        state: 'ready',
        value: {
          list: [
            { profileImgId: 'cloud', name: '구름', ownYn: 'Y' },
            { profileImgId: 'fox', name: '여우', ownYn: 'N' },
          ],
        },
      },
    },
    texts,
  },
  {
    name: 'long titles in English',
    settings,
    data: ready([
      item('use', 'Terms of use of the online services of the resort and of its four parks', { requiredYn: 'Y' }),
      item('promotion', 'News of events, offers and everything else that happens in the parks'),
      item('email', 'Monthly electronic newsletter', { groupId: 'promotion' }),
    ]),
    texts,
  },
  { name: 'nothing asked', settings, data: ready([]), texts },
  { name: 'waiting', settings, data: { agreements: { state: 'waiting' } }, texts },
  { name: 'failed', settings, data: { agreements: { state: 'failed' } }, texts },
];
