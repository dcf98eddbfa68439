import { placeName } from '../../core/records/place-name.ts';
import type { FoundEvent } from './found-event.ts';
import type { Context } from '../../core/context.ts';
import { localised } from '#content/answers/texts';
import { entrantOf, seedHash } from '#content/draws/lots';
import { eventStatus, eventTimes } from '../../../engine/index.ts';
import type { EventJoins, EventState, EventWinners } from '#schemas/calls/events/answers';
import type { Event } from '#schemas/documents/event/schema';
import type { Locale } from '#schemas/parts';
import { errorMessageKey } from '#schemas/error-message-key';
import { fillText, HttpError } from '../../core/errors.ts';
import { takenOf } from '../../core/records/count.ts';
import { readPage, type Page } from '../../core/records/page-of.ts';
import { maskName } from '../../core/records/mask-name.ts';
import type { Db, MemberRow } from '../../core/storage/tables.ts';
import { kstDay, momentOf, ynOf } from '../../core/wire-values.ts';
import { drawKindOf, sealOf } from './fair-draw.ts';
import { refusalOf, type Candidate } from './candidate.ts';
import { isJoinable } from './join.ts';
import { mostOf, seatCounter } from './kinds/apply.ts';
import { isClaim, tookPart, type JoinRow } from './taking-part.ts';
import { prizeViews } from './prize-views.ts';
import { columnsOf } from '../../core/storage/columns.ts';

const joinView = (
  { event, locale, now }: { readonly event: Event; readonly locale: Locale; readonly now: Date },
  join: JoinRow,
): EventJoins['joinList'][number] => {
  const prize = event.prizes?.find(({ id }) => id === join.prize);
  const isOpen = eventStatus(event, now.getTime()) === 'OPEN';
  const waits = join.state === 'WON' && prize !== undefined;
  return {
    joinId: join.id,
    statusCd: join.state,
    joinDtm: momentOf(join.at),
    prizeNm: localised(prize?.name, locale),
    prizeKindCd: prize?.kind ?? '',
    slotNm: localised(event.slots?.find(({ id }) => id === join.slot)?.label, locale),
    claimUntilDtm: join.claim_until === null ? '' : momentOf(join.claim_until),
    cancelYn: ynOf(
      event.kind === 'APPLY' &&
        isOpen &&
        (join.state === 'APPLIED' || join.state === 'WAITLISTED' || (join.state === 'WON' && join.slot !== '')),
    ),
    claimYn: ynOf(waits),
    codeYn: ynOf(waits && prize.placeCode !== undefined),
  };
};

/** Masks a login ID, such as `haneul_f***`. */
export const maskLoginId = (id: string): string => `${id.slice(0, Math.max(1, id.length - 3))}***`;

/** Masked login ID of a winner; members who log in at a social provider only have none and go by their nickname. */
export const winnerName = ({ login_id, nickname }: Pick<MemberRow, 'login_id' | 'nickname'>): string =>
  login_id === null ? maskName(nickname) : maskLoginId(login_id);

interface ListReading {
  readonly event: Event;
  readonly locale: Locale;
  readonly now: Date;
  readonly page: Page;
}

/** Lists a page of a member's participations, the latest first. Days of attendance have a calendar of their own. */
export const listJoins = async (
  db: Db,
  { event, locale, now, page }: ListReading,
  member: string,
): Promise<EventJoins> => {
  const own = db
    .selectFrom('event_joins')
    .select(columnsOf('event_joins'))
    .where('event', '=', event.id)
    .where('member', '=', member)
    .where('kind', '<>', 'ATTEND')
    .where(tookPart)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');
  const { rows, totalCnt } = await readPage(own, page);
  return { joinList: rows.map((join) => joinView({ event, locale, now }, join)), totalCnt };
};

/** Lists a page of the winners of a draw by their masked login ID, once the results are out. */
export const listWinners = async (db: Db, { event, locale, now, page }: ListReading): Promise<EventWinners> => {
  if (event.draw === undefined || eventStatus(event, now.getTime()) !== 'DONE') return { winnerList: [], totalCnt: 0 };
  const winners = db
    .selectFrom('event_joins')
    .innerJoin('members', 'members.uid', 'event_joins.member')
    .select(['members.login_id', 'members.nickname', 'event_joins.prize'])
    .where('event', '=', event.id)
    .where('event_joins.state', 'in', ['WON', 'CLAIMED'])
    .where(tookPart)
    .orderBy('event_joins.no')
    .orderBy('event_joins.id');
  const { rows, totalCnt } = await readPage(winners, page);
  return {
    winnerList: rows.map(({ prize, ...member }, index) => ({
      winnerNo: page.offset + index + 1,
      winnerNm: winnerName(member),
      prizeNm: localised(event.prizes?.find(({ id }) => id === prize)?.name, locale),
    })),
    totalCnt,
  };
};

const fieldViews = ({ form = [] }: Event, locale: Locale): EventState['fieldList'] =>
  form.map(({ id, label, help, kind, optional, most, choices = [] }) => ({
    fieldId: id,
    label: localised(label, locale),
    help: localised(help, locale),
    kindCd: kind,
    requiredYn: ynOf(optional !== true),
    most: mostOf({ kind, most }),
    choiceList: choices.map((one) => ({ value: one.id, label: localised(one.label, locale) })),
  }));

