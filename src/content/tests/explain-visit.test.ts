import { expect, it } from 'vitest';
import { set } from '#tests/edited-site.ts';
import { explainVisit } from '../index.ts';
import { site, changed, questionOf, told, type ExplainedRow, testSteps } from '#tests/explained-visits.ts';

const pageRows: readonly ExplainedRow[] = [
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

testSteps(pageRows);

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
