import { readInstant } from '#engine';
import { eventKinds, type Event, type EventKind } from '#schemas/documents/event/schema';
import type { Path } from '../problem.ts';
import type { CheckContext, Finding } from '../check-context.ts';

/** Parts that only some kinds use. */
const kindsOf = {
  form: ['APPLY', 'ETC'],
  slots: ['APPLY'],
  draw: ['APPLY'],
  stamps: ['STAMP'],
  stampsDaily: ['STAMP'],
  quiz: ['OX_QUIZ'],
  remindAt: ['ATTEND'],
  fewLeft: ['COUPON', 'ROULETTE'],
  moreOn: ['COUPON'],
  miniGame: ['MINI_GAME'],
} as const satisfies Partial<Record<keyof Event, readonly EventKind[]>>;

/** Parts without which a kind cannot work. */
const needed: Readonly<Partial<Record<EventKind, readonly (keyof Event)[]>>> = {
  STAMP: ['stamps'],
  ROULETTE: ['prizes'],
  OX_QUIZ: ['quiz'],
  COUPON: ['prizes'],
  MINI_GAME: ['miniGame'],
};

/** Checks that events can work: the parts of their kind, their times, and prizes that can be won. */
export function checkEvents(context: CheckContext): void {
  for (const event of context.documents.event.values()) {
    const tell = (path: Path, finding: Finding): void => context.report(event, path, finding);
    for (const [part, kinds] of Object.entries(kindsOf) as [keyof typeof kindsOf, readonly EventKind[]][])
      if (event[part] !== undefined && !kinds.includes(event.kind)) tell([part], unused(part, event.kind));
    for (const part of needed[event.kind] ?? [])
      if (event[part] === undefined) tell(['kind'], missing(part, event.kind));
    if (event.kind === 'APPLY' && event.draw !== undefined && event.slots !== undefined) tell(['draw'], drawAndSeats);
    if (
      event.draw !== undefined &&
      event.until !== undefined &&
      readInstant(`${event.draw.resultOn}T23:59:59+09:00`) < readInstant(event.until)
    )
      tell(['draw', 'resultOn'], early(event.draw.resultOn));
    if (event.quiz !== undefined && event.quiz.pass > event.quiz.questions.length)
      tell(['quiz', 'pass'], tooHard(event.quiz.pass, event.quiz.questions.length));
    if (event.kind === 'ROULETTE' && event.prizes?.every(({ stock }) => stock !== undefined) === true)
      tell(['prizes'], noEndless);
    else if (
      event.kind === 'ROULETTE' &&
      event.prizes?.every(({ kind, stock }) => stock !== undefined || kind === 'COUPON' || kind === 'BADGE') === true
    )
      tell(['prizes'], noneForAll);
    checkSlots(event, tell);
    checkPrizes(event, tell);
    checkCouponPeriods(context, event, tell);
  }
}

const checkSlots = ({ slots = [], from }: Event, tell: (path: Path, finding: Finding) => void): void => {
  const known = new Map<number, string>();
  slots.forEach(({ at, label }, index) => {
    if (at === undefined) return;
    const instant = readInstant(at);
    const other = known.get(instant);
    if (other === undefined) known.set(instant, label.ko ?? label.en ?? '');
    else tell(['slots', index, 'at'], sameTime(at, other));
    if (from !== undefined && instant < readInstant(from)) tell(['slots', index, 'at'], beforeStart(at, from));
  });
};

const checkPrizes = ({ prizes = [], stamps, kind }: Event, tell: (path: Path, finding: Finding) => void): void => {
  const ids = new Set<string>();
  prizes.forEach((prize, index) => {
    if (ids.has(prize.id)) tell(['prizes', index, 'id'], twice(prize.id));
    ids.add(prize.id);
    if (prize.kind === 'COUPON' && prize.coupon === undefined) tell(['prizes', index], noCoupon);
    if (kind === 'ROULETTE' && prize.weight === undefined && prizes.some(({ weight }) => weight !== undefined))
      tell(['prizes', index], noWeight);
    if (prize.kind === 'SOM' && prize.amount === undefined) tell(['prizes', index], noAmount);
    if (kind === 'STAMP' && stamps !== undefined && (prize.at ?? 0) > stamps.length)
      tell(['prizes', index, 'at'], tooMany(prize.at ?? 0, stamps.length));
  });
  stamps?.forEach((stamp, index) => {
    if ((stamp.way === 'SCREEN' || stamp.way === 'PRINTED') && stamp.code === undefined)
      tell(['stamps', index], noCode);
    if ((stamp.way === 'RIDE' || stamp.way === 'PRINTED') && stamp.facilityId === undefined)
      tell(['stamps', index], noPlace);
  });
};

/** Finds coupons that nobody can use when they are won. */
const checkCouponPeriods = (
  { documents }: CheckContext,
  { prizes = [], from }: Event,
  tell: (path: Path, finding: Finding) => void,
): void => {
  if (from === undefined) return;
  prizes.forEach(({ coupon = '' }, index) => {
    const until = documents['coupon-kind'].get(coupon)?.until;
    if (until !== undefined && readInstant(`${until}T23:59:59+09:00`) < readInstant(from))
      tell(['prizes', index, 'coupon'], expired(coupon, until));
  });
};

