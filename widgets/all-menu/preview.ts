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
  program: { ko: '가람 회원', en: 'Garam Members' },
  name: { ko: '{{name}} 님', en: '{{name}}' },
  balance: { ko: '모은 포인트', en: 'Points' },
  unit: { ko: '개', en: ' points' },
  failed: { ko: '회원 정보를 불러오지 못했어요', en: 'Your details did not load' },
  search: { ko: '메뉴 찾기', en: 'Find a menu' },
  hint: { ko: '메뉴 이름', en: 'Name of a menu' },
  short: { ko: '두 글자 이상 써 주세요', en: 'Please enter at least 2 characters in the search term' },
  found: { ko: '{{count}}개를 찾았어요', en: '{{count}} found' },
  none: { ko: '찾은 메뉴가 없어요', en: 'Nothing found' },
  'rule.search-words': { ko: '쓸 수 없는 말이에요', en: 'This word cannot be used' },
  everywhere: { ko: '모든 화면에서 찾기', en: 'Search everywhere' },
  coach: { ko: '파크를 바꿔 보세요', en: 'Change the park here' },
  coachText: { ko: '그림을 누르면 그 파크로 가요', en: 'A tap on a picture takes you there' },
  got: { ko: '알겠어요', en: 'Got it' },
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
  tools: [{ icon: 'settings', label: 'settings', action: { action: 'move', pageNm: 'Inner' } }],
  account: [{ title: 'hello', text: 'why', button: 'login', action: { action: 'move', pageNm: 'Inner' } }],
  banner: { bannerCode: '0504' },
};
const inner = { action: 'move', pageNm: 'Inner' } as const;
const member: NonNullable<Settings['member']>[number] = {
  program: 'program',
  name: 'name',
  balance: 'balance',
  unit: 'unit',
  button: 'mine',
  action: inner,
  more: { label: 'logout', action: inner },
  failed: 'failed',
  out: { title: 'hello', button: 'login', action: inner },
  when: [[{ fact: 'login', is: [true] }]],
};

export const previews: readonly PreviewCase<Settings>[] = [
  {
    name: 'everything',
    settings: full,
    data: { banner: { state: 'ready', value: { list: [banner], totalCnt: 1, pageNo: 1, pageSize: 1 } } },
    texts,
  },
  { name: 'the banner is on its way', settings: full, data: { banner: { state: 'waiting' } }, texts },
  {
    name: 'for a member who is a tester',
    settings: {
      title: 'title',
      parks: 'parks',
      member: [member],
      search: [
        {
          label: 'search',
          hint: 'hint',
          short: 'short',
          found: 'found',
          none: 'none',
          all: 'everywhere',
          action: inner,
          find: { action: 'move', pageNm: 'Inner', query: { q: '{item.term}' } },
          rule: 'search-words',
          when: [[{ fact: 'tester', is: [true] }]],
        },
      ],
      coach: { id: 'preview', title: 'coach', text: 'coachText', ok: 'got' },
    },
    data: {
      member: {
        state: 'ready',
        value: {
          membershipUid: 'M1',
          profileImgUrl: '',
          grdCd: 'T1',
          grdCdName: 'Sunset',
          nickName: 'Pinwheel',
          remainPoint: 12_400,
        },
      },
    },
    texts,
  },
  { name: 'menu alone', settings: { title: 'title', parks: 'parks' }, texts },
];
