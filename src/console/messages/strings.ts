import { withParticle } from '../../content/diff/words/particles.ts';

const en = {
  title: 'Messages', all: (count: number) => `${count.toLocaleString('en')} texts. Korean and English side by side.`, ofVenue: (count: number, venue: string) => `${count.toLocaleString('en')} texts of ${venue} and the shared ones. Korean and English side by side.`,
  search: 'Text or key', missingFirst: 'Missing first', byKey: 'A to Z', order: 'Order', missing: 'Missing', changed: 'Changed in drafts', key: 'Key', korean: 'Korean', english: 'English', state: 'State',
  write: { ko: 'Write the Korean text', en: 'Write the English text' }, notShown: { ko: 'Not shown in Korean', en: 'Not shown in English' }, draft: 'Draft', live: 'Live', hidden: 'Hidden', isNew: 'New',
  usedBy: (first: string, more: number) => (more === 0 ? first : `${first} and ${more} more`), uses: (count: number) => (count === 1 ? 'Used in 1 place' : `Used in ${count} places`), unused: 'Not used', length: (count: number) => (count === 1 ? '1 character' : `${count} characters`), tooLong: (most: number) => `A text can have up to ${most} characters.`,
  keeps: 'Includes', lost: (name: string) => `{{${name}}} is missing`, surplus: (name: string) => `{{${name}}} has no value`, broken: 'Unclosed braces',
  edit: 'edit', next: 'next text', leave: 'cancel', nextMissing: 'Next missing', noMissing: 'No texts are missing', countMissing: (count: number) => `${count} missing`, none: 'No matches.',
  written: (key: string) => `Edited ${key}`, newText: 'New text', newHelp: 'Widgets, pages and menus refer to it by its key.', keyTaken: 'A text with this key already exists.', keyWrong: 'Use capital letters, digits and underscores.', add: 'Add', added: (key: string) => `Added ${key}`, home: 'Save in', clear: 'Clear the filters', table: 'Texts of the site',
};

type Words = typeof en;

const ko: Words = {
  title: '문구', all: (count) => `문구 ${count.toLocaleString('ko')}개. 한국어와 영어를 나란히 봐요.`, ofVenue: (count, venue) => `${withParticle(venue, '과')} 공통의 문구 ${count.toLocaleString('ko')}개. 한국어와 영어를 나란히 봐요.`,
  search: '문구나 키', missingFirst: '빠진 것 먼저', byKey: '키 순서', order: '순서', missing: '빠짐', changed: '초안에서 바뀜', key: '키', korean: '한국어', english: '영어', state: '상태',
  write: { ko: '한국어 문구를 써 주세요', en: '영어 문구를 써 주세요' }, notShown: { ko: '한국어에서는 안 보여요', en: '영어에서는 안 보여요' }, draft: '초안', live: '공개 중', hidden: '숨김', isNew: '새 문구',
  usedBy: (first, more) => (more === 0 ? first : `${first} 외 ${more}곳`), uses: (count) => `${count}곳에서 써요`, unused: '문서에서 쓰지 않아요', length: (count) => `${count}자`, tooLong: (most) => `문구는 ${most}자까지 쓸 수 있어요.`,
  keeps: '그대로', lost: (name) => `{{${name}}} 빠짐`, surplus: (name) => `{{${name}}}에 넣을 것이 없어요`, broken: '괄호가 닫히지 않았어요',
  edit: '고치기', next: '다음 문구', leave: '그대로 두기', nextMissing: '다음 빠진 문구', noMissing: '빠진 문구가 없어요', countMissing: (count) => `빠진 문구 ${count}개`, none: '맞는 것이 없어요.',
  written: (key) => `${key} 고침`, newText: '새 문구', newHelp: '위젯, 페이지, 메뉴에서 이 키로 불러요.', keyTaken: '같은 키를 가진 문구가 있어요.', keyWrong: '키는 대문자, 숫자, 밑줄로 써요.', add: '추가', added: (key) => `${key} 추가`, home: '담아 둘 문서', clear: '거르기 지우기', table: '사이트의 문구',
};

export const messageStrings = { ko, en };
