import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'link',
  label: { ko: '외부 사이트 동의', en: 'Client consent' },
  about: {
    ko: '다른 사이트에 알려 줄 정보를 한 번 묻고 그 사이트로 돌아가기',
    en: 'Asks once what another site may receive, then goes back to it',
  },
  settings: {
    title: { ko: '제목', en: 'Title', help: { ko: '{{name}}은 사이트예요.', en: '{{name}} is the site.' } },
    text: {
      ko: '문구',
      en: 'Text',
      help: {
        ko: '{{name}}은 사이트, {{host}}는 그 주소의 호스트예요.',
        en: '{{name}} is the site, {{host}} the host of its address.',
      },
    },
    fields: {
      ko: '정보 이름',
      en: 'Names of the fields',
      of: {
        autoLogin: { ko: '로그인 유지 여부', en: 'Auto-login' },
        userName: { ko: '이름', en: 'Name' },
        membershipUid: { ko: '회원 번호', en: 'Member number' },
        langId: { ko: '언어', en: 'Language' },
        regularMemberYn: { ko: '정회원 여부', en: 'Regular member' },
        userPasswordIntzYn: { ko: '첫 비밀번호 여부', en: 'First password' },
        portalId: { ko: '포털 ID', en: 'Portal id' },
        tenantId: { ko: '테넌트 ID', en: 'Tenant id' },
      },
    },
    note: { ko: '덧붙이는 말', en: 'Note' },
    operation: { ko: '보낼 호출', en: 'Operation' },
    allow: { ko: '동의 버튼', en: 'Allow button' },
    decline: {
      ko: '거절 버튼',
      en: 'Decline button',
      of: { label: { ko: '이름', en: 'Label' }, action: { ko: '동작', en: 'Action' } },
    },
    progress: {
      ko: '돌아가는 동안',
      en: 'Progress',
      help: { ko: '그 사이트로 돌아가는 동안 보여요.', en: 'Shown while the visitor goes back to the site.' },
    },
    unregistered: {
      ko: '등록된 사이트가 아닐 때',
      en: 'Unregistered',
      help: { ko: '등록된 사이트가 요청하지 않았을 때 보여요.', en: 'Shown when no registered site asks.' },
      of: {
        title: { ko: '제목', en: 'Title' },
        text: { ko: '문구', en: 'Text' },
        label: { ko: '버튼', en: 'Button' },
        action: { ko: '동작', en: 'Action' },
      },
    },
  },
};
