import type { Kysely } from 'kysely';
import type { Tables } from '../../src/server/core/storage/tables.ts';

/** Faults after many concurrent logins of a member; all counts are 0 when correct. */
export interface LoginFaults {
  /** Logins that were confirmed but not stored. */
  readonly lost: number;
  /** Platform classes without exactly one active login that has exactly one active token family. */
  readonly notOne: number;
  /** Ended logins or families with a reason other than a newer login. */
  readonly otherReason: number;
  /** Active families of ended logins. */
  readonly leftOver: number;
}

/** Checks the stored logins of a member after a number of logins per class. */
export async function loginFaults(
  db: Kysely<Tables>,
  member: string,
  answered: Readonly<Record<'APP' | 'WEB', number>>,
): Promise<LoginFaults> {
  const logins = await db
    .selectFrom('logins')
    .select(['id', 'platform_class', 'ended_at', 'end_reason'])
    .where('member', '=', member)
    .execute();
  const families = await db
    .selectFrom('families')
    .innerJoin('logins', 'logins.id', 'families.login')
    .select(['families.login', 'families.ended_at', 'families.end_reason'])
    .where('logins.member', '=', member)
    .execute();
  const live = new Set(logins.filter(({ ended_at }) => ended_at === null).map(({ id }) => id));
  const ofClass = (name: 'APP' | 'WEB') => logins.filter(({ platform_class }) => platform_class === name);
  const classes = (['APP', 'WEB'] as const).filter((name) => answered[name] > 0);
  const isOne = (name: 'APP' | 'WEB'): boolean => {
    const [one, ...others] = ofClass(name).filter(({ id }) => live.has(id));
    return (
      one !== undefined &&
      others.length === 0 &&
      families.filter(({ login, ended_at }) => login === one.id && ended_at === null).length === 1
    );
  };
  return {
    lost: classes.reduce((sum, name) => sum + Math.max(0, answered[name] - ofClass(name).length), 0),
    notOne: classes.filter((name) => !isOne(name)).length,
    otherReason: [...logins, ...families].filter(
      ({ ended_at, end_reason }) => ended_at !== null && end_reason !== 'replaced',
    ).length,
    leftOver: families.filter(({ login, ended_at }) => ended_at === null && !live.has(login)).length,
  };
}
