import { withParticle } from '../../content/diff/words/particles.ts';

const en = {
  title: 'Releases', help: 'What visitors saw and when. Releases never change, and you can roll back in one step.', venues: 'Venues', all: 'All venues',
  next: 'Next release', drafts: (count: number) => (count === 0 ? 'No drafts' : count === 1 ? '1 draft' : `${count} drafts`), publish: 'Review and publish', release: (number: number) => `Release ${number}`, live: 'Live now',
  back: (span: string) => `Rolled back after ${span}`, kept: (count: number) => (count === 1 ? 'Its 1 document was kept as a draft' : `Its ${count} documents were kept as drafts`), broughtBack: (number: number) => `Brought release ${number} back`,
  documents: (count: number) => (count === 1 ? '1 document' : `${count} documents`), views: (some: number, all: number) => `${some} of ${all} views changed`, noViews: 'No view changed', counting: 'counting the views…', first: 'Initial content', noMessage: 'No message',
  look: 'View as visitor', compare: 'Compare', rollBack: 'Roll back to this', what: 'Show changes', hide: 'Hide changes', loading: 'Loading changes…', failed: 'Changes could not be loaded.', nothing: 'No differences.', more: (count: number) => `and ${count} more`, earlier: 'Earlier releases', begin: 'This is the first release.', none: 'No release changed this venue yet.', list: 'Releases, newest first', sooner: 'The releases could not be loaded. Try again.', again: 'Try again',
  goBack: (number: number) => `Roll back to release ${number}?`, goBackHelp: (number: number) => `Visitors see release ${number} again within a second. Nothing is deleted: `, keptStrong: 'later changes are kept as drafts', newOne: (number: number) => `, and this is a new release, ${number}.`,
  lose: 'What visitors lose', loseNothing: 'Visitors lose nothing: both releases are the same.', undo: (text: string) => `No longer: ${text}`, now: (number: number) => `${number} · now`, then: (number: number) => `${number}`,
  checking: (number: number) => `Checking release ${number}…`, stands: (number: number) => `Release ${number} still passes all checks.`, standsWhy: 'Checked today, no problems.', standsBut: (number: number, count: number) => `Release ${number} would have ${count === 1 ? '1 problem' : `${count} problems`} today.`, standsButWhy: 'You can still roll back and fix the problems afterwards.', checkFailed: 'The check did not finish. You can still roll back.',
  why: 'Reason (shown in the journal)', go: (number: number) => `Roll back to ${number}`, cancel: 'Cancel', later: (number: number) => `Later drafts do not block a rollback. To undo it, roll forward to ${number}.`, done: (number: number) => `The content of release ${number} is live again`, doneKept: (count: number) => (count === 1 ? '1 later change is kept as a draft' : `${count} later changes are kept as drafts`),
  stale: 'Another release went live in the meantime. Review what visitors lose now, then roll back again.', noRight: 'Your role does not allow rolling back. Ask a publisher.', lost: 'The connection was lost. If the request arrived, the release appears in the list as soon as the server is back. If not, roll back again.', lookTitle: (number: number) => `Release ${number}, as visitors saw it`, close: 'Close',
};

const ko: typeof en = {
  title: '릴리스', help: '방문자가 무엇을 언제 봤는지 보여 줘요. 릴리스는 바뀌지 않고, 한 번에 되돌아갈 수 있어요.', venues: '장소', all: '모든 장소',
  next: '다음 릴리스', drafts: (count) => (count === 0 ? '초안 없음' : `초안 ${count}개`), publish: '검토하고 게시', release: (number) => `릴리스 ${number}`, live: '지금 공개 중',
  back: (span) => `${span} 뒤에 되돌림`, kept: (count) => `문서 ${count}개를 초안으로 남겨 두었어요`, broughtBack: (number) => `${withParticle(`릴리스 ${number}`, '으로')} 되돌아갔어요`,
  documents: (count) => `문서 ${count}개`, views: (some, all) => `화면 ${all}가지 중 ${some}가지 바뀜`, noViews: '바뀐 화면 없음', counting: '화면을 세는 중…', first: '처음부터 있던 내용', noMessage: '메시지 없음',
  look: '방문자로 보기', compare: '비교', rollBack: '이때로 되돌리기', what: '바뀐 내용', hide: '바뀐 내용 접기', loading: '바뀐 내용을 읽고 있어요…', failed: '바뀐 내용을 읽지 못했어요.', nothing: '달라진 것이 없어요.', more: (count) => `그 밖에 ${count}개`, earlier: '이전 릴리스', begin: '여기가 처음이에요.', none: '아직 이 장소를 바꾼 릴리스가 없어요.', list: '릴리스, 최근 것부터', sooner: '릴리스를 읽지 못했어요. 다시 해 보세요.', again: '다시 하기',
  goBack: (number) => `${withParticle(`릴리스 ${number}`, '으로')} 되돌아갈까요?`, goBackHelp: (number) => `방문자는 1초 안에 ${withParticle(`릴리스 ${number}`, '을')} 다시 봐요. 지워지는 것은 없어요. `, keptStrong: '그 뒤의 변경은 초안으로 남고', newOne: (number) => `, 새 ${withParticle(`릴리스 ${number}`, '이')} 돼요.`,
  lose: '방문자가 더 이상 볼 수 없는 것', loseNothing: '두 릴리스가 같아서 달라지는 것이 없어요.', undo: (text) => `없던 일로: ${text}`, now: (number) => `${number} · 지금`, then: (number) => `${number}`,
  checking: (number) => `${withParticle(`릴리스 ${number}`, '을')} 오늘 기준으로 확인하는 중…`, stands: (number) => `${withParticle(`릴리스 ${number}`, '은')} 지금도 그대로 쓸 수 있어요.`, standsWhy: '오늘 기준으로 확인했고 문제가 없어요.', standsBut: (number, count) => `${withParticle(`릴리스 ${number}`, '은')} 오늘 기준으로 문제가 ${count}개 있어요.`, standsButWhy: '그래도 되돌릴 수 있고, 되돌린 뒤에 고치면 돼요.', checkFailed: '확인 결과를 받지 못했어요. 그래도 되돌릴 수 있어요.',
  why: '이유 (기록에 남아요)', go: (number) => `${withParticle(`릴리스 ${number}`, '으로')} 되돌리기`, cancel: '취소', later: (number) => `나중에 만든 초안은 방해가 되지 않아요. 취소하려면 ${withParticle(`릴리스 ${number}`, '으로')} 다시 돌아가면 돼요.`, done: (number) => `릴리스 ${number}의 내용을 다시 공개했어요`, doneKept: (count) => `그 뒤의 변경 ${count}개는 초안으로 남겼어요`,
  stale: '그사이 다른 릴리스가 공개됐어요. 지금 무엇이 사라지는지 확인하고 다시 눌러 주세요.', noRight: '내 역할로는 되돌릴 수 없어요. 게시할 수 있는 사람에게 부탁해 주세요.', lost: '연결이 끊겼어요. 이미 전달됐다면 서버에 다시 연결된 뒤 목록에 새 릴리스가 보여요. 보이지 않으면 다시 눌러 주세요.', lookTitle: (number) => `방문자가 본 릴리스 ${number}`, close: '닫기',
};

export const releaseStrings = { ko, en };
