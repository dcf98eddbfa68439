import type { DocumentTexts } from '../../texts.ts';
import type { venueSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof venueSchema> = {
  slug: {
    ko: '주소 첫 부분',
    en: 'First part of addresses',
    help: { ko: '이 장소 페이지 주소의 첫 부분이에요.', en: "First path segment of the venue's pages." },
  },
  order: { ko: '순서', en: 'Order' },
  parkKindCd: { ko: '공원 코드', en: 'Park code' },
  publctTypeCd: { ko: '시설 코드', en: 'Venue type code' },
  appType: {
    ko: '앱 이름',
    en: 'App type',
    help: { ko: '메뉴 호출에서 쓰는 장소 이름이에요.', en: 'Name of the venue in the menu call.' },
  },
  name: { ko: '이름', en: 'Name' },
  tagline: { ko: '한 줄 소개', en: 'Tagline' },
  chip: { ko: '상태 표시', en: 'Chip' },
  unread: {
    ko: '안 읽은 수',
    en: 'Unread count',
    help: { ko: '앱에서 안 읽은 알림을 여기에 세요.', en: 'Shows the number of unread notifications in the app.' },
  },
  pageFlag: {
    ko: '이 장소의 화면 표시',
    en: 'Flag of its pages',
    help: {
      ko: '이 장소의 화면이라는 표시예요. 장소가 없는 페이지에 이 표시가 있으면 방문자의 리조트와 상관없이 이 장소의 틀 안에서 보여요.',
      en: "Flag of the venue's pages. A page without a venue that has it is shown in this venue's frame, whatever the visitor's resort.",
    },
    values: {
      isCb: { ko: '물놀이형 화면', en: 'Look of a water park' },
      isHb: { ko: '숲 숙소형 화면', en: 'Look of a forest lodge' },
      isSw: { ko: '경주장형 화면', en: 'Look of a race track' },
    },
  },
  theme: { ko: '테마', en: 'Theme' },
  frame: {
    ko: '틀 레이아웃',
    en: 'Frame layout',
    help: { ko: '이 장소의 페이지를 둘러싸는 레이아웃이에요.', en: "Frame layout of the venue's pages." },
  },
  menu: { ko: '메뉴', en: 'Menu' },
  main: { ko: '첫 화면', en: 'Main screen' },
  targets: {
    ko: '바로 가기 자리',
    en: 'Targets',
    help: {
      ko: '장소의 아래 막대가 이끄는 화면을 자리별로 정해요.',
      en: "Target screens of the venue's bottom bar, by key.",
    },
    of: {
      HOME: { ko: '홈', en: 'Home' },
      MAP: { ko: '지도', en: 'Map' },
      POCKET: { ko: '포켓', en: 'Pocket' },
      SOM: { ko: '솜', en: 'Som' },
      COURSE: { ko: '코스', en: 'Course' },
    },
  },
  companionNews: {
    ko: '동반자 새 소식',
    en: 'Companion news',
    help: {
      ko: '새 동반자 요청이 있으면 회원이 목록 화면을 볼 때까지 앱이 알려요.',
      en: 'The app tells of new companion requests, until the member has viewed the screen that lists them.',
    },
    of: {
      valueCode: {
        ko: '개인화 값 코드',
        en: 'Personalisation value',
        help: {
          ko: '마지막으로 본 날을 담는 개인화 값이에요.',
          en: 'Personalisation value that holds the day of the last view.',
        },
      },
      screen: { ko: '화면 이름', en: 'Screen name' },
    },
  },
  liveStates: {
    ko: '시설 상태를 받는 곳',
    en: 'Source of live states',
    help: {
      ko: '시설의 지금 상태를 받는 곳이에요. 데모에서는 시뮬레이션, 실제로는 information/states 데이터 서비스의 upstream이에요. 비워 두면 직접 정한 상태만 보여요.',
      en: 'Source of live facility states: the built-in simulation of demos, or the upstream of the data service of `information/states`. Left out, only operators set states.',
    },
    values: {
      simulation: { ko: '시뮬레이션 (데모)', en: 'Simulation (demo)' },
      upstream: { ko: '파크 시스템', en: 'Park system' },
    },
  },
  simulatedHoursNote: {
    ko: '데모 운영 시간 안내',
    en: 'Note on simulated hours',
    help: {
      ko: '시뮬레이션 데모가 정해진 시간 밖에도 열려 있는 동안 오늘 운영 시간 옆에 보이는 글이에요.',
      en: "Shown with today's hours while a demo with simulated states is open outside of its published hours.",
    },
  },
  ticketing: {
    ko: '이용권 번호의 출처',
    en: 'Source of ticket numbers',
    help: {
      ko: '이용권 번호를 어디에서 확인하는지예요. 비우면 이 서버의 표를 써요.',
      en: 'Where ticket numbers come from: the tables of this server, or the upstream of the data services of `ticketing/…`. Left out: the tables of this server.',
    },
    values: {
      'built-in': { ko: '이 서버', en: 'This server' },
      upstream: { ko: '발권 시스템', en: 'Ticketing system' },
    },
  },
  lastBusMinutes: {
    ko: '막차까지(분)',
    en: 'Last bus after closing (min)',
    help: {
      ko: '문을 닫고 막차가 떠날 때까지의 시간(분)이에요.',
      en: 'Minutes from closing time until the last bus leaves.',
    },
  },
  mark: { ko: '표식', en: 'Mark' },
  art: { ko: '그림', en: 'Picture' },
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
};
