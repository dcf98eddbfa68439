import type { Context } from '../../core/context.ts';
import { createHash, randomBytes } from 'node:crypto';
import type { FromSchema } from 'json-schema-to-ts';
import { eventStatus, resolveTarget } from '../../../engine/index.ts';
import type { Event, EventPrize } from '#schemas/documents/event/schema';
import type { gameScoreBody, gameStartBody } from '#schemas/calls/mini-games/answers';
import type { MiniGame } from '#schemas/documents/mini-game/schema';
import type { Locale } from '#schemas/parts';
import { HttpError } from '../../core/errors.ts';
import { giveBack, take, takenOf } from '../../core/records/count.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import { finishJoin, type FoundEvent, givePrize, insertJoin, type Taking, wonState } from '../events/index.ts';
import { columnsOf } from '../../core/storage/columns.ts';

/** A token starts a game within this time. */
const TOKEN_MS = 5 * 60_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const dayCounter = (event: string, member: string, now: Date) => ({
  scope: 'game-plays',
  key: `${event} ${member} ${kstDay(now)}`,
});

/** Returns the game of an event. Throws `notFound` if the event has none. */
export const gameOf = ({ live }: Pick<Context, 'live'>, { kind, miniGame = '' }: Event): MiniGame => {
  const game = kind === 'MINI_GAME' ? live.current.prepared.documents['mini-game'].get(miniGame) : undefined;
  if (game === undefined) throw new HttpError('notFound');
  return game;
};

/** Games of a member that are left today. */
export const playsLeft = async (
  db: Db,
  event: Event,
  game: MiniGame,
  { member, now }: { readonly member: string; readonly now: Date },
): Promise<number> => Math.max(0, game.playsADay - (await takenOf(db, dayCounter(event.id, member, now))));

/** Opens a play. Returns the address of the game with the token. Throws `eventJoined` above the plays of a day. */
export const openPlay = async (
  tx: Tx,
  context: Context,
  { event, venue }: FoundEvent,
  { member, locale }: { readonly member: string; readonly locale: Locale },
): Promise<{ readonly url: string; readonly until: string }> => {
  const game = gameOf(context, event);
  const now = context.clock.now();
  const target = resolveTarget(game.url, { allowedHosts: context.live.current.snapshot.site.allowedHosts });
  if (target.kind !== 'inside' && !(target.kind === 'outside' && target.known)) throw new HttpError('eventState');
  if (!(await take(tx, { ...dayCounter(event.id, member, now), capacity: game.playsADay })))
    throw new HttpError('eventJoined');
  const [token, until] = [randomBytes(24).toString('base64url'), new Date(now.getTime() + TOKEN_MS).toISOString()];
  await tx
    .insertInto('game_plays')
    .values({
      id: orderedId(),
      event: event.id,
      game: game.id,
      venue,
      member,
      day: kstDay(now),
      token: hashOf(token),
      state: 'OPENED',
      score: 0,
      until,
      at: now.toISOString(),
    })
    .execute();
  return {
    url: `${game.url}${game.url.includes('?') ? '&' : '?'}${new URLSearchParams({ token, lang: locale }).toString()}`,
    until,
  };
};

/** Exchanges a token for the play, once. Throws `eventCodeOld` for one that is unknown, used or expired. */
export const startPlay = async (
  tx: Tx,
  now: Date,
  game: MiniGame,
  { token }: Pick<FromSchema<typeof gameStartBody>, 'token'>,
): Promise<{ readonly playId: string; readonly until: string }> => {
  const until = new Date(now.getTime() + game.finishMin * 60_000).toISOString();
  const row = await tx
    .updateTable('game_plays')
    .set({ state: 'STARTED', until })
    .where('token', '=', hashOf(token))
    .where('game', '=', game.id)
    .where('state', '=', 'OPENED')
    .where('until', '>', now.toISOString())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw new HttpError('eventCodeOld');
  return { playId: row.id, until };
};

/** Gives the best prize that a score reaches, is left, and the member can get and has not won. */
const givePrizeFor = async (taking: Taking, join: string, score: number): Promise<EventPrize | undefined> => {
  const { tx, event, member } = taking;
  const reached = (event.prizes ?? [])
    .filter(({ at = 0 }) => at <= score)
    .toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0));
  for (const prize of reached) {
    const own = { scope: 'game-prize', key: `${event.id} ${member} ${prize.id}` };
    if (!(await take(tx, { ...own, capacity: 1 }))) continue;
    if ((await givePrize(taking, join, prize)) === undefined) return prize;
    await giveBack(tx, own);
  }
  return undefined;
};

/** Stores the score of a play, once, as a participation with its prize. Throws `gameScore` above the ceiling, `eventState` for a play that is unknown, scored or late, `eventNotOpen` after the end of the event. */
export const scorePlay = async (
  tx: Tx,
  context: Context,
  game: MiniGame,
  { playId, score }: Pick<FromSchema<typeof gameScoreBody>, 'playId' | 'score'>,
): Promise<EventPrize | undefined> => {
  if (score > game.maxScore) throw new HttpError('gameScore');
  const now = context.clock.now();
  const play = await tx
    .updateTable('game_plays')
    .set({ state: 'SCORED', score })
    .where('id', '=', playId)
    .where('game', '=', game.id)
    .where('state', '=', 'STARTED')
    .where('until', '>', now.toISOString())
    .returning(columnsOf('game_plays'))
    .executeTakeFirst();
  const event = context.live.current.prepared.documents.event.get(play?.event ?? '');
  if (play === undefined || event?.kind !== 'MINI_GAME') throw new HttpError('eventState');
  if (eventStatus(event, now.getTime()) !== 'OPEN') throw new HttpError('eventNotOpen');
  const taking: Taking = {
    tx,
    context,
    event,
    venue: play.venue,
    member: play.member,
    body: { eventId: event.id },
    locale: 'ko',
  };
  const join = await insertJoin(taking, { occasion: `play ${playId}`, score });
  const prize = await givePrizeFor(taking, join, score);
  await finishJoin(
    taking,
    join,
    prize === undefined ? { state: 'DONE' } : { prize: prize.id, ...wonState(prize, now) },
  );
  return prize;
};
