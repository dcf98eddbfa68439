import type { PreviewCase } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const texts = {
  quick: { ko: '바로 가기', en: 'Shortcuts' },
  notices: { ko: '공지사항', en: 'Notices' },
  events: { ko: '이벤트', en: 'Events' },
  codes: { ko: '앱과 굿즈', en: 'App and goods' },
  app: { ko: '앱 내려받기', en: 'Get the app' },
  appText: { ko: '줄 서기와 포켓은 앱에서', en: 'Queues and tickets in the app' },
  groups: { ko: '단체 예약', en: 'Group bookings' },
  note: { ko: '새 창에서 열려요', en: 'They open in a new window' },
  students: { ko: '학생 단체', en: 'Students' },
} as const;

const inner = { action: 'move', pageNm: 'Inner' } as const;
const quick: Settings['quick'] = {
  title: 'quick',
  items: [
    { icon: 'speakerphone', label: 'notices', action: inner },
    { icon: 'confetti', label: 'events', action: inner },
  ],
};
const codes: Settings['codes'] = {
  title: 'codes',
  items: [{ label: 'app', text: 'appText', action: { action: 'link', linkUrl: 'https://example.com/app' } }],
};
const groups: Settings['groups'] = {
  title: 'groups',
  note: 'note',
  items: [{ icon: 'school', label: 'students', action: { action: 'link', linkUrl: 'https://example.com/group' } }],
};

export const previews: readonly PreviewCase<Settings>[] = [
  { name: 'everything', settings: { quick, codes, groups }, texts },
  { name: 'shortcuts alone', settings: { quick }, texts },
  { name: 'nothing is left', settings: { codes: { title: 'codes', items: [] } }, texts },
];
