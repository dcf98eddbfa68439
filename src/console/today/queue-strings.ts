import type { QueueAction } from '#schemas/calls/queue/queue-actions';
import type { QueuePlan, QueueRefusal } from '#schemas/calls/queue/console-answers';

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

const en = {
  title: 'Queues',
  inside: (now: number, today: number) =>
    `${now.toLocaleString('en')} inside now, ${today.toLocaleString('en')} entered today`,
  lost: 'The queues could not be loaded.',
  again: 'Try again',
  modes: { LINE: 'Line', SLOT: 'Time slots', BOTH: 'Line and time slots' } satisfies Readonly<
    Record<QueuePlan['mode'], string>
  >,
  status: { OPEN: 'Open', PAUSED: 'Paused', CLOSED: 'Closed', FULL: 'Full' } satisfies Readonly<
    Record<QueuePlan['status'], string>
  >,
  nowNo: (no: number) => (no === 0 ? 'Nobody called yet' : `Calling no. ${no}`),
  wait: (range: string) => `${range} min`,
  waitUnknown: 'Wait not known',
  rests: 'The ride is resting',
  waiting: 'Waiting',
  called: 'Called',
  reserved: 'Reserved',
  entered: 'Entered',
  missed: 'Missed',
  actions: { 'call-next': 'Call next', pause: 'Pause', resume: 'Resume', close: 'Close' } satisfies Readonly<
    Record<QueueAction, string>
  >,
  more: (name: string) => `More for the queue of ${name}`,
  actionOf: {
    'call-next': (name: string) => `Call the next party: ${name}`,
    pause: (name: string) => `Pause ${name}`,
    resume: (name: string) => `Resume ${name}`,
    close: (name: string) => `Close the queue of ${name} for today`,
  } satisfies Readonly<Record<QueueAction, (name: string) => string>>,
  effects: {
    'call-next': 'The party may enter now, out of turn with the automatic calls.',
    pause:
      'Nobody can join and nobody is called until you resume, or until the end of the day. Members keep their places and are not told. The state of the ride does not change.',
    resume: 'Members can join, and calls go on.',
    close: 'All places end. Their members get a right to come back once today.',
  } satisfies Readonly<Record<QueueAction, string>>,
  tells: (parties: number, members: number) =>
    `${people(members)} in ${parties === 1 ? '1 party' : `${parties} parties`} will be told:`,
  tellsNobody: 'Nobody is told.',
  languages: { ko: 'Korean', en: 'English' },
  refused: {
    NOBODY: 'Nobody is waiting.',
    CROWDED: 'Enough people are called already. Wait until they enter.',
    PAUSED: 'The queue is paused.',
  } satisfies Readonly<Record<QueueRefusal, string>>,
  done: (name: string, action: string) => `${name}: ${action}`,
  failed: 'Not done. Try again.',
  notAllowed: 'Your role does not allow this.',
};

const ko: typeof en = {
  title: '대기열',
  inside: (now, today) => `지금 안에 ${now.toLocaleString('ko')}명, 오늘 입장 ${today.toLocaleString('ko')}명`,
  lost: '대기열을 불러오지 못했어요.',
  again: '다시 불러오기',
  modes: { LINE: '줄서기', SLOT: '시간 예약', BOTH: '줄서기와 시간 예약' },
  status: { OPEN: '받는 중', PAUSED: '일시 중지', CLOSED: '마감', FULL: '만석' },
  nowNo: (no) => (no === 0 ? '아직 부르지 않음' : `${no}번 부르는 중`),
  wait: (range) => `${range}분`,
  waitUnknown: '대기 시간 모름',
  rests: '놀이기구가 쉬는 중',
  waiting: '대기',
  called: '호출',
  reserved: '예약',
  entered: '입장',
  missed: '안 옴',
  actions: { 'call-next': '다음 부르기', pause: '일시 중지', resume: '다시 열기', close: '마감' },
  more: (name) => `${name} 대기열 더 보기`,
  actionOf: {
    'call-next': (name) => `${name} 다음 일행 부르기`,
    pause: (name) => `${name} 일시 중지`,
    resume: (name) => `${name} 다시 열기`,
    close: (name) => `${name} 대기열 오늘 마감`,
  },
  effects: {
    'call-next': '자동 호출과 따로 이 일행이 지금 들어올 수 있어요.',
    pause:
      '다시 열거나 오늘이 끝날 때까지 새로 줄 설 수 없고 부르지도 않아요. 순서는 그대로 남고, 알림은 보내지 않아요. 놀이기구 상태는 바뀌지 않아요.',
    resume: '다시 줄 설 수 있고, 호출을 이어 가요.',
    close: '모든 순서가 끝나요. 손님에게는 오늘 한 번 다시 올 권리를 드려요.',
  },
  tells: (parties, members) => `${parties}팀 ${members}명에게 이렇게 알려요:`,
  tellsNobody: '알림을 받는 사람이 없어요.',
  languages: { ko: '한국어', en: '영어' },
  refused: {
    NOBODY: '기다리는 사람이 없어요.',
    CROWDED: '이미 충분히 불렀어요. 들어올 때까지 기다려 주세요.',
    PAUSED: '대기열이 멈춰 있어요.',
  },
  done: (name, action) => `${name}: ${action}`,
  failed: '처리하지 못했어요. 다시 해 주세요.',
  notAllowed: '이 일을 할 수 있는 역할이 아니에요.',
};

/** Texts of the queues of the Today board. */
export const queueStrings = { ko, en };
