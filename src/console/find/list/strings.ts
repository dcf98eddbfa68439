const en = {
  title: 'All documents', help: (some: number, all: number) => (some === all ? `${all} documents` : `${some} of ${all} documents`), filter: 'Find in the list', type: 'Kind', allTypes: 'All kinds', venue: 'Venue', allVenues: 'All venues', shared: 'Shared by all venues', state: 'State', allStates: 'Any state', by: 'Changed by', anybody: 'Anybody', since: 'Changed since', clear: 'Clear', table: 'Documents', tree: 'As a tree',
  states: { draft: 'Draft', problems: 'With problems', blocked: 'Blocked', preparing: 'In preparation', hiddenEn: 'Hidden in English', unused: 'Unused' }, columns: { name: 'Name', type: 'Kind', venue: 'Venue', changed: 'Changed' }, stateColumn: 'State',
  saved: 'Saved lists', save: 'Save this list…', saveTitle: 'Save this list', saveHelp: 'Saved to your account. To share a list, copy its URL.', notSaved: 'The list could not be saved. Try again in a moment.', name: 'Name', saveGo: 'Save', forget: (name: string) => `Forget ${name}`, none: 'No matches.', first: 'First start',
};

const ko: typeof en = {
  title: '모든 문서', help: (some, all) => (some === all ? `문서 ${all}개` : `문서 ${all}개 중 ${some}개`), filter: '목록에서 찾기', type: '종류', allTypes: '모든 종류', venue: '장소', allVenues: '모든 장소', shared: '모든 장소가 함께 쓰는 것', state: '상태', allStates: '모든 상태', by: '바꾼 사람', anybody: '모두', since: '이 날부터 바뀐 것', clear: '지우기', table: '문서', tree: '트리로 보기',
  states: { draft: '초안', problems: '문제 있음', blocked: '차단', preparing: '준비 중', hiddenEn: '영어에서 숨김', unused: '쓰는 곳 없음' }, columns: { name: '이름', type: '종류', venue: '장소', changed: '변경' }, stateColumn: '상태',
  saved: '저장한 목록', save: '이 목록 저장…', saveTitle: '이 목록 저장', saveHelp: '나만 볼 수 있게 저장해요. 어디서 로그인해도 볼 수 있어요. 함께 보려면 주소를 복사해 주세요.', notSaved: '목록을 저장하지 못했어요. 잠시 뒤에 다시 해 주세요.', name: '이름', saveGo: '저장', forget: (name) => `${name} 지우기`, none: '맞는 것이 없어요.', first: '첫 시작',
};

export const listWords = { ko, en };
