import type { DocumentTexts } from '../../texts.ts';
import type { siteSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof siteSchema> = {
  name: { ko: '이름', en: 'Name' },
  defaultVenue: { ko: '기본 장소', en: 'Default venue' },
  theme: { ko: '테마', en: 'Theme' },
  frame: {
    ko: '틀 레이아웃',
    en: 'Frame layout',
    help: {
      ko: '어느 장소에도 속하지 않는 페이지를 둘러싸는 레이아웃이에요.',
      en: 'Frame layout of pages without a venue.',
    },
  },
  resortFrame: {
    ko: '장소의 틀 쓰기',
    en: 'Venue frame',
    help: {
      ko: '장소가 없는 페이지는 방문자가 보던 리조트의 틀과 테마를 써요. 여기 적은 화면은 빼요. 비워 두면 쓰지 않아요.',
      en: "Shows pages without a venue in frame and theme of the visitor's resort, except these screens. Default: off.",
    },
    of: { except: { ko: '예외 화면', en: 'Except' } },
  },
  phone: { ko: '전화번호', en: 'Phone' },
  appMarker: {
    ko: '앱 표시 단어',
    en: 'App marker',
    help: { ko: '앱의 user agent에 들어 있는 단어예요.', en: 'Marker in the user agent of the app shells.' },
  },
  screens: {
    ko: '화면',
    en: 'Screens',
    of: {
      gate: { ko: '입구 화면', en: 'Gate screen' },
      landing: { ko: '첫 안내 화면', en: 'Landing screen' },
      login: { ko: '로그인 화면', en: 'Login screen' },
      notFound: { ko: '찾을 수 없음 화면', en: 'Not found screen' },
      error: { ko: '오류 화면', en: 'Error screen' },
    },
  },
  states: {
    ko: '상태 레이아웃',
    en: 'State layouts',
    help: {
      ko: '페이지가 막혔거나, 준비 중이거나, 정보를 기다릴 때 대신 보이는 레이아웃이에요.',
      en: 'Layouts for pages that are blocked, in preparation, or waiting for facts.',
    },
    of: {
      B: { ko: '막았을 때', en: 'When blocked' },
      D: { ko: '준비 중일 때', en: 'In preparation' },
      pending: { ko: '기다리는 동안', en: 'While waiting' },
    },
  },
  gates: {
    ko: '공통 가드',
    en: 'Common guards',
    help: {
      ko: '페이지의 가드보다 먼저, 이 순서로 확인해요. 플래그를 정하면 그 플래그가 있는 페이지에서만 확인해요.',
      en: "Guards that apply before the page's own, in this order; with a flag, only to pages that have it.",
    },
    of: {
      guard: { ko: '가드', en: 'Guard' },
      flag: {
        ko: '페이지 플래그',
        en: 'Page flag',
        values: {
          isNeedLogin: { ko: '로그인 필요', en: 'Needs login' },
          isNeedNonLogin: { ko: '로그인 안 한 때만', en: 'Only without login' },
        },
      },
    },
  },
  head: {
    ko: '검색과 공유',
    en: 'Search and sharing',
    of: {
      title: { ko: '제목', en: 'Title' },
      description: { ko: '설명', en: 'Description' },
      keywords: { ko: '검색어', en: 'Keywords' },
      image: { ko: '그림', en: 'Picture' },
    },
  },
  recordHeads: {
    ko: '기록의 제목',
    en: 'Heads of records',
    help: {
      ko: '기록을 읽는 호출의 이름으로 찾아요. `{field}`는 답의 항목이고, 비어 있으면 페이지의 문구를 써요.',
      en: "By the name of the call that reads the record; `{field}` is a field of its answer. If a field is empty, the page's own text is used.",
    },
    of: {
      need: { ko: '데이터 이름', en: 'Name of the call' },
      title: { ko: '제목', en: 'Title', help: { ko: '예: {title}', en: 'Such as {title}.' } },
      description: { ko: '설명', en: 'Description', help: { ko: '예: {summary}', en: 'Such as {summary}.' } },
      image: {
        ko: '그림',
        en: 'Picture',
        help: { ko: '그림 이름이 담긴 항목이에요.', en: "Field with the picture's name." },
      },
    },
  },
  texts: {
    ko: '문구',
    en: 'Texts',
    help: { ko: '대화 상자, 기다림, 오류 자리의 문구예요.', en: 'Texts of dialogs, loading states and errors.' },
    of: {
      ok: { ko: '확인 버튼', en: 'OK button' },
      cancel: { ko: '취소 버튼', en: 'Cancel button' },
      close: { ko: '닫기', en: 'Close' },
      back: { ko: '뒤로', en: 'Back' },
      menu: { ko: '메뉴', en: 'Menu' },
      skip: { ko: '건너뛰기', en: 'Skip' },
      loading: { ko: '불러오는 중', en: 'Loading' },
      failed: { ko: '실패 문구', en: 'When it fails' },
      retry: { ko: '다시 시도', en: 'Try again' },
      newWindow: { ko: '새 창으로', en: 'Opens a new window' },
      leave: { ko: '떠날 때', en: 'On leaving' },
      pageNotRegistered: { ko: '등록되지 않은 페이지', en: 'Page not registered' },
      serviceBlocked: { ko: '막힌 서비스', en: 'Service blocked' },
      noAuthority: { ko: '권한 없음', en: 'No authority' },
      unknownError: { ko: '알 수 없는 오류', en: 'Unknown error' },
      timeout: { ko: '시간 초과', en: 'Time-out' },
      mainMenu: { ko: '주 메뉴', en: 'Main menu' },
      updated: { ko: '새로 바뀜', en: 'Updated' },
      fieldRequired: { ko: '꼭 입력', en: 'Field required' },
      fieldChoose: { ko: '골라 주세요', en: 'Choose one' },
      fieldTick: { ko: '체크해 주세요', en: 'Tick it' },
      fieldTooShort: { ko: '너무 짧음', en: 'Too short' },
      fieldTooLong: { ko: '너무 긺', en: 'Too long' },
      fieldDigitsFew: { ko: '숫자가 모자람', en: 'Too few digits' },
      fieldDigitsMany: { ko: '숫자가 많음', en: 'Too many digits' },
      fieldOptional: { ko: '선택 입력', en: 'Optional' },
      passwordShow: { ko: '비밀번호 보기', en: 'Show password' },
      passwordHide: { ko: '비밀번호 숨기기', en: 'Hide password' },
      connectionLost: { ko: '연결 끊김', en: 'Connection lost' },
      connectionLostHelp: { ko: '연결 끊김 안내', en: 'Connection help' },
      connectionCode: { ko: '연결 오류 코드', en: 'Connection code' },
      connectionStill: { ko: '아직 끊김', en: 'Still not connected' },
      toMain: { ko: '처음으로', en: 'To the main page' },
      no: { ko: '아니요', en: 'No' },
      working: { ko: '처리 중', en: 'Working' },
      previous: { ko: '이전', en: 'Previous' },
      next: { ko: '다음', en: 'Next' },
      pause: { ko: '멈춤', en: 'Pause' },
      play: { ko: '재생', en: 'Play' },
      pages: { ko: '페이지', en: 'Pages' },
      pageOf: { ko: '쪽 번호', en: 'Page of' },
      firstPage: { ko: '첫 쪽', en: 'First page' },
      lastPage: { ko: '끝 쪽', en: 'Last page' },
      enlarge: { ko: '크게 보기', en: 'Enlarge' },
      zoomIn: { ko: '확대', en: 'Zoom in' },
      zoomOut: { ko: '축소', en: 'Zoom out' },
      zoomReset: { ko: '원래 크기', en: 'Original size' },
      codeShow: { ko: 'QR 보기', en: 'Show QR code' },
      codeHide: { ko: 'QR 닫기', en: 'Hide QR code' },
      codeChanges: { ko: 'QR 바뀜 안내', en: 'QR code changes' },
      codePhoto: { ko: 'QR 사진 안내', en: 'Photo of the QR code' },
      codeKept: { ko: '휴대전화에 담김', en: 'Saved on the phone' },
      codeClock: { ko: '시계 차이 안내', en: 'Clock difference' },
      codeFailed: { ko: 'QR을 만들 수 없음', en: 'QR code failed' },
      codeFixed: { ko: '예전 게이트용 QR', en: 'Code for older gates' },
      codeFixedHelp: { ko: '예전 게이트용 QR 안내', en: 'Help for older gates' },
      codeMoving: { ko: '움직이는 QR로', en: 'Back to the moving code' },
      offline: { ko: '연결이 없을 때', en: 'Without a connection' },
      offlineCodes: { ko: '연결 없을 때 이용권 안내', en: 'Offline, with tickets' },
      offlineNone: { ko: '연결 없을 때 이용권 없음', en: 'Offline, without tickets' },
      offlineCode: { ko: '연결 없을 때 QR 설명', en: 'Offline code description' },
      offlineUntil: { ko: '연결 없을 때 유효 기간', en: 'Offline, valid until' },
    },
  },
  timings: {
    ko: '시간',
    en: 'Timings',
    of: {
      snackbarMs: { ko: '알림 줄 시간(ms)', en: 'Snackbar (ms)' },
      snackbars: { ko: '알림 줄 수', en: 'Snackbars at once' },
      requestMs: { ko: '요청 제한(ms)', en: 'Request limit (ms)' },
      debounceMs: {
        ko: '거듭 누름 막기(ms)',
        en: 'Press guard (ms)',
        help: {
          ko: '누른 버튼을 이 시간 안에 다시 누를 수 없어요.',
          en: 'Ignores repeated presses of a button within this time.',
        },
      },
      snackbarMotionMs: { ko: '알림 줄 움직임(ms)', en: 'Snackbar motion (ms)' },
      dialogMs: { ko: '대화 상자 움직임(ms)', en: 'Dialog motion (ms)' },
      modalMs: {
        ko: '시트 움직임(ms)',
        en: 'Sheet motion (ms)',
        help: { ko: '시트와 덮는 창에 쓰여요.', en: 'For sheets and overlays.' },
      },
      spinnerMs: {
        ko: '진행 표시까지(ms)',
        en: 'Spinner after (ms)',
        help: { ko: '이보다 오래 걸리면 진행 표시를 보여요.', en: 'Operations that take longer show a spinner.' },
      },
      overlayMs: {
        ko: '기다림 한도(ms)',
        en: 'Waits no longer (ms)',
        help: {
          ko: '이보다 오래 걸리면 더 기다리지 않아요. 0이면 계속 기다려요.',
          en: 'Maximum time to show the loading overlay; 0: no limit.',
        },
      },
      popupGuardMs: {
        ko: '팝업 보호(ms)',
        en: 'Popup guard (ms)',
        help: {
          ko: '방금 열린 팝업은 이 시간 안에는 눌러도 닫히지 않아요.',
          en: 'Ignores taps that would close a popup within this time after it opens, or close it twice.',
        },
      },
      revealStaggerMs: {
        ko: '나타남 간격(ms)',
        en: 'Between entries (ms)',
        help: {
          ko: '함께 나타나는 목록 항목 사이의 간격이에요. 0이면 한꺼번에 나타나요.',
          en: 'Delay between list entries that scroll into view together; 0: none.',
        },
      },
      carouselMs: {
        ko: '그림 머묾(ms)',
        en: 'Picture stands (ms)',
        help: {
          ko: '캐러셀 그림 하나가 머무는 시간이에요. 0이면 방문자가 넘길 때까지 있어요.',
          en: 'Time per carousel picture; 0: no automatic change.',
        },
      },
    },
  },
  skipErrorHandler: {
    ko: '오류를 직접 처리',
    en: 'Handles its errors itself',
    help: {
      ko: '따로 말하지 않은 호출의 X-SkipErrorHandler 값이에요. 없으면 사이트가 오류에 반응해요.',
      en: 'Default X-SkipErrorHandler of calls. Default: N, the site reacts to errors.',
    },
  },
  allowedHosts: {
    ko: '묻지 않는 외부 사이트',
    en: 'Hosts without a question',
    help: {
      ko: '묻지 않고 보내는 호스트예요. 하위 도메인도 포함돼요.',
      en: 'Hosts that links may open without a confirmation, including their subdomains.',
    },
  },
  upstreamHosts: {
    ko: '답하는 호스트',
    en: 'Answering hosts',
    help: {
      ko: '데이터 서비스가 답을 받아도 되는 호스트예요. https이고 정확히 이 이름이어야 하며, 443이 아닌 포트는 host:port로 적어요.',
      en: 'Allowed upstream hosts of data services, matched exactly, over https; for ports other than 443 as host:port.',
    },
  },
  redirects: {
    ko: '옮겨진 경로',
    en: 'Redirects',
    of: { from: { ko: '시작', en: 'From' }, to: { ko: '도착', en: 'To' } },
  },
  testerCodeList: { ko: '시험자 목록', en: 'List of testers' },
  history: {
    ko: '뒤로 가기 기록',
    en: 'Way back',
    help: {
      ko: '뒤로 가기 기록: 몇 개를 두고, 어떤 화면을 지우지 않으며, 어떤 화면을 쌓지 않을지 정해요.',
      en: "Back navigation: maximum entries, screens that are never dropped, and screens that are not stacked in addition to the venues' main pages.",
    },
    of: {
      max: { ko: '최대', en: 'Most' },
      fixed: { ko: '고정 화면', en: 'Fixed screens' },
      unstacked: { ko: '쌓지 않는 화면', en: 'Not stacked' },
    },
  },
  bootstrap: {
    ko: '처음 한 번 받는 것',
    en: 'Loaded once',
    help: {
      ko: '첫 화면 뒤에 받는 네 가지예요. 릴리스가 그대로인 동안 기기에 남아요.',
      en: 'Four loads after the first paint, cached on the device while the release is live.',
    },
    of: {
      loads: {
        ko: '받는 것',
        en: 'Loads',
        help: {
          ko: '데이터 서비스예요. “코드”는 경로에 코드 목록을 적을 수 있어요.',
          en: 'Data services; that of the codes may name a code list in its path.',
        },
        of: {
          messages: { ko: '문구', en: 'Messages' },
          pages: { ko: '페이지', en: 'Pages' },
          codes: { ko: '코드', en: 'Codes' },
          words: { ko: '단어', en: 'Words' },
        },
      },
      codeList: {
        ko: '코드 목록',
        en: 'Code list',
        help: { ko: '“코드”가 받을 코드 목록이에요.', en: 'Which code list is loaded as the codes.' },
      },
      skippedAt: {
        ko: '하지 않는 화면',
        en: 'Skipped at',
        help: { ko: '아무것도 하지 않는 화면이에요.', en: 'Screens without bootstrap.' },
      },
      withoutLoadsAt: {
        ko: '부르지 않는 화면',
        en: 'Without loads at',
        help: {
          ko: '남아 있는 것만 쓰고 호출하지 않는 화면이에요.',
          en: 'Screens that use only cached data and make no calls.',
        },
      },
    },
  },
  budgets: {
    ko: '한도',
    en: 'Limits',
    help: {
      ko: '레이아웃 하나의 한도: 위젯 수, 깊이, 문서 크기, 위젯 코드 크기(kB)예요.',
      en: 'Limits of one layout: placements, nesting, bytes of its document, kB of widget code that it pulls.',
    },
    of: {
      placements: { ko: '위젯 수', en: 'Widgets' },
      depth: { ko: '깊이', en: 'Depth' },
      bytes: { ko: '크기(바이트)', en: 'Bytes' },
      widgetKb: { ko: '위젯 코드(kB)', en: 'Widget code (kB)' },
    },
  },
};
