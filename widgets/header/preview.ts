import type { PreviewCase } from '../define-widget.ts';
import type { Settings } from './settings.ts';

const texts = {
  home: { ko: '네 곳 보기', en: 'All places' },
  book: { ko: '스마트 예매', en: 'Smart booking' },
  bookText: { ko: '예매', en: 'Book' },
  search: { ko: '검색', en: 'Search' },
  alarm: { ko: '알림', en: 'Alerts' },
  login: { ko: '로그인', en: 'Log in' },
  menu: { ko: '전체 메뉴', en: 'All menu' },
  refresh: { ko: '새로 고침', en: 'Refresh' },
  refreshed: { ko: '새로 고쳤어요', en: 'Refreshed' },
  news: { ko: '새 알림', en: 'new notification' },
  map: { ko: '지도로 보기', en: 'As a map' },
  list: { ko: '목록으로 보기', en: 'As a list' },
} as const;

const logo = { label: 'home', action: { action: 'move', pageNm: 'Inner' } } as const;

export const previews: readonly PreviewCase<Settings>[] = [
  {
    name: 'everything',
    settings: {
      logo: { ...logo, icon: 'mark-cloud' },
      buttons: [
        {
          flag: 'smartBookBtn',
          icon: 'ticket',
          label: 'book',
          text: 'bookText',
          action: { action: 'link', linkUrl: 'https://example.com/book' },
        },
        { flag: 'searchBtn', icon: 'search', label: 'search', action: { action: 'move', pageNm: 'Inner' } },
        {
          flag: 'alarmBtn',
          icon: 'bell',
          label: 'alarm',
          action: { action: 'move', pageNm: 'Inner' },
          news: { icon: 'bell-filled', text: 'news' },
        },
        {
          flag: 'pocketRefreshBtn',
          icon: 'refresh',
          label: 'refresh',
          action: { action: 'refresh' },
          rest: { ms: 3000, done: 'refreshed' },
        },
        { flag: 'loginBtn', icon: 'user-circle', label: 'login', action: { action: 'move', pageNm: 'Inner' } },
      ],
      toggle: {
        query: 'view',
        first: { value: 'map', icon: 'map-2', label: 'map' },
        second: { value: 'list', icon: 'list', label: 'list' },
      },
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
