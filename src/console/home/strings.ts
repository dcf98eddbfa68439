import { withParticle } from '../../content/diff/words/particles.ts';

const en = {
  morning: (name: string) => `Good morning, ${name}`, day: (name: string) => `Good day, ${name}`, evening: (name: string) => `Good evening, ${name}`,
  healthy: 'No problems on the live site', problems: (count: number) => (count === 1 ? '1 problem blocks the next release' : `${count} problems block the next release`), waits: (count: number) => (count === 0 ? 'you have no drafts' : count === 1 ? 'you have 1 draft' : `you have ${count} drafts`),
  venues: 'Venues', changedIn: (number: number) => `Changed in ${number}`, neverChanged: 'Never changed', notLately: (count: number) => `Not changed in the last ${count} releases`, drafts: (count: number) => (count === 0 ? 'No drafts' : count === 1 ? '1 draft' : `${count} drafts`), blockedPages: (count: number) => (count === 1 ? '1 page blocked' : `${count} pages blocked`),
  waiting: 'Waiting for you', nothing: 'You are all caught up. Your changes stay drafts until they are published.', cannot: (what: string) => `${what} cannot go live yet`, count: (count: number) => (count === 1 ? '1 problem:' : `${count} problems:`), moreProblems: (count: number) => (count === 1 ? '1 more document has problems' : `${count} more documents have problems`), show: 'Show', allProblems: 'All problems',
  missing: (count: number) => (count === 1 ? '1 English text is missing' : `${count} English texts are missing`), missingWhere: 'English visitors see nothing there', write: 'Add texts',
  reopens: (what: string, when: string) => `“${what}” reopens ${when}`, staysBlocked: (what: string) => `“${what}” is blocked`, moreBlocked: (count: number) => (count === 1 ? '1 more page is blocked' : `${count} more pages are blocked`), allBlocked: 'All blocked pages', noEnd: 'No reopening time is set', blockedNow: 'Visitors see a message instead', look: 'View', yourDraft: (what: string) => `Your draft: ${what}`, lastTyped: 'Last edited', goOn: 'Continue', moreDrafts: (count: number) => (count === 1 ? '1 more draft of yours' : `${count} more drafts of yours`),
  changed: 'Recent changes', all: 'All releases', wentLive: (number: number) => `Release ${number} went live`, wentBack: (from: number) => `Rolled back release ${from}`, edited: (what: string) => `Edited ${what}`, editedMany: (count: number) => (count === 1 ? 'Edited 1 document' : `Edited ${count} documents`), removed: (what: string) => `Deleted ${what}`, discarded: (what: string) => `Discarded the draft of ${what}`, documents: (count: number) => (count === 1 ? '1 document' : `${count} documents`), details: 'Details', moreChanges: (count: number) => `and ${count} more`, joined: (who: string) => `${who} joined`, draft: 'Draft', quiet: 'No changes yet.', loading: 'Loading changes…', failed: 'Changes could not be loaded.',
  firstDay: 'Your first day', firstDayHelp: 'Four things to try. They only create drafts: visitors see nothing until someone publishes.', done: (some: number, all: number) => `${some} of ${all} done`, close: 'Close “Your first day”', minutes: (count: number) => (count === 1 ? 'About 1 minute' : `About ${count} minutes`), isDone: 'Done', open: 'Take me there', mark: 'Mark as done', markNot: 'Mark as not done', steps: 'Steps', allDone: 'All four are done. You can close this.',
  tasks: {
    rename: { title: 'Rename a menu entry', steps: ['Open a venue’s menu and select an entry.', 'Press Enter or F2 and type its new name, in Korean and in English.', 'The preview on the right shows it as visitors see it. Undo reverts it.'] },
    hide: { title: 'Hide a page in English', steps: ['Open a page. Under “Who sees it” switch English off.', 'Set the preview to “en” to see what English visitors see.', 'You can hide its menu entry too. Undo reverts it.'] },
    build: { title: 'Build a page from widgets', steps: ['Open the layout of a page, tab “Layout”.', 'Choose widgets from the palette and put them in order.', 'Click a widget in the preview to open its settings.'] },
    publish: { title: 'Publish and roll back', steps: ['“Review and publish” shows who would see a change, before and after. Nothing goes live until you press Publish.', 'Publishing and rolling back are real: agree with your team first, or only look.', 'In Releases, “Roll back to this” restores an earlier release within a second; later changes are kept as drafts.'] },
  } as Readonly<Record<string, { readonly title: string; readonly steps: readonly string[] }>>,
};

