import { expect, it } from 'vitest';
import type { DecisionInput } from '#engine';
import { edited, set, shipped, type Edit } from '#tests/edited-site.ts';
import { compileSite, explainVisit, prepare, type Sentence } from '../index.ts';

const prepared = await prepare(shipped);
const site = { prepared, snapshot: compileSite(prepared, { number: 0, hash: 'shipped' }, { sandbox: false }) };
const changed = async (edits: readonly Edit[]) => {
  const other = await prepare(edited(edits), prepared.kept);
  return { prepared: other, snapshot: compileSite(other, { number: 0, hash: 'edited' }, { sandbox: false }) };
};

interface Asked {
  readonly path: string;
  readonly viewer: Partial<DecisionInput['viewer']>;
  readonly at?: string;
  readonly more?: Partial<DecisionInput>;
}
const questionOf = ({ path, viewer, at = '2026-11-22T09:00:00+09:00', more = {} }: Asked): DecisionInput => ({
  path,
  query: {},
  how: 'load',
  viewer: { locale: 'ko', platform: 'WEB_MOBILE', login: false, listed: false, ...viewer },
  now: Date.parse(at),
  ...more,
});
const told = ({ text, at }: Sentence) => [
  text.en,
  text.ko,
  ...(at === undefined ? [] : [`${at.type}/${at.id}#${at.pointer}`]),
];

