import type { PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  home: { ko: '네 곳 보기', en: 'All places' },
  book: { ko: '스마트 예매', en: 'Smart booking' },
  bookText: { ko: '예매', en: 'Book' },
  search: { ko: '검색', en: 'Search' },
  alarm: { ko: '알림', en: 'Alerts' },
  login: { ko: '로그인', en: 'Log in' },
  menu: { ko: '전체 메뉴', en: 'All menu' },
} as const;

const logo = { label: 'home', action: { action: 'move', pageNm: 'Inner' } } as const;

export const previews: readonly PreviewCase<Settings>[] = [
  {
    name: 'everything',
    settings: {
      logo: { ...logo, icon: 'mark-cloud' },
      buttons: [
        { flag: 'smartBookBtn', icon: 'ticket', label: 'book', text: 'bookText', action: { action: 'link', linkUrl: 'https://example.com/book' } },
        { flag: 'searchBtn', icon: 'search', label: 'search', action: { action: 'move', pageNm: 'Inner' } },
        { flag: 'alarmBtn', icon: 'bell', label: 'alarm', action: { action: 'move', pageNm: 'Inner' } },
        { flag: 'loginBtn', icon: 'user-circle', label: 'login', action: { action: 'move', pageNm: 'Inner' } },
      ],
      menu: { icon: 'menu-2', label: 'menu' },
      language: { ko: 'Korean', en: 'English' },
    },
    texts,
  },
  { name: 'logo alone', settings: { logo, buttons: [] }, texts },
  {
    name: 'a button whose flag the page does not carry',
    settings: { logo, buttons: [{ flag: 'shareBtn', icon: 'share', label: 'search', action: { action: 'all-menu' } }] },
    texts,
  },
];
