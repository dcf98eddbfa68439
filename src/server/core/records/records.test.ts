import { describe, expect, it } from 'vitest';
import { defineStates } from '../../../engine/index.ts';
import { markFacts } from '#schemas/fact-placeholders';
import { accountServer } from '#tests/account-server.ts';
import { untilListening } from '#tests/until-listening.ts';
import type { Tx } from '../storage/tables.ts';
import { claim, release } from './claim.ts';
import { giveBack, nextNumber, take, takenOf } from './count.ts';
import { recordFact, undoFact } from './facts.ts';
import { balanceOf, InsufficientBalance, post } from './ledger.ts';
import { notify } from './notify.ts';
import { serverActor } from './actor.ts';
import { transition } from './transition.ts';

const template = {
  type: 'message-template',
  id: 'ticket-lent',
  v: 1,
  event: 'TICKET_LENT',
  purpose: 'service',
  topic: 'pocket',
  title: 'MSG_LENT',
  body: 'MSG_LENT_BODY',
  link: '/{{venue}}/pocket',
  channels: ['NOTIFICATION', 'EMAIL'],
};
const texts = {
  type: 'messages',
  id: 'lent-en',
  v: 1,
  locale: 'en',
  texts: { MSG_LENT: '{{nickname}} lent you a ticket', MSG_LENT_BODY: '{{product}}' },
};
const koreanTexts = {
  ...texts,
  id: 'lent-ko',
  locale: 'ko',
  texts: { MSG_LENT: '{{nickname}}님이 티켓을 빌려줬어요', MSG_LENT_BODY: '{{product}}' },
};
const server = accountServer({ documents: [template, texts, koreanTexts] });
const db = () => server.store().db;
const inTransaction = <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> => db().transaction().execute(work);
const at = server.now;
const unique = (
  (count) => () =>
    `k${++count}`
)(0);

const load = (tx: Tx, member: string, amount: number, ref = unique()) =>
  post(tx, {
    book: 'SOM',
    kind: 'EARN',
    source: 'T',
    ref,
    at: at(),
    postings: { [member]: amount, ISSUED: -amount },
  });

describe('ledger', () => {
  it('keeps every book at a sum of 0 and a balance equal to its postings', async () => {
    const [one, two] = [unique(), unique()];
    await inTransaction((tx) => load(tx, one, 500));
    await inTransaction((tx) =>
      post(tx, {
        book: 'SOM',
        kind: 'GIFT',
        source: 'T',
        ref: unique(),
        at: at(),
        postings: { [one]: -200, [two]: 200 },
      }),
    );
    expect([await balanceOf(db(), 'SOM', one), await balanceOf(db(), 'SOM', two)]).toEqual([300, 200]);
    const sum = await db()
      .selectFrom('ledger_postings')
      .select((row) => row.fn.sum<number | string>('amount').as('sum'))
      .executeTakeFirstOrThrow();
    expect(Number(sum.sum)).toBe(0);
  });

  it('posts a cause once', async () => {
    const [member, ref] = [unique(), unique()];
    const posted = await inTransaction(async (tx) => [await load(tx, member, 5, ref), await load(tx, member, 5, ref)]);
    expect(posted).toEqual([expect.objectContaining({ approvalNo: expect.stringMatching(/^\d{12}$/) }), undefined]);
    expect(await balanceOf(db(), 'SOM', member)).toBe(5);
  });

  it('lets no member fall below zero, and keeps nothing of a transfer that would', async () => {
    const [one, two] = [unique(), unique()];
    await inTransaction((tx) => load(tx, one, 100));
    const spend = (amount: number) =>
      inTransaction((tx) =>
        post(tx, {
          book: 'SOM',
          kind: 'GIFT',
          source: 'T',
          ref: unique(),
          at: at(),
          postings: { [one]: -amount, [two]: amount },
        }),
      );
    await expect(spend(101)).rejects.toThrow(InsufficientBalance);
    expect([await balanceOf(db(), 'SOM', one), await balanceOf(db(), 'SOM', two)]).toEqual([100, 0]);
    const racing = await Promise.allSettled(Array.from({ length: 10 }, () => spend(30)));
    expect(racing.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect([await balanceOf(db(), 'SOM', one), await balanceOf(db(), 'SOM', two)]).toEqual([10, 90]);
  });

  it.each([{ a: 1, b: 1 }, { a: 1.5, b: -1.5 }, { a: 1 }, { a: 0, b: 0 }])(
    'refuses postings that do not balance: %j',
    async (postings) => {
      await expect(
        inTransaction((tx) => post(tx, { book: 'SOM', kind: 'GIFT', source: 'T', ref: unique(), at: at(), postings })),
      ).rejects.toThrow(RangeError);
    },
  );

  it('survives transfers that lock the same accounts in opposite order', async () => {
    const [one, two] = [unique(), unique()];
    await inTransaction((tx) => load(tx, one, 1000));
    await inTransaction((tx) => load(tx, two, 1000));
    const move = (from: string, to: string) =>
      inTransaction((tx) =>
        post(tx, {
          book: 'SOM',
          kind: 'GIFT',
          source: 'T',
          ref: unique(),
          at: at(),
          postings: { [from]: -1, [to]: 1 },
        }),
      );
    await Promise.all(Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? move(one, two) : move(two, one))));
    expect([await balanceOf(db(), 'SOM', one), await balanceOf(db(), 'SOM', two)]).toEqual([1000, 1000]);
  });
});

