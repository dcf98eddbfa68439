const en = {
  title: 'Members', help: 'Approve what members send, look up tickets and members, and run events and clubs. Each look-up is logged.', partsLabel: 'Parts of Members', parts: { records: 'Approvals and look-ups', events: 'Events', clubs: 'Clubs' }, venue: 'Venue', none: 'Your role does not include members of any venue.', again: 'Try again', lost: 'This could not be loaded.',
  pictures: 'Photos of season passes', noPictures: 'No photo is waiting.', photoOf: (product: string, holder: string) => `Photo for ${product}, ${holder}`, sent: 'Sent', validUntil: (day: string) => `Pass until ${day}`,
  accept: 'Accept', acceptOf: (holder: string) => `Accept the photo of ${holder}`, giveBack: 'Return', giveBackOf: (holder: string) => `Return the photo of ${holder}`, accepted: 'Photo accepted. The member is told.', returned: 'Photo returned. The member is told.', failed: 'Not saved. Try again.', gone: 'Somebody else has decided about this photo.',
  lookUp: 'Look up', by: 'Search by', number: 'Ticket number', kinds: { NUMBER: 'Ticket number', ID: 'Login ID', UID: 'Member number', MOBILE: 'Mobile number', EMAIL: 'E-mail' }, value: 'Whole value', valueHelp: 'Only whole values are found. At most 50 look-ups a day.',
  reason: 'Reason', reasons: { INQUIRY: 'Inquiry of the member', GATE: 'Question at a gate', LOST: 'Lost ticket', COMPLAINT: 'Complaint' }, find: 'Look up', finding: 'Searching…',
  notFound: 'Nothing has this value in this venue.', several: 'Several members have this value. Ask for another one.', limit: 'You have made 50 look-ups today.', refused: 'Your role does not allow this.',
  member: 'Member', registeredBy: 'Registered by', nobody: 'Nobody has registered it.', login: 'Login ID', mobile: 'Mobile', since: 'Member since', products: 'Pocket', noProducts: 'The pocket of this venue is empty.', changes: 'Changes', lent: 'Lent',
  productKinds: { TICKET: 'Ticket', SEASON: 'Season pass', EXP: 'Experience', MEAL: 'Meal' }, states: { REGISTERED: 'Registered', ENTERED: 'Entered', USED: 'Used', EXPIRED: 'Expired', REMOVED: 'Removed', FREE: 'Not registered' } as Readonly<Record<string, string>>,
  actors: { member: 'Member', device: 'Device', operator: 'Operator', server: 'Automatic' } as Readonly<Record<string, string>>,
};

const ko: typeof en = {
  title: '회원', help: '회원이 보낸 것을 확인하고, 이용권과 회원을 찾고, 이벤트와 클럽을 맡아요. 찾은 일은 모두 기록에 남아요.', partsLabel: '회원 화면', parts: { records: '확인과 찾기', events: '이벤트', clubs: '클럽' }, venue: '장소', none: '회원을 맡은 장소가 없어요.', again: '다시 불러오기', lost: '불러오지 못했어요.',
  pictures: '정기권 사진', noPictures: '기다리는 사진이 없어요.', photoOf: (product, holder) => `${product} ${holder} 사진`, sent: '보낸 때', validUntil: (day) => `${day}까지 쓰는 정기권`,
  accept: '승인', acceptOf: (holder) => `${holder} 사진 승인`, giveBack: '돌려보내기', giveBackOf: (holder) => `${holder} 사진 돌려보내기`, accepted: '승인했어요. 회원에게 알렸어요.', returned: '돌려보냈어요. 회원에게 알렸어요.', failed: '저장하지 못했어요. 다시 해 주세요.', gone: '다른 사람이 먼저 처리한 사진이에요.',
  lookUp: '찾기', by: '찾는 값', number: '이용권 번호', kinds: { NUMBER: '이용권 번호', ID: '로그인 ID', UID: '회원 번호', MOBILE: '휴대전화 번호', EMAIL: '이메일' }, value: '전체 값', valueHelp: '값을 모두 적어야 찾을 수 있어요. 하루에 50번까지 찾아요.',
  reason: '까닭', reasons: { INQUIRY: '회원 문의', GATE: '입구 확인', LOST: '이용권 분실', COMPLAINT: '불편 접수' }, find: '찾기', finding: '찾는 중…',
  notFound: '이 장소에 맞는 값이 없어요.', several: '같은 값을 쓰는 회원이 여럿이에요. 다른 값을 물어봐 주세요.', limit: '오늘 50번을 모두 찾았어요.', refused: '이 일을 할 수 있는 역할이 아니에요.',
  member: '회원', registeredBy: '등록한 회원', nobody: '등록한 회원이 없어요.', login: '로그인 ID', mobile: '휴대전화', since: '가입한 날', products: '포켓', noProducts: '이 장소의 포켓이 비어 있어요.', changes: '바뀐 기록', lent: '빌려줌',
  productKinds: { TICKET: '이용권', SEASON: '정기권', EXP: '체험권', MEAL: '식사권' }, states: { REGISTERED: '등록됨', ENTERED: '입장함', USED: '사용함', EXPIRED: '기간 끝남', REMOVED: '뺌', FREE: '등록 안 됨' },
  actors: { member: '회원', device: '기기', operator: '운영자', server: '자동' },
};

export const memberStrings = { ko, en };

/** Formats a day (YYYYMMDD). */
export const formatDay = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`;
