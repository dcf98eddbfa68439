import type { FieldText } from '../../texts.ts';
import type { factTest } from './schema.ts';

type Fact = (typeof factTest)['oneOf'][number]['properties']['fact']['const'];

/** Labels of the facts and of their values. */
export const factTexts: Readonly<Record<Fact, FieldText>> = {
  locale: {
    ko: '언어',
    en: 'Language',
    values: { ko: { ko: '한국어', en: 'Korean' }, en: { ko: '영어', en: 'English' } },
  },
  platform: {
    ko: '기기',
    en: 'Platform',
    values: {
      APP: { ko: '앱', en: 'App' },
      WEB_MOBILE: { ko: '모바일 웹', en: 'Mobile web' },
      WEB_PC: { ko: 'PC 웹', en: 'Desktop web' },
    },
  },
  os: {
    ko: '운영 체제',
    en: 'System',
    values: {
      ios: { ko: 'iOS', en: 'iOS' },
      android: { ko: '안드로이드', en: 'Android' },
      other: { ko: '그 밖', en: 'Other' },
    },
  },
  curResort: { ko: '보고 있는 장소', en: 'Current venue' },
  login: { ko: '로그인', en: 'Logged in' },
  loginType: {
    ko: '로그인 방법',
    en: 'Kind of login',
    values: {
      RESORT: { ko: '리조트 아이디', en: 'Resort id' },
      KAKAO: { ko: '카카오', en: 'Kakao' },
      NAVER: { ko: '네이버', en: 'Naver' },
      APPLE: { ko: 'Apple', en: 'Apple' },
      FACEBOOK: { ko: '페이스북', en: 'Facebook' },
      OIDC: { ko: '그 밖의 계정', en: 'Another account' },
    },
  },
  memberKind: {
    ko: '회원 종류',
    en: 'Kind of member',
    values: { simple: { ko: '간편 회원', en: 'Simple' }, full: { ko: '통합 회원', en: 'Full' } },
  },
  regular: { ko: '정회원', en: 'Regular member' },
  exMember: { ko: '탈퇴 회원', en: 'Former member' },
  password: {
    ko: '비밀번호 상태',
    en: 'Password',
    values: {
      ok: { ko: '정상', en: 'Fine' },
      initial: { ko: '첫 비밀번호', en: 'First one' },
      due: { ko: '바꿀 때가 됨', en: 'Due' },
    },
  },
  grade: { ko: '등급', en: 'Grade' },
  tester: { ko: '시험자', en: 'Tester' },
  listed: { ko: '시험자 목록에 있음', en: "In the testers' list" },
  onSite: { ko: '현장에 있음', en: 'On site' },
  cameFrom: { ko: '이전 화면', en: 'Came from' },
  mode: { ko: '주소의 mode 값', en: 'Mode in the address' },
  source: { ko: '물어본 답', en: 'Answer of the source' },
  via: { ko: '지나온 길', en: 'By way of' },
  production: { ko: '운영 서버', en: 'Live server' },
  now: { ko: '지금 시각', en: 'Now' },
};
