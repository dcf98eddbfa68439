import { withParticle } from '../../content/diff/words/particles.ts';
import type { Texts } from './en.ts';
import { documentTypeNames } from './document-types.ts';

/** The console's own words, Korean. */
export const ko: Texts = {
  product: 'Promenade',
  areas: { label: '영역', home: '홈', today: '오늘', members: '회원', content: '콘텐츠', menus: '메뉴', messages: '문구', media: '미디어', releases: '릴리스', problems: '문제', settings: '설정' },
  signIn: {
    title: '로그인', email: '이메일', password: '비밀번호', go: '로그인', ended: '로그아웃되었어요. 다시 로그인하면 이어서 할 수 있어요. 입력한 내용은 이 기기에 남아 있어요.', language: '언어',
    refused: '이메일 또는 비밀번호가 맞지 않아요.', wait: (seconds) => `너무 여러 번 시도했어요. ${seconds}초 뒤에 다시 해 주세요.`, offline: '서버에 연결할 수 없어요. 잠시 뒤에 다시 해 주세요.',
  },
  top: {
    venues: '모든 장소', venue: '장소', search: '모두 찾기', undo: '실행 취소', redo: '다시 실행', undoStep: (what) => `실행 취소: ${what}`, redoStep: (what) => `다시 실행: ${what}`, release: '릴리스', publish: '검토하고 게시',
    account: '내 계정', signOut: '로그아웃', tree: '사이트 트리', skip: '내용으로 건너뛰기',
  },
  saving: {
    saving: '저장하는 중…', saved: '초안으로 저장됨', justNow: '방금', at: (time) => time, offline: '이 기기에 보관됨 · 연결되면 보내요', stale: '다른 사람도 이 문서를 바꿨어요', refused: '저장되지 않음', refusedWhy: (why) => `저장되지 않음: ${why}`, noRight: (_message, key) => (key === '' ? '내 역할로는 할 수 없는 일이에요. 관리자에게 부탁해 주세요.' : `내 역할로는 바꿀 수 없는 문서예요(${key}). 관리자에게 부탁해 주세요.`), giveUp: '바꾼 것 되돌리기', nothing: '저장할 것이 없어요',
  },
  states: { draft: '초안', added: '새 문서', removed: '없어질 문서', blocked: '차단', preparing: '준비 중', live: (number) => `릴리스 ${number}에서 공개됨`, none: '아직 공개되지 않음' },
  tree: { label: '사이트 트리', filter: '트리에서 찾기', pages: '페이지', other: '메뉴에 없는 페이지', around: '페이지 주변', shared: '모든 장소가 함께 쓰는 것', empty: '맞는 것이 없어요.' },
  types: {
    ...documentTypeNames('ko'),
    site: '사이트 설정', venue: '장소', theme: '테마', page: '페이지', layout: '레이아웃', menu: '메뉴', link: '링크', messages: '문구', guard: '가드', 'code-list': '코드 목록', 'data-service': '데이터 서비스', operation: '작업',
    'system-config': '운영 시간', words: '낱말', 'account-policy': '계정 규칙', errors: '오류 표', analytics: '분석', client: '클라이언트', sharing: '공유', 'validation-rule': '입력 규칙', app: '앱', 'deep-links': '딥 링크', push: '푸시 대상',
    notice: '공지', board: '게시물', discount: '할인', banner: '배너', picture: '사진',
  },
  editor: { settings: '설정', map: '지도', day: '하루 시뮬레이션', fields: '모든 항목', opening: '여는 중…', json: 'JSON', history: '기록', layout: '레이아웃', texts: '글', entries: '항목', compare: '비교', more: '더 보기', discard: '초안 버리기', discarded: '초안을 버렸어요', notDiscarded: '초안을 버리지 못했어요. 그대로 남아 있어요.', gone: '그런 문서가 없어요.', choose: '무엇을 고칠지 골라 주세요', chooseHelp: '트리에는 모든 페이지가 메뉴 순서대로 있어요. 제목, 경로, 문구, id로 찾을 수도 있어요.', was: (value) => `이전: ${value}`, putBack: '되돌리기', empty: '비어 있음', removed: '이 문서는 다음 릴리스에서 없어져요.', partial: '다른 베뉴의 문서라서 코드, 퀴즈 정답, 수량, 확률은 보이지 않아요.', keep: '남겨 두기' },
  page: {
    name: '이름과 주소', title: '제목', path: '경로', paths: '경로', who: '누가 보나요', state: '페이지 상태', stateHelp: '준비 중이면 주소는 그대로 두고 안내 화면을 보여 줘요.', open: '열림', preparing: '준비 중', blocked: '차단',
    blockMessage: '페이지 대신 보여 줄 메시지', guards: '가드 (이 순서대로)', addGuard: '가드 추가…', removeGuard: (name) => `${name} 빼기`, memberOnly: '로그인한 회원만', memberHelp: '비회원은 로그인한 뒤 이 페이지로 돌아와요.',
    languages: '언어', languagesHelp: '언어를 빼면 그 언어의 방문자는 이 페이지가 없다는 안내를 봐요.', korean: '한국어', english: '영어', search: '검색과 공유', seoTitle: '검색 결과의 제목', seoDescription: '검색 결과의 설명', noindex: '검색 엔진에서 숨기기', noText: '아직 글이 없어요',
  },
  preview: { label: '미리 보기', draft: '초안', live: '지금 공개', guest: '비회원', member: '회원', onSite: '현장', now: '지금', app: 'APP', web: 'WEB', phone: '휴대폰', desktop: '데스크톱', outside: '새 탭에서 열기', none: '미리 보기에는 따로 쓰는 호스트가 필요해요. PREVIEW_URL을 주고 서버를 시작해 주세요.', loading: '미리 보기를 만드는 중…', offline: '미리 보기에 연결할 수 없어요.', viewer: '보는 사람', pick: '자리 찾기', again: '다시 불러오기' },
  publish: {
    title: (number) => `릴리스 ${number} 검토와 게시`, help: '게시를 누르기 전에는 아무것도 공개되지 않아요.', inIt: '이 릴리스에 담긴 것', of: (some, all) => `초안 ${all}개 중 ${some}개`, message: '메시지', messageHelp: '릴리스 목록과 기록에 보여요.',
    impact: '누구에게 달라 보이는지', checking: '사이트 전체를 확인하는 중…', clear: (count) => `이상 없음: 문서 ${count}개, 문제 없음`, problems: (count) => `문제 ${count}개`, go: (count) => `초안 ${count}개 게시`,
    notNow: '나중에', foot: '한 번에 바뀌고, 열려 있는 브라우저도 1초 안에 따라와요. 언제든 되돌릴 수 있어요.', none: '초안이 없어요. 먼저 무언가를 바꿔 주세요.', done: (number) => `${withParticle(`릴리스 ${number}`, '이')} 공개됐어요`, same: (same, all) => `화면 ${all}개 중 ${same}개는 그대로예요. 앞뒤의 결정 해시가 같다는 것으로 증명했어요.`, changes: (count, all) => `화면 ${all}개 중 ${count}개가 달라져요.`,
    nothing: '방문자에게 달라 보이는 것이 없어요.', stale: '그사이 다른 릴리스가 공개됐어요. 바뀐 내용을 보고 다시 게시해 주세요.', noRight: '지금 역할로는 이것을 게시할 수 없어요.', show: '보기', by: (names) => `${names}`,
  },
  offline: '서버에 연결할 수 없어요. 입력한 내용은 이 기기에 보관돼요.',
  close: '닫기', cancel: '취소', undo: '실행 취소',
};
