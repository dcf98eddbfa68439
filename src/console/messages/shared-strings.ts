const en = {
  only: 'Only here',
  shared: 'The same text is used elsewhere',
  all: (count: number, venues: readonly string[]) =>
    `${count === 1 ? 'Also in 1 other place' : `Also in ${count} other places`}${venues.length === 0 ? '' : `, also ${venues.join(', ')}`}`,
  madeOwn: (label: string) => `Own text for “${label}”`,
  locked: (texts: string) => `Shared text, ask an administrator: your role may not change the ${texts}.`,
};

type Words = typeof en;

const ko: Words = {
  only: '여기만',
  shared: '같은 글을 다른 곳에서도 써요',
  all: (count, venues) => `다른 ${count}곳에서도${venues.length === 0 ? '' : `, ${venues.join(', ')}에서도`}`,
  madeOwn: (label) => `‘${label}’에 따로 쓰는 글`,
  locked: (texts) => `함께 쓰는 글이에요. 내 역할로는 바꿀 수 없으니 관리자에게 부탁해 주세요. (${texts})`,
};

export const sharedStrings = { en, ko };
