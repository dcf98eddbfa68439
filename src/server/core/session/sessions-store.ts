import type { CompiledQuery } from 'kysely';
import type { LoginType } from '#schemas/calls/accounts/answers';
import type { Store } from '../storage/store.ts';
import type { Db, EndReason, MemberRow } from '../storage/tables.ts';
import { columnsOf } from '../storage/columns.ts';
import { logEnds } from './access-log.ts';

/** Session of a member, from one query. Instants are ISO 8601. */
export interface SessionRow extends Omit<MemberRow, 'login_id'> {
  readonly login_id: string | null;
  readonly family: string;
  readonly login: string;
  readonly profile: 'browser' | 'shell';
  readonly generation: number;
  readonly access_until: string;
  readonly idle_until: string;
  readonly absolute_until: string;
  readonly rotated_at: string;
  readonly ended_at: string | null;
  readonly end_reason: EndReason | null;
  readonly login_type: LoginType;
  readonly platform_class: 'APP' | 'WEB';
  readonly auto_login: number;
  readonly proven_at: string;
  readonly initial: number | null;
  readonly alert_on: string | null;
}

const sessions = (db: Db) =>
  db
    .selectFrom('families')
    .innerJoin('logins', 'logins.id', 'families.login')
    .innerJoin('members', 'members.uid', 'logins.member')
    .leftJoin('credentials', 'credentials.member', 'members.uid')
    .select(columnsOf('members'))
    .select([
      'families.id as family',
      'families.login',
      'families.profile',
      'families.generation',
      'families.access_until',
      'families.idle_until',
      'families.absolute_until',
      'families.rotated_at',
      'families.ended_at',
      'families.end_reason',
      'logins.login_type',
      'logins.platform_class',
      'logins.auto_login',
      'logins.proven_at',
      'credentials.initial',
      'credentials.alert_on',
    ]);

const byAccess = new WeakMap<Db, CompiledQuery<SessionRow>>();

/** Compiled once per database, because every member call runs it. */
export const findByAccess = async (db: Db, hash: string): Promise<SessionRow | undefined> => {
  const query = byAccess.get(db) ?? sessions(db).where('families.access_hash', '=', '').compile();
  byAccess.set(db, query);
  const { rows } = await db.executeQuery<SessionRow>({ ...query, parameters: [hash] });
  return rows[0];
};

/** Finds a session by its previous access token: a call may have left before the refresh that replaced it. */
export const findByEarlierAccess = (db: Db, hash: string): Promise<SessionRow | undefined> =>
  sessions(db).where('families.earlier_hash', '=', hash).executeTakeFirst();

export const findByFamily = (db: Db, family: string): Promise<SessionRow | undefined> =>
  sessions(db).where('families.id', '=', family).executeTakeFirst();

/** Finds the session that replaced a renewed one, while it still has its first tokens. */
export const findSuccessor = (
  db: Db,
  { login, ended_at: renewedAt, profile }: SessionRow,
): Promise<SessionRow | undefined> =>
  sessions(db)
    .where((family) =>
      family.and({
        'families.login': login,
        'families.profile': profile,
        'families.generation': firstGeneration,
        'families.rotated_at': renewedAt ?? '',
      }),
    )
    .where('families.ended_at', 'is', null)
    .executeTakeFirst();

