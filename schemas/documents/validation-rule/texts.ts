import type { DocumentTexts } from '../../texts.ts';
import type { validationRuleSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof validationRuleSchema> = {
  spare: {
    ko: '나중에 쓸 것',
    en: 'Kept for later',
    help: {
      ko: '나중을 위해 미리 만들어 둔 것이에요. 아직 쓰는 곳이 없어도 알리지 않아요.',
      en: 'Prepared for later use: being unused is intended and not reported.',
    },
  },
  message: {
    ko: '문구',
    en: 'Message',
    help: { ko: '값이 맞지 않을 때 방문자가 읽는 글이에요.', en: 'Message for an invalid value.' },
  },
  allow: { ko: '허용하는 모양', en: 'Allowed pattern' },
  refuse: { ko: '거절하는 모양', en: 'Refused pattern' },
  check: {
    ko: '더 볼 것',
    en: 'Also checked',
    help: {
      ko: '더 맞아야 하는 것이에요. 마지막 숫자가 나머지와 맞는지, YYYYMMDD로 쓴 날짜가 있는지를 봐요.',
      en: 'What else must hold. luhn: the last digit is the check digit of the others; date: a day of the calendar, as YYYYMMDD.',
    },
    values: {
      luhn: { ko: '마지막 숫자로 맞춰 보기', en: 'Check digit at the end' },
      date: { ko: '있는 날짜인지', en: 'A day of the calendar' },
    },
  },
  words: {
    ko: '막는 단어',
    en: 'Words not allowed',
    help: { ko: '대소문자와 상관없이 값에 있으면 안 되는 단어예요.', en: 'Forbidden words, case-insensitive.' },
  },
  strip: {
    ko: '지울 글자',
    en: 'Taken out',
    help: { ko: '입력하거나 붙여 넣을 때 지우는 것이에요.', en: 'Removed while typing and pasting.' },
  },
  maxLength: {
    ko: '최대 글자 수',
    en: 'Longest',
    help: {
      ko: '넘치는 만큼 입력하거나 붙여 넣을 때 잘라요.',
      en: 'Maximum length; longer input is truncated while typing and pasting.',
    },
  },
  normalise: {
    ko: '다듬기',
    en: 'Tidied',
    help: {
      ko: '확인하고 보내기 전에 값을 다듬는 법이에요.',
      en: 'Normalisation before the value is checked and sent.',
    },
    values: {
      trim: { ko: '빈칸 정리', en: 'Trimmed' },
      identifier: { ko: '아이디', en: 'Identifier' },
      code: { ko: '번호나 코드', en: 'Number or code' },
      digits: { ko: '숫자', en: 'Digits' },
      phone: { ko: '전화번호', en: 'Phone number' },
      'phone-end': { ko: '전화번호 끝 네 자리', en: 'Last four digits of a phone number' },
      email: { ko: '이메일', en: 'Email address' },
      name: { ko: '이름', en: 'Name' },
      text: { ko: '글', en: 'Text' },
      secret: { ko: '비밀번호', en: 'Password' },
      search: { ko: '검색어', en: 'Search term' },
    },
  },
  inputMode: {
    ko: '자판',
    en: 'Keyboard',
    values: {
      text: { ko: '글자', en: 'Text' },
      numeric: { ko: '숫자', en: 'Numbers' },
      tel: { ko: '전화', en: 'Phone' },
      email: { ko: '이메일', en: 'E-mail' },
    },
  },
  onBlur: {
    ko: '나갈 때 확인',
    en: 'Speaks on leaving',
    help: {
      ko: '끄면 칸을 떠날 때가 아니라 보낼 때만 말해요.',
      en: 'Off: the rule speaks on submit only, not when the field is left.',
    },
  },
};
