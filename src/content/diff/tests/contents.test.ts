import { expect, it } from 'vitest';
import { copy, drop, edited, reword, set, shipped, type SaidRow } from '#tests/edited-site.ts';
import { diffDocuments } from '../index.ts';

const rows: readonly SaidRow[] = [
  {
    what: 'the words of a notice in both languages',
    edits: [
      reword('notice/EL-notice-1', 'body/ko', '20:00', '19:30'),
      reword('notice/EL-notice-1', 'body/en', '20:00', '19:30'),
    ],
    said: [
      [
        'The notice “Winter opening hours start on 1 December”: body now reads “…Closes Mon–Thu 10:00 19:30…” (was “…Closes Mon–Thu 10:00 20:00…”), in both languages.',
        '“겨울철 운영 시간이 이렇게 바뀌어요” 공지: 본문(두 언어 모두): 이제 “…시간 월–목 10:00 19:30…”이라고 나와요(이전: “…시간 월–목 10:00 20:00…”).',
      ],
    ],
  },
  {
    what: 'the words of a notice in English',
    edits: [reword('notice/EL-notice-1', 'body/en', 'The sun sets early now.', 'Nights are long now.')],
    said: [
      [
        'The notice “Winter opening hours start on 1 December”: body now reads “…Nights are long…” (was “…The sun sets early…”), in English.',
        '“겨울철 운영 시간이 이렇게 바뀌어요” 공지: 본문(영어): 이제 “…Nights are long…”이라고 나와요(이전: “…The sun sets early…”).',
      ],
    ],
  },
  {
    what: 'where a button leads',
    edits: [
      reword('notice/EL-notice-1', 'body/ko', 'TodayPark', 'ShowTime'),
      reword('notice/EL-notice-1', 'body/en', 'TodayPark', 'ShowTime'),
    ],
    said: [
      [
        'The notice “Winter opening hours start on 1 December”: body: the button “See the park today” now leads to the page “Show times” (/haneul-land/information/showtime) (was the page “Park today”), in both languages.',
        '“겨울철 운영 시간이 이렇게 바뀌어요” 공지: 본문(두 언어 모두): “오늘의 파크 보기” 버튼이 이제 여는 곳: “공연 시간”(/haneul-land/information/showtime) 페이지(이전: “오늘의 파크” 페이지).',
      ],
    ],
  },
  {
    what: 'a picture',
    edits: [reword('notice/EL-notice-1', 'body/en', '<p>Please', '<img src="/art/lights.svg" alt="Lights"><p>Please')],
    said: [
      [
        'The notice “Winter opening hours start on 1 December”: body: a picture was added, in English.',
        '“겨울철 운영 시간이 이렇게 바뀌어요” 공지: 본문(영어): 그림 1개를 추가했어요.',
      ],
    ],
  },
  {
    what: 'formatting',
    edits: [reword('notice/EL-notice-1', 'body/en', '<h2>Shows move too</h2>', '<h3>Shows move too</h3>')],
    said: [
      [
        'The notice “Winter opening hours start on 1 December”: body: the words are the same, only the formatting changed, in English.',
        '“겨울철 운영 시간이 이렇게 바뀌어요” 공지: 본문(영어): 글은 그대로이고 서식만 바뀌었어요.',
      ],
    ],
  },
  {
    what: 'a title in English',
    edits: [set('notice/EL-notice-1', 'title/en', 'Winter hours')],
    said: [
      [
        'Renamed the notice “Winter opening hours start on 1 December” to “Winter hours”, in English.',
        '“Winter opening hours start on 1 December” 공지의 제목을 “Winter hours”로 바꿨어요(영어).',
      ],
    ],
  },
  {
    what: 'a title in both languages',
    edits: [
      set('notice/EL-notice-1', 'title/ko', '겨울 운영 시간'),
      set('notice/EL-notice-1', 'title/en', 'Winter hours'),
    ],
    said: [
      [
        'Renamed the notice “Winter opening hours start on 1 December” to “Winter hours”, in both languages.',
        '“겨울철 운영 시간이 이렇게 바뀌어요” 공지의 제목을 “겨울 운영 시간”으로 바꿨어요(두 언어 모두).',
      ],
    ],
  },
  {
    what: 'pinned',
    edits: [set('notice/EL-notice-1', 'pinned', true)],
    said: [
      [
        'The notice “Winter opening hours start on 1 December” is now pinned to the top of its list.',
        '“겨울철 운영 시간이 이렇게 바뀌어요” 공지는 이제 목록 맨 위에 고정돼요.',
      ],
    ],
  },
  {
    what: 'another day',
    edits: [set('notice/EL-notice-1', 'publishedAt', '2026-11-19')],
    said: [
      [
        'The notice “Winter opening hours start on 1 December”: published on is now 19 November 2026 (was 18 November 2026).',
        '“겨울철 운영 시간이 이렇게 바뀌어요” 공지: 게시일이 2026년 11월 19일로 바뀌었어요(이전: 2026년 11월 18일).',
      ],
    ],
  },
  {
    what: 'a fact',
    edits: [set('notice/EL-notice-1', 'facts/0/value/en', '1 Dec to 28 Feb')],
    said: [
      [
        'The notice “Winter opening hours start on 1 December”: “Date”: value now reads “1 Dec to 28 Feb” (was “1 December to 28 February”), in English.',
        '“겨울철 운영 시간이 이렇게 바뀌어요” 공지: “날짜”의 값(영어): 이제 “1 Dec to 28 Feb”라고 나와요(이전: “1 December to 28 February”).',
      ],
    ],
  },
  {
    what: 'the time of a banner',
    edits: [
      set('banner/EL-banner-2', 'from', '2026-12-01T00:00:00+09:00'),
      set('banner/EL-banner-2', 'until', '2026-12-31T23:59:00+09:00'),
    ],
    said: [
      [
        'The banner “The winter festival is near” is now shown from 1 December 2026, 00:00 until 31 December 2026, 23:59 (was at all times).',
        '“겨울 축제가 다가와요” 배너는 이제 2026년 12월 1일 00:00부터 2026년 12월 31일 23:59까지 보여요(이전: 언제나).',
      ],
    ],
  },
  {
    what: 'the target of a banner',
    edits: [set('banner/EL-banner-2', 'action/pageNm', 'ShowTime')],
    said: [
      [
        'The banner “The winter festival is near”: it now leads to the page “Show times” (/haneul-land/information/showtime) (was the page “Winter festival”).',
        '“겨울 축제가 다가와요” 배너: 이제 “공연 시간”(/haneul-land/information/showtime) 페이지로 가요(이전: “겨울 축제” 페이지).',
      ],
    ],
  },
  {
    what: 'the picture of a banner',
    edits: [set('banner/EL-banner-2', 'art', 'park-view')],
    said: [
      [
        'The banner “The winter festival is near”: picture is now “park-view” (was “park-winter”).',
        '“겨울 축제가 다가와요” 배너: 그림이 “park-view”로 바뀌었어요(이전: “park-winter”).',
      ],
    ],
  },
  {
    what: 'a new notice',
    edits: [
      copy('notice/EL-notice-1', 'EL-notice-99', { publctId: '99', title: { ko: '새 소식', en: 'Something new' } }),
    ],
    said: [['Added the notice “Something new”.', '“새 소식” 공지를 추가했어요.']],
  },
  {
    what: 'a notice gone',
    edits: [drop('notice/EL-notice-1')],
    said: [
      [
        'Removed the notice “Winter opening hours start on 1 December”.',
        '“겨울철 운영 시간이 이렇게 바뀌어요” 공지를 지웠어요.',
      ],
    ],
  },
];

it.each(rows)('says of contents what an operator did: $what', ({ edits, said }) => {
  expect(diffDocuments(shipped, edited(edits)).map((change) => [change.text.en, change.text.ko])).toEqual(said);
});
