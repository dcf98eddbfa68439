import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { couponKind, giftCardKind } from '#tests/gift-documents.ts';
import { facility } from '#tests/park-documents.ts';
import { queuePlan } from '#tests/queue-documents.ts';
import { soundPark } from '#tests/sound-park.ts';
import { soundSite } from '#tests/sound-site.ts';
import { publishingOver, seedWith, tempStore, testServer } from '#tests/test-server.ts';
import { countLiveGifts } from '../../services/gifts/live-gifts.ts';
import { countLiveProducts } from '../../services/pocket/live-products.ts';
import { Caller } from '../../services/queue/caller.ts';
import { countLiveEntries } from '../../services/queue/live-entries.ts';
import { countLivePasses } from '../../services/wallets/live-passes.ts';

const local = (name: string) => ({ ko: `${name} 이름`, en: name });
const product = (type: string, id: string, more: object) => ({
  type,
  id,
  v: 1,
  venue: 'TP',
  order: 1,
  name: local(id),
  ...more,
});
const place = { at: { layer: 'out', x: 190, y: 110 }, node: 'plaza', icon: 'bell' } as const;
const documents = [
  product('ticket-product', 'day', {
    kind: 'TICKET',
    canLend: true,
    canRemove: true,
    canReenter: false,
    staticCode: true,
  }),
  product('exp-program', 'garden', { minutes: 40, canRemove: true }),
  product('meal-kind', 'lunch', { facilityIds: ['101'] }),
  product('wallet', 'phone', {
    kind: 'google',
    provider: 'Google',
    organisation: local('Resort'),
    account: 'A1',
    passType: 'B1',
  }),
  couponKind('drink'),
  giftCardKind,
  facility('empty', place),
  facility('ride', place),
  queuePlan('ride'),
];
const types = documents.map(({ type, id }) => ({ type, id })).filter(({ id }) => id !== 'TP-ride');

interface Refusal {
  readonly problems: readonly {
    readonly code: string;
    readonly severity: string;
    readonly at: { readonly type: string; readonly id: string };
    readonly text: { readonly ko: string; readonly en: string };
  }[];
}

/** A console over a site with every kind of document that records need, and a member. */
const site = async () => {
  const store = await tempStore();
  const publishing = publishingOver(store);
  await seedWith(publishing, [...soundSite(), ...soundPark(), ...documents]);
  const server = await testServer(publishing);
  countLiveEntries(publishing.liveRecords, publishing.live);
  for (const add of [countLiveProducts, countLiveGifts, countLivePasses]) add(publishing.liveRecords);
  const at = '2026-11-01T00:00:00.000Z';
  let numbers = 0;
  await store.db
    .insertInto('members')
    .values({
      uid: 'M1',
      login_id: 'm1',
      name: '',
      nickname: '',
      lang: 'ko',
      birth_date: '',
      gender: '',
      email: '',
      mobile: '',
      kind: '2',
      regular: 1,
      ex_member: 0,
      conversion_agreed_on: '',
      grade: '',
      picture: '',
      consents: '{}',
      passages: '{}',
      state: 'active',
      created_at: at,
      updated_at: at,
    })
    .execute();
  const insert = {
    'ticket-product': (valid: string) => pocket('TICKET', 'day', valid),
    'exp-program': (valid: string) => pocket('EXP', 'garden', valid),
    'meal-kind': (valid: string) => pocket('MEAL', 'lunch', valid),
    wallet: async (valid: string) => {
      const id = await pocket('TICKET', 'other', valid);
      await store.db.insertInto('wallet_passes').values({ product: id, holder: 'M1', wallet: 'phone', at }).execute();
    },
    'coupon-kind': (valid: string) =>
      store.db
        .insertInto('coupons')
        .values({
          id: crypto.randomUUID(),
          kind: 'drink',
          owner: 'M1',
          state: 'ISSUED',
          source: 'TEST',
          ref: crypto.randomUUID(),
          valid_from: at,
          expires_at: `${valid.slice(0, 4)}-${valid.slice(4, 6)}-${valid.slice(6)}T00:00:00.000Z`,
          issued_at: at,
          used_at: null,
          place: '',
          gifted: 0,
        })
        .execute(),
    'queue-plan': (valid: string) => entry('TP-q-ride', 'ride', valid),
    facility: (valid: string) => entry('TP-q-gone', 'empty', valid),
    'gift-card-kind': (valid: string) =>
      store.db
        .insertInto('gift_cards')
        .values({
          id: crypto.randomUUID(),
          number_hash: crypto.randomUUID(),
          code_hash: '',
          last_digits: '',
          kind: 'card',
          state: valid < '20261101' ? 'EXPIRED' : 'ACTIVE',
          amount: 1000,
          owner: 'M1',
          owned_since: at,
          expires_at: at,
          issued_at: at,
        })
        .execute(),
  } as const satisfies Readonly<Record<string, (valid: string) => Promise<unknown>>>;
  async function pocket(kind: 'TICKET' | 'EXP' | 'MEAL', of: string, valid: string): Promise<string> {
    const id = crypto.randomUUID();
    await store.db
      .insertInto('pocket_products')
      .values({
        id,
        member: 'M1',
        kind,
        product: of,
        release: 1,
        venue: 'TP',
        number: id,
        valid_from: '20261001',
        valid_until: valid,
        holder_name: '',
        birth_date: '',
        seat: '',
        people: 1,
        state: 'REGISTERED',
        entered_on: '',
        registered_at: at,
        changed_at: at,
      })
      .execute();
    return id;
  }
  async function entry(plan: string, place: string, valid: string): Promise<string> {
    const [id, ticket] = [crypto.randomUUID(), await pocket('TICKET', 'other', valid)];
    const day = '20261101';
    await store.db
      .insertInto('queue_entries')
      .values({
        id,
        plan,
        venue: 'TP',
        facility: place,
        day,
        mode: 'LINE',
        no: (numbers += 1),
        state: valid < day ? 'ENTERED' : 'WAITING',
        member: 'M1',
        people: 1,
        slot: '',
        come_back: 0,
        told: 0,
        joined_at: 0,
        starts_at: null,
        called_at: null,
        until: null,
        ended_at: null,
      })
      .execute();
    await store.db
      .insertInto('queue_people')
      .values({
        id,
        entry: id,
        plan,
        day,
        product: ticket,
        member: 'M1',
        live: valid < day ? 0 : 1,
        no_show: 0,
        come_back: 0,
      })
      .execute();
    return id;
  }
  const remove = (type: string, id: string) => server.console('PUT', `/drafts/${type}/${id}`, { deleted: true });
  const release = (validateOnly = false) =>
    server.console('POST', '/releases', { message: 'Without it', drafts: 'all', validateOnly });
  return {
    ...server,
    insert: insert as Readonly<Record<string, (valid: string) => Promise<unknown>>>,
    remove,
    release,
  };
};

