import { sql } from 'kysely';
import { allFeatures } from '../../src/server/features.gen.ts';
import { buildApp } from '../../src/server/app.ts';
import { clockAt } from '../../src/server/core/clock.ts';
import { readEnv } from '../../src/server/core/env.ts';
import { LiveSite } from '../../src/server/core/live-site/live-site.ts';
import { inApart } from '../../src/server/core/storage/apart.ts';
import { inTransaction } from '../../src/server/core/storage/in-transaction.ts';
import { Secret } from '../../src/server/core/secret.ts';
import { postSom } from '../../src/server/core/records/som/post-som.ts';
import type { Store } from '../../src/server/core/storage/store.ts';
import { createPublishingContext } from '../../src/server/site/publishing/publishing-context.ts';
import { loadLive } from '../../src/server/site/publishing/load-live.ts';
import { Withdrawer } from '../../src/server/services/withdrawal/withdrawer.ts';
import { Writable } from 'node:stream';
import { memberRow } from './member-row.ts';

/** Instant at which the members of these tests are due. */
export const DUE = new Date('2026-11-08T03:00:00Z');
/** Hash of the password of each member. */
export const HASH = 'hash-of-the-test';
const JOINED = '2026-10-01T00:00:00.000Z';
/** The same on each store, so that hashes and pseudonyms of two stores can be compared. */
const secrets = { SESSION_SECRET: 's'.repeat(40), IDENTITY_SECRET: 'i'.repeat(40) };
const nobody = new Writable({ write: (_chunk, _encoding, done) => done() });

/** Adds members who are due, each with records that law requires, and Som. */
export const addLeavers = async (store: Store, count: number): Promise<readonly string[]> => {
  const { db } = store;
  const context = await loadPublishing(store, DUE);
  const uids = Array.from({ length: count }, (_, index) => `30000000${String(index).padStart(4, '0')}`);
  for (const [index, uid] of uids.entries()) {
    await db
      .insertInto('members')
      .values(
        memberRow({
          at: JOINED,
          uid,
          login_id: `leaver_${index}`,
          name: `Leaver ${index}`,
          nickname: `Leaver${index}`,
          nickname_key: `leaver${index}`,
          email: `leaver.${index}@resort.example`,
          state: 'leaving',
          state_reason: 'OTHER',
          leave_at: DUE.toISOString(),
        }),
      )
      .execute();
    await db
      .insertInto('credentials')
      .values({ member: uid, hash: HASH, initial: 0, changed_at: JOINED, alert_on: '20991231' })
      .execute();
    await db
      .insertInto('identities')
      .values({
        id: `identity ${uid}`,
        member: uid,
        ci_key: `ci ${uid}`,
        di_key: `di ${uid}`,
        method: 'NICE',
        name: `Leaver ${index}`,
        birth_date: '19900412',
        gender: '2',
        foreigner: 0,
        state: 'CURRENT',
        verified_at: JOINED,
      })
      .execute();
    await db
      .insertInto('consents')
      .values({
        id: `consent ${uid}`,
        member: uid,
        item: 'service',
        kind: 'terms',
        version: 1,
        setting: '',
        agreed: 1,
        source: 'join',
        ref: uid,
        at: JOINED,
      })
      .execute();
    await inTransaction(store, (tx) =>
      postSom(tx, context, {
        member: uid,
        amount: 1000,
        reason: 'WELCOME',
        source: 'TEST',
        ref: uid,
        at: new Date(JOINED),
      }),
    );
  }
  return uids;
};

const loadPublishing = async (store: Store, now: Date) => {
  const publishing = createPublishingContext({ store, live: new LiveSite(), clock: clockAt(now), sandbox: true });
  await loadLive(publishing);
  return publishing;
};

/** Builds the services of a server on a store, without routes and jobs, with a clock that stands still. */
export const serverOn = async (store: Store, now = DUE) => {
  const publishing = await loadPublishing(store, now);
  return buildApp({
    env: readEnv({ DATA_DIR: 'unused', ...secrets }),
    publishing,
    consoleToken: new Secret('a-token-of-the-tests'),
    features: allFeatures,
    parts: [],
    log: nobody,
  });
};

/** Runs the job once on a store. Returns its faults. */
export const withdrawAll = async (store: Store): Promise<readonly unknown[]> => {
  const faults: unknown[] = [];
  const app = await serverOn(store);
  const job = new Withdrawer(app, (fault) => faults.push(fault));
  await job.tick();
  await job.close();
  await app.close();
  return faults;
};

/** An expiry refers to its lot, whose ID is random, after the member and the day. */
const withoutLot = (row: unknown): unknown => {
  const transfer = row as { readonly ref: string };
  return { ...transfer, ref: transfer.ref.split(' ').slice(0, 2).join(' ') };
};

/** Tables whose rows have the job left, without the IDs and approval numbers of rows that it wrote. */
export const resultOf = async (store: Store): Promise<Readonly<Record<string, unknown>>> => {
  const { db } = store;
  const rows = async (text: ReturnType<typeof sql>): Promise<readonly unknown[]> => (await text.execute(db)).rows;
  return {
    members: await rows(sql`select * from members order by uid`),
    identities: await rows(sql`select * from identities`),
    consents: await rows(sql`select * from consents`),
    accounts: await rows(sql`select id, balance from ledger_accounts order by id`),
    transfers: (await rows(sql`select book, kind, source, ref from ledger_transfers order by kind, source, ref`)).map(
      withoutLot,
    ),
    postings: await rows(sql`select account, amount from ledger_postings order by account, amount`),
    names: await rows(sql`select hash, until from reserved_names order by hash`),
    bars: await rows(sql`select * from rejoin_bars order by ci_key`),
    log: await rows(sql`select record, record_id, from_state, to_state, reason from record_log order by record_id`),
    apart: await inApart(store, (apart) => apart.selectFrom('kept_records').selectAll().orderBy('id').execute()),
  };
};
