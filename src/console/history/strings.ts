const en = {
  live: (number: number) => `Release ${number} · live`, now: 'Current version', saved: 'Saved', removed: 'Deleted', givenUp: 'Draft discarded', published: (number: number) => `Published in release ${number}`, times: (count: number) => (count === 1 ? '' : `${count} saves`),
  states: 'Saved versions', compare: 'Compare', from: 'From', to: 'To', none: 'No changes since the site was set up.', same: 'The two versions are identical.', changes: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  fields: 'Fields of this change', differ: (count: number) => (count === 1 ? '1 field differs' : `${count} fields differ`), field: 'Field', restore: 'Restore', restoreField: (field: string) => `Restore ${field}`, restoreAll: 'Restore all', restored: (field: string) => `Restored ${field}`, restoredAll: 'Restored an earlier version', note: 'Restoring is a change that you can undo.',
  next: 'Show next change', previous: 'Previous', loading: 'Loading history…', absent: 'None', moved: (place: number) => `Position ${place}`, nothingBefore: 'There is no earlier version to compare with.', failed: 'The history could not be loaded. Try again in a moment.', earlier: 'Older versions are in the journal.', cannotRead: 'This version cannot be loaded. Try again in a moment.', wide: 'Show as visitors see it',
};

const ko: typeof en = {
  live: (number) => `릴리스 ${number} · 공개 중`, now: '지금 편집 중', saved: '저장', removed: '없앰', givenUp: '초안을 버림', published: (number) => `릴리스 ${number}에 게시`, times: (count) => (count === 1 ? '' : `${count}번 저장`),
  states: '저장된 상태', compare: '비교', from: '이전', to: '이후', none: '사이트와 함께 온 뒤로 아무도 바꾸지 않았어요.', same: '둘이 같아요.', changes: (count) => `달라진 점 ${count}개`,
  fields: '이 변경의 항목', differ: (count) => `${count}개 항목이 달라요`, field: '항목', restore: '되돌리기', restoreField: (field) => `${field} 되돌리기`, restoreAll: '모두 되돌리기', restored: (field) => `${field} 되돌림`, restoredAll: '이전 상태로 되돌림', note: '되돌리기도 변경 하나예요. 실행 취소할 수 있어요.',
  next: '다음 변경', previous: '이전', loading: '기록을 읽고 있어요…', absent: '없음', moved: (place) => `${place}번째`, nothingBefore: '비교할 이전 상태가 없어요.', failed: '저장된 기록을 읽지 못했어요. 잠시 뒤에 다시 해 보세요.', earlier: '더 오래된 것은 기록에 있어요.', cannotRead: '이 상태를 읽을 수 없어요. 잠시 뒤에 다시 해 보세요.', wide: '방문자가 보는 화면과 함께',
};

export const historyStrings = { ko, en };
