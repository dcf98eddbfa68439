import type { DeskEvent, Participant } from '#schemas/event-desk.schema';

type Named<Key extends string> = Readonly<Record<Key, string>>;
const n = (value: number): string => value.toLocaleString('en');
const s = (count: number, one: string): string => `${n(count)} ${count === 1 ? one : `${one}s`}`;

const en = {
  title: 'Events', none: 'This venue has no events.', lost: 'This could not be loaded.', again: 'Try again', choose: 'Choose an event to see its participants, stock and draw.', back: 'All events', edit: 'Edit the event',
  joins: (joins: number, members: number) => `${s(joins, 'participation')} of ${s(members, 'member')}`, nobody: 'No participations yet', few: 'Figures show from 10 members up',
  kinds: { APPLY: 'Application', STAMP: 'Stamps', ROULETTE: 'Wheel', OX_QUIZ: 'Quiz', COUPON: 'Coupons', BILLBOARD: 'Billboard', ATTEND: 'Attendance', MINI_GAME: 'Mini game', ETC: 'Other' } satisfies Named<DeskEvent['kind']>,
  status: { NOT_YET: 'Not open yet', OPEN: 'Open', CLOSED: 'Closed', DONE: 'Done' } satisfies Named<DeskEvent['status']>,
  states: { APPLIED: 'Applied', WAITLISTED: 'Waiting list', WON: 'Won, not claimed', CLAIMED: 'Claimed', LAPSED: 'Lapsed', LOST: 'Not won', CANCELLED: 'Cancelled', DONE: 'Done' } satisfies Named<Participant['state']>,
  period: 'Period', from: (at: string) => `from ${at}`, until: (at: string) => `until ${at}`, always: 'No end', results: 'Results', figures: 'Figures',
  prizes: 'Prizes', prize: 'Prize', stock: 'Stock', left: 'Left', given: 'Given', toClaim: 'To claim', claimed: 'Claimed', lapsed: 'Lapsed', unlimited: 'No limit', soldOut: 'None left', hidden: '–',
  slots: 'Times', slot: 'Time', seats: 'Seats',
  draw: 'Draw', wheel: 'Wheel', drawHelp: 'Winners follow from a secret seed. Its hash is public from the opening and the seed after the end, so anybody can repeat the result with the record.',
  seedHash: 'Hash of the seed', seed: 'Seed', listHash: 'Hash of the list', secret: 'Secret until the results are out', notFrozen: 'The list is still open', drawn: (at: string) => `Drawn on ${at}`, willDraw: (at: string) => `Drawn automatically on ${at}`, turns: 'Each turn is drawn when it is taken.',
  record: 'Draw record (JSON)', winners: 'Winners (CSV)', saved: 'The file is saved. Names are masked.', failed: 'The file could not be read. Try again.', winnersFile: ['No.', 'Login ID (masked)', 'Prize', 'State', 'At', 'Claim until'],
  participants: 'Participants', noParticipants: 'No participation matches.', member: 'Member', no: 'No.', at: 'At', state: 'State', anyState: 'All states', claimUntil: (at: string) => `claim until ${at}`,
  searchBy: 'Search by', byNo: 'Number', byLogin: 'Whole login ID', search: 'Search', loginHelp: 'A search by login ID counts as one of your 50 look-ups a day.', limit: 'You have made 50 look-ups today.', clear: 'Clear',
  page: (page: number, pages: number, total: number) => `Page ${n(page)} of ${n(pages)} · ${n(total)} in total`, previous: 'Previous page', next: 'Next page',
  handOver: 'Hand over', handOverOf: (no: number) => `Hand over the prize of No. ${no}`, handedOver: 'The prize is handed over. The member sees it.', notHandedOver: 'The prize does not wait any more.',
  preview: 'Preview', previewOf: 'Preview the page of the event as', noPage: 'No page of this venue shows events of this kind.', noInstant: 'The event never has this state.', closePreview: 'Close the preview',
};

