import { withParticle } from '../../content/diff/words/particles.ts';
import type { FixKind } from './fixes.ts';

type Button = Exclude<FixKind, 'follows' | 'none'>;

const en = {
  delete: 'Delete…',
  used: (name: string, count: number) => `“${name}” is used in ${count === 1 ? '1 place' : `${count} places`}`,
  free: (name: string) => `“${name}” is not used any more`,
  why: 'Deleting it now would leave visitors with broken links. Nothing has been deleted yet.',
  whyFree: 'It is safe to delete. Visitors lose it with the next release.',
  keep: (type: string) => `Keep the ${type.toLowerCase()}`,
  remove: 'Delete',
  hide: 'Hide the page instead',
  ways: {
    entry: 'Remove entry',
    heading: 'Keep as heading',
    'off-list': 'Remove from list',
    along: 'Delete it too',
    elsewhere: 'Change target…',
  } satisfies Record<Button, string>,
  redirect: 'Redirect…',
  follows: 'Changes with the table above',
  show: 'Show',
  left: (name: string, count: number) =>
    count === 0
      ? `“${name}” is not used any more`
      : count === 1
        ? `Before “${name}” is deleted: 1 place`
        : `Before “${name}” is deleted: ${count} places`,
  nextPlace: 'Next place',
  back: 'Back to all',
  giveUp: 'Cancel deletion',
  to: 'New target',
  point: 'Set target',
  all: (count: number) => (count === 1 ? 'One step:' : `One step for all ${count}:`),
  some: (some: number, all: number) => `One step for ${some} of ${all}:`,
  prepare: 'Prepare',
  prepared: (count: number) =>
    count === 1 ? 'Prepared: 1 document is a draft now.' : `Prepared: ${count} documents are drafts now.`,
  nobody: 'Nothing uses it any more.',
  plan: {
    entry: (n: number) => (n === 1 ? 'remove the entry' : `remove ${n} entries`),
    heading: (n: number) => (n === 1 ? 'keep the entry as a heading' : `keep ${n} entries as headings`),
    'off-list': (n: number) => (n === 1 ? 'remove it from the list' : `remove it from ${n} lists`),
    along: (n: number) =>
      n === 1 ? 'delete the document that depends on it' : `delete the ${n} documents that depend on it`,
    elsewhere: (n: number) => (n === 1 ? 'point the other to' : `point the other ${n} to`),
  } satisfies Record<Button, (n: number) => string>,
  onlyElsewhere: (n: number) => (n === 1 ? 'point it to' : `point all ${n} to`),
  texts: 'move the texts to',
  seen: 'The changes are drafts first.',
  instead: 'New target for all',
  more: (n: number) => `Show ${n} more places`,
  own: (n: number) =>
    n === 1
      ? 'One place must be changed by hand: Show opens it.'
      : `${n} places must be changed by hand: Show opens each.`,
  choose: 'Choose…',
  leads: (address: string) => `Redirect old links and bookmarks of ${address} to`,
  undo: 'Undo',
  deleted: (name: string) => `“${name}” will be deleted with the next release`,
  gone: (name: string) => `“${name}” is deleted`,
  step: (name: string) => `Delete “${name}”`,
  stepPrepare: (name: string) => `Remove uses of “${name}”`,
  stepHide: (name: string) => `Hide “${name}”`,
  hidden: (name: string) => `“${name}” is in preparation and no longer in any menu`,
};

const ko: typeof en = {
  delete: '삭제…',
  used: (name, count) => `${withParticle(`‘${name}’`, '을')} ${count}곳에서 쓰고 있어요`,
  free: (name) => `이제 ${withParticle(`‘${name}’`, '을')} 쓰는 곳이 없어요`,
  why: '지금 삭제하면 방문자가 갈 곳이 없어져요. 아직 아무것도 삭제하지 않았어요.',
  whyFree: '삭제할 수 있어요. 다음 릴리스부터 방문자에게 보이지 않아요.',
  keep: (type) => `${type} 그대로 두기`,
  remove: '삭제',
  hide: '페이지를 숨기기만 하기',
  ways: {
    entry: '메뉴에서 빼기',
    heading: '제목으로 남기기',
    'off-list': '목록에서 빼기',
    along: '함께 삭제',
    elsewhere: '다른 곳으로…',
  },
  redirect: '다른 곳으로…',
  follows: '위의 연결을 따라가요',
  show: '보기',
  left: (name, count) =>
    count === 0 ? `이제 ${withParticle(`‘${name}’`, '을')} 쓰는 곳이 없어요` : `‘${name}’ 삭제까지 ${count}곳`,
  nextPlace: '다음 곳',
  back: '전체 보기',
  giveUp: '지금은 삭제 안 하기',
  to: '연결할 곳',
  point: '이곳으로 연결',
  all: (count) => (count === 1 ? '한 번에:' : `${count}곳을 한 번에:`),
  some: (some, all) => `${all}곳 중 ${some}곳을 한 번에:`,
  prepare: '준비하기',
  prepared: (count) => `준비했어요. 문서 ${count}개가 초안이 됐어요.`,
  nobody: '이제 쓰는 곳이 없어요.',
  plan: {
    entry: (n) => `메뉴 ${n}개 빼기`,
    heading: (n) => `메뉴 ${n}개는 제목으로 남기기`,
    'off-list': (n) => `목록 ${n}곳에서 빼기`,
    along: (n) => `이것 없이는 쓸 수 없는 문서 ${n}개도 함께 삭제`,
    elsewhere: (n) => `나머지 ${n}곳이 연결될 곳:`,
  },
  onlyElsewhere: (n) => `${n}곳이 연결될 곳:`,
  texts: '문구를 옮길 곳:',
  seen: '먼저 초안으로 볼 수 있어요.',
  instead: '대신 연결할 곳',
  more: (n) => `${n}곳 더 보기`,
  own: (n) => `${n}곳은 직접 바꿔야 해요. ‘보기’를 누르면 그곳으로 가요.`,
  choose: '골라 주세요',
  leads: (address) => `${withParticle(address, '으로')} 오던 링크와 북마크를 보낼 곳`,
  undo: '실행 취소',
  deleted: (name) => `${withParticle(`‘${name}’`, '은')} 다음 릴리스에서 없어져요`,
  gone: (name) => `${withParticle(`‘${name}’`, '을')} 삭제했어요`,
  step: (name) => `‘${name}’ 삭제`,
  stepPrepare: (name) => `‘${name}’ 쓰는 곳 정리`,
  stepHide: (name) => `‘${name}’ 숨기기`,
  hidden: (name) => `${withParticle(`‘${name}’`, '은')} 준비 중이고, 메뉴에도 보이지 않아요`,
};

export const removalStrings = { ko, en };