const clash = (ko: string, en: string, hintKo: string, hintEn: string): Finding => ({
  code: 'settings-clash',
  text: { ko, en },
  hint: { ko: hintKo, en: hintEn },
});
const unused = (part: string, kind: EventKind): Finding =>
  clash(
    `${kind} 이벤트에서는 ${part}이(가) 쓰이지 않아요.`,
    `An event of kind ${kind} does not use ${part}.`,
    `${part}을(를) 지우거나 참여 방법을 바꾸세요.`,
    `Remove ${part}, or choose another of: ${eventKinds.join(', ')}.`,
  );
const missing = (part: string, kind: EventKind): Finding =>
  clash(
    `${kind} 이벤트인데 ${part}이(가) 없어요.`,
    `An event of kind ${kind} needs ${part}.`,
    `${part}을(를) 적으세요.`,
    `Add ${part}.`,
  );
const drawAndSeats = clash(
  '자리를 바로 주는데 추첨도 해요.',
  'Seats are given away at once, so there is nothing to draw.',
  'slots와 draw 가운데 하나만 두세요.',
  'Keep either slots or draw.',
);
const early = (day: string): Finding =>
  clash(
    `발표일(${day})이 끝나는 때보다 빨라요.`,
    `The results (${day}) come before the event ends.`,
    '발표일을 늦추세요.',
    'Choose a later day.',
  );
const tooHard = (pass: number, all: number): Finding =>
  clash(
    `문제가 ${all}개뿐이라 ${pass}개를 맞힐 수 없어요.`,
    `Nobody can answer ${pass} of ${all} questions.`,
    'pass를 줄이세요.',
    'Lower the pass mark.',
  );
const noEndless = clash(
  '모든 칸의 수량이 정해져 있어서 다 나가면 돌릴 수 없어요.',
  'Every prize has a stock, so the wheel ends when all are gone.',
  '수량 제한이 없는 칸을 하나 두세요.',
  'Leave one prize without a stock.',
);
const noneForAll: Finding = {
  ...clash(
    '수량 제한이 없는 칸이 쿠폰이나 배지뿐이라, 더 받을 수 없는 회원은 돌릴 수 없어요.',
    'Only coupons or badges have no stock. A member who can get no more of them cannot turn the wheel.',
    '솜처럼 누구나 여러 번 받는 칸을 하나 두세요.',
    'Add a prize without a stock that members can get again and again, such as Som.',
  ),
  severity: 'warning',
};
const noWeight = clash(
  '이 칸만 weight가 없어서 확률이 1로 계산돼요. 다른 칸에는 있어요.',
  'The prize has no weight, so it counts as 1 beside prizes that have one.',
  'weight를 적으세요.',
  'Add its weight.',
);
const sameTime = (at: string, other: string): Finding => ({
  code: 'schedule-clash',
  severity: 'warning',
  text: { ko: `“${other}”와(과) 시각(${at})이 같아요.`, en: `It is at the same time (${at}) as “${other}”.` },
  hint: { ko: '둘 중 하나의 시각을 바꾸거나 하나로 합치세요.', en: 'Change one of the two times, or merge them.' },
});
const beforeStart = (at: string, from: string): Finding =>
  clash(
    `이 시각(${at})은 이벤트가 시작하기(${from}) 전이에요.`,
    `This time (${at}) is before the event begins (${from}).`,
    '시각이나 이벤트의 시작을 고치세요.',
    'Change the time, or the start of the event.',
  );
const twice = (id: string): Finding =>
  clash(`선물 “${id}”이(가) 두 번 있어요.`, `There are two prizes “${id}”.`, '하나의 ID를 바꾸세요.', 'Rename one.');
const noCoupon = clash(
  '쿠폰 종류가 없어요.',
  'The prize names no kind of coupon.',
  'coupon을 적으세요.',
  'Add coupon.',
);
const expired = (coupon: string, until: string): Finding =>
  clash(
    `쿠폰 “${coupon}”은(는) 이벤트가 시작하기 전(${until})에 끝나서 받아도 쓸 수 없어요.`,
    `The coupon “${coupon}” ends on ${until}, before the event begins, so nobody can use it.`,
    '쿠폰의 마지막 날을 늦추거나 다른 쿠폰을 고르세요.',
    'Extend the period of the coupon, or choose another.',
  );
const noAmount = clash(
  '솜을 얼마나 주는지 없어요.',
  'The prize has no amount of Som.',
  'amount를 적으세요.',
  'Add amount.',
);
const tooMany = (at: number, all: number): Finding =>
  clash(
    `스탬프가 ${all}개뿐이라 ${at}개를 모을 수 없어요.`,
    `Nobody can collect ${at} of ${all} stamps.`,
    'at을 줄이세요.',
    'Lower at.',
  );
const noCode = clash(
  '찍을 코드의 비밀이 없어요.',
  'The stamp has no secret for its code.',
  'code를 적으세요.',
  'Add code.',
);
const noPlace = clash('스탬프의 곳이 없어요.', 'The stamp has no place.', 'facilityId를 적으세요.', 'Add facilityId.');
