import { expect, it } from 'vitest';
import { add, cut, edited, move, set, shipped, text, type SaidRow } from '#tests/edited-site.ts';
import { diffDocuments } from '../index.ts';

const rows: readonly SaidRow[] = [
  {
    what: 'a menu item in one language',
    edits: [text('en', 'MSG_TXT_MENU_STAY', 'Rooms')],
    said: [
      [
        'Renamed the menu item “Your stay” to “Rooms”, in English.',
        '메뉴 “Your stay”의 이름을 “Rooms”로 바꿨어요(영어).',
      ],
    ],
  },
  {
    what: 'a menu item in both languages',
    edits: [text('en', 'MSG_TXT_MENU_STAY', 'Rooms'), text('ko', 'MSG_TXT_MENU_STAY', '객실')],
    said: [
      [
        'Renamed the menu item “Your stay” to “Rooms”, in both languages.',
        '메뉴 “머물기”의 이름을 “객실”로 바꿨어요(두 언어 모두).',
      ],
    ],
  },
  {
    what: 'added at the top',
    edits: [
      add('menu/haneul-land', 'items', {
        menuUid: 'EL-900',
        parentsMenuUid: '',
        menuLevel: 0,
        menuName: 'MSG_TXT_LINK_COMPANY',
        linkId: 'LNK_CMP_00005',
      }),
    ],
    said: [
      [
        'Added the menu item “Haneul Resort company site”; it leads to the link “Haneul Resort company site”.',
        '메뉴 “하늘 리조트 회사 누리집”을 추가했어요. “하늘 리조트 회사 누리집” 링크로 가요.',
      ],
    ],
  },
  {
    what: 'a menu item by another text',
    edits: [set('menu/haneul-land', 'items/EL-203/menuName', 'MSG_TXT_QUICK_TODAY')],
    said: [
      ['Renamed the menu item “Show times” to “Park today”.', '메뉴 “공연 시간”의 이름을 “오늘의 파크”로 바꿨어요.'],
    ],
  },
  {
    what: 'moved under another parent',
    edits: [set('menu/haneul-land', 'items/EL-203/parentsMenuUid', 'EL-300')],
    said: [
      [
        'Moved the menu item “Show times” under “Visitor guide” (was under “In the park”).',
        '메뉴 “공연 시간”을 “이용 안내” 아래로 옮겼어요(이전: “파크 즐기기” 아래).',
      ],
    ],
  },
  {
    what: 'moved, and hidden on the web',
    edits: [
      set('menu/haneul-land', 'items/EL-203/parentsMenuUid', 'EL-300'),
      set('menu/haneul-land', 'items/EL-203/when', [[{ fact: 'platform', is: ['APP'] }]]),
    ],
    said: [
      [
        'Moved the menu item “Show times” under “Visitor guide” (was under “In the park”); now hidden on the web.',
        '메뉴 “공연 시간”을 “이용 안내” 아래로 옮겼어요(이전: “파크 즐기기” 아래). 이제 웹에서는 보이지 않아요.',
      ],
    ],
  },
  {
    what: 'made a top menu',
    edits: [
      set('menu/haneul-land', 'items/EL-203/parentsMenuUid', ''),
      set('menu/haneul-land', 'items/EL-203/menuLevel', 0),
    ],
    said: [
      [
        'Moved the menu item “Show times” to the top level (was under “In the park”).',
        '메뉴 “공연 시간”을 맨 위로 올렸어요(이전: “파크 즐기기” 아래).',
      ],
    ],
  },
  {
    what: 'moved down',
    edits: [move('menu/haneul-land', 'items/EL-201', 'EL-204')],
    said: [
      [
        'Moved the menu item “Park map” down to after “Show times”.',
        '메뉴 “파크 지도”를 “공연 시간” 다음으로 내렸어요.',
      ],
    ],
  },
  {
    what: 'moved up',
    edits: [move('menu/haneul-land', 'items/EL-205', 'EL-202')],
    said: [['Moved the menu item “Courses” up to after “Park map”.', '메뉴 “코스”를 “파크 지도” 다음으로 올렸어요.']],
  },
  {
    what: 'moved to the beginning',
    edits: [move('menu/haneul-land', 'items/EL-203', 'EL-201')],
    said: [
      ['Moved the menu item “Show times” up to before “Park map”.', '메뉴 “공연 시간”을 “파크 지도” 앞으로 올렸어요.'],
    ],
  },
  {
    what: 'added with a link, hidden in English',
    edits: [
      add('menu/haneul-land', 'items', {
        menuUid: 'EL-399',
        parentsMenuUid: 'EL-300',
        menuLevel: 1,
        menuName: 'MSG_TXT_LINK_LOST_AND_FOUND',
        linkId: 'LNK_CMP_00004',
        hiddenIn: ['en'],
      }),
    ],
    said: [
      [
        'Added the menu item “Lost and found” under “Visitor guide”; it leads to the link “Lost and found”; hidden in English.',
        '“이용 안내” 아래에 메뉴 “분실물 센터”를 추가했어요. “분실물 센터” 링크로 가요. 영어 화면에서는 보이지 않아요.',
      ],
    ],
  },
  {
    what: 'removed',
    edits: [cut('menu/haneul-land', 'items/EL-203')],
    said: [['Removed the menu item “Show times”.', '메뉴 “공연 시간”을 지웠어요.']],
  },
  {
    what: 'removed with all below it',
    edits: [
      cut(
        'menu/haneul-land',
        'items/EL-200',
        'items/EL-201',
        'items/EL-202',
        'items/EL-203',
        'items/EL-204',
        'items/EL-205',
        'items/EL-206',
        'items/EL-207',
        'items/EL-208',
        'items/EL-209',
      ),
    ],
    said: [
      [
        'Removed the menu item “In the park” (with the 9 items below it).',
        '메뉴 “파크 즐기기”를 지웠어요(아래 메뉴 9개와 함께).',
      ],
    ],
  },
  {
    what: 'for members only',
    edits: [set('menu/haneul-land', 'items/EL-203/when', [[{ fact: 'login', is: [true] }]])],
    said: [['The menu item “Show times” is now shown only to members.', '메뉴 “공연 시간”은 이제 회원에게만 보여요.']],
  },
  {
    what: 'hidden in the app',
    edits: [set('menu/haneul-land', 'items/EL-203/when', [[{ fact: 'platform', is: ['APP'], not: true }]])],
    said: [['The menu item “Show times” is now hidden in the app.', '메뉴 “공연 시간”은 이제 앱에서는 보이지 않아요.']],
  },
  {
    what: 'for a time',
    edits: [
      set('menu/haneul-land', 'items/EL-203/when', [
        [{ fact: 'now', from: '2026-12-01T00:00:00+09:00', until: '2026-12-25T15:00:00Z' }],
      ]),
    ],
    said: [
      [
        'The menu item “Show times” is now shown from 1 December 2026, 00:00 until 26 December 2026, 00:00.',
        '메뉴 “공연 시간”은 이제 2026년 12월 1일 00:00부터 2026년 12월 26일 00:00까지만 보여요.',
      ],
    ],
  },
  {
    what: 'for some of two kinds',
    edits: [
      set('menu/haneul-land', 'items/EL-208/when', [
        [
          { fact: 'platform', is: ['APP'] },
          { fact: 'memberKind', is: ['full'] },
        ],
        [{ fact: 'listed', is: [true] }],
      ]),
    ],
    said: [
      [
        'The menu item “Table order” is now shown only to full members in the app or testers (was only in the app).',
        '메뉴 “테이블 주문”은 이제 앱에서 보는 정회원 또는 테스터에게만 보여요(이전: 앱에서만).',
      ],
    ],
  },
  {
    what: 'for everybody again',
    edits: [cut('menu/haneul-land', 'items/EL-208/when')],
    said: [
      [
        'The menu item “Table order” is now shown to everybody (was only in the app).',
        '메뉴 “테이블 주문”은 이제 모든 방문자에게 보여요(이전: 앱에서만).',
      ],
    ],
  },
  {
    what: 'hidden in English',
    edits: [set('menu/haneul-land', 'items/EL-203/hiddenIn', ['en'])],
    said: [
      [
        'The menu item “Show times” is now hidden in English.',
        '메뉴 “공연 시간”은 이제 영어 화면에서는 보이지 않아요.',
      ],
    ],
  },
  {
    what: 'shown in English again',
    edits: [cut('menu/haneul-land', 'items/EL-102/hiddenIn')],
    said: [['The menu item “Discounts” is now shown in English too.', '메뉴 “할인 안내”는 이제 영어 화면에도 보여요.']],
  },
  {
    what: 'leading elsewhere',
    edits: [set('menu/haneul-land', 'items/EL-203/pageId', 'PGE_AME_00040')],
    said: [
      [
        'The menu item “Show times” now leads to the page “Park today” instead of the page “Show times” (/haneul-land/information/showtime).',
        '메뉴 “공연 시간”은 이제 “오늘의 파크” 페이지로 가요(이전: “공연 시간”(/haneul-land/information/showtime) 페이지).',
      ],
    ],
  },
  {
    what: 'with another icon',
    edits: [set('menu/haneul-land', 'items/EL-200/icon', 'sun')],
    said: [
      [
        'The menu item “In the park”: icon is now “sun” (was “map-2”).',
        '메뉴 “파크 즐기기”: 아이콘이 “sun”으로 바뀌었어요(이전: “map-2”).',
      ],
    ],
  },
  {
    what: 'an item moved into the menu of another venue',
    edits: [
      cut('menu/haneul-land', 'items/EL-203'),
      add('menu/aqua-bay', 'items', {
        menuUid: 'CB-900',
        parentsMenuUid: 'CB-100',
        menuLevel: 1,
        menuName: 'MSG_TXT_QUICK_SHOWS',
        pageId: 'PGE_AME_00043',
      }),
    ],
    said: [
      [
        'Moved the menu item “Show times” from the menu of Haneul Land to the menu of Aqua Bay, under “Tickets and offers”.',
        '메뉴 “공연 시간”을 하늘랜드 메뉴에서 아쿠아베이 메뉴의 “입장권과 혜택” 아래로 옮겼어요.',
      ],
    ],
  },
  {
    what: 'an item moved to the top of the menu of another venue',
    edits: [
      cut('menu/haneul-land', 'items/EL-203'),
      add('menu/aqua-bay', 'items', {
        menuUid: 'CB-900',
        parentsMenuUid: '',
        menuLevel: 0,
        menuName: 'MSG_TXT_QUICK_SHOWS',
        pageId: 'PGE_AME_00043',
      }),
    ],
    said: [
      [
        'Moved the menu item “Show times” from the menu of Haneul Land to the menu of Aqua Bay.',
        '메뉴 “공연 시간”을 하늘랜드 메뉴에서 아쿠아베이 메뉴로 옮겼어요.',
      ],
    ],
  },
];

it.each(rows)('says of menus what an operator did: $what', ({ edits, said }) => {
  expect(diffDocuments(shipped, edited(edits)).map((change) => [change.text.en, change.text.ko])).toEqual(said);
});
