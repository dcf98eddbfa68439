import { withParticle } from '../../../content/diff/words/particles.ts';

const en = {
  title: 'New document', copyTitle: (name: string) => `Duplicate ${name}`, help: 'It is a draft: visitors see nothing of it until you publish.', what: 'What', venue: 'Venue', shared: 'Shared by all venues', name: 'Name', korean: 'Korean', english: 'English', id: 'Id', idHelp: 'Proposed after those beside it. Nobody but operators reads it.', pathHelp: (path: string) => `Its page stands at ${path}, in preparation until you open it. It gets a layout of its own.`,
  create: 'Create', copyGo: 'Duplicate', copy: 'Duplicate…', taken: 'There is a document with this id already.', badId: 'Use letters, digits, - _ and . (80 at most).', noName: 'Give a name in both languages.', noRight: 'Your role does not allow this kind here.', noRightBeside: (types: readonly string[]) => `It comes with documents that your role does not allow here: ${types.join(', ')}. Ask somebody who may write them.`, made: (name: string) => `Made ${name}`, undo: 'Undo', copyOf: (name: string) => `${name} (copy)`,
  tableHelp: 'A venue has one. It begins with what other venues say alike and what leads to pages that all share.', tableCopyHelp: 'A venue has one. Look at where each row leads afterwards: it says what the other venue says.', brings: (type: string) => `It brings “${type}” along: the venue has none yet.`,
  hasOne: (name: string) => `“${name}” is there already. A venue has one: choose another venue, or open it.`, openIt: 'Open it',
};

const ko: typeof en = {
  title: '새 문서', copyTitle: (name) => `${name} 복제`, help: '초안으로 만들어요. 게시하기 전에는 방문자에게 보이지 않아요.', what: '무엇을', venue: '장소', shared: '모든 장소가 함께 쓰는 것', name: '이름', korean: '한국어', english: '영어', id: 'id', idHelp: '옆에 있는 문서에 맞춰 제안했어요. 운영자만 볼 수 있어요.', pathHelp: (path) => `페이지 주소는 ${path}이고, 열기 전까지 준비 중이에요. 레이아웃도 함께 만들어요.`,
  create: '만들기', copyGo: '복제하기', copy: '복제…', taken: '같은 id의 문서가 이미 있어요.', badId: '영문, 숫자, - _ . 만 80자까지 쓸 수 있어요.', noName: '두 언어로 이름을 적어 주세요.', noRight: '이 종류를 만들 권한이 없어요.', noRightBeside: (types) => `함께 만들 문서를 쓸 권한이 없어요: ${types.join(', ')}. 권한이 있는 사람에게 부탁해 주세요.`, made: (name) => `${name} 만들기`, undo: '실행 취소', copyOf: (name) => `${name} 사본`,
  tableHelp: '장소마다 하나예요. 다른 장소에 똑같이 있는 것과 함께 쓰는 페이지로 가는 것부터 채워 드려요.', tableCopyHelp: '장소마다 하나예요. 다른 장소의 내용 그대로이니, 줄마다 어디로 가는지 살펴 주세요.', brings: (type) => `이 장소에는 ‘${type}’도 없어서 함께 만들어요.`,
  hasOne: (name) => `${withParticle(`‘${name}’`, '이')} 이미 있어요. 장소마다 하나예요. 다른 장소를 고르거나 그 문서를 열어 주세요.`, openIt: '문서 열기',
};

export const newWords = { ko, en };
