import { expect, it } from 'vitest';
import { add, copy, cut, drop, edited, move, set, shipped, type SaidRow } from '#tests/edited-site.ts';
import { diffDocuments } from '../index.ts';

const rows: readonly SaidRow[] = [
  {
    what: 'a section with something in it',
    edits: [
      add(
        'layout/haneul-land-main',
        'placements',
        { id: 'new', widget: 'section', v: 1, settings: { title: 'MSG_TXT_QUICK_TODAY' } },
        'facts',
      ),
      add(
        'layout/haneul-land-main',
        'placements',
        { id: 'new-list', in: 'new', widget: 'notice-list', v: 1, settings: {} },
        'facts',
      ),
    ],
    said: [
      [
        'On the page “Haneul Land”, added the section “Park today” with the widget in it, after the bottom sheet.',
        '“하늘랜드” 페이지: 하단 시트 다음에 “오늘의 파크” 묶음을 추가했어요(안에 든 1개와 함께).',
      ],
    ],
  },
  {
    what: 'a section gone with what was in it',
    edits: [cut('layout/haneul-land-main', 'placements/events', 'placements/event-list')],
    said: [
      [
        'On the page “Haneul Land”, removed the section “Events” with the widget in it.',
        '“하늘랜드” 페이지: “진행 중인 이벤트” 묶음을 지웠어요(안에 든 1개와 함께).',
      ],
    ],
  },
  {
    what: 'a widget moved down',
    edits: [move('layout/haneul-land-main', 'placements/quick')],
    said: [
      [
        'On the page “Haneul Land”, moved the quick menu “Quick links” down to after the link list “Edit this page”.',
        '“하늘랜드” 페이지에서 “바로 가기” 빠른 메뉴를 “첫 화면 편집” 링크 목록 다음으로 내렸어요.',
      ],
    ],
  },
  {
    what: 'a widget moved up',
    edits: [move('layout/haneul-land-main', 'placements/quick', 'hero')],
    said: [
      [
        'On the page “Haneul Land”, moved the quick menu “Quick links” up to before the link list “Where to next?”.',
        '“하늘랜드” 페이지에서 “바로 가기” 빠른 메뉴를 “어디로 갈까요?” 링크 목록 앞으로 올렸어요.',
      ],
    ],
  },
  {
    what: 'a widget moved into another',
    edits: [
      move('layout/aqua-bay-main', 'placements/ride-list', 'event-list'),
      set('layout/aqua-bay-main', 'placements/ride-list/in', 'events'),
    ],
    said: [
      [
        'On the page “Aqua Bay”, moved the places in “Events” into the section “Events” (was in the section “Good to ride”).',
        '“아쿠아베이” 페이지에서 “진행 중인 이벤트” 안의 시설 모음을 “진행 중인 이벤트” 묶음 안으로 옮겼어요(이전: “타기 좋은 곳” 묶음 안).',
      ],
    ],
  },
  {
    what: 'a setting',
    edits: [set('layout/haneul-land-main', 'placements/event-list/settings/count', 3)],
    said: [
      [
        'On the page “Haneul Land”, the posts in “Events”: count is now 3 (was 4).',
        '“하늘랜드” 페이지: “진행 중인 이벤트” 안의 게시물 목록: 개수가 3으로 바뀌었어요(이전: 4).',
      ],
    ],
  },
  {
    what: 'for members only',
    edits: [set('layout/haneul-land-main', 'placements/quick/when', [[{ fact: 'login', is: [true] }]])],
    said: [
      [
        'On the page “Haneul Land”, the quick menu “Quick links” is now shown only to members.',
        '“하늘랜드” 페이지: “바로 가기” 빠른 메뉴는 이제 회원에게만 보여요.',
      ],
    ],
  },
  {
    what: 'for fewer than before',
    edits: [
      set('layout/haneul-land-main', 'placements/course/when', [
        [
          { fact: 'locale', is: ['ko'] },
          { fact: 'login', is: [true] },
        ],
      ]),
    ],
    said: [
      [
        'On the page “Haneul Land”, the section “Suggested walks” is now shown only to members in Korean (was only in Korean).',
        '“하늘랜드” 페이지: “추천 코스” 묶음은 이제 한국어로 보는 회원에게만 보여요(이전: 한국어로만).',
      ],
    ],
  },
  {
    what: 'another target',
    edits: [set('layout/haneul-land-main', 'placements/rides/settings/more/action/pageNm', 'ShowTime')],
    said: [
      [
        'On the page “Haneul Land”, the section “Good to ride”: see more now leads to the page “Show times” (/haneul-land/information/showtime) (was the page “Rides” (/haneul-land/map/list)).',
        '“하늘랜드” 페이지: “타기 좋은 곳” 묶음: 더 보기: 이제 “공연 시간”(/haneul-land/information/showtime) 페이지로 가요(이전: “놀이기구”(/haneul-land/map/list) 페이지).',
      ],
    ],
  },
  {
    what: 'an item less',
    edits: [cut('layout/haneul-land-main', 'placements/quick/settings/items/1')],
    said: [
      [
        'On the page “Haneul Land”, the quick menu “Quick links”: removed “Events” from items.',
        '“하늘랜드” 페이지: “바로 가기” 빠른 메뉴: 항목에서 “이벤트”를 지웠어요.',
      ],
    ],
  },
  {
    what: 'another text that reads the same',
    edits: [set('layout/haneul-land-main', 'placements/quick/settings/items/0/label', 'MSG_TXT_NOTICES')],
    said: [
      [
        'On the page “Haneul Land”, the quick menu “Quick links”: “Notices”: label is now another text that reads the same (“Notices”).',
        '“하늘랜드” 페이지: “바로 가기” 빠른 메뉴: “공지사항”의 이름이 이제 다른 문구예요. 읽히는 말은 그대로예요(“공지사항”).',
      ],
    ],
  },
  {
    what: 'another widget in its place',
    edits: [set('layout/haneul-land-main', 'placements/notice-list/widget', 'post-list')],
    said: [
      [
        'On the page “Haneul Land”, the notices in “Notices”: now shown as posts.',
        '“하늘랜드” 페이지: “공지사항” 안의 공지 목록은 이제 게시물 목록으로 보여요.',
      ],
    ],
  },
  {
    what: 'a part of the frame gone',
    edits: [cut('layout/haneul-land-frame', 'placements/all-menu')],
    said: [
      [
        'In the frame of Haneul Land, removed the all-menu “All menu”.',
        '하늘랜드 프레임: “전체 메뉴” 전체 메뉴를 지웠어요.',
      ],
    ],
  },
  {
    what: 'the id of a layout, and the page that names it',
    edits: [
      copy('layout/haneul-land-main', 'land-home'),
      drop('layout/haneul-land-main'),
      set('page/PGE_AME_00001', 'layout', 'land-home'),
    ],
    said: [
      [
        'Renamed the layout “haneul-land-main” to “land-home”, with the same content; the place that names it follows.',
        '레이아웃 “haneul-land-main”의 이름을 “land-home”으로 바꿨어요. 내용은 그대로예요. 이 이름을 쓰는 1곳도 함께 바뀌었어요.',
      ],
    ],
  },
];

it.each(rows)('says of layouts what an operator did: $what', ({ edits, said }) => {
  expect(diffDocuments(shipped, edited(edits)).map((change) => [change.text.en, change.text.ko])).toEqual(said);
});
