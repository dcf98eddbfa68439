import type { PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  title: { ko: '전체 메뉴', en: 'All menu' },
  parks: { ko: '파크 바꾸기', en: 'Change park' },
  settings: { ko: '앱 설정', en: 'App settings' },
  hello: { ko: '로그인해 주세요', en: 'Please log in' },
  why: { ko: '표와 혜택을 한곳에 모아 드려요', en: 'Your tickets and benefits in one place' },
  login: { ko: '로그인', en: 'Log in' },
  greeting: { ko: '반가워요', en: 'Welcome back' },
  mine: { ko: '내 정보', en: 'My page' },
  logout: { ko: '로그아웃', en: 'Log out' },
} as const;

const banner = {
  bannerSubject: '구름 룰렛, 오늘 한 번 남았어요',
  bannerText: '솜 최대 5,000개',
  bannerTag: '',
  mobileImagUrl: '',
  imageNm: 'park-poster',
  connUrl: '/inner',
  newWindowYn: 'N',
};

const full: Settings = {
  title: 'title',
  parks: 'parks',
  settings: { icon: 'settings', label: 'settings', action: { action: 'move', pageNm: 'Inner' } },
  account: [{ title: 'hello', text: 'why', button: 'login', action: { action: 'move', pageNm: 'Inner' } }],
  banner: { bannerCode: '0504' },
};

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'everything', settings: full, data: { banner: { state: 'ready', value: { list: [banner], totalCnt: 1, pageNo: 1, pageSize: 1 } } }, texts },
  { name: 'the banner is on its way', settings: full, data: { banner: { state: 'waiting' } }, texts },
  {
    name: 'for a member',
    settings: {
      title: 'title',
      parks: 'parks',
      account: [{ title: 'greeting', button: 'mine', action: { action: 'move', pageNm: 'Inner' }, more: { label: 'logout', action: { action: 'move', pageNm: 'Inner' } } }],
    },
    texts,
  },
  { name: 'menu alone', settings: { title: 'title', parks: 'parks' }, texts },
];
