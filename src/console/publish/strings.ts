import { withParticle } from '../../content/diff/words/particles.ts';

const en = {
  how: 'View',
  byAudience: 'By audience',
  byPage: 'By page',
  who: 'Who',
  guest: 'Guest',
  member: 'Member',
  simple: 'Member, simple',
  full: 'Member, full',
  tester: 'Tester',
  away: 'away',
  onSite: 'on site',
  same: 'same',
  screens: (count: number) => (count === 1 ? '1 screen changes' : `${count} screens change`),
  count: (some: number, all: number) => `${some} of ${all} views change:`,
  number: 'Each number counts the screens that change in that view. Select it to see them.',
  before: 'Before · live now',
  after: (number: number) => `After · release ${number}`,
  of: (at: number, all: number) => `${at} of ${all}`,
  previous: 'Previous screen',
  next: 'Next screen',
  proven: (count: number) => (count === 1 ? '1 view is unchanged:' : `${count} views are unchanged:`),
  provenNone: 'Every view changes.',
  provenWhy: 'the site makes the same decisions before and after.',
  proof: 'Proof',
  notCounted: (what: readonly string[]) =>
    `Not counted: ${what.join(', ')}. Visitors can see these changes elsewhere, so nothing is proven of them.`,
  nothingCounted: 'None of the counted screens changes.',
  proofOf: (parts: {
    readonly pages: number;
    readonly viewers: number;
    readonly instants: number;
    readonly touched: number;
    readonly decided: number;
    readonly cut: number;
    readonly same: number;
    readonly views: number;
  }) =>
    `${parts.pages} pages × ${parts.viewers} types of visitors × ${parts.instants} points in time = ${parts.views} decisions, ${parts.same} of them identical. ${parts.pages - parts.touched} pages have identical parts; the other ${parts.touched} were evaluated ${parts.decided} times, before and after. ${parts.cut === 0 ? 'Nothing was left out.' : `${parts.cut} conditions were checked with only some of their values.`}`,
  needs: (what: readonly string[]) =>
    `It needs ${what.map((one) => `“${one}”`).join(' and ')}, which ${what.length === 1 ? 'is' : 'are'} left out of this release.`,
  needsOthers: (what: readonly string[]) =>
    `It needs ${what.map((one) => `“${one}”`).join(' and ')}. Your role does not allow publishing ${what.length === 1 ? 'that' : 'those'}: ask a publisher.`,
  takeAlong: (count: number) => (count === 1 ? 'Include it' : `Include all ${count}`),
  leaveOut: 'Exclude it',
  solve: (count: number) => (count === 1 ? 'Fix 1 problem first' : `Fix ${count} problems first`),
  stops: (count: number) => (count === 1 ? '1 problem blocks this release' : `${count} problems block this release`),
  more: (count: number) => (count === 1 ? '1 warning does not block it' : `${count} warnings do not block it`),
  andMore: (count: number) => (count === 1 ? 'and 1 more problem' : `and ${count} more problems`),
  compare: 'Compare',
  showMe: 'Show me',
  gone: 'Will be deleted',
  by: (who: string) => `by ${who}`,
  typing: (who: string) => `${who} is still editing`,
  checks: 'Checks',
  checkFailed: 'The check did not finish, so you cannot publish yet. Your drafts are safe.',
  again: 'Check again',
  counting: 'Finding out who is affected…',
  check: {
    targets: 'Every link target exists and is open to its visitors',
    texts: 'Korean and English texts are complete',
    addresses: 'Addresses are unique and old ones redirect',
    access: 'Every page and widget is visible to someone',
    looks: 'Alt texts, contrast and page weight',
    whole: 'Every document is complete and matches its schema',
  } as Readonly<Record<string, string>>,
  stops1: (count: number) => (count === 1 ? '1 problem' : `${count} problems`),
  notes: (count: number) => (count === 1 ? '1 warning' : `${count} warnings`),
  unsaved: 'Some of your changes are not saved yet. Wait until they are saved, then publish again.',
  stale:
    'Another release went live in the meantime. Review below what your release would change now, then publish again. Your drafts are safe.',
  draftStale: (what: string, who: string) =>
    `${who} saved “${what}” in the meantime. Review its new state below, then publish again.`,
  somebody: 'Someone',
  noDraft:
    'One of these drafts was published or discarded in the meantime. The list is up to date again: review it, then publish again.',
  refused: 'The check found a new problem. It is shown below with its fix.',
  noRight: 'Your role does not allow publishing this.',
  storeFull:
    'The server cannot save anything now. Nothing went live and your drafts are safe. Tell your system administrator.',
  lost: 'The connection was lost while publishing. Your drafts are safe, and visitors see either the complete old release or the complete new one. Checking which…',
  notOut: 'It did not go live: visitors still have the old release. Your drafts are safe. Publish again.',
};

