import { withParticle } from '../../content/diff/words/particles.ts';

const en = {
  newDocument: 'New document',
  find: 'Search everything', placeholder: 'Title, path, page ID, text or id', close: 'Close', kinds: 'Filter by type', all: 'All',
  kind: { page: 'Pages', document: 'Documents', text: 'Texts', menu: 'Menus', media: 'Media', action: 'Actions', release: 'Releases' },
  groups: { recent: 'Recently opened', documents: 'Documents', text: 'Texts', action: 'Actions', release: 'Releases' },
  results: (count: number) => (count === 0 ? 'No results' : count === 1 ? '1 result' : `${count} results`), nothing: (query: string) => `No results for “${query}”.`, comesClose: (query: string) => `No results for “${query}”. Similar results:`, everywhere: 'Search all venues', more: (count: number) => `${count} more`,
  choose: 'choose', open: 'open', beside: 'open in a new tab', onlyActions: 'actions only', footer: 'Title, path, page ID, text or id', onlyVenue: (venue: string) => `Only ${venue}`, entry: 'menu entry', missing: (language: string) => `${language} missing`, korean: 'Korean', english: 'English',
  usedIn: (count: number) => `Used in ${count}`, usedTitle: (name: string) => `Where ${name} is used`, unused: 'Not used anywhere.', unusedHelp: 'The site may still show it. For example, a list shows every post of its type.', places: (count: number) => (count === 1 ? '1 place' : `${count} places`), inDocuments: (places: number, documents: number) => `${places === 1 ? '1 place' : `${places} places`} in ${documents === 1 ? '1 document' : `${documents} documents`}`, findPlace: 'Filter uses', counting: 'Searching…',
  act: {
    go: (name: string) => `Go to ${name}`, list: 'All documents as a list', create: 'New document…', createOf: (type: string) => `New: ${type}`, publish: 'Review and publish', undo: (what: string) => `Undo: ${what}`, redo: (what: string) => `Redo: ${what}`, language: '콘솔을 한국어로', signOut: 'Sign out', keys: 'Keyboard shortcuts', venue: (venue: string) => `Work on ${venue}`, venues: 'Work on all venues', nextProblem: 'Go to the next problem',
    preview: (name: string, who: string) => `Preview ${name} ${who}`, memberApp: 'as a member in the app', guestWeb: 'as a guest on the web', memberEn: 'as a member in English', block: (name: string) => `Block ${name} with a message…`, blocked: (name: string) => `Blocked ${name}`, uses: (name: string) => `Where is ${name} used?`, duplicate: (name: string) => `Duplicate ${name}…`, history: (name: string) => `History of ${name}`, json: (name: string) => `${name} as JSON`,
  },
  keys: {
    title: 'Keyboard shortcuts', everywhere: 'Everywhere', inTrees: 'In a tree or list', inPreview: 'Preview and problems', find: 'Search everything; actions after >', filter: 'Filter the nearest tree or list', panes: 'Next or previous pane', problem: 'Next or previous problem', undo: 'Undo, redo', create: 'New document', help: 'Show this help', move: 'Move', fold: 'Fold, unfold', openRow: 'Open', rename: 'Rename', moveEntry: 'Move the entry: up, down, out, in', moveTo: 'Move to …', child: 'Add a child', change: 'Next or previous change in Compare', viewer: 'Preview: next viewer', publish: 'Publish (in its dialog)', close: 'Close without changes',
    letters: 'Single-key shortcuts', lettersHelp: 'When off, only shortcuts with Ctrl, ⌘, Alt or a function key work. Useful with speech input.', on: 'On', off: 'Off',
  },
};

export type FindStrings = typeof en;

const ko: FindStrings = {
  newDocument: '새 문서',
  find: '모두 찾기', placeholder: '제목, 경로, 페이지 ID, 문구, id', close: '닫기', kinds: '보여 줄 것', all: '전체',
  kind: { page: '페이지', document: '문서', text: '문구', menu: '메뉴', media: '미디어', action: '할 일', release: '릴리스' },
  groups: { recent: '최근에 연 것', documents: '문서', text: '문구', action: '할 수 있는 일', release: '릴리스' },
  results: (count) => (count === 0 ? '찾은 것이 없어요' : `${count}개를 찾았어요`), nothing: (query) => `“${query}”에 맞는 것이 없어요.`, comesClose: (query) => `“${query}”에 맞는 것은 없고, 비슷한 것이 있어요.`, everywhere: '모든 장소에서 찾기', more: (count) => `${count}개 더`,
  choose: '고르기', open: '열기', beside: '새 탭에서 열기', onlyActions: '할 일만', footer: '제목, 경로, 페이지 ID, 문구, id', onlyVenue: (venue) => `${venue}만`, entry: '메뉴 항목', missing: (language) => `${language} 없음`, korean: '한국어', english: '영어',
  usedIn: (count) => `${count}곳에서 사용`, usedTitle: (name) => `${withParticle(name, '을')} 쓰는 곳`, unused: '쓰는 곳이 없어요.', unusedHelp: '그래도 사이트에 보일 수 있어요. 예를 들어 목록은 같은 종류의 글을 모두 보여 줘요.', places: (count) => `${count}곳`, inDocuments: (places, documents) => `문서 ${documents}개, ${places}곳`, findPlace: '쓰는 곳 찾기', counting: '찾는 중…',
  act: {
    go: (name) => `${withParticle(name, '으로')} 가기`, list: '모든 문서를 목록으로', create: '새 문서…', createOf: (type) => `새로 만들기: ${type}`, publish: '검토하고 게시', undo: (what) => `실행 취소: ${what}`, redo: (what) => `다시 실행: ${what}`, language: 'Use the console in English', signOut: '로그아웃', keys: '모든 단축키', venue: (venue) => `${venue}에서 일하기`, venues: '모든 장소에서 일하기', nextProblem: '다음 문제로 가기',
    preview: (name, who) => `${name} 미리 보기: ${who}`, memberApp: '앱의 회원', guestWeb: '웹의 비회원', memberEn: '영어를 쓰는 회원', block: (name) => `${name} 막고 안내하기…`, blocked: (name) => `${name} 막음`, uses: (name) => `${withParticle(name, '을')} 쓰는 곳은?`, duplicate: (name) => `${name} 복제…`, history: (name) => `${name}의 기록`, json: (name) => `${withParticle(name, '을')} JSON으로`,
  },
  keys: {
    title: '모든 단축키', everywhere: '어디서나', inTrees: '트리나 목록에서', inPreview: '미리 보기와 문제', find: '모두 찾기, > 뒤에는 할 일', filter: '가장 가까운 트리나 목록 거르기', panes: '다음 영역, 이전 영역', problem: '다음 문제, 이전 문제', undo: '실행 취소, 다시 실행', create: '새 문서', help: '이 도움말', move: '이동', fold: '접기, 펼치기', openRow: '열기', rename: '이름 바꾸기', moveEntry: '항목 옮기기: 위, 아래, 밖, 안', moveTo: '다른 곳으로 옮기기', child: '하위 항목 추가', change: '비교에서 다음, 이전 변경', viewer: '미리 보기: 다음 방문자', publish: '게시 (게시 창에서)', close: '닫기, 그대로 두기',
    letters: '한 글자와 / 단축키', lettersHelp: '끄면 Ctrl, ⌘, Alt, F 키만 동작해요. 음성 입력을 쓸 때 좋아요.', on: '켬', off: '끔',
  },
};

export const findStrings = { ko, en };