/** Rotates a family with one conditional update: of concurrent attempts, only one succeeds. */
export const rotate = async (
  db: Db,
  from: { readonly family: string; readonly generation: number },
  next: { readonly accessHash: string; readonly accessUntil: string; readonly idleUntil: string; readonly now: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('families')
    .set((family) => ({
      generation: from.generation + 1,
      earlier_hash: family.ref('access_hash'),
      access_hash: next.accessHash,
      access_until: next.accessUntil,
      idle_until: next.idleUntil,
      rotated_at: next.now,
    }))
    .where('id', '=', from.family)
    .where('generation', '=', from.generation)
    .where('ended_at', 'is', null)
    .where('idle_until', '>', next.now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Ends logins and all their tokens. Logins that ended before stay unchanged. */
export const endLogins = async (db: Db, logins: readonly string[], reason: EndReason, now: string): Promise<void> => {
  if (logins.length === 0) return;
  const end = { ended_at: now, end_reason: reason };
  const ended = await db
    .updateTable('logins')
    .set(end)
    .where('id', 'in', logins)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  await logEnds(
    db,
    ended.map(({ id }) => id),
    reason,
    now,
  );
  // A phone on which nobody is logged in gets no push notifications.
  await db.deleteFrom('app_devices').where('login', 'in', logins).execute();
  await db.updateTable('families').set(end).where('login', 'in', logins).where('ended_at', 'is', null).execute();
};

/** Ends token families. Returns the number of families that were live. */
export const endFamilies = async (
  db: Db,
  families: readonly string[],
  reason: EndReason,
  now: string,
): Promise<number> => {
  if (families.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('families')
    .set({ ended_at: now, end_reason: reason })
    .where('id', 'in', families)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

/** Records a proof of the member at an instant. A later one stays. */
export const markProven = async (db: Db, login: string, at: string): Promise<void> => {
  await db.updateTable('logins').set({ proven_at: at }).where('id', '=', login).where('proven_at', '<', at).execute();
};

/** Returns the live families of a login. */
export const liveFamilies = async (db: Db, login: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('families')
    .select('id')
    .where('login', '=', login)
    .where('ended_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
};

/** Returns the live logins of a member. */
export const liveLogins = async (db: Db, member: string, platformClass?: 'APP' | 'WEB'): Promise<readonly string[]> => {
  const all = db.selectFrom('logins').select('id').where('member', '=', member).where('ended_at', 'is', null);
  const rows = await (platformClass === undefined ? all : all.where('platform_class', '=', platformClass)).execute();
  return rows.map(({ id }) => id);
};

/** Locks the live login of an active member until the transaction ends. Returns undefined if it ended, or the member may not log in. */
export const lockLiveLogin = async (db: Db, store: Pick<Store, 'forUpdate'>, id: string) =>
  store
    .forUpdate(
      db
        .selectFrom('logins')
        .select(['id', 'auto_login', 'started_at'])
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .where('member', 'in', db.selectFrom('members').select('uid').where('state', '=', 'active')),
    )
    .executeTakeFirst();

export interface NewLogin {
  readonly id: string;
  readonly member: string;
  readonly platformClass: 'APP' | 'WEB';
  readonly slot: string;
  readonly loginType: LoginType;
  readonly autoLogin: boolean;
  readonly device: string;
  readonly now: string;
  readonly provenAt?: string;
}

export const insertLogin = async (
  db: Db,
  { id, member, platformClass, slot, loginType, autoLogin, device, now, provenAt = now }: NewLogin,
): Promise<void> => {
  await db
    .insertInto('logins')
    .values({
      id,
      member,
      platform_class: platformClass,
      slot,
      login_type: loginType,
      auto_login: autoLogin ? 1 : 0,
      device,
      started_at: now,
      proven_at: provenAt,
      ended_at: null,
      end_reason: null,
    })
    .execute();
};

export interface NewFamily {
  readonly id: string;
  readonly login: string;
  readonly profile: 'browser' | 'shell';
  readonly accessHash: string;
  readonly accessUntil: string;
  readonly idleUntil: string;
  readonly absoluteUntil: string;
  readonly now: string;
}

export const firstGeneration = 1;

export const insertFamily = async (
  db: Db,
  { id, login, profile, accessHash, accessUntil, idleUntil, absoluteUntil, now }: NewFamily,
): Promise<void> => {
  await db
    .insertInto('families')
    .values({
      id,
      login,
      profile,
      generation: firstGeneration,
      access_hash: accessHash,
      access_until: accessUntil,
      earlier_hash: null,
      rotated_at: now,
      idle_until: idleUntil,
      absolute_until: absoluteUntil,
      ended_at: null,
      end_reason: null,
    })
    .execute();
};