interface StateReading {
  readonly found: FoundEvent;
  readonly locale: Locale;
  /** Undefined for guests. */
  readonly candidate: Candidate | undefined;
  readonly now: Date;
}

/** Own turns that are left. */
const turnsLeft = (
  { kind, limit, prizes = [], stamps = [] }: Event,
  joins: readonly Pick<JoinRow, 'occasion' | 'prize' | 'day'>[],
  today: string,
): number => {
  const turns = joins.filter((join) => !isClaim(join));
  if (kind === 'STAMP') return Math.max(0, stamps.length - turns.length);
  if (kind === 'ATTEND') return turns.some(({ day }) => day === today) ? 0 : 1;
  const used = limit?.per === 'DAY' ? turns.filter(({ day }) => day === today).length : turns.length;
  return Math.max(0, (kind === 'COUPON' ? prizes.length : (limit?.times ?? 1)) - used);
};

/** Reads the own turns that are left. */
export const readTurnsLeft = async (
  db: Db,
  event: Event,
  { member, now }: { readonly member: string; readonly now: Date },
): Promise<number> =>
  turnsLeft(
    event,
    await db
      .selectFrom('event_joins')
      .select(['occasion', 'prize', 'day'])
      .where('event', '=', event.id)
      .where('member', '=', member)
      .execute(),
    kstDay(now),
  );

/** Text of a refusal, as the release words it. */
const refusalText = ({ live }: Context, { answer }: HttpError, locale: Locale): string =>
  fillText(live.current.snapshot.messages[locale][errorMessageKey(answer.code)] ?? answer.errorMessage, answer);

/** Reads how one takes part in an event, and the member's own state. */
export const readState = async (
  db: Db,
  context: Context,
  { found: { event, venue }, locale, candidate, now }: StateReading,
): Promise<EventState> => {
  const status = eventStatus(event, now.getTime());
  const { documents } = context.live.current.prepared;
  const joins =
    candidate === undefined
      ? []
      : await db
          .selectFrom('event_joins')
          .select(columnsOf('event_joins'))
          .where('event', '=', event.id)
          .where('member', '=', candidate.member)
          .where(tookPart)
          .orderBy('at', 'desc')
          .execute();
  const turns = joins.filter((join) => !isClaim(join));
  const left = turnsLeft(event, joins, kstDay(now));
  const refusal = candidate === undefined ? undefined : refusalOf(event, candidate);
  const { opens, closes, results } = eventTimes(event);
  const moment = (at: number): string => (Number.isFinite(at) ? momentOf(at) : '');
  const seal = drawKindOf(event) !== undefined && status !== 'NOT_YET' ? await sealOf(db, event.id, now) : undefined;
  const slotList = [];
  for (const { id, label, seats } of event.slots ?? [])
    slotList.push({
      slotId: id,
      slotNm: localised(label, locale),
      leftCnt: Math.max(0, seats - (await takenOf(db, seatCounter(event.id, id)))),
    });
  return {
    eventId: event.id,
    eventKindCd: event.kind,
    statusCd: status,
    fromDtm: moment(opens),
    untilDtm: moment(closes),
    resultDtm: event.draw === undefined ? '' : moment(results),
    loginYn: ynOf(candidate !== undefined),
    joinYn: ynOf(candidate !== undefined && isJoinable(event) && refusal === undefined && left > 0),
    refusalCd: refusal?.answer.code ?? '',
    refusalTxt: refusal === undefined ? '' : refusalText(context, refusal, locale),
    joinCnt: turns.length,
    leftCnt: left,
    dailyYn: ynOf(event.limit?.per === 'DAY'),
    moreDtm: event.moreOn === undefined ? '' : momentOf(event.moreOn),
    prizeList: [...(await prizeViews(db, { context, event, locale, joins, days: turns.map(({ day }) => day) }))],
    consentList: (event.consents ?? []).map(({ id, text, optional }) => ({
      consentId: id,
      text: localised(text, locale),
      requiredYn: ynOf(optional !== true),
    })),
    fieldList: fieldViews(event, locale),
    slotList,
    stampList: (event.stamps ?? []).map(({ id, name, icon, way, facilityId = '' }) => {
      const had = turns.find(({ slot }) => slot === id);
      return {
        stampId: id,
        stampNm: localised(name, locale),
        iconNm: icon ?? '',
        wayCd: way,
        facilityId,
        placeNm:
          facilityId === '' ? '' : placeName(context, documents.venue.get(venue)?.parkKindCd ?? '', facilityId, locale),
        doneYn: ynOf(had !== undefined),
        doneDtm: had === undefined ? '' : momentOf(had.at),
      };
    }),
    stampCnt: event.kind === 'STAMP' ? turns.length : 0,
    questionList: (event.quiz?.questions ?? []).map(({ id, text }) => ({
      questionId: id,
      text: localised(text, locale),
    })),
    passCnt: event.quiz?.pass ?? 0,
    seconds: event.quiz?.seconds ?? 0,
    seedHash: seal === undefined ? '' : seedHash(seal.seed),
    seed: status === 'DONE' ? (seal?.seed ?? '') : '',
    listHash: seal?.list_hash ?? '',
    entrantKey: seal === undefined || candidate === undefined ? '' : entrantOf(seal.mask, candidate.member),
  };
};
