import { expect, it } from 'vitest';
import { add, cut, edited, move, set, shipped, type SaidRow } from '#tests/edited-site.ts';
import { diffDocuments } from '../index.ts';

const rows: readonly SaidRow[] = [
  {
    what: 'the name of a code',
    edits: [set('code-list/COD_IAM_BENEFIT_CLASS', 'items/01/codeName/en', 'Savings')],
    said: [
      [
        'The code list “COD_IAM_BENEFIT_CLASS”: “Discounts”: name is now “Savings” (was “Discounts”), in English.',
        '“COD_IAM_BENEFIT_CLASS” 코드 목록: “할인”의 이름(영어)이 “Savings”로 바뀌었어요(이전: “Discounts”).',
      ],
    ],
  },
  {
    what: 'a new code',
    edits: [
      add('code-list/COD_IAM_BENEFIT_CLASS', 'items', {
        codeId: '09',
        codeName: { ko: '새 혜택', en: 'New benefits' },
      }),
    ],
    said: [
      [
        'The code list “COD_IAM_BENEFIT_CLASS”: added “09” (“New benefits”).',
        '“COD_IAM_BENEFIT_CLASS” 코드 목록: “09” 항목을 추가했어요(“새 혜택”).',
      ],
    ],
  },
  {
    what: 'a code gone',
    edits: [cut('code-list/COD_IAM_BENEFIT_CLASS', 'items/02')],
    said: [
      [
        'The code list “COD_IAM_BENEFIT_CLASS”: removed “02” (“Partner cards”).',
        '“COD_IAM_BENEFIT_CLASS” 코드 목록: “02” 항목을 지웠어요(“제휴 카드”).',
      ],
    ],
  },
  {
    what: 'codes in another order',
    edits: [move('code-list/COD_IAM_BENEFIT_CLASS', 'items/06', '01')],
    said: [
      [
        'The code list “COD_IAM_BENEFIT_CLASS”: moved “Season pass benefits” to place 1.',
        '“COD_IAM_BENEFIT_CLASS” 코드 목록: “정기권 제휴 혜택”을 1번째로 옮겼어요.',
      ],
    ],
  },
  {
    what: 'the hours of a venue',
    edits: [set('system-config/system-config', 'items/EL_OPEN_TIME/configValue', '09:30')],
    said: [
      [
        'The system settings: “EL_OPEN_TIME” is now “09:30” (was “10:00”).',
        '시스템 설정: “EL_OPEN_TIME”는 이제 “09:30”이에요(이전: “10:00”).',
      ],
    ],
  },
  {
    what: 'the address of a link',
    edits: [set('link/LNK_CMP_00004', 'linkUrl', 'https://found.haneul-resort.example/')],
    said: [
      [
        'The link “Lost and found” now leads to https://found.haneul-resort.example/ (was https://lost.haneul-resort.example/).',
        '“분실물 센터” 링크는 이제 https://found.haneul-resort.example/로 가요(이전: https://lost.haneul-resort.example/).',
      ],
    ],
  },
  {
    what: 'the window of a link',
    edits: [set('link/LNK_CMP_00004', 'newWindow', false)],
    said: [
      ['The link “Lost and found” now opens in the same window.', '“분실물 센터” 링크는 이제 같은 창에서 열려요.'],
    ],
  },
  {
    what: 'a colour of a venue',
    edits: [set('theme/park', 'light/accent', '#b3202c')],
    said: [
      [
        'The theme of Haneul Land: accent is now #b3202c on light screens (was #d3402b).',
        '하늘랜드 테마: 밝은 화면의 강조 색을 #b3202c로 바꿨어요(이전: #d3402b).',
      ],
    ],
  },
  {
    what: 'a colour of the site in the dark',
    edits: [set('theme/resort', 'dark/surface', '#111111')],
    said: [
      [
        'The theme of the site: surface is now #111111 on dark screens (was #211a1a).',
        '사이트 테마: 어두운 화면의 카드 바탕을 #111111로 바꿨어요(이전: #211a1a).',
      ],
    ],
  },
  {
    what: 'a rule of a guard',
    edits: [set('guard/attendance-event', 'rules/0/when', [[{ fact: 'login', is: [false] }]])],
    said: [
      [
        'The guard “attendance-event”: guests are stopped with “Attendance check event is closed” now; before, visitors for whom the answer is empty were stopped with “Attendance check event is closed”.',
        '“attendance-event” 가드: 이제 비회원은 “출석 체크 이벤트가 끝났어요” 안내로 막혀요. 이전에는 조회 결과가 없는 방문자는 “출석 체크 이벤트가 끝났어요” 안내로 막혔어요.',
      ],
    ],
  },
  {
    what: 'a rule of a guard gone',
    edits: [cut('guard/app-only-cb', 'rules/1')],
    said: [
      [
        'The guard “app-only-cb”: removed the rule by which visitors coming by the button “bar” were asked “This service is provided only by the resort app”, and led to the page “App service” when they agreed.',
        '“app-only-cb” 가드: 규칙 하나를 지웠어요. 이전에는 “bar” 버튼으로 온 방문자는 “이 서비스는 리조트 앱에서만 이용할 수 있어요” 질문을 받고, 동의하면 “앱 전용 서비스” 페이지로 갔어요.',
      ],
    ],
  },
  {
    what: 'a new rule of a guard',
    edits: [
      add('guard/attendance-event', 'rules', {
        when: [[{ fact: 'curResort', is: ['CB'] }]],
        redirect: { action: 'main' },
      }),
    ],
    said: [
      [
        'The guard “attendance-event”: added rule 3: visitors who chose Aqua Bay are led to the main page.',
        '“attendance-event” 가드: 3번째 규칙을 추가했어요. 아쿠아베이를 고른 방문자는 메인 페이지로 가요.',
      ],
    ],
  },
  {
    what: 'what an error says',
    edits: [set('errors/errors', 'reactions/1/message', 'MSG_ALT_ERR_TIMEOUT')],
    said: [
      [
        'The error table: “Unable to handle as a temporary failure, please try again”: message is now “Server response wait time exceeded, please check the communication state” (was “Unable to handle as a temporary failure, please try again”).',
        '오류 대응 표: “일시적인 장애로 처리하지 못했어요. 다시 시도해 주세요.”의 문구가 “응답을 기다리는 시간이 지났어요. 통신 상태를 확인해 주세요.”로 바뀌었어요(이전: “일시적인 장애로 처리하지 못했어요. 다시 시도해 주세요.”).',
      ],
    ],
  },
  {
    what: 'a deep link',
    edits: [set('deep-links/EL', 'pages/newsevent/pageNm', 'ShowTime')],
    said: [
      [
        'The deep-link table of Haneul Land: “newsevent” now leads to the page “Show times” (/haneul-land/information/showtime) (was the page “Events” (/haneul-land/event)).',
        '하늘랜드 딥링크 표: “newsevent”는 이제 “공연 시간”(/haneul-land/information/showtime) 페이지로 가요(이전: “이벤트”(/haneul-land/event) 페이지).',
      ],
    ],
  },
  {
    what: 'a new deep link',
    edits: [set('deep-links/EL', 'pages/winter', { pageNm: 'ShowTime' })],
    said: [
      [
        'The deep-link table of Haneul Land: added “winter”; “winter” now leads to the page “Show times” (/haneul-land/information/showtime).',
        '하늘랜드 딥링크 표: “winter”를 추가했어요. “winter”는 이제 “공연 시간”(/haneul-land/information/showtime) 페이지로 가요.',
      ],
    ],
  },
  {
    what: 'a deep link gone',
    edits: [cut('deep-links/EL', 'pages/facil_list')],
    said: [
      [
        'The deep-link table of Haneul Land: removed “facil_list” (was the page “Rides” (/haneul-land/map/list)).',
        '하늘랜드 딥링크 표: “facil_list”를 지웠어요(이전: “놀이기구”(/haneul-land/map/list) 페이지).',
      ],
    ],
  },
  {
    what: 'a push',
    edits: [set('push/EL', 'types/CPN/page', 'noti')],
    said: [
      [
        'The push table of Haneul Land: pushes of the type “CPN” now open the deep link “noti” (was the deep link “coupon”).',
        '하늘랜드 푸시 표: “CPN” 푸시는 이제 “noti” 딥링크를 열어요(이전: “coupon” 딥링크).',
      ],
    ],
  },
  {
    what: 'other pushes',
    edits: [set('push/EL', 'other', 'ntclist')],
    said: [
      [
        'The push table of Haneul Land: other pushes now open the deep link “ntclist” (was the deep link “noti”).',
        '하늘랜드 푸시 표: 그 밖의 푸시는 이제 “ntclist” 딥링크를 열어요(이전: “noti” 딥링크).',
      ],
    ],
  },
  {
    what: 'a call that content may make',
    edits: [set('operation/OPR_AMC_00001', 'cmsCallable', true)],
    said: [
      [
        'The operation “POST /api/v1/iam/members/convert-point” may now be called by buttons in content.',
        '“POST /api/v1/iam/members/convert-point” 등록된 호출은 이제 콘텐츠의 버튼에서 부를 수 있어요.',
      ],
    ],
  },
  {
    what: 'a data service blocked',
    edits: [set('data-service/DTS_CMZ_00001', 'state', 'B')],
    said: [
      [
        'The data service “GET /api/v1/iam/common/codes/{codeId}”: state is now blocked (was open).',
        '“GET /api/v1/iam/common/codes/{codeId}” 데이터 서비스: 상태가 막힘으로 바뀌었어요(이전: 정상).',
      ],
    ],
  },
  {
    what: 'a validation rule',
    edits: [set('validation-rule/password', 'allow', '[a-z]+')],
    said: [
      [
        'The validation rule “password”: allowed pattern is now “[a-z]+” (was “[A-Za-z0-9~!@#$%^&*()_+=]{10,16}”).',
        '“password” 입력 규칙: 허용하는 모양이 “[a-z]+”로 바뀌었어요(이전: “[A-Za-z0-9~!@#$%^&*()_+=]{10,16}”).',
      ],
    ],
  },
  {
    what: 'the main page of a venue',
    edits: [set('venue/EL', 'main', 'ELMap')],
    said: [
      [
        'The venue “Haneul Land”: main screen is now “Park map” (was “Haneul Land”).',
        '“하늘랜드” 장소: 첫 화면이 “파크 지도”로 바뀌었어요(이전: “하늘랜드”).',
      ],
    ],
  },
  {
    what: 'the default venue',
    edits: [set('site/site', 'defaultVenue', 'CB')],
    said: [
      [
        'The site settings: default venue is now “Aqua Bay” (was “Haneul Land”).',
        '사이트 설정: 기본 장소가 “아쿠아베이”로 바뀌었어요(이전: “하늘랜드”).',
      ],
    ],
  },
  {
    what: 'the phone number',
    edits: [set('site/site', 'phone', '1588-1234')],
    said: [
      [
        'The site settings: phone is now “1588-1234” (was “1588-0000”).',
        '사이트 설정: 전화번호가 “1588-1234”로 바뀌었어요(이전: “1588-0000”).',
      ],
    ],
  },
];

it.each(rows)('says of tables what an operator did: $what', ({ edits, said }) => {
  expect(diffDocuments(shipped, edited(edits)).map((change) => [change.text.en, change.text.ko])).toEqual(said);
});
