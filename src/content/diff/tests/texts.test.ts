import { expect, it } from 'vitest';
import { edited, newText, shipped, text, type SaidRow } from '#tests/edited-site.ts';
import { diffDocuments } from '../index.ts';

const rows: readonly SaidRow[] = [
  {
    what: 'the name of a page in both languages',
    edits: [
      text('ko', 'MSG_TXT_EL_POCKET_MAIN_TITLE', '내 주머니'),
      text('en', 'MSG_TXT_EL_POCKET_MAIN_TITLE', 'My pocket'),
    ],
    said: [
      [
        'Renamed the page “Pocket” to “My pocket”, in both languages.',
        '“포켓” 페이지의 이름을 “내 주머니”로 바꿨어요(두 언어 모두).',
      ],
    ],
  },
  {
    what: 'the title of a page in search',
    edits: [text('en', 'MSG_TXT_EL_TRAFFIC_SEO', 'How to get to Haneul Land')],
    said: [
      [
        'Changed the text “Getting here · Haneul Land” to “How to get to Haneul Land”, in English; it stands as search and sharing › title of the page “Getting here” (/haneul-land/information/traffic).',
        '문구 “Getting here · Haneul Land”를 “How to get to Haneul Land”로 바꿨어요(영어). 쓰는 곳: “오시는 길”(/haneul-land/information/traffic) 페이지의 검색과 공유 › 제목.',
      ],
    ],
  },
  {
    what: 'what a page says while it is closed',
    edits: [text('en', 'MSG_TXT_EL_WINTER_BLOCK', 'Lights on 1 December.')],
    said: [
      [
        'Changed the text “It opens on Tuesday, 1 December.” to “Lights on 1 December.”, in English; it stands as message instead of the page “Winter festival”.',
        '문구 “It opens on Tuesday, 1 December.”를 “Lights on 1 December.”로 바꿨어요(영어). 쓰는 곳: “겨울 축제” 페이지의 대신 보일 문구.',
      ],
    ],
  },
  {
    what: 'a text in many places, in English',
    edits: [text('en', 'MSG_TXT_QUICK_TODAY', 'Today at the park')],
    said: [
      [
        'Changed the text “Park today” to “Today at the park”, in English; it stands in the menu of Haneul Land, as the name of the page “Today at the park”, in the frame of Aqua Bay and in 6 more places.',
        '문구 “Park today”를 “Today at the park”로 바꿨어요(영어). 쓰는 곳: 하늘랜드 메뉴, “오늘의 파크” 페이지의 이름, 아쿠아베이 프레임 외 6곳.',
      ],
    ],
  },
  {
    what: 'a text in many places, in both',
    edits: [
      text('en', 'MSG_TXT_MENU_TICKETS', 'Tickets & passes'),
      text('ko', 'MSG_TXT_MENU_TICKETS', '입장권과 정기권'),
    ],
    said: [
      [
        'Changed the text “Tickets and offers” to “Tickets & passes”, in both languages; it stands in the menu of Aqua Bay, in the menu of Haneul Land, on the page “Site map” (/aqua-bay/aqua-story/site-map) and in 1 more place.',
        '문구 “입장권과 혜택”을 “입장권과 정기권”으로 바꿨어요(두 언어 모두). 쓰는 곳: 아쿠아베이 메뉴, 하늘랜드 메뉴, “사이트맵”(/aqua-bay/aqua-story/site-map) 페이지 외 1곳.',
      ],
    ],
  },
  {
    what: 'the name of a link',
    edits: [text('en', 'MSG_TXT_LINK_GROUP_STUDENT', 'School trips')],
    said: [
      [
        'Changed the text “School group booking” to “School trips”, in English; it stands on the page “Discounts” (/forest-stay/charge/discount) and as the name of the link “School trips”.',
        '문구 “School group booking”을 “School trips”로 바꿨어요(영어). 쓰는 곳: “할인 안내”(/forest-stay/charge/discount) 페이지, “학생 단체 예약” 링크의 이름.',
      ],
    ],
  },
  {
    what: 'the message of a guard',
    edits: [text('ko', 'MSG_ALT_IAM_ATTENDANCE_CHECK_EVENT_IS_CLOSED', '출석 체크가 끝났어요')],
    said: [
      [
        'Changed the text “출석 체크 이벤트가 끝났어요” to “출석 체크가 끝났어요”, in Korean; it stands as a message of the guard “attendance-event”.',
        '문구 “출석 체크 이벤트가 끝났어요”를 “출석 체크가 끝났어요”로 바꿨어요(한국어). 쓰는 곳: “attendance-event” 가드의 안내.',
      ],
    ],
  },
  {
    what: 'a text that nothing uses',
    edits: [newText('MSG_TXT_PROMO', '겨울 혜택', 'Winter offers')],
    said: [
      [
        'Added the text “Winter offers”, in both languages; nothing uses it yet (MSG_TXT_PROMO).',
        '문구 “겨울 혜택”을 추가했어요(두 언어 모두). 아직 쓰는 곳이 없어요(MSG_TXT_PROMO).',
      ],
    ],
  },
  {
    what: 'a text gone that is in use',
    edits: [
      text('ko', 'MSG_ALT_IAM_ATTENDANCE_CHECK_EVENT_IS_CLOSED'),
      text('en', 'MSG_ALT_IAM_ATTENDANCE_CHECK_EVENT_IS_CLOSED'),
    ],
    said: [
      [
        'Removed the text “Attendance check event is closed”, in both languages; it stood as a message of the guard “attendance-event”.',
        '문구 “출석 체크 이벤트가 끝났어요”를 지웠어요(두 언어 모두). 쓰던 곳: “attendance-event” 가드의 안내.',
      ],
    ],
  },
];

it.each(rows)('says of texts what an operator did: $what', ({ edits, said }) => {
  expect(diffDocuments(shipped, edited(edits)).map((change) => [change.text.en, change.text.ko])).toEqual(said);
});
