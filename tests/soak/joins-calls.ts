import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { accessCookies, pageHeaders } from '../../scripts/bench/sessions/requests.ts';
import { keys, type SeededMember } from '../../scripts/bench/sessions/seed-members.ts';
import type { Event } from '../../schemas/documents/event/schema.ts';
import { CLAIM_DAYS } from '../../src/engine/index.ts';
import { stampCode } from '../../src/server/services/events/kinds/stamps.ts';
import { signGame } from '../../src/server/services/mini-games/game-signature.ts';
import { kstDay } from '../../src/server/core/wire-values.ts';
import { BILLBOARD_TIMES, game, LAPSING, PLACE_CODE, roundAt, VENUE, type EventPark } from './joins-park.ts';
import { pick } from './pick.ts';
import { post, type Post } from './post.ts';

export type Kind =
  | 'join'
  | 'cancel'
  | 'claim'
  | 'prize'
  | 'reward'
  | 'apply'
  | 'cancel-application'
  | 'open-game'
  | 'start-game'
  | 'score';

/** A call of a member, or of a game. It is repeated with the same key until it is answered. */
export interface Call extends Post {
  readonly kind: Kind;
  /** ID of the event; '' for billboards and games. */
  readonly event: string;
  /** Member; '' for a game. */
  readonly who: string;
  /** Empty for games: they have no keys. */
  readonly key: string;
  /** Participation, application, token or play of the call, or ''. */
  readonly subject: string;
}

