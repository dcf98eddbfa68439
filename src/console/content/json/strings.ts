export const words = {
  en: {
    label: (what: string) => `${what} as JSON`,
    edited: 'JSON',
    reads: 'Valid JSON. Every change is saved as a draft.',
    notYet: (line: number, why: string) =>
      `Line ${line}: ${why} Your text stays here; the draft keeps its last valid state.`,
    itself: 'The type and id of a document cannot be changed here. Your text stays as you typed it.',
    notAnObject: 'A document must be an object between { and }.',
    faults: (count: number) =>
      count === 1 ? '1 value does not match the schema.' : `${count} values do not match the schema.`,
    again: 'Show the draft',
    keys: 'Ctrl Space completes · Esc, then Tab leaves the editor',
  },
  ko: {
    label: (what: string) => `${what} JSON`,
    edited: 'JSON',
    reads: '잘 읽혀요. 고치는 대로 초안에 남아요.',
    notYet: (line: number, why: string) =>
      `${line}번째 줄: ${why} 쓴 글은 여기 그대로 있고, 초안은 마지막으로 맞았던 상태예요.`,
    itself: '종류와 id는 문서에 딸린 것이라 여기서 바꿀 수 없어요. 쓴 글은 그대로 있어요.',
    notAnObject: '문서는 { 와 } 사이에 적는 객체예요.',
    faults: (count: number) => `${count}곳이 형식에 맞지 않아요.`,
    again: '초안 보기',
    keys: 'Ctrl Space로 자동 완성 · Esc를 누른 뒤 Tab으로 나가기',
  },
};
