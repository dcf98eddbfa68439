import type { DocumentTexts } from '../../texts.ts';
import type { offerwallSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof offerwallSchema> = {
  title: { ko: '이름', en: 'Name' },
  text: {
    ko: '설명',
    en: 'Explanation',
    help: { ko: '무엇을 하면 솜을 얻는지 적어요.', en: 'What members do there to earn Som.' },
  },
  art: { ko: '그림', en: 'Picture' },
  order: { ko: '순서', en: 'Order', help: { ko: '작을수록 먼저예요.', en: 'The lowest comes first.' } },
  consent: {
    ko: '동의 항목',
    en: 'Consent item',
    help: {
      ko: '동의하지 않은 회원의 이용자 열쇠, 태어난 해, 성별은 넘기지 않아요.',
      en: 'Without it the user key, year of birth and gender of a member are not passed on.',
    },
  },
  url: {
    ko: '웹 주소',
    en: 'Web address',
    help: {
      ko: '{usrKey}, {birtyYear}, {gender}, {type} 자리에 값이 들어가요. 앱 함수가 없을 때 열어요.',
      en: 'Opened where the app has no launcher. {usrKey}, {birtyYear}, {gender} and {type} are filled in.',
    },
  },
  launcher: {
    ko: '앱 함수',
    en: 'Launcher of the app',
    help: { ko: '앱에서 몇 번째 적립소로 열지 골라요.', en: 'Function of the app shell that opens it.' },
  },
  view: { ko: '보기 방식', en: 'Kind of view', help: { ko: '비우면 bar예요.', en: 'Default: bar.' } },
  keySecret: {
    ko: '이용자 열쇠의 비밀 값',
    en: 'Secret of user keys',
    help: {
      ko: '이용자 열쇠를 만드는 값의 이름이에요. 값은 서버의 SECRET_이름 변수나 SECRETS_DIR 폴더에 있어요.',
      en: 'Name of the value that makes user keys. The value is in the variable SECRET_NAME of the server, or in SECRETS_DIR.',
    },
  },
  epoch: {
    ko: '열쇠 세대',
    en: 'Epoch of user keys',
    help: {
      ko: '늘리면 모든 회원의 열쇠가 바뀌고, 지난 열쇠로는 취소만 받아요.',
      en: 'A higher number changes the keys of all members; earlier keys are taken for chargebacks only.',
    },
  },
  callback: {
    ko: '적립 통보',
    en: 'Callback',
    of: {
      methods: {
        ko: '방식',
        en: 'Methods',
        values: { GET: { ko: 'GET', en: 'GET' }, POST: { ko: 'POST', en: 'POST' } },
      },
      fields: {
        ko: '값의 이름',
        en: 'Names of the values',
        of: {
          ref: { ko: '거래 번호', en: 'Transaction' },
          key: { ko: '이용자 열쇠', en: 'User key' },
          amount: { ko: '솜', en: 'Amount' },
          kind: { ko: '종류', en: 'Kind' },
          time: { ko: '시각', en: 'Time' },
          signature: { ko: '서명', en: 'Signature' },
          device: {
            ko: '기기',
            en: 'Device',
            help: { ko: '보내지 않으면 비워 두세요.', en: 'Left out if it sends none.' },
          },
        },
      },
      earn: { ko: '적립을 뜻하는 종류', en: 'Kind of an earning' },
      chargeback: { ko: '취소를 뜻하는 종류', en: 'Kind of a chargeback' },
      time: {
        ko: '시각의 형식',
        en: 'Form of the time',
        values: {
          seconds: { ko: '1970년부터 초', en: 'Seconds since 1970' },
          milliseconds: { ko: '1970년부터 밀리초', en: 'Milliseconds since 1970' },
          iso: { ko: 'ISO 8601', en: 'ISO 8601' },
          korean: { ko: '한국 시각 YYYYMMDDHHmmss', en: 'Korean time, YYYYMMDDHHmmss' },
        },
      },
      signed: {
        ko: '서명하는 값과 순서',
        en: 'Signed values in their order',
        help: {
          ko: '서명을 뺀 모든 값이 들어 있어야 해요.',
          en: 'All of the values but the signature have to be among them.',
        },
      },
      separator: { ko: '값 사이 글자', en: 'Between the values' },
      encoding: {
        ko: '서명의 형식',
        en: 'Form of the signature',
        values: {
          hex: { ko: '16진수', en: 'Hexadecimal' },
          base64: { ko: 'Base64', en: 'Base64' },
          base64url: { ko: 'Base64URL', en: 'Base64URL' },
        },
      },
      secret: {
        ko: '서명의 비밀 값',
        en: 'Secret of signatures',
        help: {
          ko: '서명(HMAC-SHA-256)을 확인할 값의 이름이에요.',
          en: 'Name of the value that proves signatures (HMAC-SHA-256).',
        },
      },
      addresses: {
        ko: '보내는 곳의 IP 주소',
        en: 'IP addresses of its servers',
        help: { ko: '주소 하나 또는 10.0.0.0/8 같은 범위예요.', en: 'Single addresses, or ranges such as 10.0.0.0/8.' },
      },
    },
  },
  isOff: {
    ko: '사용 안 함',
    en: 'Off',
    help: { ko: '회원에게 보이지 않고 통보도 거절해요.', en: 'Members do not see it, and its callbacks are refused.' },
  },
};
