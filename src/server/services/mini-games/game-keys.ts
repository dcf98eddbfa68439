import type { Actor } from '../../core/records/actor.ts';
import { audit } from '../../core/records/audit.ts';
import { nextNumber, take, takenOf } from '../../core/records/count.ts';
import type { SessionKeys } from '../../core/session/session-keys.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';

const RECORD = 'mini_games';
/** Refusals of a game that are logged on a day; anybody can send forged calls. */
const MOST_REFUSALS = 200;

const keyCounter = (game: string) => ({ scope: 'game-key', key: game });

/**
 * Returns the signing key of a game. It follows from the key of the server and the number of keys that operators made, so that no table, document or
 * release has it.
 */
export const gameKey = async (db: Db, keys: Pick<SessionKeys, 'blind'>, game: string): Promise<string> =>
  keys.blind(`mini-game|${game}|${await takenOf(db, keyCounter(game))}`);

/** Makes a new signing key of a game. The one before ends. */
export const makeGameKey = async (
  tx: Tx,
  keys: Pick<SessionKeys, 'blind'>,
  {
    game,
    actor,
    at,
    venue,
  }: { readonly game: string; readonly actor: Actor; readonly at: Date; readonly venue: string },
): Promise<string> => {
  await nextNumber(tx, keyCounter(game));
  await audit(tx, { record: RECORD, id: game, actor, from: '', to: 'KEY', at, venue });
  return gameKey(tx, keys, game);
};

/** Logs a refused call of a game with its reason, a code of the HTTP edge. */
export const logRefusal = async (
  tx: Tx,
  { game, reason, at }: { readonly game: string; readonly reason: string; readonly at: Date },
): Promise<void> => {
  if (!(await take(tx, { scope: 'game-refusals', key: `${game} ${kstDay(at)}`, capacity: MOST_REFUSALS }))) return;
  await audit(tx, { record: RECORD, id: game, actor: { kind: 'server', id: '' }, from: '', to: 'REFUSED', at, reason });
};

/** Reads the last key and the last refused calls of a game from the log. */
export const readGameLog = async (db: Db, game: string, most: number) => {
  const log = db
    .selectFrom('record_log')
    .select(['at', 'actor', 'reason'])
    .where('record', '=', RECORD)
    .where('record_id', '=', game);
  return {
    key: await log.where('to_state', '=', 'KEY').orderBy('id', 'desc').executeTakeFirst(),
    refusals: await log.where('to_state', '=', 'REFUSED').orderBy('id', 'desc').limit(most).execute(),
  };
};