export interface Answered extends Call {
  /** `200`, or the code of the refusal. */
  readonly code: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Records that can change after a run of the background work. */
export interface OpenJoins {
  readonly joins: readonly {
    readonly id: string;
    readonly member: string;
    readonly state: string;
    readonly prize: string;
  }[];
  readonly applications: readonly { readonly id: string; readonly member: string }[];
}

/** State on which calls depend when they are made. */
export interface Situation {
  readonly park: EventPark;
  readonly at: number;
  readonly round: number;
  /** True once nobody can take part any more. */
  readonly isClosed: boolean;
  readonly open: OpenJoins;
}

export const operation = fc.record({
  kind: fc.nat(24),
  who: fc.nat(),
  nth: fc.nat(),
  more: fc.nat(),
  twice: fc.nat(7),
});
export type Operation = Parameters<Parameters<typeof operation.map>[0]>[0];

/** A few scores are too high. */
const MOST_SCORE = 105;

const dayMs = 24 * 60 * 60_000;

const names = [
  'draw',
  'draw',
  'seats',
  'seats',
  'seats',
  'stamps',
  'stamps',
  'wheel',
  'wheel',
  'quiz',
  'quiz',
  'coupons',
  'coupons',
  'coupons',
  'attend',
  'attend',
  'form',
] as const;

const bodyOf = (
  { kind, id, slots, stamps = [], prizes = [], quiz }: Event,
  { nth, more }: Operation,
  at: number,
): object => {
  const eventId = id;
  switch (kind) {
    case 'APPLY':
    case 'ETC':
      return {
        eventId,
        answerList: more % 10 === 0 ? [] : [{ fieldId: 'why', value: 'Because' }],
        ...(slots === undefined ? {} : { slotId: pick(slots, nth).id }),
      };
    case 'STAMP': {
      const stamp = pick(stamps, nth);
      // Some codes are a minute and more old.
      return { eventId, code: stampCode({ event: id, stamp, now: more % 6 === 0 ? at - 90_000 : at }) };
    }
    case 'OX_QUIZ':
      return {
        eventId,
        answerList: quiz?.questions.map((question, index) => ({
          fieldId: question.id,
          value: (more + index) % 3 === 0 ? 'X' : question.answer,
        })),
      };
    case 'COUPON':
      return { eventId, slotId: pick(prizes, nth % 3).id };
    case 'ROULETTE':
    case 'ATTEND':
    case 'BILLBOARD':
    case 'MINI_GAME':
      return { eventId };
  }
};

const signed = (call: 'start' | 'score', values: Readonly<Record<string, string | number>>, sentAt: number): string =>
  JSON.stringify({
    ...values,
    sentAt,
    signature: signGame(keys.blind(`mini-game|${game.id}|0`), [call, ...Object.values(values), sentAt]),
  });

/** Makes the call of an operation. */
export function callOf(one: Operation, { park: { members, events }, at, round, isClosed, open }: Situation): Call {
  const { who, nth, more } = one;
  const member = pick(members, who);
  const find = (name: string): Event =>
    pick(
      events.filter(({ id }) => id === `${name}-${round}`),
      0,
    );
  const byMember = (
    { uid, accessToken }: Pick<SeededMember, 'uid'> & { readonly accessToken: string },
    kind: Kind,
    path: string,
    body: object,
    subject = '',
    event = '',
  ): Call => {
    const key = randomUUID();
    return {
      kind,
      event,
      who: uid,
      key,
      subject,
      path: `/api/v1/iam/${path}`,
      headers: { ...pageHeaders, cookie: accessCookies({ ...member, uid, accessToken }), 'idempotency-key': key },
      body: JSON.stringify({ parkType: VENUE, ...body }),
    };
  };
  const memberOf = (uid: string): SeededMember => members.find((each) => each.uid === uid) ?? member;
  /** Mostly a record of its own member, now and then that of somebody else. */
  const ownerOf = ({ member: uid }: { readonly member: string }): SeededMember =>
    more % 9 === 0 ? member : memberOf(uid);
  const join = (name: string): Call =>
    byMember(member, 'join', 'evt/event-join', bodyOf(find(name), one, at), '', `${name}-${round}`);
  const nobody = { id: 'none', member: member.uid, state: '', prize: '' };
  // Its winner lets it lapse, so that the first who waits moves up.
  const canClaim = (prize: string): boolean =>
    prize !== '' && (prize !== LAPSING || at > roundAt(round).results + CLAIM_DAYS * dayMs);
  const byJoin = (kind: 'cancel' | 'claim', states: readonly string[]): Call => {
    const known = open.joins.filter(
      ({ state, prize }) => states.includes(state) && (kind === 'cancel' || canClaim(prize)),
    );
    const chosen = known.length === 0 ? nobody : pick(known, nth);
    return byMember(
      ownerOf(chosen),
      kind,
      `evt/event-${kind}`,
      { joinId: chosen.id, ...(kind === 'claim' ? { code: more % 5 === 0 ? '0000' : PLACE_CODE } : {}) },
      chosen.id,
    );
  };
  const kind = isClosed && more % 2 > 0 ? 20 : one.kind;
  if (kind < names.length) return join(pick(names, kind));
  if (kind === 17)
    return byMember(
      member,
      'prize',
      'evt/event-prize',
      { eventId: `stamps-${round}`, prizeId: pick(['early', 'full'], nth) },
      '',
      `stamps-${round}`,
    );
  if (kind === 18)
    return byMember(
      member,
      'reward',
      'evt/attend-rewrd',
      { eventId: `attend-${round}`, prizeId: pick(['', 'row', 'all'], nth) },
      '',
      `attend-${round}`,
    );
  if (kind === 20 && (isClosed || more % 4 === 0)) return byJoin('claim', ['WON']);
  if (kind === 19 || kind === 20) return byJoin('cancel', ['APPLIED', 'WAITLISTED', 'WON']);
  if (kind === 21)
    return byMember(member, 'apply', 'video/event-billboard-appl', {
      eventId: 'board',
      date: kstDay(new Date(at + (1 + (nth % 3)) * dayMs)),
      slotId: pick(BILLBOARD_TIMES, more),
      templateId: 'night',
      words: 'Hello',
      agreeYn: 'Y',
    });
  if (kind === 22) {
    const chosen = open.applications.length === 0 ? nobody : pick(open.applications, nth);
    return byMember(
      ownerOf(chosen),
      'cancel-application',
      'video/event-billboard-cancel',
      { applId: chosen.id },
      chosen.id,
    );
  }
  return more % 5 === 0
    ? join(pick(['text', 'screen', 'game'], nth))
    : byMember(member, 'open-game', 'evt/mini-game-start', { eventId: `game-${round}` }, '', `game-${round}`);
}

/** Makes the call of a game that follows a call: the start with the token, then the score. */
export function nextOf({ kind, code, data }: Answered, at: number): Call | undefined {
  if (code !== '200' || (kind !== 'open-game' && kind !== 'start-game')) return undefined;
  const byGame = (
    next: Kind,
    path: 'start' | 'score',
    values: Readonly<Record<string, string | number>>,
    subject: string,
  ): Call => ({
    kind: next,
    event: '',
    who: '',
    key: '',
    subject,
    path: `/api/game/v1/${path}`,
    headers: { 'content-type': 'application/json' },
    body: signed(path, values, at),
  });
  if (kind === 'open-game') {
    const token = new URL(String(data['url'])).searchParams.get('token') ?? '';
    return byGame('start-game', 'start', { gameId: game.id, token }, token);
  }
  const playId = String(data['playId']);
  return byGame(
    'score',
    'score',
    { gameId: game.id, playId, score: Number.parseInt(playId.slice(-4), 16) % MOST_SCORE },
    playId,
  );
}

/** Sends a call. Returns undefined if it has to be repeated. */
export async function send(origin: string, call: Call): Promise<Answered | undefined> {
  const answer = await post(origin, call);
  return answer && { ...call, ...answer };
}
