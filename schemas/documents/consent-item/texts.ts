import type { DocumentTexts } from '../../texts.ts';
import type { consentItemSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof consentItemSchema> = {
  versionNo: {
    ko: '판 번호',
    en: 'Version',
    help: {
      ko: '목적, 항목, 보관 기간, 받는 곳을 바꾸면 하나 올려요. 그러면 동의를 다시 받아요.',
      en: 'Raise it when purpose, data, retention or recipient change. Members are then asked again.',
    },
  },
  effectiveOn: {
    ko: '시작하는 날',
    en: 'Effective on',
    help: { ko: '이날부터 이 판에 동의를 받아요.', en: 'From this day on people are asked for this version.' },
  },
  order: { ko: '순서', en: 'Order', help: { ko: '작을수록 먼저예요.', en: 'The lowest comes first.' } },
  flows: {
    ko: '묻는 가입 방법',
    en: 'Asked at sign-up',
    help: {
      ko: '비우면 가입할 때 묻지 않고 쓰는 곳에서만 물어요.',
      en: 'With none it is asked only where it is used.',
    },
    values: {
      JOIN: { ko: '아이디로 가입', en: 'Own ID' },
      SOCIAL: { ko: '소셜 가입', en: 'Social login' },
      MEMBERSHIP: { ko: '멤버십 다시 가입', en: 'Former members' },
      GUARDIAN: { ko: '보호자', en: 'Guardian' },
    },
  },
  required: {
    ko: '필수',
    en: 'Required',
    help: { ko: '동의하지 않으면 가입할 수 없어요.', en: 'Nobody can join without it.' },
  },
  title: { ko: '제목', en: 'Title' },
  note: { ko: '짧은 안내', en: 'Short note', help: { ko: '항목 아래에 보여요.', en: 'Shown under the item.' } },
  purpose: { ko: '목적', en: 'Purpose' },
  data: { ko: '모으는 정보', en: 'Data' },
  retention: { ko: '보관 기간', en: 'Retention' },
  recipient: {
    ko: '받는 곳',
    en: 'Recipient',
    help: { ko: '비우면 넘기지 않아요.', en: 'With none, nobody gets it.' },
  },
  channel: {
    ko: '광고를 보내는 방법',
    en: 'Channel of promotions',
    values: {
      EMAIL: { ko: '이메일', en: 'E-mail' },
      SMS: { ko: '문자', en: 'Text message' },
      PUSH: { ko: '푸시', en: 'Push' },
    },
  },
  setting: {
    ko: '켜는 설정',
    en: 'Setting',
    values: { FRIEND_FIND: { ko: '친구가 나를 찾기', en: 'Friends can find me' } },
  },
  parent: {
    ko: '묶는 항목',
    en: 'Part of',
    help: { ko: '그 항목 아래에 작은 단추로 보여요.', en: 'Shown as a small button under that item.' },
  },
  reconfirmMonths: {
    ko: '다시 확인하는 달 수',
    en: 'Months until reconfirmation',
    help: {
      ko: '이 기간이 지나기 전에 알리고, 다시 확인하지 않으면 동의가 끝나요.',
      en: 'Members get a notice before; without a confirmation the consent ends.',
    },
  },
  minAge: {
    ko: '최소 나이',
    en: 'Minimum age',
    help: { ko: '이보다 어리면 묻지 않아요.', en: 'Younger people are not asked.' },
  },
};