const ko: typeof en = {
  how: '보는 방법',
  byAudience: '방문자별',
  byPage: '페이지별',
  who: '누가',
  guest: '비회원',
  member: '회원',
  simple: '간편 회원',
  full: '정회원',
  tester: '테스터',
  away: '밖',
  onSite: '현장',
  same: '같음',
  screens: (count) => `화면 ${count}개가 바뀌어요`,
  count: (some, all) => `화면 ${all}가지 중 ${some}가지가 바뀌어요:`,
  number: '숫자는 바뀌는 화면 수예요. 누르면 볼 수 있어요.',
  before: '이전 · 지금 공개',
  after: (number) => `이후 · 릴리스 ${number}`,
  of: (at, all) => `${all}개 중 ${at}번째`,
  previous: '이전 화면',
  next: '다음 화면',
  proven: (count) => `화면 ${count}가지는 그대로예요.`,
  provenNone: '그대로인 화면은 없어요.',
  provenWhy: '앞뒤의 판단이 똑같다는 것을 확인했어요.',
  proof: '증거',
  notCounted: (what) =>
    `세지 않은 것: ${what.join(', ')}. 방문자가 다른 곳에서 볼 수 있는 변경이라 그대로라고 말할 수 없어요.`,
  nothingCounted: '세어 본 화면은 모두 그대로예요.',
  proofOf: (parts) =>
    `페이지 ${parts.pages}개 × 방문자 ${parts.viewers}가지 × 시점 ${parts.instants}개 = 판단 ${parts.views}개 가운데 ${parts.same}개가 같아요. ${parts.pages - parts.touched}개 페이지는 같은 부분으로만 되어 있고, 나머지 ${parts.touched}개는 앞뒤로 ${parts.decided}번 판단했어요. ${parts.cut === 0 ? '빠뜨린 것은 없어요.' : `질문 ${parts.cut}개는 일부 답으로만 확인했어요.`}`,
  needs: (what) => `이번에 뺀 ${withParticle(what.map((one) => `“${one}”`).join(', '), '이')} 있어야 해요.`,
  needsOthers: (what) =>
    `${withParticle(what.map((one) => `“${one}”`).join(', '), '이')} 있어야 하는데 내 역할로는 게시할 수 없어요. 게시할 수 있는 사람에게 부탁해 주세요.`,
  takeAlong: (count) => (count === 1 ? '함께 게시하기' : `${count}개 함께 게시하기`),
  leaveOut: '이번에는 빼기',
  solve: (count) => `문제 ${count}개를 먼저 풀어 주세요`,
  stops: (count) => `문제 ${count}개가 게시를 막고 있어요`,
  more: (count) => `게시를 막지 않는 알림 ${count}개`,
  andMore: (count) => `그 밖의 문제 ${count}개`,
  compare: '비교',
  showMe: '보여 주기',
  gone: '없어져요',
  by: (who) => `${who}`,
  typing: (who) => `${who} 님이 아직 작업 중이에요`,
  checks: '확인한 것',
  checkFailed: '확인 결과를 받지 못해서 아직 게시할 수 없어요. 초안은 그대로 있어요.',
  again: '다시 확인',
  counting: '누가 변경을 보는지 알아보고 있어요…',
  check: {
    targets: '모든 링크의 도착지가 있고, 보는 사람에게 열려 있어요',
    texts: '한국어와 영어 글이 모두 있어요',
    addresses: '주소가 겹치지 않고 예전 주소도 이어져요',
    access: '모든 페이지와 위젯이 누군가에게 열려요',
    looks: '대체 글, 색 대비, 페이지 무게',
    whole: '모든 문서가 온전하고 형식에 맞아요',
  },
  stops1: (count) => `문제 ${count}개`,
  notes: (count) => `알림 ${count}개`,
  unsaved: '아직 저장되지 않은 내용이 있어요. 저장되면 다시 눌러 주세요.',
  stale:
    '그사이 다른 릴리스가 공개됐어요. 아래는 지금 게시하면 바뀌는 것이에요. 확인하고 다시 눌러 주세요. 잃어버린 것은 없어요.',
  draftStale: (what, who) =>
    `그사이 ${who} 님이 ${withParticle(`“${what}”`, '을')} 저장했어요. 아래는 새 상태예요. 확인하고 다시 눌러 주세요.`,
  somebody: '다른 사람',
  noDraft: '초안 하나가 그사이 게시되거나 버려졌어요. 목록을 새로 고쳤으니 확인하고 다시 눌러 주세요.',
  refused: '조금 전에는 없던 문제가 생겼어요. 고치는 방법과 함께 아래에 있어요.',
  noRight: '내 역할로는 게시할 수 없어요.',
  storeFull: '지금은 서버에 저장할 수 없어요. 공개된 것은 없고 초안은 그대로예요. 서버 담당자에게 알려 주세요.',
  lost: '게시하는 중에 연결이 끊겼어요. 초안은 그대로 있고, 방문자는 이전 릴리스나 새 릴리스 중 하나를 온전히 보고 있어요. 어느 쪽인지 알아보고 있어요…',
  notOut: '공개되지 않았어요. 방문자는 이전 릴리스를 그대로 보고 있고, 초안도 모두 여기 있어요. 다시 눌러 주세요.',
};

export const publishStrings = { ko, en };
