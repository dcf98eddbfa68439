import { expect, it } from 'vitest';
import { set } from '#tests/edited-site.ts';
import { explainVisit } from '../index.ts';
import { changed, questionOf, type ExplainedRow, testSteps } from '#tests/explained-visits.ts';

const guardRows: readonly ExplainedRow[] = [
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
        'The guard “need-login” is asked, for the page has “needs login” switched on.',
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
        'The guard “need-login” is asked, for the page has “needs login” switched on.',
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
        'The guard “need-login” is asked, for the page has “needs login” switched on.',
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
        'The guard “initial-password” is asked, for the page has “needs login” switched on.',
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
];

testSteps(guardRows);

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
