import { type MemberParts, accountServer } from '#tests/account-server.ts';
import { addProduct } from '#tests/test-devices.ts';
import { type Operation, twoProcesses } from '#tests/two-processes.ts';
import { type GateScan, enter, leave } from '../../../src/server/services/devices/gate.ts';
import { pairOf } from '../../../src/server/core/records/friends.ts';
import { kstDay } from '../../../src/server/core/wire-values.ts';
import { documents } from './race-documents.ts';

/** Identifies a record of the tests. */
export const unique = (
  (count) => () =>
    `race-${++count}`
)(0);

/** Starts two processes on one database, with the members and records of which races are about. */
export const raceServer = () => {
  const server = accountServer({ documents });
  const processes = twoProcesses(server);
  const db = () => server.store().db;
  const now = () => server.now();
  const today = () => kstDay(now());
  /** Passages of a member who is in the park. */
  const inside = () =>
    JSON.stringify({
      TP: { enter: { processYn: 'Y', processDate: today(), processTime: '100000', pticketId: 't', enterTicketCnt: 1 } },
    });
  const member = async (parts: MemberParts = {}): Promise<string> => (await server.addMember(parts)).uid;
  const people = async (): Promise<readonly [string, string]> => [await member(), await member()];
  const relate = async (one: string, other: string, type: 'FRIEND' | 'COMPANION' = 'COMPANION'): Promise<void> => {
    const at = now().toISOString();
    await db()
      .insertInto('relations')
      .values({
        id: unique(),
        type,
        park: type === 'FRIEND' ? '' : 'TP',
        pair: pairOf(one, other),
        asker: one,
        receiver: other,
        state: 'ACCEPTED',
        asker_alias: '',
        receiver_alias: '',
        products: '[]',
        at,
        decided_at: at,
      })
      .execute();
  };
  const companions = async (): Promise<readonly [string, string]> => {
    const pair = await people();
    await relate(...pair);
    return pair;
  };
  const lent = async (): Promise<{ readonly owner: string; readonly holder: string; readonly product: string }> => {
    const [owner, holder] = await companions();
    const product = await addProduct(server, owner);
    await db()
      .insertInto('loans')
      .values({ id: unique(), product, owner, holder, day: today(), state: 'LENT', at: now().toISOString() })
      .execute();
    return { owner, holder, product };
  };
  const enteredWith = (product: string, day = today()) =>
    db().updateTable('pocket_products').set({ state: 'ENTERED', entered_on: day }).where('id', '=', product).execute();
  const gate = (() => {
    let made: Promise<GateScan['device']> | undefined;
    const add = async () => {
      const id = unique();
      await db()
        .insertInto('devices')
        .values({
          id,
          venue: 'TP',
          kind: 'GATE',
          name: id,
          facility: '',
          model: '',
          version: '',
          state: 'ACTIVE',
          join_hash: null,
          join_until: '',
          token_hash: null,
          added_at: '',
          heard_at: '',
          ended_at: '',
        })
        .execute();
      return db().selectFrom('devices').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    };
    return () => (made ??= add());
  })();
  /** A scan of a holder's code at a gate. */
  const scan =
    (kind: 'ENTRY' | 'EXIT', product: string, holder: string): Operation =>
    async (tx, app) => {
      const [id, device] = [unique(), await gate()];
      const known = {
        id,
        device: device.id,
        venue: 'TP',
        scan_id: id,
        kind,
        body_hash: '',
        ref: id,
        step: '1',
        taken: 1,
        product,
        holder,
        day: today(),
        at: now().toISOString(),
        device_at: '',
        late: 0,
        result: 'OK',
        reason: '',
        answer: '',
      } as const;
      await tx.insertInto('scans').values(known).execute();
      await (kind === 'ENTRY' ? enter : leave)(app, {
        tx,
        device,
        kind,
        body: { scanId: id },
        at: now(),
        id,
        day: today(),
        code: { subject: product, holder, name: '', ref: id, step: '1' },
      });
      return 'OK';
    };
  /** An entry of some time before. */
  const entered = async (product: string, holder: string): Promise<void> => {
    await db()
      .transaction()
      .execute((tx) => scan('ENTRY', product, holder)(tx, server.app()));
    server.wait(1000);
  };
  const productState = async (id: string) =>
    (await db().selectFrom('pocket_products').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
  return {
    server,
    processes,
    db,
    now,
    today,
    member,
    people,
    relate,
    companions,
    inside,
    enteredWith,
    gate,
    scan,
    entered,
    productState,
    lent,
  };
};
export type RaceServer = ReturnType<typeof raceServer>;

/** Two operations on the same records, what they left, and what is right if the first, or the second, commits before the other. */
export interface Race {
  readonly prepare: () => Promise<{
    readonly one: Operation;
    readonly other: Operation;
    readonly read: () => Promise<unknown>;
  }>;
  readonly first: { readonly outcomes: readonly unknown[]; readonly left: unknown };
  readonly second: { readonly outcomes: readonly unknown[]; readonly left: unknown };
}

/** Races by their titles. */
export type Races = Readonly<Record<string, Race>>;
