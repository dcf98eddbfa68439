import type { DocumentTexts } from '../../texts.ts';
import type { socialProviderSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof socialProviderSchema> = {
  kind: {
    ko: '종류',
    en: 'Kind',
    help: {
      ko: '제공자의 방식이에요. 그 밖의 OpenID Connect 제공자는 모두 OIDC예요.',
      en: 'How the provider works. Every other provider of OpenID Connect is OIDC.',
    },
    values: {
      kakao: { ko: '카카오', en: 'Kakao' },
      naver: { ko: '네이버', en: 'Naver' },
      apple: { ko: '애플', en: 'Apple' },
      facebook: { ko: '페이스북', en: 'Facebook' },
      oidc: { ko: 'OIDC', en: 'OIDC' },
    },
  },
  name: { ko: '이름', en: 'Name' },
  icon: { ko: '아이콘', en: 'Icon' },
  order: { ko: '순서', en: 'Order', help: { ko: '작을수록 먼저예요.', en: 'The lowest comes first.' } },
  clientId: {
    ko: '클라이언트 ID',
    en: 'Client ID',
    help: { ko: '제공자가 이 사이트에 준 ID예요.', en: 'ID that the provider gave this site.' },
  },
  secret: {
    ko: '비밀 값의 이름',
    en: 'Secret',
    help: {
      ko: '값이 아니라 이름이에요. 값은 서버의 SECRET_이름 변수나 SECRETS_DIR 폴더에 있어요. 애플은 개인 키(p8)예요.',
      en: 'Its name, not the value. The value is in the variable SECRET_NAME of the server, or in SECRETS_DIR. Apple: the private key (p8).',
    },
  },
  signing: {
    ko: '애플 서명 키',
    en: 'Apple signing key',
    help: {
      ko: '애플은 비밀 값 대신 이 키로 서명한 토큰을 받아요.',
      en: 'Apple takes a token signed with this key instead of a secret.',
    },
    of: { team: { ko: '팀 ID', en: 'Team ID' }, key: { ko: '키 ID', en: 'Key ID' } },
  },
  noticeSecret: {
    ko: '연결 끊김 알림의 비밀 값',
    en: 'Secret of notices',
    help: {
      ko: '제공자가 연결을 끊었다고 알려 올 때 쓰는 값의 이름이에요. 카카오는 어드민 키예요. 없으면 알림을 받지 않아요.',
      en: 'Name of the secret with which the provider reports that an account was unlinked there. Kakao: the admin key. Without it Kakao’s notices are refused.',
    },
  },
  issuer: {
    ko: '발급자',
    en: 'Issuer',
    help: {
      ko: 'ID 토큰과 돌아온 주소의 iss가 이 값과 같아야 해요.',
      en: 'The ID token and the iss of the return address must name it.',
    },
  },
  sendsIssuer: {
    ko: '돌아올 때 발급자를 알려 줌',
    en: 'Names itself on return',
    help: {
      ko: '켜면 iss가 없는 응답을 거절해요.',
      en: 'A return without iss is refused.',
    },
  },
  endpoints: {
    ko: '주소',
    en: 'Addresses',
    help: {
      ko: '서버가 부르는 호스트는 site 문서의 upstreamHosts에 있어야 해요.',
      en: 'Hosts that the server calls must be in upstreamHosts of the site document.',
    },
    of: {
      authorize: { ko: '로그인 화면', en: 'Authorisation' },
      token: { ko: '토큰', en: 'Token' },
      profile: { ko: '프로필', en: 'Profile' },
      jwks: { ko: '공개 키(JWKS)', en: 'Public keys (JWKS)' },
      revoke: { ko: '연결 끊기', en: 'Revocation' },
      terms: { ko: '동의한 약관 조회', en: 'Terms lookup' },
    },
  },
  scopes: { ko: '동의 항목', en: 'Scopes' },
  freshLogin: {
    ko: '다시 로그인 요청',
    en: 'Fresh login',
    help: {
      ko: '회원이 본인임을 다시 보여 줄 때, 제공자에 로그인돼 있어도 다시 로그인하게 해요. 비우면 이 계정으로는 본인임을 보여 줄 수 없어서 비밀번호, 본인 확인, 다른 계정을 써야 해요.',
      en: 'Members who prove who they are log in again, even if they are logged in at the provider. Without it this account proves nobody: members use a password, a verification or another account.',
    },
    of: {
      parameters: {
        ko: '요청 값',
        en: 'Parameters',
        help: {
          ko: '로그인 화면 주소에 붙여요. 카카오는 prompt=login, 네이버와 페이스북은 auth_type=reauthenticate, OIDC는 prompt=login과 max_age=0이에요. 애플은 없어요.',
          en: 'Added to the authorisation address. Kakao: prompt=login. Naver, Facebook: auth_type=reauthenticate. OIDC: prompt=login and max_age=0. Apple: none.',
        },
        of: { name: { ko: '이름', en: 'Name' }, value: { ko: '값', en: 'Value' } },
      },
      checksTime: {
        ko: '로그인한 때 확인',
        en: 'Check the time of login',
        help: {
          ko: 'ID 토큰의 auth_time이 없거나 시작한 때보다 이르면 거절해요. 끄면 제공자가 요청을 따랐다고 믿을 뿐이니, 제공자가 auth_time을 주면 켜세요.',
          en: 'Refuses an ID token whose auth_time is missing or older than the start. Switch it on if the provider sends auth_time: without it nothing shows that the provider followed the request.',
        },
      },
    },
  },
  profileFields: {
    ko: '프로필 항목',
    en: 'Profile fields',
    help: { ko: '프로필 주소에 fields로 보내요.', en: 'Sent to the profile address as fields.' },
  },
  claims: {
    ko: '프로필에서 읽을 값',
    en: 'Claims',
    help: {
      ko: '프로필이나 ID 토큰 안의 자리예요. 예: kakao_account.email. 점, 빗금, 쌍점이 든 이름은 대괄호로 묶어요. 예: [https://provider.example/claims/ci]',
      en: 'Places in the profile or ID token, such as kakao_account.email. Names with dots, slashes or colons stand in square brackets: [https://provider.example/claims/ci].',
    },
    of: {
      subject: { ko: '계정 번호', en: 'Subject' },
      label: { ko: '보여 줄 이름', en: 'Label' },
      email: { ko: '이메일', en: 'E-mail' },
      emailVerified: { ko: '이메일 확인 여부', en: 'E-mail is verified' },
      name: { ko: '실명', en: 'Legal name' },
      ci: { ko: '연계 정보(CI)', en: 'CI' },
      birthDate: { ko: '생년월일', en: 'Birth date' },
      gender: { ko: '성별', en: 'Gender' },
      mobile: { ko: '휴대전화 번호', en: 'Mobile number' },
    },
  },
  assuredCi: {
    ko: 'CI를 믿음',
    en: 'CI is assured',
    help: {
      ko: '켜면 이 제공자의 CI로 새 회원을 확인해요. 이미 있는 회원과는 연결하지 않아요.',
      en: 'Its CI identifies a new member. It never links to an existing one.',
    },
  },
  terms: {
    ko: '약관 짝',
    en: 'Mapped terms',
    help: {
      ko: '제공자에게 동의한 약관은 가입 화면에서 동의한 것으로 보여요.',
      en: 'Terms agreed to at the provider show as agreed on the sign-up page.',
    },
    of: {
      tag: { ko: '제공자의 태그', en: 'Tag at the provider' },
      terms: { ko: '약관 종류나 동의 항목', en: 'Kind of terms, or consent item' },
    },
  },
  isOff: {
    ko: '사용 안 함',
    en: 'Off',
    help: { ko: '로그인과 새 연결을 막아요.', en: 'Nobody can log in or link with it.' },
  },
};