const ko: typeof en = {
  title: '이벤트', none: '이 장소에는 이벤트가 없어요.', lost: '불러오지 못했어요.', again: '다시 불러오기', choose: '이벤트를 고르면 참여자와 수량, 추첨이 보여요.', back: '모든 이벤트', edit: '이벤트 편집',
  joins: (joins, members) => `회원 ${n(members)}명, 참여 ${n(joins)}건`, nobody: '아직 참여가 없어요', few: '숫자는 회원 10명부터 보여요',
  kinds: { APPLY: '응모', STAMP: '스탬프', ROULETTE: '돌림판', OX_QUIZ: 'OX 퀴즈', COUPON: '쿠폰', BILLBOARD: '전광판', ATTEND: '출석', MINI_GAME: '미니 게임', ETC: '기타' },
  status: { NOT_YET: '시작 전', OPEN: '진행 중', CLOSED: '마감', DONE: '종료' },
  states: { APPLIED: '응모', WAITLISTED: '대기', WON: '당첨, 받기 전', CLAIMED: '받음', LAPSED: '기한 지남', LOST: '미당첨', CANCELLED: '취소', DONE: '완료' },
  period: '기간', from: (at) => `${at}부터`, until: (at) => `${at}까지`, always: '끝나는 때 없음', results: '발표', figures: '숫자',
  prizes: '선물', prize: '선물', stock: '수량', left: '남음', given: '나감', toClaim: '받기 전', claimed: '받음', lapsed: '기한 지남', unlimited: '제한 없음', soldOut: '모두 나감', hidden: '–',
  slots: '시간', slot: '시간', seats: '자리',
  draw: '추첨', wheel: '돌림판', drawHelp: '당첨은 비밀 시드로 정해져요. 시드의 해시는 열릴 때, 시드는 끝난 뒤에 공개돼서 추첨 기록으로 누구나 결과를 다시 확인할 수 있어요.',
  seedHash: '시드 해시', seed: '시드', listHash: '명단 해시', secret: '발표 전까지 비밀이에요', notFrozen: '아직 명단이 열려 있어요', drawn: (at) => `${at}에 추첨했어요`, willDraw: (at) => `${at}에 자동으로 추첨해요`, turns: '돌릴 때마다 바로 정해져요.',
  record: '추첨 기록 (JSON)', winners: '당첨자 (CSV)', saved: '파일을 저장했어요. 이름은 가려져 있어요.', failed: '파일을 만들지 못했어요. 다시 해 주세요.', winnersFile: ['번호', '아이디(가림)', '선물', '상태', '시각', '받는 기한'],
  participants: '참여자', noParticipants: '맞는 참여가 없어요.', member: '회원', no: '번호', at: '시각', state: '상태', anyState: '모든 상태', claimUntil: (at) => `${at}까지 받기`,
  searchBy: '찾는 값', byNo: '번호', byLogin: '로그인 ID 전체', search: '찾기', loginHelp: '로그인 ID로 찾으면 하루 50번의 찾기에 들어가요.', limit: '오늘 50번을 모두 찾았어요.', clear: '지우기',
  page: (page, pages, total) => `${n(pages)}쪽 중 ${n(page)}쪽 · 모두 ${n(total)}건`, previous: '앞 쪽', next: '다음 쪽',
  handOver: '전달', handOverOf: (no) => `${no}번 선물 전달`, handedOver: '선물을 전달했어요. 회원에게도 보여요.', notHandedOver: '이제 기다리는 선물이 아니에요.',
  preview: '미리 보기', previewOf: '이벤트 페이지를 볼 상태', noPage: '이 장소에는 이런 이벤트를 보여 주는 페이지가 없어요.', noInstant: '이 이벤트에는 이 상태가 없어요.', closePreview: '미리 보기 닫기',
};

/** Texts of the events of the desk. */
export const eventStrings = { ko, en };
