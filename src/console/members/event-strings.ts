import type { EventKind } from '#schemas/event.schema';

const en = {
  title: 'Events', none: 'This venue has no events.', lost: 'This could not be loaded.', again: 'Try again', joins: (joins: number, members: number) => `${joins.toLocaleString('en')} participations of ${members.toLocaleString('en')} ${members === 1 ? 'member' : 'members'}`, nobody: 'Nobody has taken part yet',
  kinds: { APPLY: 'Application', STAMP: 'Stamps', ROULETTE: 'Wheel', OX_QUIZ: 'Quiz', COUPON: 'Coupons', BILLBOARD: 'Billboard', ATTEND: 'Attendance', MINI_GAME: 'Mini game', ETC: 'Other' } satisfies Readonly<Record<EventKind, string>>,
  status: { NOT_YET: 'Not open yet', OPEN: 'Open', CLOSED: 'Closed', DONE: 'Done' },
  states: { APPLIED: 'Applied', WAITLISTED: 'Waiting list', WON: 'Won', CLAIMED: 'Claimed', LAPSED: 'Lapsed', LOST: 'Not won', CANCELLED: 'Cancelled', DONE: 'Done' } as Readonly<Record<string, string>>,
  prizes: 'Prizes', given: (given: number) => `${given.toLocaleString('en')} given`, left: (left: number) => `${left.toLocaleString('en')} left`, unlimited: 'no limit', details: 'Details',
  winners: 'Winners (CSV)', winnersOf: (title: string) => `Winners of ${title} as CSV`, draw: 'Draw record (JSON)', drawOf: (title: string) => `Draw record of ${title} as JSON`, drawHelp: 'With this file, anybody can repeat the draw after the end: qa draw.', saved: 'The file is saved. Names are masked.', failed: 'The file could not be read. Try again.',
  columns: ['No.', 'Login ID (masked)', 'Prize', 'State', 'At'],
};

const ko: typeof en = {
  title: '이벤트', none: '이 장소에는 이벤트가 없어요.', lost: '불러오지 못했어요.', again: '다시 불러오기', joins: (joins, members) => `회원 ${members.toLocaleString('ko')}명, 참여 ${joins.toLocaleString('ko')}건`, nobody: '아직 참여가 없어요',
  kinds: { APPLY: '응모', STAMP: '스탬프', ROULETTE: '돌림판', OX_QUIZ: 'OX 퀴즈', COUPON: '쿠폰', BILLBOARD: '전광판', ATTEND: '출석', MINI_GAME: '미니 게임', ETC: '기타' },
  status: { NOT_YET: '시작 전', OPEN: '진행 중', CLOSED: '마감', DONE: '종료' },
  states: { APPLIED: '응모', WAITLISTED: '대기', WON: '당첨', CLAIMED: '받음', LAPSED: '기한 지남', LOST: '미당첨', CANCELLED: '취소', DONE: '완료' },
  prizes: '선물', given: (given) => `${given.toLocaleString('ko')}개 나감`, left: (left) => `${left.toLocaleString('ko')}개 남음`, unlimited: '제한 없음', details: '자세히',
  winners: '당첨자 (CSV)', winnersOf: (title) => `${title} 당첨자 CSV`, draw: '추첨 기록 (JSON)', drawOf: (title) => `${title} 추첨 기록 JSON`, drawHelp: '이벤트가 끝나면 이 파일로 누구나 추첨을 다시 해 볼 수 있어요: qa draw.', saved: '파일을 저장했어요. 이름은 가려져 있어요.', failed: '파일을 만들지 못했어요. 다시 해 주세요.',
  columns: ['번호', '아이디(가림)', '선물', '상태', '시각'],
};

/** Texts of the events of the desk. */
export const eventStrings = { ko, en };
