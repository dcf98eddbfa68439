import type { Store } from './store.ts';
import type { Db } from './tables.ts';

export interface LeaseRequest {
  /** Name of the work. */
  readonly name: string;
  /** This process. */
  readonly holder: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly ttlMs: number;
}

/** Right to do the work until the lease expires. */
export interface Lease {
  readonly name: string;
  readonly holder: string;
  /** Grows with each new holder. */
  readonly fence: number;
}

/**
 * Takes or renews a lease. Returns undefined while another process holds it. A stored end is never further away than `ttlMs`: a clock that ran ahead, or
 * this one set back, may have left a later one. It is shortened where it is seen, so the lease is free one `ttlMs` later.
 */
export const takeLease = async (db: Db, { name, holder, now, ttlMs }: LeaseRequest): Promise<Lease | undefined> => {
  const until = now + ttlMs;
  const row = await db
    .insertInto('leases')
    .values({ name, holder, fence: 1, until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((eb) => ({
          holder: eb.case().when('leases.until', '<', now).then(holder).else(eb.ref('leases.holder')).end(),
          until,
          fence: eb
            .case()
            .when(eb.and([eb('leases.holder', '<>', holder), eb('leases.until', '<', now)]))
            .then(eb('leases.fence', '+', 1))
            .else(eb.ref('leases.fence'))
            .end(),
        }))
        .where((eb) =>
          eb.or([eb('leases.holder', '=', holder), eb('leases.until', '<', now), eb('leases.until', '>', until)]),
        ),
    )
    .returning(['holder', 'fence'])
    .executeTakeFirst();
  return row?.holder === holder ? { name, holder, fence: row.fence } : undefined;
};

/** Checks in a transaction that a lease was not taken over, and prevents that until the transaction ends. */
export const holdsLease = async (
  store: Pick<Store, 'forUpdate'>,
  tx: Db,
  { name, holder, fence }: Lease,
): Promise<boolean> =>
  (await store
    .forUpdate(
      tx
        .selectFrom('leases')
        .select('fence')
        .where('name', '=', name)
        .where('holder', '=', holder)
        .where('fence', '=', fence),
    )
    .executeTakeFirst()) !== undefined;

/** Ends a lease early, so that another process need not wait until it expires. */
export const endLease = async (db: Db, { name, holder }: Pick<Lease, 'name' | 'holder'>): Promise<void> => {
  await db.updateTable('leases').set({ until: 0 }).where('name', '=', name).where('holder', '=', holder).execute();
};
