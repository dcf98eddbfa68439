import { expect, it } from 'vitest';
import { set, type Edit } from '#tests/edited-site.ts';
import { explainVisit } from '../index.ts';
import { site, changed, type Asked, questionOf, told } from '#tests/explained-visits.ts';

const hiddenRows: readonly (Asked & {
  readonly what: string;
  readonly edits: readonly Edit[];
  readonly hidden: readonly string[];
})[] = [
  {
    what: 'a widget for members on site',
    path: '/haneul-land/home/main',
    viewer: { login: true, onSite: { EL: false } },
    more: { answers: { 'member-info': { value: '7' } } },
    edits: [
      set('layout/haneul-land-main', 'placements/pass/when', [
        [
          { fact: 'login', is: [true] },
          { fact: 'onSite', is: [true] },
        ],
      ]),
    ],
    hidden: [
      'Hidden: the link list “Where to next?”, shown only to members on site. This visitor is not on site.',
      '“어디로 갈까요?” 링크 목록이 보이지 않아요. 현장에 있는 회원에게만 보여요. 이 방문자는 현장에 없어요.',
      'layout/haneul-land-main#/placements/2/when',
    ],
  },
  {
    what: 'a widget whose time has not come',
    path: '/haneul-land/home/main',
    viewer: {},
    edits: [
      set('layout/haneul-land-main', 'placements/pass/when', [[{ fact: 'now', from: '2026-12-01T00:00:00+09:00' }]]),
    ],
    hidden: [
      'Hidden: the link list “Where to next?”, shown from 1 December 2026, 00:00. The visit is at 22 November 2026, 09:00.',
      '“어디로 갈까요?” 링크 목록이 보이지 않아요. 2026년 12월 1일 00:00부터 보여요. 방문 시각은 2026년 11월 22일 09:00이에요.',
      'layout/haneul-land-main#/placements/2/when',
    ],
  },
  {
    what: 'what is not known of the visitor',
    path: '/haneul-land/home/main',
    viewer: { login: true },
    more: { answers: { 'member-info': { value: '7' } } },
    edits: [set('layout/haneul-land-main', 'placements/pass/when', [[{ fact: 'grade', is: ['VIP'] }]])],
    hidden: [
      'Hidden: the link list “Where to next?”, shown only to visitors of the grade “VIP”. It is not known which grade this visitor has.',
      '“어디로 갈까요?” 링크 목록이 보이지 않아요. 등급이 “VIP”인 방문자에게만 보여요. 이 방문자의 등급이 무엇인지 알 수 없어요.',
      'layout/haneul-land-main#/placements/2/when',
    ],
  },
  {
    what: 'a part of the frame that the page switches off',
    path: '/haneul-land/home/main',
    viewer: {},
    edits: [set('page/PGE_AME_00001', 'flags/isHeader', false)],
    hidden: [
      'Hidden by an option of the page: the header.',
      '페이지 옵션에서 꺼서 머리말이 보이지 않아요.',
      'page/PGE_AME_00001#/flags/isHeader',
    ],
  },
  {
    what: 'one button of the header that the page switches off',
    path: '/haneul-land/home/main',
    viewer: {},
    edits: [set('page/PGE_AME_00001', 'flags/loginBtn', false)],
    hidden: [
      'Hidden: the entry “Log in” of the header, for the page has “login button” switched off.',
      '머리말의 “로그인” 항목이 보이지 않아요. 페이지의 “로그인 버튼”이 꺼져 있어요.',
      'page/PGE_AME_00001#/flags/loginBtn',
    ],
  },
  {
    what: 'buttons of the header that the page does not switch on',
    path: '/speedway/home/main',
    viewer: {},
    edits: [],
    hidden: [
      'Not in the header, for the page does not switch them on: back button, the entry “Smart booking (development)” (development booking button), the entry “Share picture” (share button), the entry “Share” (share button), the entry “My page settings” (settings button), menu button.',
      '머리말에 없어요. 페이지가 이 옵션을 켜지 않았어요: 뒤로 버튼, “스마트 예매 (개발)” 항목(개발 예약 버튼), “사진으로 공유하기” 항목(공유 버튼), “공유하기” 항목(공유 버튼), “내 정보 설정” 항목(설정 버튼), 메뉴 버튼.',
      'page/PGE_AMS_00001#/flags',
    ],
  },
  {
    what: 'a part of the frame that an option of the page takes away',
    path: '/haneul-land/home/main',
    viewer: {},
    edits: [],
    hidden: [
      'Hidden: shortcuts of the page links, for the page has “home logo” switched on.',
      '페이지 링크의 바로 가기가 보이지 않아요. 페이지의 “홈 로고”가 켜져 있어요.',
      'page/PGE_AME_00001#/flags/homeLogo',
    ],
  },
  {
    what: 'an entry without a name of its own',
    path: '/haneul-land/home/main',
    viewer: {},
    edits: [],
    hidden: [
      'Hidden: box for members 1 of the all-menu “All menu”, shown only to members. This visitor is not logged in.',
      '“전체 메뉴” 전체 메뉴의 1번째 회원 상자가 보이지 않아요. 회원에게만 보여요. 이 방문자는 로그인하지 않았어요.',
      'layout/haneul-land-frame#/placements/5/settings/member/0/when',
    ],
  },
  {
    what: 'an entry of a list',
    path: '/haneul-land/home/main',
    viewer: {},
    edits: [],
    hidden: [
      'Hidden: the entry “Open pocket” of the link list “Where to next?”, shown only to members. This visitor is not logged in.',
      '“어디로 갈까요?” 링크 목록의 “포켓 열기” 항목이 보이지 않아요. 회원에게만 보여요. 이 방문자는 로그인하지 않았어요.',
      'layout/haneul-land-main#/placements/2/settings/items/1/when',
    ],
  },
  {
    what: 'a menu item that is hidden in a language',
    path: '/haneul-land/home/main',
    viewer: { locale: 'en' },
    edits: [],
    hidden: [
      'Hidden: the menu item “Discounts”, shown only in Korean. This visitor reads English.',
      '메뉴 “할인 안내”가 보이지 않아요. 한국어로만 보여요. 이 방문자는 영어로 보고 있어요.',
      'menu/haneul-land#/items/2/hiddenIn',
    ],
  },
  {
    what: 'a menu item of the app',
    path: '/haneul-land/home/main',
    viewer: {},
    edits: [],
    hidden: [
      'Hidden: the menu item “Table order”, shown only in the app. This visitor uses the mobile web.',
      '메뉴 “테이블 주문”이 보이지 않아요. 앱에서만 보여요. 이 방문자는 모바일 웹으로 보고 있어요.',
      'menu/haneul-land#/items/15/when',
    ],
  },
];

