import { DAY_MS } from '../../core/durations.ts';
import { HttpError } from '../../core/errors.ts';
import { hashToken, randomToken } from '../../core/session/session-keys.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';

const LINK_MS = DAY_MS;

/** Creates the code of a link with which a member verifies without a login. It is good for a day and one change. */
export const createLink = async (
  tx: Tx,
  { member, now }: { readonly member: string; readonly now: Date },
): Promise<{ readonly token: string; readonly until: Date }> => {
  const [token, until] = [randomToken(), new Date(now.getTime() + LINK_MS)];
  await tx
    .insertInto('one_time_codes')
    .values({
      hash: hashToken(token),
      purpose: 'certify',
      member,
      login: null,
      until: until.toISOString(),
      used_at: null,
      tries: 0,
    })
    .execute();
  return { token, until };
};

const liveLink = (db: Db, hash: string, now: Date) =>
  db
    .selectFrom('one_time_codes')
    .select('member')
    .where('hash', '=', hash)
    .where('purpose', '=', 'certify')
    .where('used_at', 'is', null)
    .where('until', '>', now.toISOString())
    .executeTakeFirst();

interface BroughtLink {
  readonly token: string;
  readonly binder: string | undefined;
  readonly now: Date;
}

/** Returns the hash of a valid link's code. A browser that comes back without the code goes on with the last one that it brought. */
export const findLink = async (db: Db, { token, binder, now }: BroughtLink): Promise<string | undefined> => {
  const hash = token === '' ? await lastLink(db, binder) : hashToken(token);
  return hash === undefined || (await liveLink(db, hash, now)) === undefined ? undefined : hash;
};

/** Returns the hash of a valid link's code. Throws `codeWrong` without one. */
export const requireLink = async (tx: Tx, brought: BroughtLink): Promise<string> => {
  const hash = await findLink(tx, brought);
  if (hash === undefined) throw new HttpError('codeWrong');
  return hash;
};

const lastLink = async (db: Db, binder = ''): Promise<string | undefined> =>
  (
    await db
      .selectFrom('verifications')
      .select('link_hash')
      .where('binder', '=', binder)
      .where('purpose', '=', 'LINK')
      .orderBy('started_at', 'desc')
      .executeTakeFirst()
  )?.link_hash;

/** Uses the link up that a verification began with. Returns its member. Throws `codeWrong`. */
export const useLink = async (tx: Tx, verification: string, now: Date): Promise<string> => {
  const row = await tx
    .selectFrom('verifications')
    .select('link_hash')
    .where('id', '=', verification)
    .executeTakeFirst();
  const used = await tx
    .updateTable('one_time_codes')
    .set({ used_at: now.toISOString() })
    .where('hash', '=', row?.link_hash ?? '')
    .where('purpose', '=', 'certify')
    .where('used_at', 'is', null)
    .where('until', '>', now.toISOString())
    .returning('member')
    .executeTakeFirst();
  if (typeof used?.member !== 'string') throw new HttpError('codeWrong');
  return used.member;
};
