import type { DocumentTexts } from '../../texts.ts';
import type { clientSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof clientSchema> = {
  name: { ko: '이름', en: 'Name' },
  redirectUris: {
    ko: '돌아갈 주소',
    en: 'Return addresses',
    help: {
      ko: '방문자를 돌려보낼 주소예요. 글자까지 같아야 해요: 조각 없는 https, 또는 샌드박스 동안 쓰는 /sandbox/ 아래 주소예요.',
      en: 'Return addresses, matched exactly: https without fragment, or a page below /sandbox/, which is valid while the sandbox is on.',
    },
  },
  scope: {
    ko: '알려 줄 정보',
    en: 'Scope',
    help: { ko: '알려 줘도 되는 정보예요.', en: 'Fields that the site may receive.' },
    values: {
      userName: { ko: '이름', en: 'Name' },
      membershipUid: { ko: '회원 번호', en: 'Member number' },
      langId: { ko: '언어', en: 'Language' },
      regularMemberYn: { ko: '정회원 여부', en: 'Regular member' },
      userPasswordIntzYn: { ko: '첫 비밀번호 여부', en: 'First password' },
      portalId: { ko: '포털 ID', en: 'Portal id' },
      tenantId: { ko: '테넌트 ID', en: 'Tenant id' },
    },
  },
  endUri: {
    ko: '연결을 끊은 뒤 갈 주소',
    en: 'End address',
    help: {
      ko: '방문자가 연결을 끊고 로그아웃하면 가는 주소예요. 돌아갈 주소 가운데 하나와 같은 곳이어야 하고, 비우면 이 사이트에 남아요.',
      en: 'Where visitors go after they disconnect and log out. It must be on the host of a return address. Without it they stay on this site.',
    },
  },
};
