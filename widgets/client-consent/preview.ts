import type { DataState, PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  title: { ko: '{{name}}에\n정보를 알려 줄까요?', en: 'Share your details\nwith {{name}}?' },
  text: { ko: '{{host}}로 돌아가요.', en: 'You go back to {{host}}.' },
  autoLogin: { ko: '로그인 유지 여부', en: 'Whether you stay logged in' },
  userName: { ko: '이름', en: 'Your name' },
  membershipUid: { ko: '회원 번호', en: 'Your member number' },
  langId: { ko: '쓰는 언어', en: 'Your language' },
  regular: { ko: '정회원인지', en: 'Whether you are a verified member' },
  initial: { ko: '첫 비밀번호를 쓰는지', en: 'Whether you still use your first password' },
  portal: { ko: '포털', en: 'The portal' },
  tenant: { ko: '테넌트', en: 'The tenant' },
  note: { ko: '비밀번호는 전하지 않아요.', en: 'Your password is never passed on.' },
  allow: { ko: '동의하고 계속하기', en: 'Agree and continue' },
  decline: { ko: '동의하지 않기', en: 'Decline' },
  progress: { ko: '돌아가고 있어요', en: 'Taking you back' },
  none: { ko: '등록되지 않은 서비스예요', en: 'This service is not registered' },
  noneText: { ko: '등록된 서비스로만 돌아갈 수 있어요.', en: 'Only registered services can be returned to.' },
  home: { ko: '첫 화면', en: 'Home' },
} as const;

const settings: Settings = {
  title: 'title',
  text: 'text',
  fields: {
    autoLogin: 'autoLogin',
    userName: 'userName',
    membershipUid: 'membershipUid',
    langId: 'langId',
    regularMemberYn: 'regular',
    userPasswordIntzYn: 'initial',
    portalId: 'portal',
    tenantId: 'tenant',
  },
  note: 'note',
  operation: 'OPR_TST_00001',
  allow: 'allow',
  decline: { label: 'decline', action: { action: 'main' } },
  progress: 'progress',
  unregistered: { title: 'none', text: 'noneText', label: 'home', action: { action: 'main' } },
};
const query = { redirectUrl: 'https://partner.example/done', scope: 'userName,langId' };
const ready = (more: object): DataState => ({
  state: 'ready',
  value: {
    clientId: 'partner',
    clientNm: 'Cloud Travel',
    hostNm: 'partner.example',
    fieldList: ['autoLogin', 'userName', 'langId'],
    grantedYn: 'N',
    ...more,
  },
});

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'asks', settings, query, data: { grant: ready({}) }, texts },
  { name: 'agreed before', settings, query, data: { grant: ready({ grantedYn: 'Y' }) }, texts },
  { name: 'a site that is not registered', settings, query, data: { grant: ready({ clientId: '' }) }, texts },
  { name: 'nothing in the address', settings, texts },
  { name: 'waiting', settings, query, data: { grant: { state: 'waiting' } }, texts },
  { name: 'failed', settings, query, data: { grant: { state: 'failed' } }, texts },
];
