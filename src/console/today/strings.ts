import type { FacilityStatus } from '#schemas/calls/park-state/answers';
import type { Board } from '#schemas/calls/park-state/console-answers';
import type { Group } from './board.ts';

const en = {
  title: 'Today',
  help: 'What visitors see now. Changes appear in open browsers immediately, without a release.',
  venue: 'Venue',
  none: 'Your role does not include operations of any venue.',
  grantHelp: 'Administrators do not hold this role by default. Give it to yourself or another person.',
  grant: 'Grant the role Operations',
  facilities: 'Facilities',
  noFacilities: 'This venue has no facilities yet.',
  nothing: 'No facility matches.',
  search: 'Search facilities',
  category: 'Category',
  allCategories: 'All categories',
  group: 'Show',
  groups: { all: 'All', set: 'Set by operators', notOpen: 'Not open', unknown: 'No information' } satisfies Readonly<
    Record<Group, string>
  >,
  sources: { simulation: 'Simulated', upstream: 'Park system', none: 'No source' } satisfies Readonly<
    Record<Board['source'], string>
  >,
  sourceHelp: {
    simulation: 'Polled states are simulated for this demo.',
    upstream: 'Polled from the park system once a minute.',
    none: 'No source is connected. Only operators set states.',
  } satisfies Readonly<Record<Board['source'], string>>,
  status: { OPEN: 'Open', DELAYED: 'Delayed', REST: 'Paused', CLOSED: 'Closed', FULL: 'Full' } satisfies Readonly<
    Record<FacilityStatus, string>
  >,
  unknown: 'No information',
  wait: (minutes: number) => `${minutes} min`,
  seconds: (count: number) => `${count} s ago`,
  minutes: (count: number) => `${count} min ago`,
  polled: 'last poll',
  lost: 'The board could not be loaded. The values may be old.',
  again: 'Try again',
  byOperator: 'Operator',
  setBy: (name: string, time: string) => `${name || 'Former operator'} at ${time}`,
  until: (time: string) => `until ${time}`,
  polledState: (state: string) => `Source: ${state}`,
  setState: 'Status',
  setStateOf: (name: string) => `Status of ${name}`,
  setWait: 'Wait',
  setWaitOf: (name: string) => `Wait time of ${name}`,
  setUntilOf: (name: string) => `End of the state set for ${name}`,
  takeBack: 'Undo',
  takeBackOf: (name: string) => `Undo the state set for ${name}`,
  inMinutes: (minutes: number) =>
    minutes < 60 ? `For ${minutes} minutes` : minutes === 60 ? 'For 1 hour' : `For ${minutes / 60} hours`,
  untilClosing: (time: string) => `Until closing (${time})`,
  chooseTime: 'Choose a time…',
  chooseTitle: (name: string) => `When does this end? ${name}`,
  time: 'Time (Korea)',
  save: 'Save',
  done: (name: string, state: string) => `${name}: ${state}`,
  undone: (name: string) => `${name}: back to the source`,
  failed: 'Not saved. Try again.',
  refused: 'Your role does not allow this.',
};

const ko: typeof en = {
  title: '오늘',
  help: '지금 손님에게 보이는 상태예요. 바꾸면 릴리스 없이 열려 있는 화면에 바로 나타나요.',
  venue: '장소',
  none: '운영을 맡은 장소가 없어요.',
  grantHelp: '관리자라고 해서 이 역할이 저절로 생기지는 않아요. 나나 다른 사람에게 줄 수 있어요.',
  grant: '운영 역할 주기',
  facilities: '시설',
  noFacilities: '이 장소에는 아직 시설이 없어요.',
  nothing: '맞는 시설이 없어요.',
  search: '시설 찾기',
  category: '분류',
  allCategories: '모든 분류',
  group: '보기',
  groups: { all: '전체', set: '직접 정함', notOpen: '운영 안 함', unknown: '정보 없음' },
  sources: { simulation: '시뮬레이션', upstream: '파크 시스템', none: '연결 없음' },
  sourceHelp: {
    simulation: '데모를 위해 만들어 낸 상태예요.',
    upstream: '파크 시스템에서 1분마다 받아 와요.',
    none: '연결된 시스템이 없어요. 직접 정한 상태만 보여요.',
  },
  status: { OPEN: '운영 중', DELAYED: '지연', REST: '일시 중지', CLOSED: '마감', FULL: '만석' },
  unknown: '정보 없음',
  wait: (minutes) => `${minutes}분`,
  seconds: (count) => `${count}초 전`,
  minutes: (count) => `${count}분 전`,
  polled: '마지막 확인',
  lost: '불러오지 못했어요. 보이는 값이 오래됐을 수 있어요.',
  again: '다시 불러오기',
  byOperator: '직접 정함',
  setBy: (name, time) => `${time} ${name || '예전 운영자'}`,
  until: (time) => `${time}까지`,
  polledState: (state) => `원래 상태: ${state}`,
  setState: '상태',
  setStateOf: (name) => `${name} 상태`,
  setWait: '대기',
  setWaitOf: (name) => `${name} 대기 시간`,
  setUntilOf: (name) => `${name} 상태가 끝나는 때`,
  takeBack: '되돌리기',
  takeBackOf: (name) => `${name} 상태 되돌리기`,
  inMinutes: (minutes) => (minutes < 60 ? `${minutes}분 동안` : `${minutes / 60}시간 동안`),
  untilClosing: (time) => `마감까지 (${time})`,
  chooseTime: '시각 고르기…',
  chooseTitle: (name) => `언제까지인가요? ${name}`,
  time: '시각 (한국)',
  save: '저장',
  done: (name, state) => `${name}: ${state}`,
  undone: (name) => `${name}: 원래 상태로 돌아갔어요`,
  failed: '저장하지 못했어요. 다시 해 주세요.',
  refused: '이 일을 할 수 있는 역할이 아니에요.',
};

export const todayStrings = { ko, en };

/** Formats a state with its wait time. */
export const formatState = (
  words: typeof en,
  { statusCd, waitMin }: { readonly statusCd: FacilityStatus; readonly waitMin?: number },
): string => (waitMin === undefined ? words.status[statusCd] : `${words.status[statusCd]} · ${words.wait(waitMin)}`);

/** Formats the age of a value. */
export const formatAge = (words: typeof en, ms: number): string =>
  ms < 60_000 ? words.seconds(Math.max(0, Math.floor(ms / 1000))) : words.minutes(Math.floor(ms / 60_000));
