import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'books',
  label: { ko: '게시물 목록', en: 'Posts' },
  about: { ko: '행사, 공연, 할인 목록', en: 'Events, shows or discounts' },
  settings: {
    source: {
      ko: '데이터 출처',
      en: 'Source',
      values: {
        boards: { ko: '게시물', en: 'Posts' },
        discounts: { ko: '할인', en: 'Discounts' },
        events: { ko: '이벤트', en: 'Events' },
      },
    },
    variant: {
      ko: '모양',
      en: 'Look',
      help: {
        ko: '포스터: 넓은 그림 줄, 가로 줄: 태그가 붙은 작은 그림, 시간 줄: 태그가 시간인 줄, 줄, 아이콘 카드: 아이콘, 카드: 아래로 쌓이는 큰 그림, 질문과 답: 눌러서 펼치는 글이에요.',
        en: 'Posters: rail of wide pictures. Rail: small pictures with the tag on them. Timed: rows with the tag as time. Tiles: by icon. Cards: big pictures below one another. Questions and answers: posts that open to their text.',
      },
      values: {
        posters: { ko: '포스터', en: 'Posters' },
        rail: { ko: '가로 줄', en: 'Rail' },
        timed: { ko: '시간 줄', en: 'Timed' },
        rows: { ko: '줄', en: 'Rows' },
        tiles: { ko: '아이콘 카드', en: 'Tiles' },
        cards: { ko: '카드', en: 'Cards' },
        answers: { ko: '질문과 답', en: 'Questions and answers' },
      },
    },
    marks: {
      ko: '앞에 둘 것',
      en: 'Mark',
      help: {
        ko: '모양이 “줄”일 때 게시물 앞에 그림을 둘지 아이콘을 둘지 정해요.',
        en: 'With the look Rows: whether a post has its picture before it, or its icon.',
      },
      values: { art: { ko: '그림', en: 'Picture' }, icon: { ko: '아이콘', en: 'Icon' } },
    },
    count: { ko: '개수', en: 'Count' },
    pages: {
      ko: '쪽 나누기',
      en: 'Paging',
      help: { ko: '글을 `count`개씩 쪽으로 나눠 보여요.', en: 'Shows the posts in pages of `count`.' },
      of: {
        query: {
          ko: '주소에 적는 이름',
          en: 'Name in the address',
          help: { ko: '쪽 번호가 든 쿼리 이름이에요.', en: 'Query parameter of the page with the page number.' },
        },
      },
    },
    kind: {
      ko: '종류',
      en: 'Kind',
      help: {
        ko: '게시물은 boardKindCd, 할인은 bnftKindCd, 행사는 eventKindCd예요.',
        en: 'boardKindCd of boards, bnftKindCd of discounts, eventKindCd of events.',
      },
    },
    class: {
      ko: '분류',
      en: 'Class',
      help: { ko: 'bnftClassCd예요. 할인에만 써요.', en: 'bnftClassCd, discounts only.' },
    },
    publctTypeCd: {
      ko: '시설 코드',
      en: 'Venue type code',
      help: {
        ko: '누구의 게시물인지 정해요. 비우면 이 장소의 것이에요.',
        en: "Whose boards; left out, the venue's own.",
      },
    },
    parkKindCd: {
      ko: '공원 코드',
      en: 'Park code',
      help: {
        ko: '누구의 할인이나 행사인지 정해요. 비우면 이 장소의 것이에요.',
        en: "Whose discounts or events; left out, the venue's own.",
      },
    },
    status: {
      ko: 'HTTP 상태',
      en: 'HTTP status',
      help: { ko: '이벤트의 상태예요. 비우면 OPEN이에요.', en: 'States of events; left out, OPEN.' },
      values: {
        NOT_YET: { ko: 'NOT_YET', en: 'NOT_YET' },
        OPEN: { ko: 'OPEN', en: 'OPEN' },
        CLOSED: { ko: 'CLOSED', en: 'CLOSED' },
        DONE: { ko: 'DONE', en: 'DONE' },
      },
    },
    detail: { ko: '상세로 가는 동작', en: 'Way to the details' },
    details: {
      ko: '종류별 상세',
      en: 'Details by kind',
      help: {
        ko: '“상세로 가는 동작”을 따르지 않는 종류의 게시물이 가는 곳이에요.',
        en: 'Where posts of a kind lead that do not go the way of the others.',
      },
      of: { kind: { ko: '종류', en: 'Kind' }, detail: { ko: '상세로 가는 동작', en: 'Way to the details' } },
    },
    kinds: {
      ko: '찾는 방법',
      en: 'Kinds of search',
      help: {
        ko: '방문자가 한 종류의 게시물만 골라 볼 때 누르는 칩이에요.',
        en: 'Chips with which visitors choose posts of one kind.',
      },
      of: {
        label: { ko: '이름', en: 'Label' },
        all: { ko: '전체', en: 'All' },
        query: {
          ko: '질의 값',
          en: 'Query values',
          help: {
            ko: '고른 종류가 든 쿼리 이름이에요. 그러면 호출이 그 종류만 알려 줘요. `pages`를 쓰면 필요해요.',
            en: 'Query parameter of the page with the chosen kind: then the call lists that kind alone. Needed with `pages`.',
          },
        },
        items: {
          ko: '항목',
          en: 'Items',
          of: { kind: { ko: '종류', en: 'Kind' }, label: { ko: '이름', en: 'Label' } },
        },
      },
    },
    find: {
      ko: '찾기',
      en: 'Search',
      help: {
        ko: '질문과 답에서 찾는 칸과 태그 칩이에요. 모양이 “질문과 답”일 때만 나와요.',
        en: 'A search field and chips of the tags. Only with the look Questions and answers.',
      },
      of: {
        label: { ko: '칸 이름', en: 'Label' },
        hint: { ko: '빈 칸의 안내', en: 'Hint' },
        clear: { ko: '지우기', en: 'Clear' },
        none: { ko: '없을 때', en: 'Nothing found' },
        tags: { ko: '칩 묶음 이름', en: 'Name of the chips' },
        all: { ko: '모두', en: 'All' },
      },
    },
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        empty: { ko: '비었을 때 문구', en: 'When empty' },
        ended: {
          ko: '끝난 공연',
          en: 'Past show',
          help: {
            ko: '끝난 이벤트나 할인의 표시예요. 할인은 맨 뒤에 나와요. 비우면 끝난 할인은 나오지 않아요.',
            en: 'Mark of events that are over, or of discounts, which are listed last. Left out, no such discounts are listed.',
          },
        },
        coming: {
          ko: '주소를 만드는 동안',
          en: 'While the address is made',
          help: { ko: '아직 열리지 않은 이벤트의 표시예요.', en: 'Mark of events that are not open yet.' },
        },
        mine: {
          ko: '내 혜택 표시',
          en: 'Mark of own benefits',
          help: { ko: '보고 있는 회원에게 맞는 할인의 표시예요.', en: 'Mark of discounts for the member who looks.' },
        },
      },
    },
  },
};
