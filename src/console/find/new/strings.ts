import { withParticle } from '../../../content/diff/words/particles.ts';

const en = {
  title: 'New document',
  copyTitle: (name: string) => `Duplicate ${name}`,
  help: 'It starts as a draft. Visitors do not see it until you publish.',
  what: 'Type',
  venue: 'Venue',
  shared: 'Shared by all venues',
  name: 'Name',
  korean: 'Korean',
  english: 'English',
  id: 'Id',
  idHelp: 'Suggested from similar documents. Only operators see it.',
  pathHelp: (path: string) =>
    `The page address is ${path}. It stays in preparation until you open it and has its own layout.`,
  create: 'Create',
  copyGo: 'Duplicate',
  copy: 'Duplicate…',
  taken: 'A document with this id already exists.',
  badId: 'Use letters, digits, - _ and . (80 at most).',
  noName: 'Enter a name in both languages.',
  noRight: 'Your role does not allow creating this type here.',
  noRightBeside: (types: readonly string[]) =>
    `It also needs documents that your role does not allow here: ${types.join(', ')}. Ask somebody with permission to create them.`,
  made: (name: string) => `Created ${name}`,
  undo: 'Undo',
  copyOf: (name: string) => `${name} (copy)`,
  tableHelp:
    'Each venue has one. It starts with the rows that other venues have in common and those that link to shared pages.',
  tableCopyHelp: 'Each venue has one. Check where each row links afterwards: the rows are copied from the other venue.',
  brings: (type: string) => `This also creates “${type}”, because the venue has none yet.`,
  hasOne: (name: string) => `“${name}” already exists. Each venue has one: choose another venue, or open it.`,
  openIt: 'Open it',
};

const ko: typeof en = {
  title: '새 문서',
  copyTitle: (name) => `${name} 복제`,
  help: '초안으로 만들어요. 게시하기 전에는 방문자에게 보이지 않아요.',
  what: '무엇을',
  venue: '장소',
  shared: '모든 장소가 함께 쓰는 것',
  name: '이름',
  korean: '한국어',
  english: '영어',
  id: 'id',
  idHelp: '옆에 있는 문서에 맞춰 제안했어요. 운영자만 볼 수 있어요.',
  pathHelp: (path) => `페이지 주소는 ${path}이고, 열기 전까지 준비 중이에요. 레이아웃도 함께 만들어요.`,
  create: '만들기',
  copyGo: '복제하기',
  copy: '복제…',
  taken: '같은 id의 문서가 이미 있어요.',
  badId: '영문, 숫자, - _ . 만 80자까지 쓸 수 있어요.',
  noName: '두 언어로 이름을 적어 주세요.',
  noRight: '이 종류를 만들 권한이 없어요.',
  noRightBeside: (types) =>
    `함께 만들 문서를 쓸 권한이 없어요: ${types.join(', ')}. 권한이 있는 사람에게 부탁해 주세요.`,
  made: (name) => `${name} 만들기`,
  undo: '실행 취소',
  copyOf: (name) => `${name} 사본`,
  tableHelp: '장소마다 하나예요. 다른 장소에 똑같이 있는 것과 함께 쓰는 페이지로 가는 것부터 채워 드려요.',
  tableCopyHelp: '장소마다 하나예요. 다른 장소의 내용 그대로이니, 줄마다 어디로 가는지 살펴 주세요.',
  brings: (type) => `이 장소에는 ‘${type}’도 없어서 함께 만들어요.`,
  hasOne: (name) =>
    `${withParticle(`‘${name}’`, '이')} 이미 있어요. 장소마다 하나예요. 다른 장소를 고르거나 그 문서를 열어 주세요.`,
  openIt: '문서 열기',
};

export const newWords = { ko, en };