const rows: readonly (Asked & { readonly what: string; readonly said: readonly (readonly string[])[] })[] = [
  {
    what: 'a page before its plan',
    path: '/haneul-land/event/winter-festival',
    viewer: {},
    said: [
      [
        'Visitors read that the page “Winter festival” is in preparation.',
        '“겨울 축제” 페이지가 준비 중이라는 안내가 보여요.',
        'page/PGE_AME_00140#',
      ],
      [
        '“/haneul-land/event/winter-festival” is the address of the page “Winter festival”.',
        '“/haneul-land/event/winter-festival”은 “겨울 축제” 페이지의 주소예요.',
        'page/PGE_AME_00140#/paths/0',
      ],
      [
        'It is planned to open the page from 1 December 2026, 10:00 until 1 March 2027, 00:00: it has not begun.',
        '2026년 12월 1일 10:00부터 2027년 3월 1일 00:00까지 페이지를 열기로 예약했어요. 아직 그때가 아니에요.',
        'page/PGE_AME_00140#/schedule/0',
      ],
      [
        'The page is in preparation: only testers see it, and this visitor is none.',
        '페이지가 준비 중이에요. 테스터만 볼 수 있는데 이 방문자는 테스터가 아니에요.',
        'page/PGE_AME_00140#/pageInfo/pageStatusCode',
      ],
      ['This view may change at 1 December 2026, 10:00.', '이 화면은 2026년 12월 1일 10:00에 달라질 수 있어요.'],
    ],
  },
  {
    what: 'a page in its plan',
    path: '/haneul-land/event/winter-festival',
    viewer: {},
    at: '2026-12-05T10:00:00+09:00',
    said: [
      ['The page “Winter festival” is shown.', '“겨울 축제” 페이지가 보여요.', 'page/PGE_AME_00140#'],
      [
        '“/haneul-land/event/winter-festival” is the address of the page “Winter festival”.',
        '“/haneul-land/event/winter-festival”은 “겨울 축제” 페이지의 주소예요.',
        'page/PGE_AME_00140#/paths/0',
      ],
      [
        'It is planned to open the page from 1 December 2026, 10:00 until 1 March 2027, 00:00: it holds now.',
        '2026년 12월 1일 10:00부터 2027년 3월 1일 00:00까지 페이지를 열기로 예약했어요. 지금 적용돼요.',
        'page/PGE_AME_00140#/schedule/0',
      ],
      ['The page is open.', '페이지가 열려 있어요.', 'page/PGE_AME_00140#/schedule/0/pageStatusCode'],
      ['This view may change at 1 March 2027, 00:00.', '이 화면은 2027년 3월 1일 00:00에 달라질 수 있어요.'],
    ],
  },
  {
    what: 'a page in preparation, for a tester',
    path: '/haneul-land/event/winter-festival',
    viewer: { login: true, listed: true },
    said: [
      ['The page “Winter festival” is shown.', '“겨울 축제” 페이지가 보여요.', 'page/PGE_AME_00140#'],
      [
        '“/haneul-land/event/winter-festival” is the address of the page “Winter festival”.',
        '“/haneul-land/event/winter-festival”은 “겨울 축제” 페이지의 주소예요.',
        'page/PGE_AME_00140#/paths/0',
      ],
      [
        'It is planned to open the page from 1 December 2026, 10:00 until 1 March 2027, 00:00: it has not begun.',
        '2026년 12월 1일 10:00부터 2027년 3월 1일 00:00까지 페이지를 열기로 예약했어요. 아직 그때가 아니에요.',
        'page/PGE_AME_00140#/schedule/0',
      ],
      [
        'The page is in preparation, but this visitor is a tester and sees it.',
        '페이지가 준비 중이지만 이 방문자는 테스터라서 볼 수 있어요.',
        'page/PGE_AME_00140#/pageInfo/pageStatusCode',
      ],
      ['This view may change at 1 December 2026, 10:00.', '이 화면은 2026년 12월 1일 10:00에 달라질 수 있어요.'],
    ],
  },
  {
    what: 'a page of the app alone, on the web',
    path: '/haneul-land/event/mini-game',
    viewer: {},
    said: [
      [
        'The visitor may not enter the page “Mini games” (/haneul-land/event/mini-game) and reads “This service is provided only by the resort app”; behind it stands “/app-only?url=%2Fhaneul-land%2Fevent%2Fmini-game”.',
        '“미니 게임”(/haneul-land/event/mini-game) 페이지에 들어가지 못하고 “이 서비스는 리조트 앱에서만 이용할 수 있어요” 안내를 받아요. 뒤에는 “/app-only?url=%2Fhaneul-land%2Fevent%2Fmini-game”이 보여요.',
        'page/PGE_AME_00116#',
      ],
      [
        '“/haneul-land/event/mini-game” is the address of the page “Mini games” (/haneul-land/event/mini-game).',
        '“/haneul-land/event/mini-game”은 “미니 게임”(/haneul-land/event/mini-game) 페이지의 주소예요.',
        'page/PGE_AME_00116#/paths/0',
      ],
      [
        'The guard “app-only-el” is asked, for the page names it.',
        '이 페이지에 걸린 “app-only-el” 가드가 확인해요.',
        'page/PGE_AME_00116#/guards/0',
      ],
      [
        'Rule 1: visitors in the app are let pass. It does not apply: this visitor uses the mobile web.',
        '1번째 규칙: 앱에서 보는 방문자는 통과해요. 해당하지 않아요. 이 방문자는 모바일 웹으로 보고 있어요.',
        'guard/app-only-el#/rules/0',
      ],
      [
        'Rule 2: visitors coming by the button “bar” are asked “This service is provided only by the resort app”, and led to the page “App service” when they agree. It does not apply: this visitor came by no button such as those of the bar.',
        '2번째 규칙: “bar” 버튼으로 온 방문자는 “이 서비스는 리조트 앱에서만 이용할 수 있어요” 질문을 받고, 동의하면 “앱 전용 서비스” 페이지로 가요. 해당하지 않아요. 이 방문자는 하단 바 같은 버튼으로 오지 않았어요.',
        'guard/app-only-el#/rules/1',
      ],
      [
        'Rule 3: everybody else is stopped with “This service is provided only by the resort app” and led to the page “App service”. It applies, since no rule before it did.',
        '3번째 규칙: 그 밖의 방문자는 “이 서비스는 리조트 앱에서만 이용할 수 있어요” 안내로 막히고 “앱 전용 서비스” 페이지로 가요. 앞의 규칙에 해당하지 않아 이 규칙이 적용돼요.',
        'guard/app-only-el#/rules/2',
      ],
      ['The guard “app-only-el” does not let the visitor pass.', '“app-only-el” 가드가 막아요.', 'guard/app-only-el#'],
    ],
  },
  {
    what: 'a guard whose call gave nothing',
    path: '/haneul-land/event/attend-check',
    viewer: { login: true, platform: 'APP' },
    more: { answers: { 'attendance-event': { value: '' } } },
    said: [
      [
        'The visitor may not enter the page “Daily check-in” (/haneul-land/event/attend-check) and reads “Attendance check event is closed”; behind it stands “/haneul-land/home/main”.',
        '“출석 확인”(/haneul-land/event/attend-check) 페이지에 들어가지 못하고 “출석 체크 이벤트가 끝났어요” 안내를 받아요. 뒤에는 “/haneul-land/home/main”이 보여요.',
        'page/PGE_AME_00115#',
      ],
      [
        '“/haneul-land/event/attend-check” is the address of the page “Daily check-in” (/haneul-land/event/attend-check).',
        '“/haneul-land/event/attend-check”는 “출석 확인”(/haneul-land/event/attend-check) 페이지의 주소예요.',
        'page/PGE_AME_00115#/paths/0',
      ],
      [
        'The guard “app-only-el” is asked, for the page names it.',
        '이 페이지에 걸린 “app-only-el” 가드가 확인해요.',
        'page/PGE_AME_00115#/guards/0',
      ],
      [
        'Rule 1: visitors in the app are let pass. It applies: this visitor uses the app.',
        '1번째 규칙: 앱에서 보는 방문자는 통과해요. 이 규칙이 적용돼요. 이 방문자는 앱으로 보고 있어요.',
        'guard/app-only-el#/rules/0',
      ],
      ['The guard “app-only-el” lets the visitor pass.', '“app-only-el” 가드를 통과해요.', 'guard/app-only-el#'],
      [
        'The guard “attendance-event” is asked, for the page names it.',
        '이 페이지에 걸린 “attendance-event” 가드가 확인해요.',
        'page/PGE_AME_00115#/guards/1',
      ],
      [
        'Its call “/api/v1/iam/evt/attend-dtl” gave nothing.',
        '“/api/v1/iam/evt/attend-dtl” 조회 결과가 비어 있어요.',
        'guard/attendance-event#/source',
      ],
      [
        'Rule 1: visitors for whom the answer is empty are stopped with “Attendance check event is closed”. It applies: the answer to its call is empty.',
        '1번째 규칙: 조회 결과가 없는 방문자는 “출석 체크 이벤트가 끝났어요” 안내로 막혀요. 이 규칙이 적용돼요. 조회 결과가 비어 있어요.',
        'guard/attendance-event#/rules/0',
      ],
      [
        'The guard “attendance-event” does not let the visitor pass.',
        '“attendance-event” 가드가 막아요.',
        'guard/attendance-event#',
      ],
    ],
  },
  {
    what: 'a guard whose call failed',
    path: '/haneul-land/event/attend-check',
    viewer: { login: true, platform: 'APP' },
    more: { answers: { 'attendance-event': 'failed' } },
    said: [
      ['The visitor is led on to “/”.', '“/”로 옮겨 가요.'],
      [
        '“/haneul-land/event/attend-check” is the address of the page “Daily check-in” (/haneul-land/event/attend-check).',
        '“/haneul-land/event/attend-check”는 “출석 확인”(/haneul-land/event/attend-check) 페이지의 주소예요.',
        'page/PGE_AME_00115#/paths/0',
      ],
      [
        'The guard “app-only-el” is asked, for the page names it.',
        '이 페이지에 걸린 “app-only-el” 가드가 확인해요.',
        'page/PGE_AME_00115#/guards/0',
      ],
      [
        'Rule 1: visitors in the app are let pass. It applies: this visitor uses the app.',
        '1번째 규칙: 앱에서 보는 방문자는 통과해요. 이 규칙이 적용돼요. 이 방문자는 앱으로 보고 있어요.',
        'guard/app-only-el#/rules/0',
      ],
      ['The guard “app-only-el” lets the visitor pass.', '“app-only-el” 가드를 통과해요.', 'guard/app-only-el#'],
      [
        'The guard “attendance-event” is asked, for the page names it.',
        '이 페이지에 걸린 “attendance-event” 가드가 확인해요.',
        'page/PGE_AME_00115#/guards/1',
      ],
      [
        'Its call “/api/v1/iam/evt/attend-dtl” failed.',
        '“/api/v1/iam/evt/attend-dtl” 조회가 실패했어요.',
        'guard/attendance-event#/source',
      ],
      [
        'Rule 1: visitors for whom the answer is empty are stopped with “Attendance check event is closed”. Whether it applies is open: the answer to its call is not known yet.',
        '1번째 규칙: 조회 결과가 없는 방문자는 “출석 체크 이벤트가 끝났어요” 안내로 막혀요. 적용되는지 아직 몰라요. 조회 결과를 아직 알 수 없어요.',
        'guard/attendance-event#/rules/0',
      ],
      [
        'Since that failed, the guard “attendance-event” leads the visitor elsewhere.',
        '조회가 실패해서 “attendance-event” 가드가 다른 곳으로 보내요.',
        'guard/attendance-event#',
      ],
    ],
  },
  {
    what: 'a guard that asks first',
    path: '/haneul-land/map/find',
    viewer: { login: true, memberKind: 'full', onSite: {} },
    said: [
      [
        'A guard waits for an answer before the page “Directions” (/haneul-land/map/find) is shown.',
        '“길 찾기”(/haneul-land/map/find) 페이지를 보여 주기 전에 가드가 답을 기다려요.',
        'page/PGE_AME_00150#',
      ],
      [
        '“/haneul-land/map/find” is the address of the page “Directions” (/haneul-land/map/find).',
        '“/haneul-land/map/find”는 “길 찾기”(/haneul-land/map/find) 페이지의 주소예요.',
        'page/PGE_AME_00150#/paths/0',
      ],
      [
        'The guard “directions” is asked, for the page names it.',
        '이 페이지에 걸린 “directions” 가드가 확인해요.',
        'page/PGE_AME_00150#/guards/0',
      ],
      [
        'It first asks the call “/api/v1/iam/members/me”, whose answer is not known yet.',
        '“/api/v1/iam/members/me”를 먼저 조회해야 하는데 아직 답을 몰라요.',
        'guard/directions#/source',
      ],
      ['The guard “directions” waits for an answer.', '“directions” 가드가 답을 기다려요.', 'guard/directions#'],
    ],
  },
  {
    what: 'a page that is not in English',
    path: '/aqua-bay/information/showtime',
    viewer: { locale: 'en' },
    said: [
      [
        'The visitor may not enter the page “Show times” (/aqua-bay/information/showtime) and reads “Sorry, this feature is not available in English.”; behind it stands “/aqua-bay/home/main”.',
        '“공연 시간”(/aqua-bay/information/showtime) 페이지에 들어가지 못하고 “이 서비스는 한국어 화면에서 이용할 수 있어요.” 안내를 받아요. 뒤에는 “/aqua-bay/home/main”이 보여요.',
        'page/PGE_AMK_00043#',
      ],
      [
        '“/aqua-bay/information/showtime” is the address of the page “Show times” (/aqua-bay/information/showtime).',
        '“/aqua-bay/information/showtime”은 “공연 시간”(/aqua-bay/information/showtime) 페이지의 주소예요.',
        'page/PGE_AMK_00043#/paths/0',
      ],
      [
        'The guard “not-in-english” is asked, for the page names it.',
        '이 페이지에 걸린 “not-in-english” 가드가 확인해요.',
        'page/PGE_AMK_00043#/guards/0',
      ],
      [
        'Rule 1: visitors in English are stopped with “Sorry, this feature is not available in English.”. It applies: this visitor reads English.',
        '1번째 규칙: 영어로 보는 방문자는 “이 서비스는 한국어 화면에서 이용할 수 있어요.” 안내로 막혀요. 이 규칙이 적용돼요. 이 방문자는 영어로 보고 있어요.',
        'guard/not-in-english#/rules/0',
      ],
      [
        'The guard “not-in-english” does not let the visitor pass.',
        '“not-in-english” 가드가 막아요.',
        'guard/not-in-english#',
      ],
    ],
  },
  {
    what: 'a page that needs a login',
    path: '/aqua-bay/aqua-pocket',
    viewer: { platform: 'APP' },
    said: [
      [
        'The visitor may not enter the page “Pocket” (/aqua-bay/aqua-pocket) and reads “You can use the service after logging in”; it leads on to “/member/login?from=%2Faqua-bay%2Faqua-pocket”; behind it stands “/aqua-bay/home/main”.',
        '“포켓”(/aqua-bay/aqua-pocket) 페이지에 들어가지 못하고 “로그인하면 이용할 수 있어요” 안내를 받아요. 그다음 “/member/login?from=%2Faqua-bay%2Faqua-pocket”으로 가요. 뒤에는 “/aqua-bay/home/main”이 보여요.',
        'page/PGE_AMK_00010#',
      ],
      [
        '“/aqua-bay/aqua-pocket” is the address of the page “Pocket” (/aqua-bay/aqua-pocket).',
        '“/aqua-bay/aqua-pocket”은 “포켓”(/aqua-bay/aqua-pocket) 페이지의 주소예요.',
        'page/PGE_AMK_00010#/paths/0',
      ],
      [
        'The guard “need-login” is asked, for the page has “login needed” switched on.',
        '“로그인 필요”가 켜진 페이지라서 “need-login” 가드가 확인해요.',
        'page/PGE_AMK_00010#/flags/isNeedLogin',
      ],
      [
        'Rule 1: members are let pass. It does not apply: this visitor is not logged in.',
        '1번째 규칙: 회원은 통과해요. 해당하지 않아요. 이 방문자는 로그인하지 않았어요.',
        'guard/need-login#/rules/0',
      ],
      [
        'Rule 2: visitors coming from “Log in” are led to the main page. It does not apply: this visitor comes from no other screen of the site.',
        '2번째 규칙: “로그인”에서 온 방문자는 메인 페이지로 가요. 해당하지 않아요. 이 방문자는 사이트 안의 다른 화면에서 오지 않았어요.',
        'guard/need-login#/rules/1',
      ],
      [
        'Rule 3: visitors coming by the button “bar” are asked “You can use the service after logging in. Log in now?”, and led to the page “Log in” when they agree. It does not apply: this visitor came by no button such as those of the bar.',
        '3번째 규칙: “bar” 버튼으로 온 방문자는 “로그인하면 이용할 수 있어요. 로그인할까요?” 질문을 받고, 동의하면 “로그인” 페이지로 가요. 해당하지 않아요. 이 방문자는 하단 바 같은 버튼으로 오지 않았어요.',
        'guard/need-login#/rules/2',
      ],
      [
        'Rule 4: everybody else is stopped with “You can use the service after logging in”. It applies, since no rule before it did.',
        '4번째 규칙: 그 밖의 방문자는 “로그인하면 이용할 수 있어요” 안내로 막혀요. 앞의 규칙에 해당하지 않아 이 규칙이 적용돼요.',
        'guard/need-login#/rules/3',
      ],
      ['The guard “need-login” does not let the visitor pass.', '“need-login” 가드가 막아요.', 'guard/need-login#'],
    ],
  },
  {
    what: 'the same by the bar, from another screen',
    path: '/aqua-bay/aqua-pocket',
    viewer: { platform: 'APP' },
    more: { via: 'bar', how: 'push', previous: { path: '/', screen: 'CBMain' } },
    said: [
      [
        'The visitor may not enter the page “Pocket” (/aqua-bay/aqua-pocket) and is asked “You can use the service after logging in. Log in now?”; it leads on to “/member/login?from=%2Faqua-bay%2Faqua-pocket”; the visitor stays on the screen before.',
        '“포켓”(/aqua-bay/aqua-pocket) 페이지에 들어가지 못하고 “로그인하면 이용할 수 있어요. 로그인할까요?” 질문을 받아요. 그다음 “/member/login?from=%2Faqua-bay%2Faqua-pocket”으로 가요. 방문자는 보던 화면에 남아요.',
        'page/PGE_AMK_00010#',
      ],
      [
        '“/aqua-bay/aqua-pocket” is the address of the page “Pocket” (/aqua-bay/aqua-pocket).',
        '“/aqua-bay/aqua-pocket”은 “포켓”(/aqua-bay/aqua-pocket) 페이지의 주소예요.',
        'page/PGE_AMK_00010#/paths/0',
      ],
      [
        'The guard “need-login” is asked, for the page has “login needed” switched on.',
        '“로그인 필요”가 켜진 페이지라서 “need-login” 가드가 확인해요.',
        'page/PGE_AMK_00010#/flags/isNeedLogin',
      ],
      [
        'Rule 1: members are let pass. It does not apply: this visitor is not logged in.',
        '1번째 규칙: 회원은 통과해요. 해당하지 않아요. 이 방문자는 로그인하지 않았어요.',
        'guard/need-login#/rules/0',
      ],
      [
        'Rule 2: visitors coming from “Log in” are led to the main page. It does not apply: this visitor comes from “Aqua Bay”.',
        '2번째 규칙: “로그인”에서 온 방문자는 메인 페이지로 가요. 해당하지 않아요. 이 방문자는 “아쿠아베이”에서 왔어요.',
        'guard/need-login#/rules/1',
      ],
      [
        'Rule 3: visitors coming by the button “bar” are asked “You can use the service after logging in. Log in now?”, and led to the page “Log in” when they agree. It applies: this visitor came by the button “bar”.',
        '3번째 규칙: “bar” 버튼으로 온 방문자는 “로그인하면 이용할 수 있어요. 로그인할까요?” 질문을 받고, 동의하면 “로그인” 페이지로 가요. 이 규칙이 적용돼요. 이 방문자는 “bar” 버튼으로 왔어요.',
        'guard/need-login#/rules/2',
      ],
      ['The guard “need-login” does not let the visitor pass.', '“need-login” 가드가 막아요.', 'guard/need-login#'],
    ],
  },
  {
    what: 'a member with the initial password',
    path: '/aqua-bay/aqua-pocket',
    viewer: { login: true, platform: 'APP', password: 'initial' },
    said: [
      [
        'The visitor is led on to “/member/change-password?changeMod=I”.',
        '“/member/change-password?changeMod=I”로 옮겨 가요.',
      ],
      [
        '“/aqua-bay/aqua-pocket” is the address of the page “Pocket” (/aqua-bay/aqua-pocket).',
        '“/aqua-bay/aqua-pocket”은 “포켓”(/aqua-bay/aqua-pocket) 페이지의 주소예요.',
        'page/PGE_AMK_00010#/paths/0',
      ],
      [
        'The guard “need-login” is asked, for the page has “login needed” switched on.',
        '“로그인 필요”가 켜진 페이지라서 “need-login” 가드가 확인해요.',
        'page/PGE_AMK_00010#/flags/isNeedLogin',
      ],
      [
        'Rule 1: members are let pass. It applies: this visitor is logged in.',
        '1번째 규칙: 회원은 통과해요. 이 규칙이 적용돼요. 이 방문자는 로그인했어요.',
        'guard/need-login#/rules/0',
      ],
      ['The guard “need-login” lets the visitor pass.', '“need-login” 가드를 통과해요.', 'guard/need-login#'],
      [
        'The guard “initial-password” is asked, for the page has “login needed” switched on.',
        '“로그인 필요”가 켜진 페이지라서 “initial-password” 가드가 확인해요.',
        'page/PGE_AMK_00010#/flags/isNeedLogin',
      ],
      [
        'Rule 1: visitors with a password that is the initial one are led to the page “Change password” (/member/change-password?changeMod=I). It applies: this visitor still has the initial password.',
        '1번째 규칙: 비밀번호가 처음 그대로인 방문자는 “비밀번호 바꾸기”(/member/change-password?changeMod=I) 페이지로 가요. 이 규칙이 적용돼요. 이 방문자는 비밀번호가 처음 그대로예요.',
        'guard/initial-password#/rules/0',
      ],
      [
        'The guard “initial-password” leads the visitor elsewhere.',
        '“initial-password” 가드가 다른 곳으로 보내요.',
        'guard/initial-password#',
      ],
    ],
  },
  {
    what: 'an address of the site settings',
    path: '/',
    viewer: {},
    said: [
      ['The visitor is led on to “/gateway”.', '“/gateway”로 옮겨 가요.'],
      [
        'The site settings lead from “/” on to “/gateway”.',
        '사이트 설정이 “/”를 “/gateway”로 옮겨요.',
        'site/site#/redirects/0',
      ],
    ],
  },
  {
    what: 'an address that is written otherwise',
    path: '/haneul-land/home//main',
    viewer: {},
    said: [
      ['The visitor is led on to “/haneul-land/home/main”.', '“/haneul-land/home/main”으로 옮겨 가요.'],
      [
        'The address “/haneul-land/home//main” is properly written “/haneul-land/home/main”: visitors are led on to that.',
        '주소 “/haneul-land/home//main”의 바른 표기는 “/haneul-land/home/main”이에요. 그 주소로 옮겨 가요.',
      ],
    ],
  },
  {
    what: 'an address that is none',
    path: '/nope',
    viewer: {},
    said: [
      ['Visitors read that there is no such page.', '없는 페이지라는 안내가 보여요.'],
      ['No page has the address “/nope”.', '“/nope” 주소를 쓰는 페이지가 없어요.'],
    ],
  },
  {
    what: 'an address that is misspelt',
    path: '/haneul-land/coarse',
    viewer: {},
    said: [
      ['Visitors read that there is no such page.', '없는 페이지라는 안내가 보여요.'],
      [
        'No page has the address “/haneul-land/coarse”. Like it: “/haneul-land/course”.',
        '“/haneul-land/coarse” 주소를 쓰는 페이지가 없어요. 비슷한 주소: “/haneul-land/course”',
      ],
    ],
  },
  {
    what: 'an address that lacks a word',
    path: '/haneul-land/winter-festival',
    viewer: {},
    said: [
      ['Visitors read that there is no such page.', '없는 페이지라는 안내가 보여요.'],
      [
        'No page has the address “/haneul-land/winter-festival”. Like it: “/haneul-land/event/winter-festival”.',
        '“/haneul-land/winter-festival” 주소를 쓰는 페이지가 없어요. 비슷한 주소: “/haneul-land/event/winter-festival”',
      ],
    ],
  },
  {
    what: 'a record that does not exist',
    path: '/haneul-land/home/main',
    viewer: {},
    more: { missing: true },
    said: [
      ['Visitors read that there is no such page.', '없는 페이지라는 안내가 보여요.'],
      [
        'A page has the address “/haneul-land/home/main”, but what the address names does not exist.',
        '“/haneul-land/home/main” 주소에 맞는 페이지는 있지만, 주소가 가리키는 내용이 없어요.',
      ],
    ],
  },
  {
    what: 'the mark of the app on the mobile web',
    path: '/haneul-land/home/main',
    viewer: {},
    more: { query: { app: '1' } },
    said: [
      [
        'The visitor is led on to “/deeplink?url=%2Fhaneul-land%2Fhome%2Fmain%3Fapp%3D1”.',
        '“/deeplink?url=%2Fhaneul-land%2Fhome%2Fmain%3Fapp%3D1”로 옮겨 가요.',
      ],
      [
        '“/haneul-land/home/main” is the address of the page “Haneul Land”.',
        '“/haneul-land/home/main”은 “하늘랜드” 페이지의 주소예요.',
        'page/PGE_AME_00001#/paths/0',
      ],
      [
        'The address carries the mark of the app, “app”: on the mobile web it leads on to “/deeplink?url=%2Fhaneul-land%2Fhome%2Fmain%3Fapp%3D1”, which offers the app.',
        '주소에 앱 표시 “app”가 있어서, 모바일 웹에서는 앱을 권하는 화면 “/deeplink?url=%2Fhaneul-land%2Fhome%2Fmain%3Fapp%3D1”로 가요.',
        'app/app#/screens',
      ],
    ],
  },
];

