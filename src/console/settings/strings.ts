import type { JournalKind } from '#schemas/journal.schema';
import { withParticle } from '../../content/diff/words/particles.ts';

const en = {
  title: 'Settings', parts: 'Parts of the settings', account: 'Your account', people: 'People', journal: 'Journal', tokens: 'Tokens for programs',
  language: 'Language of the console', password: 'Password', present: 'Current password', next: 'New password', nextHelp: 'At least 12 characters.', change: 'Change the password', changed: 'Password changed. You were signed out everywhere else.',
  tokensHelp: 'A program that sends a token can do everything you can, without a password.', tokenName: 'Purpose', days: 'Valid for', dayCount: (days: number) => `${days} days`, makeToken: 'Create token', made: 'Copy it now: it is shown only once.', copy: 'Copy', copied: 'Token copied', notCopied: 'The token could not be copied. Select it and copy it by hand.', end: 'Revoke', ended: (name: string) => `Token “${name}” revoked`, noTokens: 'No tokens yet.', until: (day: string) => `until ${day}`, used: (day: string) => `last used ${day}`,
  add: 'Add person', name: 'Name', email: 'E-mail', firstPassword: 'Initial password', firstHelp: 'At least 12 characters. They can change it under Your account.', added: (name: string) => `${name} can sign in now`, save: 'Save', cancel: 'Cancel', edit: (name: string) => `Edit ${name}`, stopped: 'Deactivated', stop: 'Deactivate', letIn: 'Reactivate', you: 'you',
  role: 'Role', roles: { viewer: 'Viewer', editor: 'Editor', publisher: 'Publisher', administrator: 'Administrator', operations: 'Operations', agent: 'Agent', 'agent-lead': 'Lead agent', marketer: 'Marketer', 'privacy-officer': 'Privacy officer' }, documentRoles: 'Documents', recordRoles: 'Records and operations', roleHelp: { viewer: 'Sees drafts and previews.', editor: 'Changes documents.', publisher: 'Changes and publishes.', administrator: 'Everything, including people. No records of members.', operations: 'Sets states of facilities on the Today board.', agent: 'Answers inquiries and looks up members.', 'agent-lead': 'Assigns, suspends, adjusts and hides, as well as all of an agent.', marketer: 'Events, clubs, coupons and draws.', 'privacy-officer': 'Logs, separated data and exports.' },
  grant: 'Permissions', addGrant: 'Add a role', removeGrant: 'Remove this role', venues: 'Venues', allVenues: 'All, including new ones', shared: 'Shared by all venues', types: 'Document types', allTypes: 'All types', nothing: 'No roles yet', only: (what: string) => `only ${what}`,
  kinds: {
    'draft-saved': 'changed', 'draft-removal': 'deleted', 'draft-discarded': 'discarded the draft of', published: 'published', released: 'created a release', 'rolled-back': 'rolled back', 'operator-added': 'added a person', 'operator-changed': 'changed a person', 'password-changed': 'changed a password',
    'signed-in': 'signed in', 'signed-out': 'signed out', 'token-made': 'created a token', 'token-ended': 'revoked a token', 'picture-uploaded': 'uploaded a picture', 'state-set': 'set the state of', 'state-taken-back': 'took back the state of', 'queue-called': 'called the next party of',
    'device-added': 'added the device', 'device-joining': 'made a joining code for', 'device-ended': 'ended the device',
  } satisfies Readonly<Record<JournalKind, string>>,
  journalHelp: 'All actions, newest first. Entries cannot be changed.', more: 'Earlier', lost: 'This could not be loaded.', again: 'Try again', none: 'No entries yet.', release: (number: number) => `release ${number}`, count: (count: number) => `${count} documents`, seed: 'First start', keeper: 'Console token',
  taken: 'This e-mail address is already in use.', last: 'This is the last full administrator. Make someone else a full administrator first.', common: 'This password is too common. Choose another.', wrong: 'The current password is not correct.', same: 'The new password must differ from the current one.', incomplete: { person: 'Enter an e-mail address, a name and a password of at least 12 characters.', password: 'Enter your current password and a new one of at least 12 characters.', token: 'Enter the purpose of the token.' }, noRight: 'Only full administrators can change people.',
};

