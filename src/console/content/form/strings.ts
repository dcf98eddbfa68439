import { withParticle } from '../../../content/diff/words/particles.ts';

/** Texts of the form. Property names are in `labels.ts`. */
export const words = {
  en: {
    all: 'All fields', loading: 'Opening the form…', korean: 'Korean', english: 'English', noText: 'No text yet', unset: 'Not set', choose: 'Choose…', change: 'Change', clear: 'Clear', search: 'Search', nothing: 'No matches.',
    more: (count: number) => `${count} more. Type to find them.`, add: (what: string) => `Add: ${what}`, addEntry: 'Add an entry', remove: (what: string) => `Remove ${what}`, up: (what: string) => `Move ${what} up`, down: (what: string) => `Move ${what} down`, moved: (what: string, place: number) => `${what} is now at position ${place}.`,
    drag: 'Drag to move', entry: (place: number) => `Entry ${place}`, entries: (count: number) => (count === 1 ? '1 entry' : `${count} entries`), full: (count: number) => `Maximum ${count}.`, open: (what: string) => `Open ${what}`, name: 'Name', newName: 'New name', addName: 'Add',
    newText: 'Write a new text', useOther: 'Use another text', key: 'Key', missing: 'does not exist', on: 'On', off: 'Off', does: 'What it does', form: 'Form', raw: 'As JSON', notJson: 'This is not valid JSON yet. Your text stays here until it is.',
    from: 'from', until: 'until', offset: 'Time difference', when: 'When', and: 'and', or: 'or', is: 'is', isNot: 'is not', yes: 'yes', no: 'no', always: 'Always', addCondition: 'Show only when…', addAnd: 'and…', addOr: 'or…', removeTest: (what: string) => `Remove: ${what}`, commas: 'Separate with commas', values: 'Values', fact: 'Fact', removeCondition: 'Always show',
    emptyValue: 'empty', set: 'set', fixIt: (text: string) => `Use ${text}`, fixRemove: 'Remove', fixed: 'Fixed', other: 'More', text: 'Text', number: 'Number', yesNo: 'Yes or no', filter: 'Find in the list', shown: (some: number, all: number) => `${some} of ${all}`,
  },
  ko: {
    all: '모든 항목', loading: '입력란을 여는 중…', korean: '한국어', english: '영어', noText: '아직 문구가 없어요', unset: '정하지 않음', choose: '고르기…', change: '다른 것 고르기', clear: '비우기', search: '찾기', nothing: '맞는 것이 없어요.',
    more: (count: number) => `${count}개가 더 있어요. 입력해서 찾아보세요.`, add: (what: string) => `${what} 추가`, addEntry: '항목 추가', remove: (what: string) => `${what} 빼기`, up: (what: string) => `${what} 위로`, down: (what: string) => `${what} 아래로`, moved: (what: string, place: number) => `${what}, ${place}번째로 옮겼어요.`,
    drag: '끌어서 옮기기', entry: (place: number) => `${place}번째 항목`, entries: (count: number) => `${count}개`, full: (count: number) => `${count}개까지 넣을 수 있어요.`, open: (what: string) => `${what} 열기`, name: '이름', newName: '새 이름', addName: '추가',
    newText: '새 문구 쓰기', useOther: '다른 문구 쓰기', key: '키', missing: '없는 항목이에요', on: '켜짐', off: '꺼짐', does: '하는 일', form: '형태', raw: 'JSON으로', notJson: '아직 JSON 형식이 아니에요. 맞을 때까지 여기에 남아 있어요.',
    from: '부터', until: '까지', offset: '시차', when: '조건', and: '그리고', or: '또는', is: '이(가)', isNot: '이(가) 아님', yes: '예', no: '아니요', always: '항상', addCondition: '조건이 맞을 때만 보이기…', addAnd: '그리고…', addOr: '또는…', removeTest: (what: string) => `${what} 빼기`, commas: '쉼표로 나눠 주세요', values: '값', fact: '무엇을 볼지', removeCondition: '항상 보이기',
    emptyValue: '비어 있음', set: '정해져 있음', fixIt: (text: string) => `${withParticle(text, '으로')} 바꾸기`, fixRemove: '지우기', fixed: '고쳤어요', other: '더 보기', text: '글자', number: '숫자', yesNo: '예/아니요', filter: '목록에서 찾기', shown: (some: number, all: number) => `${all}개 중 ${some}개`,
  },
};

export type FormWords = (typeof words)['en'];