describe('a release that deletes a document', () => {
  it.each(types)('$type is refused while records of members need it, with their number', async ({ type, id }) => {
    const { insert, remove, release } = await site();
    for (const valid of ['20261130', '20261201', '20261020']) await insert[type]?.(valid);
    expect((await remove(type, id)).statusCode).toBe(200);
    for (const validateOnly of [true, false]) {
      const answer = await release(validateOnly);
      const found = answer.json<Refusal>().problems.filter(({ code }) => code === 'live-records');
      expect([answer.statusCode, found]).toEqual([
        422,
        [
          expect.objectContaining({
            severity: 'error',
            at: { type, id, pointer: '' },
            text: { ko: expect.stringContaining(' 2건') as string, en: expect.stringContaining('2 records') as string },
          }),
        ],
      ]);
    }
  });

  it.each(types)('$type is made when its records have ended', async ({ type, id }) => {
    const { insert, remove, release } = await site();
    await insert[type]?.('20261020');
    await remove(type, id);
    expect((await release()).statusCode).toBe(201);
  });

  it('counts again in its transaction: a record made during the check refuses it', async () => {
    const { publishing, insert, remove, release } = await site();
    await remove('meal-kind', 'lunch');
    const walk = vi.spyOn(publishing.walked, 'of').mockImplementation(async () => {
      await insert['meal-kind']?.('20261130');
      return [];
    });
    onTestFinished(() => walk.mockRestore());
    const before = publishing.live.current.number;
    const answer = await release();
    expect([
      answer.statusCode,
      answer.json<Refusal>().problems.map(({ code }) => code),
      publishing.live.current.number,
    ]).toEqual([422, ['live-records'], before]);
  });

  it('does not concern a rollback, which is never refused', async () => {
    const { publishing, console: call, insert } = await site();
    const added = await call('POST', '/import', {
      documents: [product('meal-kind', 'dinner', { facilityIds: ['101'] })],
    });
    expect([
      added.statusCode,
      (await call('POST', '/releases', { message: 'With dinner', drafts: 'all' })).statusCode,
    ]).toEqual([200, 201]);
    await insert['meal-kind']?.('20261130');
    await publishing.store.db.updateTable('pocket_products').set({ product: 'dinner' }).execute();
    const back = await call('POST', '/releases/1/roll-back', { message: 'Back' });
    expect([back.statusCode, publishing.live.current.prepared.documents['meal-kind'].has('dinner')]).toEqual([
      201,
      false,
    ]);
  });

  it('is not made where a rollback takes a queue away: its places are closed, with the right to come back', async () => {
    const { app, publishing, console: call, insert } = await site();
    const added = await call('POST', '/import', { documents: [{ ...queuePlan('empty'), id: 'TP-q-new' }] });
    expect([
      added.statusCode,
      (await call('POST', '/releases', { message: 'With a queue', drafts: 'all' })).statusCode,
    ]).toEqual([200, 201]);
    await insert['queue-plan']?.('20261130');
    await publishing.store.db.updateTable('queue_entries').set({ plan: 'TP-q-new', facility: 'empty' }).execute();
    expect((await call('POST', '/releases/1/roll-back', { message: 'Back' })).statusCode).toBe(201);
    const caller = new Caller(app.context, (error) => {
      throw error;
    });
    await caller.tick();
    await caller.close();
    const entry = await publishing.store.db
      .selectFrom('queue_entries')
      .innerJoin('queue_people', 'queue_people.entry', 'queue_entries.id')
      .select(['state', 'live', 'queue_people.come_back'])
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ state: 'CLOSED', live: 0, come_back: 1 });
  });
});
