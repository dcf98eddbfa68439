import { expect, it } from 'vitest';
import { add, edited, set, shipped, type SaidRow } from '#tests/edited-site.ts';
import { diffDocuments } from '../index.ts';

const rows: readonly SaidRow[] = [
  {
    what: 'the category of a notice',
    edits: [set('notice/EL-notice-1', 'category', 'CHECK')],
    said: [
      [
        'The notice “Winter opening hours start on 1 December”: category is now “Maintenance” (was “Hours”).',
        '“겨울철 운영 시간이 이렇게 바뀌어요” 공지: 분류가 “점검”으로 바뀌었어요(이전: “운영”).',
      ],
    ],
  },
  {
    what: 'the board of a post',
    edits: [set('board/EL-board-51', 'boardKindCd', 'COURSE')],
    said: [
      [
        'The post “The promise of Pinwheel Hill”: kind of post is now “Courses” (was “Stories”).',
        '“바람개비 언덕의 약속” 게시물: 게시물 종류가 “추천 코스”로 바뀌었어요(이전: “이야기”).',
      ],
    ],
  },
  {
    what: 'the class of a discount',
    edits: [set('discount/EL-discount-1', 'bnftClassCd', '02')],
    said: [
      [
        'The discount “20% off for members on weekdays”: class of benefit is now “Partner cards” (was “Discounts”).',
        '“하늘 회원 평일 20%” 할인: 혜택 분류가 “제휴 카드”로 바뀌었어요(이전: “할인”).',
      ],
    ],
  },
  {
    what: 'the venue of a discount',
    edits: [set('discount/EL-discount-1', 'parkKindCd', '02')],
    said: [
      [
        'The discount “20% off for members on weekdays”: park is now “Aqua Bay” (was “Haneul Land”).',
        '“하늘 회원 평일 20%” 할인: 공원이 “아쿠아베이”로 바뀌었어요(이전: “하늘랜드”).',
      ],
    ],
  },
  {
    what: 'the call that a guard asks',
    edits: [set('guard/attendance-event', 'source/dataServiceId', 'DTS_CMZ_00001')],
    said: [
      [
        'The guard “attendance-event”: source › data service is now “/api/v1/iam/common/codes/{codeId}” (was “/api/v1/iam/evt/attend-dtl”).',
        '“attendance-event” 가드: 데이터 출처 › 데이터 서비스가 “/api/v1/iam/common/codes/{codeId}”로 바뀌었어요(이전: “/api/v1/iam/evt/attend-dtl”).',
      ],
    ],
  },
  {
    what: 'a value of the call that a guard asks',
    edits: [set('guard/attendance-event', 'source/params/parkType', '{resort.code}')],
    said: [
      [
        'The guard “attendance-event”: source › path values › “parkType” is now “{resort.code}” (was “{venue.code}”).',
        '“attendance-event” 가드: 데이터 출처 › 경로 값 › “parkType”가 “{resort.code}”로 바뀌었어요(이전: “{venue.code}”).',
      ],
    ],
  },
  {
    what: 'whom a guard asks for',
    edits: [set('guard/directions', 'source/askWhen', [[{ fact: 'login', is: [false] }]])],
    said: [
      [
        'The guard “directions”: source › asked for is now guests (was members).',
        '“directions” 가드: 데이터 출처 › 조회 대상이 비회원으로 바뀌었어요(이전: 회원).',
      ],
    ],
  },
  {
    what: 'a page of one post',
    edits: [set('banner/EL-banner-1', 'action', { action: 'move', pageNm: 'EtcDtl', params: { eventId: '7' } })],
    said: [
      [
        'The banner “One spin a day”: it now leads to the page “Events” (/haneul-land/event/etc/7) (was the page “Roulette” (/haneul-land/event/roulette/1)).',
        '“구름 룰렛, 하루에 한 번” 배너: 이제 “이벤트”(/haneul-land/event/etc/7) 페이지로 가요(이전: “룰렛 이벤트”(/haneul-land/event/roulette/1) 페이지).',
      ],
    ],
  },
  {
    what: 'the details of a page whose address a visit fills in',
    edits: [set('page/PGE_AME_00072', 'flags/keepAlive', true)],
    said: [
      [
        'The page “Special packs” (/haneul-land/promotion/special-pack/…) is now kept as it was for visitors who come back.',
        '“특별 묶음”(/haneul-land/promotion/special-pack/…) 페이지는 이제 돌아오면 보던 그대로예요.',
      ],
    ],
  },
  {
    what: 'a scan that says something else',
    edits: [set('menu/haneul-land', 'items/EL-208/action/failed', 'MSG_TXT_NO')],
    said: [
      [
        'The menu item “Table order” leads to a scan, then the link “Table order” as before, with other details.',
        '메뉴 “테이블 주문”은 스캔 뒤 “테이블 주문” 링크로 가는 것은 같고 세부 내용만 바뀌었어요.',
      ],
    ],
  },
  {
    what: 'errors of a type',
    edits: [set('errors/errors', 'reactions/3/clear', false)],
    said: [
      [
        'The error table: errors of type “S”: ends the login is now off.',
        '오류 대응 표: “S” 유형 오류의 로그인 끝냄을 껐어요.',
      ],
    ],
  },
  {
    what: 'a text of a page’s own',
    edits: [set('page/PGE_AME_00140', 'messageList/0/messageText', '먼저 불을 켜요')],
    said: [
      [
        'The page “Winter festival”: “눈송이보다 먼저 불을 켜요”: text now reads “먼저 불을 켜요” (was “눈송이보다 먼저 불을 켜요”).',
        '“겨울 축제” 페이지: “눈송이보다 먼저 불을 켜요”의 문구: 이제 “먼저 불을 켜요”라고 나와요(이전: “눈송이보다 먼저 불을 켜요”).',
      ],
    ],
  },
  {
    what: 'a call of a form',
    edits: [set('operation/OPR_AMC_00001', 'effect', 'read')],
    said: [
      [
        'The operation “POST /api/v1/iam/members/convert-point”: effect is now “Reads” (was “Writes”).',
        '“POST /api/v1/iam/members/convert-point” 등록된 호출: 영향이 “읽기”로 바뀌었어요(이전: “쓰기”).',
      ],
    ],
  },
  {
    what: 'a forbidden word',
    edits: [add('words/words', 'words', '운영팀')],
    said: [['The forbidden words: added “운영팀” to words.', '금칙어: 단어에 “운영팀”을 추가했어요.']],
  },
  {
    what: 'what a code is called in Korean',
    edits: [set('code-list/COD_IAM_BENEFIT_CLASS', 'items/01/codeName/ko', '이용권')],
    said: [
      [
        'The code list “COD_IAM_BENEFIT_CLASS”: “Discounts”: name is now “이용권” (was “할인”), in Korean.',
        '“COD_IAM_BENEFIT_CLASS” 코드 목록: “할인”의 이름(한국어)이 “이용권”으로 바뀌었어요(이전: “할인”).',
      ],
    ],
  },
];

it.each(rows)('says of codes, calls and what only a visit fills in what an operator did: $what', ({ edits, said }) => {
  expect(diffDocuments(shipped, edited(edits)).map((change) => [change.text.en, change.text.ko])).toEqual(said);
});