const ko: typeof en = {
  title: '설정', parts: '설정 항목', account: '내 계정', people: '사람', journal: '기록', tokens: '프로그램용 토큰',
  language: '콘솔 언어', password: '비밀번호', present: '지금 비밀번호', next: '새 비밀번호', nextHelp: '12자 이상이어야 해요.', change: '비밀번호 바꾸기', changed: '비밀번호를 바꿨어요. 다른 곳에서는 모두 로그아웃됐어요.',
  tokensHelp: '토큰을 보내는 프로그램은 내가 할 수 있는 일을 할 수 있어요. 토큰만 있으면 비밀번호가 필요 없어요.', tokenName: '어디에 쓰는지', days: '유효 기간', dayCount: (days) => `${days}일`, makeToken: '토큰 만들기', made: '지금 복사해 주세요. 한 번만 보여 드려요.', copy: '복사', copied: '토큰을 복사했어요', notCopied: '복사하지 못했어요. 선택해서 직접 복사해 주세요.', end: '끝내기', ended: (name) => `토큰 ${withParticle(`‘${name}’`, '을')} 끝냈어요`, noTokens: '아직 토큰이 없어요.', until: (day) => `${day}까지`, used: (day) => `마지막 사용 ${day}`,
  add: '사람 추가', name: '이름', email: '이메일', firstPassword: '처음 비밀번호', firstHelp: '12자 이상이어야 해요. 본인이 내 계정에서 바꿀 수 있어요.', added: (name) => `이제 ${name} 님이 로그인할 수 있어요`, save: '저장', cancel: '취소', edit: (name) => `${name} 님 바꾸기`, stopped: '중지됨', stop: '중지', letIn: '다시 허용', you: '나',
  role: '역할', roles: { viewer: '보기', editor: '편집', publisher: '게시', administrator: '관리', operations: '운영', agent: '상담', 'agent-lead': '상담 책임', marketer: '마케팅', 'privacy-officer': '개인정보 책임' }, documentRoles: '문서', recordRoles: '기록과 운영', roleHelp: { viewer: '초안과 미리 보기를 봐요.', editor: '문서를 바꿔요.', publisher: '바꾸고 게시해요.', administrator: '사람까지 모두 할 수 있어요. 회원 기록은 볼 수 없어요.', operations: '오늘 화면에서 시설 상태를 정해요.', agent: '문의에 답하고 회원을 찾아요.', 'agent-lead': '상담에 더해 배정, 정지, 조정, 숨김을 해요.', marketer: '이벤트, 클럽, 쿠폰, 추첨을 맡아요.', 'privacy-officer': '접속 기록, 분리 보관, 내보내기를 맡아요.' },
  grant: '할 수 있는 일', addGrant: '역할 추가', removeGrant: '이 역할 빼기', venues: '장소', allVenues: '모두 (나중에 생기는 곳도)', shared: '모든 장소가 함께 쓰는 것', types: '문서 종류', allTypes: '모든 종류', nothing: '아직 없음', only: (what) => `${what}만`,
  kinds: {
    'draft-saved': '바꿈', 'draft-removal': '없애기로 함', 'draft-discarded': '초안을 버림', published: '게시함', released: '릴리스를 만듦', 'rolled-back': '되돌림', 'operator-added': '사람을 추가함', 'operator-changed': '사람을 바꿈', 'password-changed': '비밀번호를 바꿈',
    'signed-in': '로그인함', 'signed-out': '로그아웃함', 'token-made': '토큰을 만듦', 'token-ended': '토큰을 끝냄', 'picture-uploaded': '사진을 올림', 'state-set': '상태를 정함', 'state-taken-back': '상태를 되돌림', 'queue-called': '다음 팀을 부름',
    'device-added': '기기를 더함', 'device-joining': '기기 연결 코드를 만듦', 'device-ended': '기기를 끝냄',
  },
  journalHelp: '지금까지 한 모든 일이에요. 최근 일이 먼저 나오고 바꿀 수 없어요.', more: '이전 기록', lost: '불러오지 못했어요.', again: '다시 불러오기', none: '아직 아무 일도 없었어요.', release: (number) => `릴리스 ${number}`, count: (count) => `문서 ${count}개`, seed: '첫 시작', keeper: '콘솔 토큰',
  taken: '이미 쓰고 있는 이메일이에요.', last: '모든 것을 관리하는 마지막 사람이에요. 먼저 다른 사람을 관리자로 정해 주세요.', common: '많은 사람이 쓰는 비밀번호예요. 다른 것으로 정해 주세요.', wrong: '지금 비밀번호가 맞지 않아요.', same: '새 비밀번호는 지금 것과 달라야 해요.', incomplete: { person: '이메일, 이름, 12자 이상의 비밀번호를 입력해 주세요.', password: '지금 비밀번호와 12자 이상의 새 비밀번호를 입력해 주세요.', token: '토큰을 어디에 쓰는지 적어 주세요.' }, noRight: '모든 것을 관리하는 사람만 사람을 바꿀 수 있어요.',
};

export const settingsStrings = { ko, en };
