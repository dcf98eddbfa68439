import { expect, it } from 'vitest';
import { add, copy, cut, drop, edited, move, newText, set, shipped, type SaidRow } from '#tests/edited-site.ts';
import { diffDocuments } from '../index.ts';

const rows: readonly SaidRow[] = [
  {
    what: 'blocked with words',
    edits: [
      set('page/PGE_AME_00040', 'pageInfo/pageStatusCode', 'B'),
      set('page/PGE_AME_00040', 'pageInfo/pageBlockContent', 'MSG_ALT_SERVICE_IS_BLOCKED'),
    ],
    said: [
      [
        'Blocked the page “Park today”; visitors read “service is blocked”.',
        '“오늘의 파크” 페이지를 막았어요. 방문자에게는 “지금은 쓸 수 없는 기능이에요. 잠시 뒤에 다시 이용해 주세요.” 안내가 보여요.',
      ],
    ],
  },
  {
    what: 'put in preparation',
    edits: [set('page/PGE_AME_00040', 'pageInfo/pageStatusCode', 'D')],
    said: [
      [
        'Put the page “Park today” in preparation; only testers see it.',
        '“오늘의 파크” 페이지를 준비 중으로 바꿨어요. 테스터만 볼 수 있어요.',
      ],
    ],
  },
  {
    what: 'opened',
    edits: [set('page/PGE_AME_00140', 'pageInfo/pageStatusCode', 'N')],
    said: [
      ['Opened the page “Winter festival” (was in preparation).', '“겨울 축제” 페이지를 열었어요(이전: 준비 중).'],
    ],
  },
  {
    what: 'other words while it is closed',
    edits: [set('page/PGE_AME_00040', 'pageInfo/pageBlockContent', 'MSG_ALT_SERVICE_IS_BLOCKED')],
    said: [
      [
        'The page “Park today”: its message for when it is blocked is now “service is blocked”.',
        '“오늘의 파크” 페이지: 막을 때 보일 화면에 이제 “지금은 쓸 수 없는 기능이에요. 잠시 뒤에 다시 이용해 주세요.”라고 나와요.',
      ],
    ],
  },
  {
    what: 'a time at which it closes',
    edits: [
      set('page/PGE_AME_00040', 'schedule', [
        {
          from: '2026-12-24T00:00:00Z',
          until: '2026-12-26T00:00:00+09:00',
          pageStatusCode: 'B',
          pageBlockContent: 'MSG_ALT_SERVICE_IS_BLOCKED',
        },
      ]),
    ],
    said: [
      [
        'Planned to block the page “Park today” with “service is blocked” from 24 December 2026, 09:00 until 26 December 2026, 00:00.',
        '2026년 12월 24일 09:00부터 2026년 12월 26일 00:00까지 “오늘의 파크” 페이지를 “지금은 쓸 수 없는 기능이에요. 잠시 뒤에 다시 이용해 주세요.” 안내와 함께 막기로 예약했어요.',
      ],
    ],
  },
  {
    what: 'a time at which it opens',
    edits: [set('page/PGE_AME_00020', 'schedule', [{ from: '2026-12-01T09:00:00+09:00', pageStatusCode: 'N' }])],
    said: [
      [
        'Planned to open the page “Park map” from 1 December 2026, 09:00.',
        '2026년 12월 1일 09:00부터 “파크 지도” 페이지를 열기로 예약했어요.',
      ],
    ],
  },
  {
    what: 'another address, the old one kept',
    edits: [
      set('page/PGE_AME_00040', 'paths/0', '/today'),
      set('page/PGE_AME_00040', 'redirects', ['/information/todaypark']),
    ],
    said: [
      [
        'Changed the address of the page “Park today” to /haneul-land/today (was /haneul-land/information/todaypark); the old address leads there.',
        '“오늘의 파크” 페이지의 주소를 바꿨어요: /haneul-land/today(이전: /haneul-land/information/todaypark). 이전 주소로 와도 새 주소로 이어져요.',
      ],
    ],
  },
  {
    what: 'another address',
    edits: [set('page/PGE_AME_00040', 'paths/0', '/today')],
    said: [
      [
        'Changed the address of the page “Park today” to /haneul-land/today (was /haneul-land/information/todaypark).',
        '“오늘의 파크” 페이지의 주소를 바꿨어요: /haneul-land/today(이전: /haneul-land/information/todaypark).',
      ],
    ],
  },
  {
    what: 'for members only',
    edits: [set('page/PGE_AME_00040', 'flags/isNeedLogin', true)],
    said: [
      [
        'The page “Park today” is now only for members who are logged in.',
        '“오늘의 파크” 페이지는 이제 로그인한 회원만 볼 수 있어요.',
      ],
    ],
  },
  {
    what: 'with a share button',
    edits: [set('page/PGE_AME_00020', 'flags/shareBtn', true)],
    said: [['The page “Park map” now shows the share button.', '“파크 지도” 페이지는 이제 공유 버튼이 보여요.']],
  },
  {
    what: 'without its header',
    edits: [cut('page/PGE_AME_00040', 'flags/isHeader')],
    said: [
      ['The page “Park today” no longer shows the header.', '“오늘의 파크” 페이지는 이제 머리말이 보이지 않아요.'],
    ],
  },
  {
    what: 'renamed by another text',
    edits: [set('page/PGE_AME_00040', 'flags/title', 'MSG_TXT_NOTICES')],
    said: [['Renamed the page “Park today” to “Notices”.', '“오늘의 파크” 페이지의 이름을 “공지사항”으로 바꿨어요.']],
  },
  {
    what: 'another title in search',
    edits: [set('page/PGE_AME_00001', 'seo/title', 'MSG_TXT_QUICK_TODAY')],
    said: [
      [
        'The page “Haneul Land”: its title in browser and search is now “Park today” (was “Haneul Land”).',
        '“하늘랜드” 페이지: 브라우저와 검색에 보이는 제목이 “오늘의 파크”로 바뀌었어요(이전: “하늘랜드”).',
      ],
    ],
  },
  {
    what: 'left out of search engines',
    edits: [set('page/PGE_AME_00040', 'seo/noindex', true)],
    said: [
      [
        'The page “Park today” is now left out of search engines.',
        '“오늘의 파크” 페이지는 이제 검색 엔진에 나오지 않아요.',
      ],
    ],
  },
  {
    what: 'a guard more',
    edits: [add('page/PGE_AME_00001', 'guards', 'attendance-event')],
    said: [
      [
        'The page “Haneul Land” now asks the guard “attendance-event”; those who may not pass read “Attendance check event is closed”.',
        '“하늘랜드” 페이지는 이제 “attendance-event” 가드를 거쳐요. 통과하지 못하면 “출석 체크 이벤트가 끝났어요” 안내가 보여요.',
      ],
    ],
  },
  {
    what: 'a guard less',
    edits: [cut('page/PGE_AME_00001', 'guards/member-info')],
    said: [
      [
        'The page “Haneul Land” no longer asks the guard “member-info”.',
        '“하늘랜드” 페이지는 이제 “member-info” 가드를 거치지 않아요.',
      ],
    ],
  },
  {
    what: 'guards in another order',
    edits: [move('page/PGE_AMK_00092', 'guards/0')],
    said: [
      [
        'The page “Daily check-in” (/aqua-bay/event/attend-check) now asks its guards in this order: “attendance-event”, “app-only-cb” (was “app-only-cb”, “attendance-event”).',
        '“출석 확인”(/aqua-bay/event/attend-check) 페이지는 이제 가드를 다음 순서로 거쳐요: “attendance-event”, “app-only-cb”(이전: “app-only-cb”, “attendance-event”).',
      ],
    ],
  },
  {
    what: 'a data service blocked',
    edits: [set('page/PGE_AME_00001', 'dataServiceList/DTS_AME_00009/dataServiceStateCode', 'B')],
    said: [
      [
        'On the page “Haneul Land” the data service “/api/v1/iam/evt/event” is now blocked and does not answer.',
        '“하늘랜드” 페이지에서 “/api/v1/iam/evt/event” 데이터 서비스가 이제 막혀서 답하지 않아요.',
      ],
    ],
  },
  {
    what: 'a data service less',
    edits: [cut('page/PGE_AME_00001', 'dataServiceList/DTS_AME_00007')],
    said: [
      [
        'The page “Haneul Land” may no longer use the data service “/api/v1/iam/contents/banners”.',
        '“하늘랜드” 페이지는 이제 “/api/v1/iam/contents/banners” 데이터 서비스를 쓸 수 없어요.',
      ],
    ],
  },
  {
    what: 'added with its layout and texts',
    edits: [
      copy('page/PGE_AME_00040', 'PGE_AME_09999', {
        pageInfo: { pageId: 'PGE_AME_09999', pageStatusCode: 'N', pageBlockContent: '' },
        screen: 'Promo',
        paths: ['/promo'],
        redirects: [],
        flags: { title: 'MSG_TXT_PROMO' },
        layout: 'promo',
      }),
      copy('layout/haneul-land-today-park', 'promo', {
        placements: [{ id: 'head', widget: 'section', v: 1, settings: { title: 'MSG_TXT_PROMO' } }],
      }),
      newText('MSG_TXT_PROMO', '겨울 혜택', 'Winter offers'),
    ],
    said: [
      [
        'Added the page “Winter offers” at /haneul-land/promo, with its layout.',
        '“겨울 혜택” 페이지를 추가했어요(주소 /haneul-land/promo, 레이아웃과 함께).',
      ],
    ],
  },
  {
    what: 'removed',
    edits: [drop('page/PGE_AME_00041')],
    said: [
      [
        'Removed the page “Getting here” (/haneul-land/information/traffic).',
        '“오시는 길”(/haneul-land/information/traffic) 페이지를 지웠어요.',
      ],
    ],
  },
];

it.each(rows)('says of pages what an operator did: $what', ({ edits, said }) => {
  expect(diffDocuments(shipped, edited(edits)).map((change) => [change.text.en, change.text.ko])).toEqual(said);
});