it.each(rows)('says why, step by step and with its place: $what', ({ said, ...asked }) => {
  const { outcome, steps } = explainVisit(site, questionOf(asked));
  expect([outcome, ...steps].map(told)).toEqual(said);
});

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
      'Hidden: the links “Where to next?”, shown only to members on site. This visitor is not on site.',
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
      'Hidden: the links “Where to next?”, shown from 1 December 2026, 00:00. The visit is at 22 November 2026, 09:00.',
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
      'Hidden: the links “Where to next?”, shown only to visitors of the grade “VIP”. It is not known which grade this visitor has.',
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
      'Not in the header, for the page does not switch them on: back button, the entry “Smart booking (development)” (booking button for developers), the entry “Share picture” (share button), the entry “Share” (share button), the entry “My page settings” (settings button of my page), menu button.',
      '머리말에 없어요. 페이지가 이 옵션을 켜지 않았어요: 뒤로 버튼, “스마트 예매 (개발)” 항목(개발용 예약 버튼), “사진으로 공유하기” 항목(공유 버튼), “공유하기” 항목(공유 버튼), “내 정보 설정” 항목(마이페이지 설정 버튼), 메뉴 버튼.',
      'page/PGE_AMS_00001#/flags',
    ],
  },
  {
    what: 'a part of the frame that an option of the page takes away',
    path: '/haneul-land/home/main',
    viewer: {},
    edits: [],
    hidden: [
      'Hidden: quick menu of the page links, for the page has “home logo” switched on.',
      '페이지 링크의 빠른 메뉴가 보이지 않아요. 페이지의 “홈 로고”가 켜져 있어요.',
      'page/PGE_AME_00001#/flags/homeLogo',
    ],
  },
  {
    what: 'an entry without a name of its own',
    path: '/haneul-land/home/main',
    viewer: {},
    edits: [],
    hidden: [
      'Hidden: member 1 of the all-menu “All menu”, shown only to members. This visitor is not logged in.',
      '“전체 메뉴” 전체 메뉴의 1번째 회원이 보이지 않아요. 회원에게만 보여요. 이 방문자는 로그인하지 않았어요.',
      'layout/haneul-land-frame#/placements/5/settings/member/0/when',
    ],
  },
  {
    what: 'an entry of a list',
    path: '/haneul-land/home/main',
    viewer: {},
    edits: [],
    hidden: [
      'Hidden: the entry “Open pocket” of the links “Where to next?”, shown only to members. This visitor is not logged in.',
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

it('says who looks, how and when', () => {
  const { who } = explainVisit(
    site,
    questionOf({
      path: '/',
      viewer: { login: true, memberKind: 'full', listed: true, locale: 'en', platform: 'APP', onSite: { EL: true } },
    }),
  );
  expect(who).toEqual({
    en: 'a full member, tester, in English, in the app, at Haneul Land, at 22 November 2026, 09:00',
    ko: '정회원, 테스터, 영어, 앱, 하늘랜드 현장, 2026년 11월 22일 09:00',
  });
});

it('says that a page whose guard is not there opens to nobody', async () => {
  const { outcome, steps } = explainVisit(
    await changed([set('page/PGE_AME_00044', 'guards', ['no-such-guard'])]),
    questionOf({ path: '/haneul-land/information/convenience', viewer: {} }),
  );
  expect(outcome.text.en).toMatch(/ is blocked/);
  expect(steps.map(({ text }) => text.en)).toContain(
    'The page names the guard “no-such-guard”, which is not there: it opens to nobody.',
  );
});

it('says which call of a page answers nobody', async () => {
  const { steps } = explainVisit(
    await changed([set('page/PGE_AME_00140', 'dataServiceList/0/dataServiceStateCode', 'B')]),
    questionOf({ path: '/haneul-land/event/winter-festival', viewer: {}, at: '2026-12-05T10:00:00+09:00' }),
  );
  expect(steps.filter(({ kind }) => kind === 'service').map(told)).toEqual([
    [
      'The call “/api/v1/iam/contents/banners” is blocked: what shows it stays empty.',
      '“/api/v1/iam/contents/banners” 호출이 막혀 있어요. 그 내용을 보여 주는 위젯은 비어 있어요.',
      'page/PGE_AME_00140#/dataServiceList/0/dataServiceStateCode',
    ],
  ]);
});
