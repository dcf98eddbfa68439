import { expect, it } from 'vitest';
import { cut, edited, move, set, shipped, type SaidRow } from '#tests/edited-site.ts';
import { diffDocuments } from '../index.ts';

const rows: readonly SaidRow[] = [
  {
    what: 'a button of the header that leads elsewhere',
    edits: [
      set('layout/haneul-land-frame', 'placements/header/settings/buttons/0/action', {
        action: 'move',
        pageNm: 'ShowTime',
      }),
    ],
    said: [
      [
        'In the frame of Haneul Land, the header: “Smart booking”: it now leads to the page “Show times” (/haneul-land/information/showtime) (was the link “Smart booking”).',
        '하늘랜드 프레임: 머리말: “스마트 예매”: 이제 “공연 시간”(/haneul-land/information/showtime) 페이지로 가요(이전: “스마트 예매” 링크).',
      ],
    ],
  },
  {
    what: 'a button of the header for members only',
    edits: [
      set('layout/haneul-land-frame', 'placements/header/settings/buttons/0/when', [[{ fact: 'login', is: [true] }]]),
    ],
    said: [
      [
        'In the frame of Haneul Land, the header: “Smart booking” is now shown only to members.',
        '하늘랜드 프레임: 머리말: “스마트 예매”는 이제 회원에게만 보여요.',
      ],
    ],
  },
  {
    what: 'a button of the header for some others',
    edits: [
      set('layout/haneul-land-frame', 'placements/header/settings/buttons/1/when', [
        [{ fact: 'platform', is: ['APP'] }],
      ]),
    ],
    said: [
      [
        'In the frame of Haneul Land, the header: “Smart booking (development)” is now shown only in the app (was only to visitors on test servers).',
        '하늘랜드 프레임: 머리말: “스마트 예매 (개발)”은 이제 앱에서만 보여요(이전: 시험 서버의 방문자에게만).',
      ],
    ],
  },
  {
    what: 'a link of the footer for everybody',
    edits: [cut('layout/haneul-land-frame', 'placements/footer/settings/sites/items/museum/when')],
    said: [
      [
        'In the frame of Haneul Land, the footer: “Haneul Museum of Rides” is now shown to everybody (was only in Korean).',
        '하늘랜드 프레임: 바닥글: “하늘 탈것 박물관”은 이제 모든 방문자에게 보여요(이전: 한국어로만).',
      ],
    ],
  },
  {
    what: 'a button that leads nowhere',
    edits: [cut('layout/haneul-land-frame', 'placements/header/settings/buttons/0/action')],
    said: [
      [
        'In the frame of Haneul Land, the header: “Smart booking”: it no longer leads anywhere (was the link “Smart booking”).',
        '하늘랜드 프레임: 머리말: “스마트 예매”: 이제 아무 데로도 가지 않아요(이전: “스마트 예매” 링크).',
      ],
    ],
  },
  {
    what: 'a button whose page is told another value',
    edits: [set('layout/haneul-land-frame', 'placements/all-menu/settings/account/0/more/action/query/setting', 'off')],
    said: [
      [
        'In the frame of Haneul Land, the all-menu “All menu”: “Please log in”: see more now leads to the page “Log in” (/member/login?setting=off) (was the page “Log in” (/member/login?setting=on)).',
        '하늘랜드 프레임: “전체 메뉴” 전체 메뉴: “로그인해 주세요”의 더 보기: 이제 “로그인”(/member/login?setting=off) 페이지로 가요(이전: “로그인”(/member/login?setting=on) 페이지).',
      ],
    ],
  },
  {
    what: 'a place of the bar',
    edits: [set('layout/haneul-land-frame', 'placements/bottom-bar/settings/items/home/action/target', 'EL_MAP')],
    said: [
      [
        'In the frame of Haneul Land, the bottom bar “Home”: “Home”: it now leads to the page “Park map” (was the page “Haneul Land”).',
        '하늘랜드 프레임: “홈” 아래 막대: “홈”: 이제 “파크 지도” 페이지로 가요(이전: “하늘랜드” 페이지).',
      ],
    ],
  },
  {
    what: 'a way that only guards see',
    edits: [cut('layout/haneul-land-frame', 'placements/bottom-bar/settings/items/pocket/action/via')],
    said: [
      [
        'In the frame of Haneul Land, the bottom bar “Home”: “Pocket”: it leads to the page “Pocket” (/haneul-land/sky-pocket) as before, with other details.',
        '하늘랜드 프레임: “홈” 아래 막대: “포켓”: “포켓”(/haneul-land/sky-pocket) 페이지로 가는 것은 같고 세부 내용만 바뀌었어요.',
      ],
    ],
  },
  {
    what: 'what is said to a member, under whose name',
    edits: [set('layout/haneul-land-frame', 'placements/all-menu/settings/member/0/button', 'MSG_TXT_QUICK_TODAY')],
    said: [
      [
        'In the frame of Haneul Land, the all-menu “All menu”: box for members 1: button is now “Park today” (was “My page”).',
        '하늘랜드 프레임: “전체 메뉴” 전체 메뉴: 1번째 회원 상자의 버튼이 “오늘의 파크”로 바뀌었어요(이전: “내 정보”).',
      ],
    ],
  },
  {
    what: 'a way back that has no name of its own',
    edits: [set('layout/haneul-land-frame', 'placements/header/settings/back/0/action', { action: 'back' })],
    said: [
      [
        'In the frame of Haneul Land, the header: “Change password”: it now leads to the screen before (was the main page).',
        '하늘랜드 프레임: 머리말: “비밀번호 바꾸기”: 이제 이전 화면으로 가요(이전: 메인 페이지).',
      ],
    ],
  },
  {
    what: 'the second half of a switch',
    edits: [set('layout/haneul-land-frame', 'placements/header/settings/toggle/second/icon', 'sun')],
    said: [
      [
        'In the frame of Haneul Land, the header: view switch › second view › icon is now “sun” (was “list”).',
        '하늘랜드 프레임: 머리말: 보기 전환 › 둘째 보기 › 아이콘이 “sun”으로 바뀌었어요(이전: “list”).',
      ],
    ],
  },
  {
    what: 'the pause of a button',
    edits: [set('layout/haneul-land-frame', 'placements/header/settings/buttons/3/rest/ms', 5000)],
    said: [
      [
        'In the frame of Haneul Land, the header: “Refresh”: rest › time (ms) is now 5000 (was 3000).',
        '하늘랜드 프레임: 머리말: “새로 고침”의 쉬는 시간 › 시간(ms)이 5000으로 바뀌었어요(이전: 3000).',
      ],
    ],
  },
  {
    what: 'a link that is emphasised no longer',
    edits: [set('layout/haneul-land-frame', 'placements/footer/settings/links/privacy/strong', false)],
    said: [
      [
        'In the frame of Haneul Land, the footer: “Privacy policy”: strong is now off.',
        '하늘랜드 프레임: 바닥글: “개인정보 처리방침”의 굵게를 껐어요.',
      ],
    ],
  },
  {
    what: 'a link of the quick links moved',
    edits: [move('layout/haneul-land-frame', 'placements/page-links/settings/quick/items/2', '0')],
    said: [
      [
        'In the frame of Haneul Land, the page links: moved “This month” to place 1 of shortcuts › items.',
        '하늘랜드 프레임: 페이지 링크: 바로 가기 › 항목의 “이달의 혜택”을 1번째로 옮겼어요.',
      ],
    ],
  },
  {
    what: 'a motion',
    edits: [set('layout/haneul-land-frame', 'placements/bottom-bar/settings/items/home/motion', 'tilt')],
    said: [
      [
        'In the frame of Haneul Land, the bottom bar “Home”: “Home”: motion is now “Tilt” (was “Hop”).',
        '하늘랜드 프레임: “홈” 아래 막대: “홈”의 움직임이 “기울임”으로 바뀌었어요(이전: “깡충”).',
      ],
    ],
  },
];

it.each(rows)('says of what stands around pages what an operator did: $what', ({ edits, said }) => {
  expect(diffDocuments(shipped, edited(edits)).map((change) => [change.text.en, change.text.ko])).toEqual(said);
});
