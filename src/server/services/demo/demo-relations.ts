import { DAY_MS, HOUR_MS } from '../../core/durations.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { take } from '../../core/records/count.ts';
import { pairOf, type Relation } from '../../core/records/friends.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { Store } from '../../core/storage/store.ts';
import type { Db } from '../../core/storage/tables.ts';
import { counterOf } from '../companions/index.ts';

interface DemoRelation {
  readonly type: Relation['type'];
  /** Empty for friends. */
  readonly park?: string;
  /** Login IDs. */
  readonly asker: string;
  readonly receiver: string;
  readonly state: 'REQUESTING' | 'ACCEPTED';
  readonly daysAgo: number;
}

interface DemoPeople {
  readonly relations: readonly DemoRelation[];
  readonly blocks: readonly { readonly blocker: string; readonly blocked: string }[];
  readonly groups: readonly { readonly owner: string; readonly name: string; readonly people: readonly string[] }[];
}

const demoPeople = JSON.parse(readFileSync(join(import.meta.dirname, 'relations.json'), 'utf8')) as DemoPeople;

const uidsOf = async (db: Db): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await db.selectFrom('members').select(['uid', 'login_id']).where('login_id', 'is not', null).execute()).map(
      ({ uid, login_id }) => [login_id ?? '', uid],
    ),
  );

/** Creates the relations of demo members that are missing. Open requests stay recent; whatever a visitor has changed stays changed. */
export const seedDemoRelations = async (app: FastifyInstance, now: Date): Promise<void> => {
  const { db } = app.store;
  const uids = await uidsOf(db);
  const uid = (loginId: string): string => uids.get(loginId) ?? '';
  for (const { type, park = '', state, daysAgo, ...names } of demoPeople.relations) {
    const [asker, receiver] = [uid(names.asker), uid(names.receiver)];
    // A member who was removed has no relations.
    if (asker === '' || receiver === '') continue;
    const id = `demo ${type} ${park} ${asker} ${receiver}`;
    const at = new Date(now.getTime() - daysAgo * DAY_MS - HOUR_MS).toISOString();
    await inTransaction(app.store, async (tx) => {
      const { numInsertedOrUpdatedRows: inserted } = await tx
        .insertInto('relations')
        .values({
          id,
          type,
          park,
          pair: pairOf(asker, receiver),
          asker,
          receiver,
          state,
          asker_alias: '',
          receiver_alias: '',
          products: '[]',
          at,
          decided_at: state === 'ACCEPTED' ? at : null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (inserted === 0n)
        await tx.updateTable('relations').set({ at }).where('id', '=', id).where('state', '=', 'REQUESTING').execute();
      else if (state === 'ACCEPTED')
        for (const member of [asker, receiver].toSorted()) await take(tx, counterOf({ type, park }, member));
    });
  }
  await seedBlocksAndGroups(app.store, uid, now.toISOString());
};

const seedBlocksAndGroups = async (store: Store, uid: (loginId: string) => string, at: string): Promise<void> => {
  // Blocks and groups come with the first start only: a visitor may have undone them since.
  for (const { blocker, blocked } of demoPeople.blocks) {
    await inTransaction(store, async (tx) => {
      const { numInsertedOrUpdatedRows: inserted } = await tx
        .insertInto('claims')
        .values({ scope: 'demo', key: `block ${blocker} ${blocked}`, ref: '', at })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (inserted === 1n)
        await tx
          .insertInto('blocks')
          .values({ blocker: uid(blocker), blocked: uid(blocked), at })
          .execute();
    });
  }
  for (const { owner, name, people } of demoPeople.groups) {
    await inTransaction(store, async (tx) => {
      const id = `demo ${uid(owner)} ${name}`;
      const { numInsertedOrUpdatedRows: inserted } = await tx
        .insertInto('claims')
        .values({ scope: 'demo', key: `group ${id}`, ref: '', at })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (inserted !== 1n) return;
      await take(tx, { scope: 'companion-groups', key: uid(owner), capacity: 10 });
      await tx
        .insertInto('companion_groups')
        .values({ id, owner: uid(owner), name, at })
        .execute();
      await tx
        .insertInto('companion_group_people')
        .values(people.map((person) => ({ group_id: id, member: uid(person) })))
        .execute();
    });
  }
};
