import { expect, it } from 'vitest';
import { add, cut, edited, set, shipped, type SaidRow } from '#tests/edited-site.ts';
import { diffDocuments } from '../index.ts';

const rows: readonly SaidRow[] = [
  {
    what: 'a page left out of search engines',
    edits: [set('page/PGE_AME_00040', 'seo/noindex', true)],
    said: [
      [
        'The page “Park today” is now left out of search engines.',
        '“오늘의 파크” 페이지는 이제 검색 엔진에 나오지 않아요.',
      ],
    ],
  },
  {
    what: 'a page found by the site search again',
    edits: [cut('page/PGE_AME_00204', 'notSearched')],
    said: [
      [
        'The page “Group news” is now found by the site search.',
        '“사랑단 소식 내용” 페이지는 이제 사이트 검색에 나와요.',
      ],
    ],
  },
  {
    what: 'the look of a page',
    edits: [set('page/PGE_AME_00040', 'flags/isCb', true)],
    said: [
      ['The page “Park today” now has the look of a water park.', '“오늘의 파크” 페이지는 이제 물놀이형 화면이에요.'],
    ],
  },
  {
    what: 'the description of a page in search',
    edits: [set('page/PGE_AME_00040', 'seo/description', 'MSG_TXT_QUICK_TODAY')],
    said: [
      [
        'The page “Park today”: search and sharing › description is now “Park today” (was “Today’s hours, crowd and closures at Haneul Land.”).',
        '“오늘의 파크” 페이지: 검색과 공유 › 설명이 “오늘의 파크”로 바뀌었어요(이전: “오늘 하늘랜드의 운영 시간과 혼잡도, 쉬는 곳이에요.”).',
      ],
    ],
  },
  {
    what: 'the picture of a page for sharing',
    edits: [set('page/PGE_AME_00001', 'seo/image', 'forest-poster')],
    said: [
      [
        'The page “Haneul Land”: search and sharing › picture is now “forest-poster” (was “park-poster”).',
        '“하늘랜드” 페이지: 검색과 공유 › 그림이 “forest-poster”로 바뀌었어요(이전: “park-poster”).',
      ],
    ],
  },
  {
    what: 'an old address less',
    edits: [cut('page/PGE_AME_00001', 'redirects/0')],
    said: [
      [
        'The old address /haneul-land/home no longer leads to the page “Haneul Land”.',
        '옛 주소 /haneul-land/home은 이제 “하늘랜드” 페이지로 이어지지 않아요.',
      ],
    ],
  },
  {
    what: 'an old address more',
    edits: [set('page/PGE_AME_00040', 'redirects', ['/today'])],
    said: [
      [
        'The old address /haneul-land/today now leads to the page “Park today” too.',
        '옛 주소 /haneul-land/today도 이제 “오늘의 파크” 페이지로 이어져요.',
      ],
    ],
  },
  {
    what: 'where an address of the site leads',
    edits: [set('site/site', 'redirects/0/to', '/landing')],
    said: [
      [
        'The site settings: / now leads to /landing (was /gateway).',
        '사이트 설정: /는 이제 /landing으로 이어져요(이전: /gateway).',
      ],
    ],
  },
  {
    what: 'an address of the site that leads on',
    edits: [add('site/site', 'redirects', { from: '/hello', to: '/gateway' })],
    said: [['The site settings: /hello now leads to /gateway.', '사이트 설정: /hello는 이제 /gateway로 이어져요.']],
  },
  {
    what: 'an address of the site that leads on no longer',
    edits: [cut('site/site', 'redirects/0')],
    said: [
      [
        'The site settings: / no longer leads to another address (was /gateway).',
        '사이트 설정: /는 이제 다른 주소로 이어지지 않아요(이전: /gateway).',
      ],
    ],
  },
  {
    what: 'one login at a time no longer',
    edits: [set('account-policy/account-policy', 'oneLogin', false)],
    said: [['The account policy: one login at a time is now off.', '계정 정책: 한 곳에서만 로그인을 껐어요.']],
  },
  {
    what: 'consent that is asked for',
    edits: [set('analytics/analytics', 'consent/needed', true)],
    said: [
      ['The analytics settings: consent › consent comes first is now on.', '분석 설정: 동의 › 먼저 동의받기를 켰어요.'],
    ],
  },
  {
    what: 'words of the button that refuses',
    edits: [set('analytics/analytics', 'consent/refuse', 'MSG_TXT_NO')],
    said: [
      [
        'The analytics settings: consent › refuse button is now “No” (was “No, thanks”).',
        '분석 설정: 동의 › 거절 버튼이 “아니요”로 바뀌었어요(이전: “동의하지 않음”).',
      ],
    ],
  },
  {
    what: 'the name of a link by another text',
    edits: [set('link/LNK_CMP_00004', 'linkName', 'MSG_TXT_LINK_COMPANY')],
    said: [
      [
        'Renamed the link “Lost and found” to “Haneul Resort company site”.',
        '“분실물 센터” 링크의 이름을 “하늘 리조트 회사 누리집”으로 바꿨어요.',
      ],
    ],
  },
  {
    what: 'the name of a venue by another text',
    edits: [set('venue/EL', 'name', 'MSG_TXT_QUICK_TODAY')],
    said: [['Renamed the venue “Haneul Land” to “Park today”.', '“하늘랜드” 장소의 이름을 “오늘의 파크”로 바꿨어요.']],
  },
  {
    what: 'the name of a site that logs in here',
    edits: [set('client/sandbox-partner', 'name/en', 'Cloud Trips')],
    said: [
      [
        'Renamed the client site “Cloud Travel” to “Cloud Trips”, in English.',
        '“Cloud Travel” 외부 로그인 사이트의 이름을 “Cloud Trips”로 바꿨어요(영어).',
      ],
    ],
  },
  {
    what: 'a guard that is meant to refuse',
    edits: [set('guard/not-in-english', 'refusalIsMeant', true)],
    said: [
      [
        'The guard “not-in-english” now refuses on purpose.',
        '“not-in-english” 가드는 이제 거절하는 것이 맞는 답이에요.',
      ],
    ],
  },
  {
    what: 'a guard kept for later no longer',
    edits: [cut('guard/app-only-hb', 'spare')],
    said: [
      ['The guard “app-only-hb” is no longer kept for later.', '“app-only-hb” 가드는 이제 나중에 쓸 것이 아니에요.'],
    ],
  },
  {
    what: 'a call that answers everybody the same',
    edits: [cut('data-service/DTS_AME_00040', 'personal')],
    said: [
      [
        'The data service “GET /api/v1/iam/evt/attend-dtl” now answers everybody the same.',
        '“GET /api/v1/iam/evt/attend-dtl” 데이터 서비스는 이제 누구에게나 같게 답해요.',
      ],
    ],
  },
  {
    what: 'a link that books no longer',
    edits: [set('link/LNK_CMP_00006', 'reservation', false)],
    said: [
      ['The link “Smart booking” is no longer a booking link.', '“스마트 예매” 링크는 이제 예약 링크가 아니에요.'],
    ],
  },
  {
    what: 'the text colour of a theme',
    edits: [set('theme/park', 'light/text', '#101010')],
    said: [
      [
        'The theme of Haneul Land: text colour is now #101010 on light screens (was #241a17).',
        '하늘랜드 테마: 밝은 화면의 글자색을 #101010으로 바꿨어요(이전: #241a17).',
      ],
    ],
  },
  {
    what: 'a colour of the scenery at night',
    edits: [set('theme/park', 'dark/scene/sun', '#ffeeaa')],
    said: [
      [
        'The theme of Haneul Land: colours of scenes › sun is now #ffeeaa on dark screens (was #fff4d6).',
        '하늘랜드 테마: 어두운 화면의 그림 색 › 해를 #ffeeaa로 바꿨어요(이전: #fff4d6).',
      ],
    ],
  },
];

it.each(rows)('says of switches, names and old addresses what an operator did: $what', ({ edits, said }) => {
  expect(diffDocuments(shipped, edited(edits)).map((change) => [change.text.en, change.text.ko])).toEqual(said);
});