const ko: typeof en = {
  morning: (name) => `좋은 아침이에요, ${name} 님`, day: (name) => `안녕하세요, ${name} 님`, evening: (name) => `좋은 저녁이에요, ${name} 님`,
  healthy: '방문자가 보는 화면에는 문제가 없어요', problems: (count) => `게시를 막는 문제가 ${count}개 있어요`, waits: (count) => (count === 0 ? '기다리는 초안은 없어요' : `초안 ${count}개가 기다리고 있어요`),
  venues: '장소', changedIn: (number) => `릴리스 ${number}에서 바뀜`, neverChanged: '처음 그대로', notLately: (count) => `최근 릴리스 ${count}개에서는 바뀌지 않았어요`, drafts: (count) => (count === 0 ? '초안 없음' : `초안 ${count}개`), blockedPages: (count) => `차단한 페이지 ${count}개`,
  waiting: '해야 할 일', nothing: '지금은 할 일이 없어요. 바꾼 내용은 게시할 때까지 초안으로 남아요.', cannot: (what) => `${what}: 아직 게시할 수 없어요`, count: (count) => `문제 ${count}개:`, moreProblems: (count) => `문제가 있는 문서가 ${count}개 더 있어요`, show: '보기', allProblems: '모든 문제',
  missing: (count) => `영어 문구 ${count}개가 비어 있어요`, missingWhere: '영어로 보는 방문자에게 빈칸으로 보여요', write: '쓰기',
  reopens: (what, when) => `“${what}” 페이지가 ${when}에 다시 열려요`, staysBlocked: (what) => `“${what}” 페이지가 차단되어 있어요`, moreBlocked: (count) => `차단한 페이지가 ${count}개 더 있어요`, allBlocked: '차단한 페이지 모두', noEnd: '다시 여는 시각을 정하지 않았어요', blockedNow: '방문자는 안내 메시지를 봐요', look: '보기', yourDraft: (what) => `내 초안: ${what}`, lastTyped: '마지막 입력', goOn: '계속하기', moreDrafts: (count) => `내 초안이 ${count}개 더 있어요`,
  changed: '바뀐 내용', all: '모든 릴리스', wentLive: (number) => `${withParticle(`릴리스 ${number}`, '을')} 공개했어요`, wentBack: (from) => `${withParticle(`릴리스 ${from}`, '을')} 되돌렸어요`, edited: (what) => `${what} 수정`, editedMany: (count) => `문서 ${count}개 수정`, removed: (what) => `${what} 없애기`, discarded: (what) => `${what}의 초안을 버렸어요`, documents: (count) => `문서 ${count}개`, details: '자세히', moreChanges: (count) => `그 밖에 ${count}개`, joined: (who) => `${who} 님이 함께해요`, draft: '초안', quiet: '아직 바뀐 것이 없어요.', loading: '바뀐 내용을 읽고 있어요…', failed: '바뀐 내용을 읽지 못했어요.',
  firstDay: '첫날 해 볼 일', firstDayHelp: '네 가지를 해 보세요. 초안으로만 남고, 누군가 게시하기 전까지 방문자는 보지 못해요.', done: (some, all) => `${all}가지 중 ${some}가지 했어요`, close: '첫날 해 볼 일 닫기', minutes: (count) => `약 ${count}분`, isDone: '했어요', open: '바로 가기', mark: '해 봤어요', markNot: '아직 안 했어요', steps: '하는 방법', allDone: '네 가지를 모두 해 봤어요. 언제든 닫아도 돼요.',
  tasks: {
    rename: { title: '메뉴 이름 바꾸기', steps: ['장소의 메뉴를 열고 항목을 하나 누르세요.', 'Enter나 F2를 누르고 한국어와 영어로 새 이름을 쓰세요.', '오른쪽에서 방문자가 볼 모습을 확인하세요. 실행 취소로 되돌릴 수 있어요.'] },
    hide: { title: '영어에서 페이지 숨기기', steps: ['페이지를 열고 “누가 보나요”에서 영어를 끄세요.', '미리 보기를 “en”으로 바꾸면 영어 방문자가 만날 화면이 보여요.', '메뉴 항목도 함께 숨길 수 있어요. 실행 취소로 되돌릴 수 있어요.'] },
    build: { title: '위젯으로 페이지 만들기', steps: ['페이지의 레이아웃에서 “레이아웃” 탭을 여세요.', '목록에서 위젯을 골라 순서대로 놓으세요.', '미리 보기에서 위젯을 누르면 그 설정이 열려요.'] },
    publish: { title: '게시하고 되돌리기', steps: ['“검토하고 게시”에서 누가 무엇을 다르게 보는지 앞뒤로 볼 수 있어요. 게시를 누르기 전에는 아무것도 공개되지 않아요.', '게시와 되돌리기는 실제로 일어나요. 먼저 팀과 이야기하거나 보기까지만 하세요.', '릴리스에서 “이때로 되돌리기”를 누르면 1초 안에 예전 릴리스로 돌아가요. 그 뒤의 변경은 초안으로 남아요.'] },
  },
};

export const homeStrings = { ko, en };
