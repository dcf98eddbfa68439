const en = {
  title: 'In use',
  open: 'In use',
  overdue: 'Overdue',
  overdueCount: (count: number) => `${count} overdue`,
  no: (no: number) => `No. ${no}`,
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  takeBack: 'Returned',
  takeBackOf: (name: string, no: number) => `${name}, No. ${no}: returned`,
  done: (name: string, no: number) => `${name}, No. ${no}: returned`,
  failed: 'Not saved. It may have been returned already.',
};

const ko: typeof en = {
  title: '쓰는 중인 것',
  open: '쓰는 중',
  overdue: '시간 지남',
  overdueCount: (count) => `시간 지남 ${count}`,
  no: (no) => `${no}번`,
  people: (count) => `${count}명`,
  takeBack: '돌려받음',
  takeBackOf: (name, no) => `${name} ${no}번 돌려받음`,
  done: (name, no) => `${name} ${no}번을 돌려받았어요`,
  failed: '저장하지 못했어요. 이미 돌려받았을 수 있어요.',
};

/** Texts of what members have not returned. */
export const usesStrings = { ko, en };