describe('counters and claims', () => {
  it('take exactly the capacity, whoever races', async () => {
    const counter = { scope: 'stock', key: unique() };
    const racing = await Promise.all(
      Array.from({ length: 30 }, () => inTransaction((tx) => take(tx, { ...counter, amount: 2, capacity: 21 }))),
    );
    expect(racing.filter((taken) => taken)).toHaveLength(10);
    await inTransaction((tx) => giveBack(tx, { ...counter, amount: 2 }));
    expect(await takenOf(db(), counter)).toBe(18);
  });

  it('number without gaps or repeats', async () => {
    const counter = { scope: 'queue', key: unique() };
    const numbers = await Promise.all(Array.from({ length: 25 }, () => inTransaction((tx) => nextNumber(tx, counter))));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
  });

  it('give a value to one, until it is released', async () => {
    const wanted = { scope: 'code', key: unique(), ref: 'r', at: at() };
    const racing = await Promise.all(Array.from({ length: 12 }, () => inTransaction((tx) => claim(tx, wanted))));
    expect(racing.filter((won) => won)).toHaveLength(1);
    await inTransaction((tx) => release(tx, wanted));
    expect(await inTransaction((tx) => claim(tx, wanted))).toBe(true);
  });
});

describe('transition', () => {
  const machine = defineStates([
    { from: 'active', to: 'stopped', by: ['server'] },
    { from: 'stopped', to: 'active', by: ['member'] },
  ]);
  const move = (id: string, to: 'active' | 'stopped', actor = serverActor) =>
    inTransaction((tx) => transition(tx, { table: 'operators', machine, id, to, actor, at: at(), reason: 'test' }));

  it('moves a record only as its machine says, once, and writes the audit log', async () => {
    const id = unique();
    await db()
      .insertInto('operators')
      .values({
        id,
        email: `${id}@resort.example`,
        name: 'A',
        password_hash: '',
        grants: '[]',
        state: 'active',
        created_at: '',
        updated_at: '',
      })
      .execute();
    const racing = await Promise.all(Array.from({ length: 8 }, () => move(id, 'stopped')));
    expect(racing.filter((from) => from === 'active')).toHaveLength(1);
    expect(await move(id, 'active')).toBeUndefined();
    expect(await move(id, 'active', { kind: 'member', id: 'm' })).toBe('stopped');
    const log = await db()
      .selectFrom('record_log')
      .select(['from_state', 'to_state', 'actor_kind'])
      .where('record_id', '=', id)
      .orderBy('to_state', 'desc')
      .execute();
    expect(log.map((row) => ({ ...row }))).toEqual([
      { from_state: 'active', to_state: 'stopped', actor_kind: 'server' },
      { from_state: 'stopped', to_state: 'active', actor_kind: 'member' },
    ]);
  });
});

describe('facts and notifications', () => {
  it('records a fact once for each cause, and undoes it by a negative row', async () => {
    const fact = { member: unique(), fact: 'RIDE', ref: unique(), at: at(), park: 'EL' } as const;
    expect(
      await inTransaction(async (tx) => [
        await recordFact(tx, fact),
        await recordFact(tx, fact),
        await undoFact(tx, fact),
        await undoFact(tx, fact),
      ]),
    ).toEqual([true, false, true, false]);
    const { sum } = await db()
      .selectFrom('member_facts')
      .select((row) => row.fn.sum<number | string>('amount').as('sum'))
      .where('member', '=', fact.member)
      .executeTakeFirstOrThrow();
    expect(Number(sum)).toBe(0);
  });

  it('tells a member once, in their language, by each channel of the template, and their open browsers', async () => {
    const { uid, email } = await server.addMember({ lang: 'en' });
    const heard: string[] = [];
    const stop = server.store().listen('member', (payload) => heard.push(payload ?? ''));
    await untilListening(server.store(), 'member', heard);
    const message = {
      member: uid,
      event: 'TICKET_LENT',
      ref: unique(),
      about: unique(),
      values: { nickname: 'Haneul', product: 'Day ticket' },
      link: { venue: 'aa' },
    } as const;
    await inTransaction(async (tx) => {
      await notify(tx, server.app().context, message);
      await notify(tx, server.app().context, message);
    });
    await expect.poll(() => heard.filter((payload) => payload.startsWith(uid))).toEqual([`${uid} notification`]);
    stop();
    const notes = await db()
      .selectFrom('notifications')
      .select(['title', 'body', 'link', 'topic'])
      .where('member', '=', uid)
      .execute();
    expect(notes.map((row) => ({ ...row }))).toEqual([
      { title: 'Haneul lent you a ticket', body: 'Day ticket', link: '/aa/pocket', topic: 'pocket' },
    ]);
    const sent = await db()
      .selectFrom('outbox')
      .select(['channel', 'address', 'subject'])
      .where('member', '=', uid)
      .execute();
    expect(sent.map((row) => ({ ...row }))).toEqual([
      { channel: 'EMAIL', address: email, subject: 'Haneul lent you a ticket' },
    ]);
  });

  it('fills facts in texts of documents, not in what a member typed', async () => {
    const { uid } = await server.addMember({ lang: 'en' });
    const text = 'until {{opening.until:XX}}';
    await inTransaction((tx) =>
      notify(tx, server.app().context, {
        member: uid,
        event: 'TICKET_LENT',
        ref: unique(),
        about: unique(),
        values: { nickname: text, product: markFacts(text) },
        link: { venue: 'aa' },
      }),
    );
    const notes = await db().selectFrom('notifications').select(['title', 'body']).where('member', '=', uid).execute();
    expect(notes.map((row) => ({ ...row }))).toEqual([
      { title: 'until {{opening.until:XX}} lent you a ticket', body: 'until –' },
    ]);
  });
});
