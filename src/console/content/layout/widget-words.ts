import type { Words } from '../../../content/check/problem.ts';

interface WidgetWords {
  /** One of the console's icons. */
  readonly icon: string;
  readonly name: Words;
  readonly about: Words;
}

const known: Readonly<Record<string, WidgetWords>> = {
  accordion: {
    icon: 'chevron-down',
    name: { ko: '접이식 목록', en: 'Accordion' },
    about: { ko: '눌러서 펼치는 질문과 답', en: 'Questions that open to their answers' },
  },
  'all-menu': {
    icon: 'list-tree',
    name: { ko: '전체 메뉴', en: 'All-menu' },
    about: { ko: '모든 메뉴를 여는 큰 창', en: 'The overlay with all menus' },
  },
  banner: {
    icon: 'badge-ad',
    name: { ko: '배너', en: 'Banner' },
    about: { ko: '한 자리의 배너들', en: 'The banners of one place' },
  },
  'bottom-bar': {
    icon: 'layout-bottombar',
    name: { ko: '아래 막대', en: 'Bottom bar' },
    about: { ko: '화면 아래 바로 가기', en: 'Shortcuts at the foot of the screen' },
  },
  'card-grid': {
    icon: 'layout-grid',
    name: { ko: '카드 모음', en: 'Card grid' },
    about: { ko: '그림이나 아이콘 카드 여러 장', en: 'Cards with pictures or icons' },
  },
  carousel: {
    icon: 'arrows-move-horizontal',
    name: { ko: '배너 넘기기', en: 'Carousel' },
    about: { ko: '하나씩 넘어가는 배너', en: 'Banners one at a time' },
  },
  'music-player': {
    icon: 'music',
    name: { ko: '음악 듣기', en: 'Music player' },
    about: { ko: '파크의 음악과 자막', en: 'Tunes of the venue with captions' },
  },
  'fee-calculator': {
    icon: 'receipt-2',
    name: { ko: '요금 계산기', en: 'Fee calculator' },
    about: { ko: '요금표와 일행이 낼 금액', en: 'Prices, and what a party pays' },
  },
  'data-table': {
    icon: 'layout-list',
    name: { ko: '표', en: 'Table' },
    about: { ko: '줄과 열로 된 표', en: 'Rows and columns' },
  },
  'floating-menu': {
    icon: 'dots-vertical',
    name: { ko: '떠 있는 메뉴', en: 'Floating menu' },
    about: { ko: '화면 위에 떠 있는 버튼', en: 'Buttons that float over the page' },
  },
  footer: {
    icon: 'layout-bottombar',
    name: { ko: '바닥글', en: 'Footer' },
    about: { ko: '페이지 맨 아래 안내', en: 'What stands at the end of pages' },
  },
  form: {
    icon: 'forms',
    name: { ko: '입력 양식', en: 'Form' },
    about: { ko: '방문자가 적어 보내는 칸', en: 'Fields that visitors send' },
  },
  header: {
    icon: 'heading',
    name: { ko: '머리말', en: 'Header' },
    about: { ko: '로고와 버튼이 있는 위 막대', en: 'Logo and buttons at the top' },
  },
  hero: {
    icon: 'photo',
    name: { ko: '첫 그림', en: 'Hero scene' },
    about: { ko: '큰 그림 위의 한 문장', en: 'One sentence on a large scene' },
  },
  'key-value': {
    icon: 'list-details',
    name: { ko: '정보 줄', en: 'Facts' },
    about: { ko: '이름과 값 여러 줄', en: 'Names with their values' },
  },
  'link-list': {
    icon: 'link',
    name: { ko: '링크 목록', en: 'Link list' },
    about: { ko: '줄, 시간표, 버튼으로 된 링크', en: 'Links as rows, times or buttons' },
  },
  'member-card': {
    icon: 'user',
    name: { ko: '회원 카드', en: 'Member card' },
    about: { ko: '회원 이름과 등급, 포인트', en: "A member's name, grade and points" },
  },
  'member-facts': {
    icon: 'list-details',
    name: { ko: '회원 정보', en: 'Member facts' },
    about: { ko: '회원의 정보를 한 줄씩', en: 'What is known of a member, row by row' },
  },
  'notice-bar': {
    icon: 'speakerphone',
    name: { ko: '알림 줄', en: 'Notice bar' },
    about: { ko: '고정 공지를 한 줄로', en: 'The pinned notice in one line' },
  },
  'notice-detail': {
    icon: 'file-text',
    name: { ko: '공지 하나', en: 'Notice' },
    about: { ko: '공지 한 건의 내용', en: 'One notice in full' },
  },
  'notice-list': {
    icon: 'speakerphone',
    name: { ko: '공지 목록', en: 'Notices' },
    about: { ko: '새 공지부터 차례로', en: 'The newest notices first' },
  },
  outlet: {
    icon: 'layout-list',
    name: { ko: '페이지 자리', en: 'Page outlet' },
    about: { ko: '페이지가 들어가는 자리', en: 'Where the page itself stands' },
  },
  'page-links': {
    icon: 'qrcode',
    name: { ko: '페이지 링크', en: 'Page links' },
    about: { ko: '넓은 화면 옆의 바로 가기', en: 'Shortcuts beside the column on wide screens' },
  },
  pager: {
    icon: 'dots',
    name: { ko: '쪽 번호', en: 'Pager' },
    about: { ko: '목록의 쪽 번호', en: 'Page numbers of a list' },
  },
  picture: {
    icon: 'photo',
    name: { ko: '그림', en: 'Picture' },
    about: { ko: '확대할 수 있는 그림 한 장', en: 'One picture, which may be enlarged' },
  },
  'post-detail': {
    icon: 'file-text',
    name: { ko: '게시물 하나', en: 'Post' },
    about: { ko: '행사나 할인 한 건', en: 'One event, show or discount in full' },
  },
  'post-list': {
    icon: 'books',
    name: { ko: '게시물 목록', en: 'Posts' },
    about: { ko: '행사, 공연, 할인 목록', en: 'Events, shows or discounts' },
  },
  'quick-menu': {
    icon: 'layout-grid',
    name: { ko: '빠른 메뉴', en: 'Quick menu' },
    about: { ko: '아이콘 바로 가기 모음', en: 'Shortcuts with icons' },
  },
  'record-detail': {
    icon: 'id',
    name: { ko: '기록 하나', en: 'Record' },
    about: { ko: '회원이 가진 기록 하나와 버튼', en: 'One record of the member with its actions' },
  },
  'record-list': {
    icon: 'wallet',
    name: { ko: '기록 목록', en: 'Records' },
    about: { ko: '쿠폰, 카드, 친구 같은 회원의 기록', en: 'Records of the member, such as coupons, cards or friends' },
  },
  'rich-text': {
    icon: 'file-text',
    name: { ko: '글', en: 'Rich text' },
    about: { ko: '자유롭게 쓴 글', en: 'Text with headings, lists and links' },
  },
  section: {
    icon: 'folder',
    name: { ko: '묶음', en: 'Section' },
    about: { ko: '제목 아래 위젯을 담는 곳', en: 'A heading with widgets below it' },
  },
  'bottom-sheet': {
    icon: 'chevron-up',
    name: { ko: '하단 시트', en: 'Bottom sheet' },
    about: { ko: '세 높이로 움직이는 시트', en: 'A sheet with three heights' },
  },
  'facility-detail': {
    icon: 'map-pin',
    name: { ko: '시설 하나', en: 'Facility' },
    about: { ko: '지금 상태, 이용 조건, 공연', en: 'What it does now, its limits and shows' },
  },
  'facility-list': {
    icon: 'list',
    name: { ko: '시설 목록', en: 'Facilities' },
    about: { ko: '찾기와 조건이 있는 시설 목록', en: 'All facilities with search and filters' },
  },
  'park-map': {
    icon: 'map-2',
    name: { ko: '파크 지도', en: 'Park map' },
    about: { ko: '화면 전체의 지도와 시트', en: 'A map over the whole window with a sheet' },
  },
  'attendance-calendar': {
    icon: 'calendar',
    name: { ko: '출석 달력', en: 'Attendance calendar' },
    about: { ko: '한 달 출석과 알림 스위치', en: 'Days of the month, and the daily reminder' },
  },
  'event-form': {
    icon: 'forms',
    name: { ko: '이벤트 신청서', en: 'Event form' },
    about: { ko: '이벤트 문서의 항목으로 신청하는 화면', en: 'Members apply with the fields of the event' },
  },
  'event-quiz': {
    icon: 'circle-check',
    name: { ko: 'OX 퀴즈', en: 'Quiz' },
    about: { ko: '한 문제씩 푸는 OX 퀴즈', en: 'True or false, one question at a time' },
  },
  'prize-wheel': {
    icon: 'refresh',
    name: { ko: '선물 돌림판', en: 'Prize wheel' },
    about: { ko: '서버가 정한 선물에 멈추는 돌림판', en: 'A wheel that stops at the prize of the server' },
  },
  'stamp-book': {
    icon: 'books',
    name: { ko: '도장 책', en: 'Stamp book' },
    about: { ko: '도장을 모으고 코드를 찍는 책', en: 'Stamps of an event, collected by codes' },
  },
  'billboard-form': {
    icon: 'speakerphone',
    name: { ko: '전광판 신청', en: 'Billboard application' },
    about: {
      ko: '글과 사진을 골라 전광판에 신청하는 화면',
      en: 'Members choose words, a picture and a time on the billboard',
    },
  },
  'course-edit': {
    icon: 'edit',
    name: { ko: '코스 편집', en: 'Course editor' },
    about: { ko: '회원이 코스를 만들고 고치는 화면', en: 'Members make and change a course' },
  },
  'course-route': {
    icon: 'route',
    name: { ko: '코스 지도', en: 'Course on the map' },
    about: { ko: '코스의 길, 들르는 곳, 지금 걸리는 시간', en: 'Line, stops and the time that it takes now' },
  },
  'visit-plan': {
    icon: 'calendar',
    name: { ko: '방문 계획', en: 'Visit plan' },
    about: { ko: '갈 곳의 순서를 짜고 따라가기', en: 'Proposes an order of places, and follows the day' },
  },
  'find-way': {
    icon: 'route',
    name: { ko: '길 찾기', en: 'Directions' },
    about: { ko: '출발·도착·경유지와 계단 없는 길', en: 'Start, destination, stops, and routes without stairs' },
  },
  'find-way-map': {
    icon: 'map-2',
    name: { ko: '길 찾기 지도', en: 'Directions on the map' },
    about: { ko: '지도 위의 길, 걸음 안내, 따라가기', en: 'Routes on the map, steps and guidance' },
  },
  'opening-hours': {
    icon: 'clock',
    name: { ko: '운영 시간', en: 'Opening hours' },
    about: { ko: '오늘, 달력, 쉬는 시설', en: 'Today, a calendar, and what is closed' },
  },
  'park-day': {
    icon: 'sun',
    name: { ko: '공원의 하루', en: 'Park day' },
    about: { ko: '날씨, 혼잡도, 평균 대기', en: 'Weather, crowd and average wait' },
  },
  places: {
    icon: 'map-pin',
    name: { ko: '시설 모음', en: 'Places' },
    about: { ko: '대기 시간이나 태그로 묶은 시설', en: 'Facilities by wait time or tag' },
  },
  'show-times': {
    icon: 'masks-theater',
    name: { ko: '공연 시간', en: 'Show times' },
    about: { ko: '하루의 공연과 알림', en: 'The shows of a day, with reminders' },
  },
  'site-search': {
    icon: 'search',
    name: { ko: '사이트 검색', en: 'Site search' },
    about: { ko: '찾기 칸과 찾은 것', en: 'Search field and what was found' },
  },
  'record-search': {
    icon: 'search',
    name: { ko: '기록 찾기', en: 'Record search' },
    about: { ko: '회원 같은 기록을 찾아 바로 처리', en: 'Finds records, such as members, with their actions' },
  },
  'record-choice': {
    icon: 'checks',
    name: { ko: '기록 고르기', en: 'Record choice' },
    about: { ko: '여럿을 골라 한 번에 보내기', en: 'Chooses several records and sends them together' },
  },
  'scan-button': {
    icon: 'qrcode',
    name: { ko: '코드 찍기 버튼', en: 'Scan button' },
    about: { ko: '앱으로 QR을 찍어 바로 보내기', en: 'Scans a code with the app and sends it' },
  },
  'picture-upload': {
    icon: 'camera',
    name: { ko: '사진 보내기', en: 'Picture upload' },
    about: { ko: '사진을 골라 돌리고 잘라 보내기', en: 'Lets members choose, turn, crop and send a picture' },
  },
  'membership-code': {
    icon: 'qrcode',
    name: { ko: '멤버십 코드', en: 'Membership code' },
    about: { ko: '1분마다 바뀌는 내 QR', en: 'The own QR code, which changes each minute' },
  },
  'state-panel': {
    icon: 'info-circle',
    name: { ko: '상태 안내', en: 'State panel' },
    about: { ko: '무슨 일인지 알리고 다음 일을 권함', en: 'What happened, and what to do next' },
  },
  tabs: {
    icon: 'layout-list',
    name: { ko: '탭', en: 'Tabs' },
    about: { ko: '하나씩 보이는 여러 묶음', en: 'Several parts, one shown at a time' },
  },
  'venue-list': {
    icon: 'building',
    name: { ko: '장소 목록', en: 'Venue list' },
    about: { ko: '모든 장소로 가는 문', en: 'A door to each venue' },
  },
};

/** Labels of widgets; others use their own name. */
export const widgetWords = (widget: string): WidgetWords =>
  (Object.hasOwn(known, widget) ? known[widget] : undefined) ?? {
    icon: 'braces',
    name: { ko: widget, en: widget },
    about: { ko: '', en: '' },
  };

/** Widgets that have words. */
export const namedWidgets: readonly string[] = Object.keys(known);
