import type { DocumentTexts } from '../../texts.ts';
import type { identityProviderSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof identityProviderSchema> = {
  methods: {
    ko: '확인 방법',
    en: 'Methods',
    help: {
      ko: '이 제공자로 할 수 있는 확인이에요. 방법마다 켜진 제공자는 하나예요.',
      en: 'Verifications that this provider does. Each method has one provider that is on.',
    },
    of: {
      method: {
        ko: '방법',
        en: 'Method',
        values: {
          NICE: { ko: '휴대전화', en: 'Mobile phone' },
          IPIN: { ko: '아이핀', en: 'i-PIN' },
          SELF: { ko: '포털 본인 확인', en: 'Portal, oneself' },
          LEGAL_REPRESENTATIVE: { ko: '법정 대리인', en: 'Legal representative' },
        },
      },
      name: { ko: '이름', en: 'Name' },
      text: { ko: '설명', en: 'Text' },
    },
  },
  adapter: {
    ko: '방식',
    en: 'Adapter',
    help: {
      ko: '제공자와 주고받는 방식이에요. 샌드박스는 데모에서만 쓸 수 있어요.',
      en: 'Protocol of the provider. The sandbox works in the demo only.',
    },
    values: {
      sandbox: { ko: '샌드박스', en: 'Sandbox' },
      oidc: { ko: 'OpenID Connect', en: 'OpenID Connect' },
      'form-exchange': { ko: '봉한 요청과 결과 조회', en: 'Sealed request, fetched result' },
    },
  },
  way: {
    ko: '돌아오는 주소의 끝',
    en: 'End of the return address',
    help: {
      ko: '/member/verify/ 뒤에 붙어요. 제공자마다 달라야 하고, 그 주소의 페이지가 있어야 해요.',
      en: 'Follows /member/verify/. Each provider has its own, and a page must have this address.',
    },
  },
  name: { ko: '이름', en: 'Name' },
  icon: { ko: '아이콘', en: 'Icon' },
  order: { ko: '순서', en: 'Order', help: { ko: '작을수록 먼저예요.', en: 'The lowest comes first.' } },
  siteCode: {
    ko: '사이트 코드',
    en: 'Site code',
    help: {
      ko: '제공자가 이 사이트에 준 코드예요. OpenID Connect는 클라이언트 ID예요.',
      en: 'Code that the provider gave this site. OpenID Connect: the client ID.',
    },
  },
  secret: {
    ko: '비밀 값의 이름',
    en: 'Secret',
    help: {
      ko: '값이 아니라 이름이에요. 값은 서버의 SECRET_이름 변수나 SECRETS_DIR 폴더에 있어요.',
      en: 'Its name, not the value. The value is in the variable SECRET_NAME of the server, or in SECRETS_DIR.',
    },
  },
  issuer: {
    ko: '발급자',
    en: 'Issuer',
    help: {
      ko: 'OpenID Connect: ID 토큰과 돌아온 주소의 iss가 이 값과 같아야 해요.',
      en: 'OpenID Connect: the ID token and the iss of the return address must name it.',
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
      begin: { ko: '확인 화면', en: 'Verification page' },
      token: { ko: '토큰', en: 'Token' },
      jwks: { ko: '공개 키(JWKS)', en: 'Public keys (JWKS)' },
      profile: {
        ko: '사용자 정보(UserInfo)',
        en: 'User info',
        help: {
          ko: 'OpenID Connect: ID 토큰에 없는 이름이나 CI를 여기에서 읽어요.',
          en: 'OpenID Connect: names or the CI that the ID token does not hold are read here.',
        },
      },
      result: { ko: '결과 조회', en: 'Result' },
    },
  },
  scopes: { ko: '요청 범위', en: 'Scopes' },
  claims: {
    ko: '결과에서 읽을 값',
    en: 'Claims',
    help: {
      ko: '결과 안의 자리예요. 비우면 칸 이름 그대로예요. 예: person.birth_date. 점, 빗금, 쌍점이 든 이름은 대괄호로 묶어요. 예: [https://provider.example/claims/ci]',
      en: 'Places in the result, such as person.birth_date. Default: the name of the field. Names with dots, slashes or colons stand in square brackets: [https://provider.example/claims/ci].',
    },
    of: {
      name: { ko: '이름', en: 'Name' },
      birthDate: { ko: '생년월일', en: 'Birth date' },
      gender: { ko: '성별', en: 'Gender' },
      foreign: { ko: '외국인 여부', en: 'Foreigner' },
      mobile: { ko: '휴대전화', en: 'Mobile' },
      ci: { ko: '연계 정보(CI)', en: 'CI' },
      di: { ko: '중복 확인 정보(DI)', en: 'DI' },
    },
  },
  form: {
    ko: '넘어가는 화면',
    en: 'Page before the provider',
    help: {
      ko: '양식으로 넘기는 제공자에 필요해요. 방문자가 버튼을 눌러 넘어가요.',
      en: 'Needed for providers that take a form: the visitor presses the button to go on.',
    },
    of: {
      title: { ko: '제목', en: 'Title' },
      text: { ko: '문구', en: 'Text' },
      button: { ko: '버튼', en: 'Button' },
    },
  },
  timeoutMs: {
    ko: '기다리는 시간(ms)',
    en: 'Time-out (ms)',
    help: { ko: '제공자의 답을 기다리는 가장 긴 시간이에요.', en: 'Maximum time for the answers of the provider.' },
  },
  isOff: {
    ko: '사용 안 함',
    en: 'Off',
    help: { ko: '이 제공자로 확인할 수 없어요.', en: 'Nobody can verify with it.' },
  },
};