it.each(hiddenRows)(
  'says what is hidden, for whom it is shown and what is not so: $what',
  async ({ edits, hidden, ...asked }) => {
    const visit = explainVisit(await changed(edits), questionOf(asked));
    expect(visit.hidden.map(told)).toContainEqual(hidden);
  },
);

it('gives no reason for what lies in something that is hidden', async () => {
  const edits = [set('layout/haneul-land-main', 'placements/pass/when', [[{ fact: 'platform', is: ['APP'] }]])];
  const { hidden } = explainVisit(await changed(edits), questionOf({ path: '/haneul-land/home/main', viewer: {} }));
  expect(
    hidden
      .filter(({ at }) => at?.id === 'haneul-land-main' && at.pointer.startsWith('/placements/2/'))
      .map(({ at }) => at?.pointer),
  ).toEqual(['/placements/2/when']);
});

it('says what is hidden of the page that stands behind a refusal, and nothing of one that leads on', () => {
  const refused = explainVisit(site, questionOf({ path: '/aqua-bay/aqua-pocket', viewer: {} }));
  expect(new Set(refused.hidden.flatMap(({ at }) => (at?.type === 'layout' ? [at.id] : [])))).toEqual(
    new Set(['aqua-bay-main', 'aqua-bay-frame']),
  );
  expect(explainVisit(site, questionOf({ path: '/', viewer: {} }))).toMatchObject({ hidden: [], shown: [] });
});
