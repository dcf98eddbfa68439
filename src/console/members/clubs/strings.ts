import type { ClubMember, DeskClub } from '#schemas/club-desk.schema';

const n = (value: number): string => value.toLocaleString('en');
const s = (count: number, one: string): string => `${n(count)} ${count === 1 ? one : `${one}s`}`;

const en = {
  title: 'Clubs', none: 'This venue has no clubs.', lost: 'This could not be loaded.', again: 'Try again', choose: 'Choose a club to see its members and activities.', back: 'All clubs', edit: 'Edit the club',
  kinds: { ANIMAL: 'Animals', PLANT: 'Plants', SCHOOL: 'School' } satisfies Readonly<Record<DeskClub['kind'], string>>,
  counts: (active: number, capacity: number) => `${n(active)} of ${s(capacity, 'member')}`, applied: (count: number) => `${n(count)} to decide`, waitingFor: (count: number) => `${n(count)} waiting`, closed: 'Takes no applications', open: 'Takes applications',
  states: { 0: 'Applied', 1: 'Active', 2: 'Waiting', 8: 'Refused', 9: 'Left' } satisfies Readonly<Record<ClubMember['state'], string>>, state: 'State', anyState: 'All states',
  members: 'Members', noMembers: 'No member matches.', member: 'Member', number: 'Number', since: 'Since', hours: 'Hours', select: (name: string) => `Select ${name}`,
  login: 'Whole login ID', search: 'Search', clear: 'Clear', loginHelp: 'A search by login ID counts as one of your 50 look-ups a day.',
  accept: 'Accept', acceptOf: (name: string) => `Accept ${name}`, refuse: 'Refuse', refuseOf: (name: string) => `Refuse ${name}`, accepted: 'Accepted.', refused: 'Refused. The place is free for the next in line.', gone: 'Somebody else has decided about this application.', failed: 'Not saved. Try again.',
  activities: 'Activities', noActivities: 'This club has no activities. Add them to the club document.', took: (count: number) => `${s(count, 'member')} took part`, ahead: 'Not held yet',
  addHours: 'Add hours', activity: 'Activity', addTo: (count: number) => (count === 0 ? 'Select active members below' : `Add to ${s(count, 'member')}`), added: 'The hours are added.', hoursOf: (hours: number) => `${hours} h`,
  page: (page: number, pages: number, total: number) => `Page ${n(page)} of ${n(pages)} · ${n(total)} in total`, previous: 'Previous page', next: 'Next page',
};

const ko: typeof en = {
  title: '클럽', none: '이 장소에는 클럽이 없어요.', lost: '불러오지 못했어요.', again: '다시 불러오기', choose: '클럽을 고르면 회원과 활동이 보여요.', back: '모든 클럽', edit: '클럽 편집',
  kinds: { ANIMAL: '동물', PLANT: '식물', SCHOOL: '학교' },
  counts: (active, capacity) => `정원 ${n(capacity)}명 중 ${n(active)}명`, applied: (count) => `결정할 신청 ${n(count)}건`, waitingFor: (count) => `대기 ${n(count)}명`, closed: '신청을 받지 않아요', open: '신청을 받아요',
  states: { 0: '신청', 1: '활동', 2: '대기', 8: '거절', 9: '탈퇴' }, state: '상태', anyState: '모든 상태',
  members: '회원', noMembers: '맞는 회원이 없어요.', member: '회원', number: '번호', since: '가입', hours: '시간', select: (name) => `${name} 고르기`,
  login: '로그인 ID 전체', search: '찾기', clear: '지우기', loginHelp: '로그인 ID로 찾으면 하루 50번의 찾기에 들어가요.',
  accept: '승인', acceptOf: (name) => `${name} 승인`, refuse: '거절', refuseOf: (name) => `${name} 거절`, accepted: '승인했어요.', refused: '거절했어요. 자리는 다음 사람에게 가요.', gone: '다른 사람이 먼저 처리한 신청이에요.', failed: '저장하지 못했어요. 다시 해 주세요.',
  activities: '활동', noActivities: '활동이 없어요. 클럽 문서에 활동을 추가하세요.', took: (count) => `${n(count)}명 참여`, ahead: '아직 열리지 않음',
  addHours: '활동 시간 더하기', activity: '활동', addTo: (count) => (count === 0 ? '아래에서 활동 회원을 고르세요' : `${n(count)}명에게 더하기`), added: '활동 시간을 더했어요.', hoursOf: (hours) => `${hours}시간`,
  page: (page, pages, total) => `${n(pages)}쪽 중 ${n(page)}쪽 · 모두 ${n(total)}명`, previous: '앞 쪽', next: '다음 쪽',
};

/** Texts of the clubs of the desk. */
export const clubStrings = { ko, en };
