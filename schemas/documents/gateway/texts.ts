import type { DocumentTexts } from '../../texts.ts';
import type { gatewaySchema } from './schema.ts';

const secret = {
  ko: '비밀 값의 이름',
  en: 'Secret',
  help: {
    ko: '값이 아니라 이름이에요. 값은 서버의 SECRET_이름 변수나 SECRETS_DIR 폴더에 있어요.',
    en: 'Its name, not the value. The value is in the variable SECRET_NAME of the server, or in SECRETS_DIR.',
  },
} as const;

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof gatewaySchema> = {
  name: { ko: '이름', en: 'Name' },
  channel: {
    ko: '알림 방법',
    en: 'Channel',
    help: {
      ko: '방법마다 켜진 게이트웨이는 하나만 둘 수 있어요.',
      en: 'Only one gateway of each channel can be on.',
    },
    values: {
      EMAIL: { ko: '이메일', en: 'E-mail' },
      SMS: { ko: '문자', en: 'Text message' },
      PUSH: { ko: '푸시', en: 'Push' },
    },
  },
  mail: {
    ko: '메일 서버',
    en: 'Mail server',
    help: {
      ko: '이메일을 보내는 SMTP 서버예요. 항상 TLS를 써요. 포트 465는 처음부터, 다른 포트는 STARTTLS로 암호화해요.',
      en: 'SMTP server that sends e-mails, always over TLS: from the start on port 465, by STARTTLS on other ports.',
    },
    of: {
      host: {
        ko: '호스트',
        en: 'Host',
        help: {
          ko: 'site 문서의 upstreamHosts에 "호스트:포트"가 있어야 해요.',
          en: 'upstreamHosts of the site document must list it as "host:port".',
        },
      },
      port: { ko: '포트', en: 'Port' },
      user: { ko: '사용자', en: 'User' },
      secret,
      from: {
        ko: '보내는 사람',
        en: 'Sender',
        of: { name: { ko: '이름', en: 'Name' }, address: { ko: '이메일 주소', en: 'E-mail address' } },
      },
    },
  },
  post: {
    ko: '문자·푸시 서버',
    en: 'Text message or push server',
    help: {
      ko: '서명한 POST로 메시지를 하나씩 보내요. 202는 받음, 다른 2xx는 전달됨으로 세요.',
      en: 'Gets each message as a signed POST. 202 counts as accepted, any other 2xx as delivered.',
    },
    of: {
      url: {
        ko: '주소',
        en: 'Address',
        help: {
          ko: '호스트는 site 문서의 upstreamHosts에 있어야 해요.',
          en: 'Its host must be in upstreamHosts of the site document.',
        },
      },
      secret,
    },
  },
  isOff: {
    ko: '사용 안 함',
    en: 'Off',
    help: {
      ko: '이 방법의 메시지는 다시 켤 때까지 기다려요.',
      en: 'Messages of this channel wait until it is on again.',
    },
  },
};
