import type { DocumentTexts } from '../../texts.ts';
import type { pageSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof pageSchema> = {
  pageInfo: {
    ko: '페이지 정보',
    en: 'Page information',
    of: {
      pageId: { ko: '페이지', en: 'Page' },
      pageStatusCode: {
        ko: '페이지 상태',
        en: 'Page state',
        help: {
          ko: '막은 페이지 대신 방문자는 다른 화면을 봐요. 준비 중인 페이지는 시험자만 볼 수 있어요.',
          en: 'In place of a blocked page visitors get another screen. Testers alone get a page in preparation.',
        },
        values: {
          N: { ko: '열림', en: 'Open' },
          D: { ko: '준비 중', en: 'In preparation' },
          B: { ko: '막음', en: 'Blocked' },
        },
      },
      pageBlockContent: {
        ko: '대신 보일 문구',
        en: 'Message instead',
        help: {
          ko: '방문자가 대신 읽을 메시지의 키예요. 비워도 돼요.',
          en: 'Key of the message shown instead; can be empty.',
        },
      },
    },
  },
  schedule: {
    ko: '예약된 상태',
    en: 'Scheduled states',
    help: {
      ko: '상태가 달라지는 시간이에요. 겹치면 나중에 시작한 것을 따라요.',
      en: 'Scheduled states. If times overlap, the one that started last applies.',
    },
    of: {
      from: { ko: '시작', en: 'From' },
      until: { ko: '끝', en: 'Until' },
      pageStatusCode: {
        ko: '페이지 상태',
        en: 'Page state',
        values: {
          N: { ko: '열림', en: 'Open' },
          D: { ko: '준비 중', en: 'In preparation' },
          B: { ko: '막음', en: 'Blocked' },
        },
      },
      pageBlockContent: { ko: '대신 보일 문구', en: 'Message instead' },
    },
  },
  dataServiceList: {
    ko: '데이터 서비스',
    en: 'Data services',
    of: {
      dataServiceId: { ko: '데이터 서비스', en: 'Data service' },
      dataServiceStateCode: {
        ko: '상태',
        en: 'State',
        values: {
          N: { ko: '열림', en: 'Open' },
          D: { ko: '준비 중', en: 'In preparation' },
          B: { ko: '막음', en: 'Blocked' },
          '-1': { ko: '권한 없음', en: 'No authority' },
        },
      },
      dataServiceTypeCode: { ko: '종류 코드', en: 'Type code' },
      dataServiceUniformresourcelocator: { ko: '주소', en: 'Address' },
    },
  },
  messageList: {
    ko: '페이지 문구',
    en: 'Texts of the page',
    of: {
      languageId: {
        ko: '언어',
        en: 'Language',
        values: { ko: { ko: '한국어', en: 'Korean' }, en: { ko: '영어', en: 'English' } },
      },
      messageId: { ko: '키', en: 'Key' },
      messageText: { ko: '문구', en: 'Text' },
    },
  },
  screen: { ko: '화면 이름', en: 'Screen name' },
  aliases: {
    ko: '다른 화면 이름',
    en: 'Other screen names',
    help: { ko: '이 페이지를 뜻하는 다른 화면 이름이에요.', en: 'Other screen names of this page.' },
  },
  venue: { ko: '장소', en: 'Venue' },
  paths: { ko: '경로', en: 'Paths' },
  params: {
    ko: '경로 값',
    en: 'Path values',
    help: { ko: '경로의 값으로 받는 것들이에요.', en: 'Accepted values of the path parameters.' },
    of: {
      values: { ko: '허용하는 값', en: 'Accepted values', help: { ko: '받는 값이에요.', en: 'The accepted values.' } },
      list: {
        ko: '목록',
        en: 'List',
        help: { ko: '이 코드 목록의 코드만 받아요.', en: 'Code list. Its codes are accepted.' },
      },
      venue: {
        ko: '장소',
        en: 'Venue',
        help: {
          ko: '페이지가 속한 장소의 코드예요. 장소가 없는 페이지는 모든 장소의 코드를 받아요.',
          en: "The code of the page's venue; on a page without a venue, of any venue.",
        },
        values: {
          code: { ko: '장소 코드', en: 'Venue code' },
          parkKindCd: { ko: '공원 코드', en: 'Park code' },
          publctTypeCd: { ko: '게시 구분 코드', en: 'Publication code' },
        },
      },
      record: {
        ko: '콘텐츠 유형',
        en: 'Content type',
        help: {
          ko: '콘텐츠의 종류예요. 그 문서의 번호만 받아요.',
          en: 'Type of content. The numbers of its documents are accepted.',
        },
        values: {
          notice: { ko: '공지', en: 'Notice' },
          board: { ko: '게시물', en: 'Post' },
          discount: { ko: '혜택', en: 'Benefit' },
          facility: { ko: '시설', en: 'Facility' },
        },
      },
      pattern: {
        ko: '형식',
        en: 'Format',
        help: { ko: '값 전체가 맞아야 하는 정규식이에요.', en: 'Regular expression that the whole value matches.' },
      },
      default: {
        ko: '처음 값',
        en: 'First value',
        help: { ko: '값이 없을 때 쓰는 값이에요.', en: 'Value that applies if the parameter is missing.' },
      },
    },
  },
  query: {
    ko: '질의 값',
    en: 'Query values',
    help: {
      ko: '주소 뒤에 받는 값이에요. 이 페이지로 오는 링크는 다른 값을 보낼 수 없어요.',
      en: 'Accepted query parameters. Links to the page can pass no others.',
    },
    of: {
      values: { ko: '허용하는 값', en: 'Accepted values', help: { ko: '받는 값이에요.', en: 'The accepted values.' } },
      list: {
        ko: '목록',
        en: 'List',
        help: { ko: '이 코드 목록의 코드만 받아요.', en: 'Code list. Its codes are accepted.' },
      },
      venue: {
        ko: '장소',
        en: 'Venue',
        help: {
          ko: '페이지가 속한 장소의 코드예요. 장소가 없는 페이지는 모든 장소의 코드를 받아요.',
          en: "The code of the page's venue; on a page without a venue, of any venue.",
        },
        values: {
          code: { ko: '장소 코드', en: 'Venue code' },
          parkKindCd: { ko: '공원 코드', en: 'Park code' },
          publctTypeCd: { ko: '게시 구분 코드', en: 'Publication code' },
        },
      },
      record: {
        ko: '콘텐츠 유형',
        en: 'Content type',
        help: {
          ko: '콘텐츠의 종류예요. 그 문서의 번호만 받아요.',
          en: 'Type of content. The numbers of its documents are accepted.',
        },
        values: {
          notice: { ko: '공지', en: 'Notice' },
          board: { ko: '게시물', en: 'Post' },
          discount: { ko: '혜택', en: 'Benefit' },
          facility: { ko: '시설', en: 'Facility' },
        },
      },
      pattern: {
        ko: '형식',
        en: 'Format',
        help: { ko: '값 전체가 맞아야 하는 정규식이에요.', en: 'Regular expression that the whole value matches.' },
      },
      default: {
        ko: '처음 값',
        en: 'First value',
        help: { ko: '값이 없을 때 쓰는 값이에요.', en: 'Value that applies if the parameter is missing.' },
      },
    },
  },
  droppedOnBack: {
    ko: '돌아올 때 지울 값',
    en: 'Dropped on back',
    help: {
      ko: '방문자가 돌아왔을 때 주소에서 사라지는 질의 값이에요.',
      en: 'Query parameters removed on back navigation.',
    },
  },
  onlyFrom: {
    ko: '특정 화면에서만 남길 값',
    en: 'Kept only from screens',
    help: {
      ko: '적은 화면에서 온 방문자가 아니면 주소에서 사라지는 질의 값이에요.',
      en: 'Query parameters removed unless the visitor comes from one of the screens.',
    },
    of: { name: { ko: '이름', en: 'Name' }, screens: { ko: '화면', en: 'Screens' } },
  },
  onward: {
    ko: '이어서 갈 곳',
    en: 'Goes on to',
    help: {
      ko: '“이어서 가기” 동작이 가는 곳이에요. 질의 값에 적힌 이 사이트의 주소로, 없으면 적은 화면으로 가요.',
      en: 'Target of the action `onward`: the page of this site whose address a query parameter holds. Without one, the screen.',
    },
    of: { query: { ko: '질의 값', en: 'Query values' }, screen: { ko: '화면 이름', en: 'Screen name' } },
  },
  redirects: {
    ko: '옮겨진 경로',
    en: 'Redirects',
    help: { ko: '대표 경로로 이어지는 다른 경로예요.', en: 'Paths that redirect to the canonical one.' },
  },
  flags: {
    ko: '페이지 플래그',
    en: 'Page flags',
    help: {
      ko: '페이지를 둘러싸는 것과 페이지가 움직이는 방식이에요.',
      en: 'Frame elements and behaviour of the page.',
    },
    of: {
      isNeedLogin: { ko: '로그인 필요', en: 'Needs login' },
      isNeedNonLogin: { ko: '로그인 안 한 때만', en: 'Only without login' },
      keepAlive: { ko: '상태 유지', en: 'Keeps its state' },
      keepAliveName: { ko: '상태 이름', en: 'Name of the state' },
      isHeader: { ko: '머리말', en: 'Header' },
      isFooter: { ko: '바닥글', en: 'Footer' },
      headerFixed: { ko: '머리말 고정', en: 'Fixed header' },
      floatingMenuBtn: { ko: '떠 있는 메뉴', en: 'Floating menu' },
      fixedLayout: { ko: '고정 레이아웃', en: 'Fixed layout' },
      homeLogo: { ko: '홈 로고', en: 'Home logo' },
      onSite: { ko: '현장 화면', en: 'On site' },
      prevBtn: { ko: '뒤로 버튼', en: 'Back button' },
      menuBtn: { ko: '메뉴 버튼', en: 'Menu button' },
      shareBtn: { ko: '공유 버튼', en: 'Share button' },
      smartBookBtn: { ko: '스마트 예약 버튼', en: 'Booking button' },
      alarmBtn: { ko: '알림 버튼', en: 'Alarm button' },
      mypageAlarmBtn: { ko: '내 정보 알림 버튼', en: 'Alarm button of My page' },
      alarmOn: { ko: '알림 켜짐', en: 'Alarm lit' },
      mypageSetting: { ko: '설정 버튼', en: 'Settings button' },
      reservationBtn: { ko: '예약 버튼', en: 'Reservation button' },
      toggleSwitchBtn: { ko: '보기 전환 버튼', en: 'View switch button' },
      pocketRefreshBtn: { ko: '포켓 새로 고침 버튼', en: 'Pocket refresh button' },
      isStickyHeader: { ko: '붙는 머리말', en: 'Sticky header' },
      isStickyFooter: { ko: '붙는 바닥글', en: 'Sticky footer' },
      loginBtn: { ko: '로그인 버튼', en: 'Login button' },
      devSmartBookBtn: { ko: '개발 예약 버튼', en: 'Development booking button' },
      searchBtn: { ko: '검색 버튼', en: 'Search button' },
      title: { ko: '제목', en: 'Title' },
      isCustomTitle: { ko: '제목 직접 정함', en: 'Own title' },
      isCb: { ko: '물놀이형', en: 'Water park look' },
      isHb: { ko: '숲 숙소형', en: 'Forest look' },
      isSw: { ko: '스피드웨이형', en: 'Speedway look' },
      category: { ko: '분류', en: 'Category' },
    },
  },
  guards: { ko: '가드', en: 'Guards' },
  layout: { ko: '레이아웃', en: 'Layout' },
  stateLayouts: {
    ko: '상태별 레이아웃',
    en: 'State layouts',
    help: {
      ko: '상태별로 따로 쓰는 레이아웃이에요. 없으면 사이트의 것을 써요.',
      en: "Layouts for the states. Default: the site's.",
    },
    of: { B: { ko: '막았을 때', en: 'When blocked' }, D: { ko: '준비 중일 때', en: 'In preparation' } },
  },
  seo: {
    ko: '검색과 공유',
    en: 'Search and sharing',
    of: {
      title: { ko: '제목', en: 'Title' },
      description: { ko: '설명', en: 'Description' },
      keywords: { ko: '검색어', en: 'Keywords' },
      image: { ko: '그림', en: 'Picture' },
      noindex: {
        ko: '검색 엔진에서 숨김',
        en: 'Hidden from search engines',
        help: { ko: '검색 엔진에 이 페이지를 빼 달라고 해요.', en: 'Asks search engines not to index the page.' },
      },
    },
  },
  aaPageNm: {
    ko: '분석 이름',
    en: 'Name in analytics',
    help: { ko: '분석에서 쓰는 이름이에요.', en: 'Name in analytics.' },
  },
  notSearched: {
    ko: '사이트 검색에서 뺌',
    en: 'Left out of the search',
    help: {
      ko: '사이트 검색에 나오지 않아요. 어떤 일의 한 단계이거나, 혼자서는 뜻이 없는 페이지에 써요.',
      en: 'Hidden from the site search, because it is a step of a process or needs a preceding page.',
    },
  },
  whole: {
    ko: '서버가 통째로 답함',
    en: 'Answered whole by the server',
    help: {
      ko: '서버가 통째로 답하고, 브라우저는 그 자리에서 바꿔 그리지 않아요.',
      en: 'Rendered only by the server: browsers load it instead of rendering it in place.',
    },
  },
  status: {
    ko: 'HTTP 상태',
    en: 'HTTP status',
    help: {
      ko: '다른 페이지를 대신해 열릴 때의 HTTP 상태예요.',
      en: 'HTTP status when the page is shown instead of another.',
    },
  },
};
