import { expect, it } from 'vitest';
import { defineStates } from '#engine';
import { accountServer, type MemberParts } from '#tests/account-server.ts';
import { couponKind, giftCardKind } from '#tests/gift-documents.ts';
import { PASSWORD, signIn, addOperator } from '#tests/operators.ts';
import { facility, opening } from '#tests/park-documents.ts';
import { queuePlan } from '#tests/queue-documents.ts';
import { addProduct } from '#tests/test-devices.ts';
import { twoProcesses, type Operation, type Tx } from '#tests/two-processes.ts';
import {
  savePicture,
  storedPictures,
  sweepPictures,
  touchPicture,
} from '../../src/server/features/media/pictures-store.ts';
import { lockDrafts } from '../../src/server/features/publishing/drafts-store.ts';
import { asSaved, saveRevisions } from '../../src/server/features/publishing/save-revision.ts';
import { joinClub, leaveClub } from '../../src/server/features/clubs/membership.ts';
import { ask } from '../../src/server/features/companions/ask.ts';
import { changeFriend } from '../../src/server/features/companions/decide.ts';
import { saveGroup } from '../../src/server/features/companions/groups.ts';
import { acceptInvitation } from '../../src/server/features/companions/invitations.ts';
import { enter, leave, type GateScan } from '../../src/server/features/devices/gate.ts';
import { payByCard } from '../../src/server/features/devices/point-of-sale.ts';
import { markEntry, releaseBoarding, saveBoarding } from '../../src/server/features/disabled-boarding/boardings.ts';
import { lotIn, sealOf } from '../../src/server/features/events/fair-draw.ts';
import { apply } from '../../src/server/features/events/kinds/apply.ts';
import { answerQuiz } from '../../src/server/features/events/kinds/quiz.ts';
import { cancelApplication, settleEvent } from '../../src/server/features/events/settle-events.ts';
import { issueGiftCard, randomCard } from '../../src/server/features/gifts/card-store.ts';
import { decideCard, registerCard, sendCard } from '../../src/server/features/gifts/cards.ts';
import { issueCoupon } from '../../src/server/features/gifts/coupon-store.ts';
import { decideCoupon, giveCoupon, useByPlaceCode as spendCoupon } from '../../src/server/features/gifts/coupons.ts';
import { changePerson, endKeys, lockPerson } from '../../src/server/features/operators/operators-store.ts';
import { gateCode, leaveByGate } from '../../src/server/features/park-exit/leave-park.ts';
import { lendOwn, pocketLending } from '../../src/server/features/pocket/lending.ts';
import { decidePass } from '../../src/server/features/pocket/pass-requests.ts';
import { readProducts } from '../../src/server/features/pocket/read-products.ts';
import { registerNumbers } from '../../src/server/features/pocket/register.ts';
import { removeOwn } from '../../src/server/features/pocket/remove-product.ts';
import { claimRewardOf } from '../../src/server/features/pocket/season.ts';
import { decideSeasonPicture, saveSeasonPicture } from '../../src/server/features/pocket/season-pictures.ts';
import { builtInTicketing } from '../../src/server/features/pocket/ticketing/built-in.ts';
import type { IssuedNumber } from '../../src/server/features/pocket/ticketing/port.ts';
import { joinQueue } from '../../src/server/features/queue/join.ts';
import { contextOf } from '../../src/server/features/queue/queue-context.ts';
import { pairOf } from '../../src/server/records/friends.ts';
import { transition } from '../../src/server/records/transition.ts';
import { withCheckDigit } from '../../src/server/records/typed-numbers.ts';
import { hashToken } from '../../src/server/session/session-keys.ts';
import { kstDay } from '../../src/server/wire-values.ts';

const words = (text: string) => ({ ko: text, en: text });
const ticket = (id: string, more: object = {}) => ({
  type: 'ticket-product',
  id,
  v: 1,
  venue: 'TP',
  kind: 'TICKET',
  order: 1,
  name: words(id),
  canLend: true,
  canRemove: true,
  canReenter: true,
  ...more,
});
const event = (id: string, kind: string, more: object) => ({
  type: 'event',
  id,
  v: 1,
  eventId: id,
  kind,
  parks: ['09'],
  order: 1,
  title: words(id),
  ...more,
});
const questions = [{ id: 'q0', text: words('question'), answer: 'O', reason: words('reason') }];
const kinds = ['OX_QUIZ', 'STAMP', 'APPLY'];
const documents = [
  opening,
  facility('r'),
  queuePlan('r'),
  ticket('day'),
  ticket('season', {
    kind: 'SEASON',
    canLend: false,
    renewal: { daysBefore: 30, daysAfter: 30, rewards: [{ rewardId: 'mug', name: words('mug'), stock: 5 }] },
  }),
  giftCardKind,
  couponKind('tea', { placeCodes: [{ facilityId: 'r', code: '4711' }] }),
  {
    type: 'club',
    id: 'club',
    v: 1,
    venue: 'TP',
    kind: 'ANIMAL',
    order: 1,
    name: words('club'),
    capacity: 2,
    approval: false,
  },
  event('quiz', 'OX_QUIZ', {
    quiz: { questions, pass: 1 },
    prizes: [{ id: 'smart', name: words('smart'), kind: 'SOM', amount: 30 }],
    limit: { per: 'EVER', times: 2 },
  }),
  event('draw', 'APPLY', {
    until: '2026-10-20T00:00:00+09:00',
    draw: { resultOn: '2026-10-21', waiting: 1 },
    prizes: [{ id: 'doll', name: words('doll'), kind: 'ITEM', stock: 1 }],
  }),
  event('visits', 'STAMP', {
    stamps: [
      { id: 'first', name: words('first'), way: 'VISIT' },
      { id: 'second', name: words('second'), way: 'VISIT' },
    ],
    prizes: [{ id: 'gift', name: words('gift'), kind: 'SOM', amount: 10, at: 2 }],
  }),
  ...['COD_IAM_EVENT_KIND', 'COD_IAM_BOARD_KIND'].map((id) => ({
    type: 'code-list',
    id,
    v: 1,
    items: kinds.map((codeId) => ({ codeId, codeName: words(codeId) })),
  })),
];
const server = accountServer({ documents });
const processes = twoProcesses(server);
const db = () => server.store().db;
const now = () => server.now();
const today = () => kstDay(now());
const unique = (
  (count) => () =>
    `race-${++count}`
)(0);

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
const relations = (app: Parameters<Operation>[1]) => ({ ...app.sessions, lending: pocketLending(app) });
const end =
  (by: string, friendUid: string): Operation =>
  (tx, app) =>
    changeFriend(tx, relations(app), by, { friendUid, statusCd: 'END', type: 'COMPANION', park: 'TP' });
const block =
  (by: string, friendUid: string): Operation =>
  (tx, app) =>
    changeFriend(tx, relations(app), by, { friendUid, statusCd: 'BLOCK', type: 'FRIEND', park: '' });

const productState = async (id: string) =>
  (await db().selectFrom('pocket_products').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
const liveLoans = async (product: string) =>
  (await db().selectFrom('loans').select('holder').where('product', '=', product).where('state', '=', 'LENT').execute())
    .length;
const openRelations = async (...pair: readonly [string, string]) =>
  (
    await db()
      .selectFrom('relations')
      .select(['type', 'state'])
      .where('pair', '=', pairOf(...pair))
      .where('state', 'in', ['REQUESTING', 'ACCEPTED'])
      .execute()
  ).length;
const passages = async (uid: string) =>
  JSON.parse(
    (await db().selectFrom('members').select('passages').where('uid', '=', uid).executeTakeFirstOrThrow()).passages,
  ) as Record<string, { enter?: { enterTicketCnt: number }; leave?: object }>;
const seasonNumber = (parts: Partial<IssuedNumber> = {}): IssuedNumber => ({
  number: withCheckDigit(unique().replaceAll(/\D/g, '').padStart(17, '7')),
  kind: 'TICKET',
  product: 'day',
  venue: 'TP',
  valid_from: today(),
  valid_until: today(),
  reservation: '',
  seq: 1,
  mobile: '',
  holder_name: '',
  birth_date: '',
  seat: '',
  people: 1,
  state: 'ISSUED',
  ...parts,
});
const club = (app: Parameters<Operation>[1]) => {
  const document = app.live.current.prepared.documents.club.get('club');
  if (document === undefined) throw new Error('There is no club.');
  return document;
};
const clubStates = async () =>
  (
    await db().selectFrom('club_members').select('state').where('state', 'in', ['0', '1', '2']).orderBy('id').execute()
  ).map(({ state }) => state);

const drawOf = (app: Parameters<Operation>[1]) => {
  const document = app.live.current.prepared.documents.event.get('draw');
  if (document === undefined) throw new Error('There is no draw.');
  return document;
};
const applyFor =
  (uid: string): Operation =>
  async (tx, app) =>
    (
      await apply({
        tx,
        context: app.sessions,
        event: drawOf(app),
        venue: 'TP',
        member: uid,
        locale: 'ko',
        body: { eventId: 'draw' },
      })
    ).result;
const hold: Operation = (tx, app) => settleEvent(tx, app.sessions, drawOf(app), 'DRAW');
const cancel =
  (uid: string): Operation =>
  async (tx, app) => {
    const join = await tx
      .selectFrom('event_joins')
      .selectAll()
      .where('event', '=', 'draw')
      .where('member', '=', uid)
      .executeTakeFirstOrThrow();
    return cancelApplication(tx, app.sessions, drawOf(app), join, { kind: 'member', id: uid });
  };
/** A draw with as many applicants, the winner first. */
const newDraw = async (count: number): Promise<readonly string[]> => {
  await db().deleteFrom('event_joins').where('event', '=', 'draw').execute();
  await db().deleteFrom('event_seeds').where('event', '=', 'draw').execute();
  const uids = await Promise.all(Array.from({ length: count }, () => member()));
  for (const uid of uids)
    await db()
      .transaction()
      .execute((tx) => applyFor(uid)(tx, server.app()));
  const seal = await sealOf(db(), 'draw', now());
  const lots = new Map(uids.map((uid) => [uid, lotIn(seal, 'draw', { member: uid, turn: 1 })]));
  return uids.toSorted((one, other) => ((lots.get(one) ?? '') < (lots.get(other) ?? '') ? -1 : 1));
};
const entryOf = async (uid: string) =>
  db()
    .selectFrom('event_joins')
    .select(['state', 'prize'])
    .where('event', '=', 'draw')
    .where('member', '=', uid)
    .executeTakeFirst();

/** A picture that nobody has used for long. */
const oldPicture = async (): Promise<string> => {
  const hash = unique();
  await savePicture(
    db(),
    { hash, width: 1, height: 1, widths: [1], formats: ['webp'], colour: '#ffffff' },
    [{ width: 1, format: 'webp', bytes: new Uint8Array([1]) }],
    '2026-01-01T00:00:00.000Z',
  );
  return hash;
};
const pictureBytes = async (hash: string) =>
  (await db().selectFrom('picture_bytes').select('width').where('hash', '=', hash).execute()).length;

type Pass = Parameters<typeof saveSeasonPicture>[2];
const send =
  (pass: Pass): Operation =>
  async (tx, app) => {
    await saveSeasonPicture(tx, app, pass, new Uint8Array([1]));
    return 'OK';
  };
const decide =
  (id: string, to: 'ACCEPTED' | 'RETURNED'): Operation =>
  (tx, app) =>
    decideSeasonPicture(tx, app, { id, venue: 'TP', to, reason: '', operator: 'somebody' });
const pictureState = async ({ number }: Pass) =>
  (await db().selectFrom('season_pictures').select('state').where('term', 'like', `${number} %`).executeTakeFirst())
    ?.state;
/** A picture of a pass that waits for a decision, or has one. */
const sentPicture = async (decided?: 'RETURNED'): Promise<{ readonly id: string; readonly pass: Pass }> => {
  const product = await addProduct(server, await member(), {
    kind: 'SEASON',
    product: 'season',
    valid_from: '20260101',
    valid_until: '20991231',
  });
  const pass = await db().selectFrom('pocket_products').selectAll().where('id', '=', product).executeTakeFirstOrThrow();
  await db()
    .transaction()
    .execute((tx) => send(pass)(tx, server.app()));
  const { id } = await db()
    .selectFrom('season_pictures')
    .select('id')
    .where('product', '=', product)
    .executeTakeFirstOrThrow();
  if (decided !== undefined)
    await db()
      .transaction()
      .execute((tx) => decide(id, decided)(tx, server.app()));
  return { id, pass };
};

/** Two operations on the same records, what they left, and what is right if the first, or the second, commits before the other. */
interface Race {
  readonly prepare: () => Promise<{
    readonly one: Operation;
    readonly other: Operation;
    readonly read: () => Promise<unknown>;
  }>;
  readonly first: { readonly outcomes: readonly unknown[]; readonly left: unknown };
  readonly second: { readonly outcomes: readonly unknown[]; readonly left: unknown };
}

const races: Readonly<Record<string, Race>> = {
  'lending a ticket and its owner at the gate': {
    prepare: async () => {
      const [owner, holder] = await companions();
      const product = await addProduct(server, owner);
      return {
        one: (tx, app) => lendOwn(tx, app, { owner, holder, productId: product }),
        other: scan('ENTRY', product, owner),
        read: async () => [await liveLoans(product), await productState(product)],
      };
    },
    first: { outcomes: [true, 'LENT'], left: [1, 'REGISTERED'] },
    second: { outcomes: ['OK', 'CMP_04'], left: [0, 'ENTERED'] },
  },
  'taking a ticket back and its borrower at the gate': {
    prepare: async () => {
      const { owner, holder, product } = await lent();
      return {
        one: async (tx, app) =>
          (await pocketLending(app).takeBack(tx, { owner, productId: product, at: now() })) !== undefined,
        other: scan('ENTRY', product, holder),
        read: async () => [await liveLoans(product), await productState(product)],
      };
    },
    first: { outcomes: [true, 'RETURNED'], left: [0, 'REGISTERED'] },
    second: { outcomes: ['OK', false], left: [1, 'ENTERED'] },
  },
  'ending a company and its borrower at the gate': {
    prepare: async () => {
      const { owner, holder, product } = await lent();
      return {
        one: end(owner, holder),
        other: scan('ENTRY', product, holder),
        read: async () => [await liveLoans(product), await productState(product)],
      };
    },
    first: { outcomes: [true, 'RETURNED'], left: [0, 'REGISTERED'] },
    second: { outcomes: ['OK', true], left: [1, 'ENTERED'] },
  },
  'lending a ticket and ending the company': {
    prepare: async () => {
      const [owner, holder] = await companions();
      const product = await addProduct(server, owner);
      return {
        one: (tx, app) => lendOwn(tx, app, { owner, holder, productId: product }),
        other: end(holder, owner),
        read: () => liveLoans(product),
      };
    },
    first: { outcomes: [true, true], left: 0 },
    second: { outcomes: [true, 'CMP_05'], left: 0 },
  },
  'removing a ticket and lending it': {
    prepare: async () => {
      const [owner, holder] = await companions();
      const product = await addProduct(server, owner);
      return {
        one: (tx, app) => removeOwn(tx, app, { member: owner, productId: product }),
        other: (tx, app) => lendOwn(tx, app, { owner, holder, productId: product }),
        read: async () => [await liveLoans(product), await productState(product)],
      };
    },
    first: { outcomes: [true, 'CMP_04'], left: [0, 'REMOVED'] },
    second: { outcomes: [true, 'PKT_07'], left: [1, 'REGISTERED'] },
  },
  'registering two tickets where one has a place': {
    prepare: async () => {
      const uid = await member();
      for (let count = 0; count < 29; count += 1) await addProduct(server, uid);
      const register =
        (issued: IssuedNumber): Operation =>
        async (tx, app) =>
          (await registerNumbers(tx, app, builtInTicketing, { member: uid, numbers: [issued] })).length;
      return {
        one: register(seasonNumber()),
        other: register(seasonNumber()),
        read: async () =>
          (await db().selectFrom('pocket_products').select('id').where('member', '=', uid).execute()).length,
      };
    },
    first: { outcomes: [1, 'PKT_06'], left: 30 },
    second: { outcomes: [1, 'PKT_06'], left: 30 },
  },
  "reading the pocket and yesterday's season pass at the gate": {
    prepare: async () => {
      const uid = await member();
      const product = await addProduct(server, uid, {
        kind: 'SEASON',
        product: 'season',
        valid_from: '20260101',
        valid_until: '20991231',
      });
      await enteredWith(product, '20261031');
      return {
        one: async (_tx, app) => (await readProducts(app, { member: uid, login: 'none', locale: 'ko' })).length,
        other: scan('ENTRY', product, uid),
        read: () => productState(product),
      };
    },
    first: { outcomes: [1, 'OK'], left: 'ENTERED' },
    second: { outcomes: ['OK', 1], left: 'ENTERED' },
  },
  'accepting to show a season pass and ending the company': {
    prepare: async () => {
      const [asker, companion] = await companions();
      const issued = seasonNumber({ kind: 'SEASON', product: 'season', valid_until: '20991231' });
      const id = unique();
      await db().insertInto('issued_numbers').values(issued).execute();
      await db()
        .insertInto('pass_requests')
        .values({
          id,
          number: issued.number,
          venue: 'TP',
          product: 'season',
          valid_until: issued.valid_until,
          asker,
          companion,
          state: 'REQUESTED',
          at: now().toISOString(),
        })
        .execute();
      return {
        one: (tx, app) => decidePass(tx, app, companion, { requestId: id, to: 'ACCEPTED' }),
        other: end(asker, companion),
        read: async () =>
          (await db().selectFrom('loans').select('id').where('owner', '=', asker).where('state', '=', 'LENT').execute())
            .length,
      };
    },
    first: { outcomes: [true, true], left: 0 },
    second: { outcomes: [true, 'CMP_05'], left: 0 },
  },
  'two tickets of a member at two exits': {
    prepare: async () => {
      const uid = await member();
      const [one, other] = [await addProduct(server, uid), await addProduct(server, uid)];
      for (const product of [one, other]) await entered(product, uid);
      return {
        one: scan('EXIT', one, uid),
        other: scan('EXIT', other, uid),
        read: async () => (await passages(uid))['TP']?.leave !== undefined,
      };
    },
    first: { outcomes: ['OK', 'OK'], left: true },
    second: { outcomes: ['OK', 'OK'], left: true },
  },
  'two tickets of a member at two entrances, which stamp one visit': {
    prepare: async () => {
      const uid = await member();
      const [one, other] = [await addProduct(server, uid), await addProduct(server, uid)];
      const stamps = async () =>
        (
          await db()
            .selectFrom('event_joins')
            .select('slot')
            .where('event', '=', 'visits')
            .where('member', '=', uid)
            .execute()
        ).length;
      return {
        one: scan('ENTRY', one, uid),
        other: scan('ENTRY', other, uid),
        read: async () => [(await passages(uid))['TP']?.enter?.enterTicketCnt, await stamps()],
      };
    },
    first: { outcomes: ['OK', 'OK'], left: [2, 1] },
    second: { outcomes: ['OK', 'OK'], left: [2, 1] },
  },
  'leaving by the code of a gate and by a scan': {
    prepare: async () => {
      const uid = await member();
      const product = await addProduct(server, uid);
      await entered(product, uid);
      const { id } = await gate();
      const byCode: Operation = async (tx, app) => {
        await leaveByGate(tx, app, { member: uid, venue: 'TP', code: gateCode(id) });
        return 'OK';
      };
      return {
        one: byCode,
        other: scan('EXIT', product, uid),
        read: async () =>
          (
            await db()
              .selectFrom('scans')
              .select('id')
              .where('product', '=', product)
              .where('kind', '=', 'EXIT')
              .execute()
          ).length,
      };
    },
    first: { outcomes: ['OK', 'OUTSIDE'], left: 1 },
    second: { outcomes: ['OK', 'LVQ_01'], left: 1 },
  },
  'joining a queue and leaving the park': {
    prepare: async () => {
      const uid = await member({ passages: inside() });
      const product = await addProduct(server, uid);
      await enteredWith(product);
      const { id } = await gate();
      const out: Operation = async (tx, app) => {
        await leaveByGate(tx, app, { member: uid, venue: 'TP', code: gateCode(id) });
        return 'OK';
      };
      const join: Operation = async (tx, app) =>
        (await joinQueue(tx, contextOf(app), { member: uid, venue: 'TP', body: { facilityId: 'r' } })).people.length;
      return {
        one: join,
        other: out,
        read: async () =>
          (await db().selectFrom('queue_people').select('id').where('member', '=', uid).where('live', '=', 1).execute())
            .length,
      };
    },
    first: { outcomes: [1, 'OK'], left: 0 },
    second: { outcomes: ['OK', 'QUE_01'], left: 0 },
  },
  'joining a queue by disabled boarding and giving it up': {
    prepare: async () => {
      const uid = await member();
      const at = now();
      const actor = { kind: 'member', id: uid } as const;
      const entry = unique();
      await db()
        .transaction()
        .execute((tx) => saveBoarding(tx, { member: uid, park: 'TP', actor, at, until: today() }));
      await db()
        .insertInto('queue_entries')
        .values({
          id: entry,
          plan: unique(),
          venue: 'TP',
          facility: 'r',
          day: today(),
          mode: 'LINE',
          no: 1,
          state: 'WAITING',
          member: uid,
          people: 1,
          slot: '',
          come_back: 0,
          told: 0,
          joined_at: at.getTime(),
          starts_at: null,
          called_at: null,
          until: null,
          ended_at: null,
        })
        .execute();
      const mark: Operation = async (tx, app) => {
        await markEntry(tx, app.sessions.store, { member: uid, park: 'TP', entry, at });
        return 'OK';
      };
      const count = async (table: 'disabled_boardings' | 'disabled_entries') =>
        (await db().selectFrom(table).select('member').where('member', '=', uid).execute()).length;
      return {
        one: mark,
        other: (tx, app) => releaseBoarding(tx, app.sessions.store, { member: uid, park: 'TP', actor, at }),
        read: async () => [await count('disabled_boardings'), await count('disabled_entries')],
      };
    },
    first: { outcomes: ['OK', 'RSV_12'], left: [1, 1] },
    second: { outcomes: [true, 'QUE_08'], left: [0, 0] },
  },
  'accepting an invitation and blocking who sent it': {
    prepare: async () => {
      const [inviter, uid] = await people();
      await relate(inviter, uid, 'FRIEND');
      const token = unique();
      await db()
        .insertInto('invitations')
        .values({
          id: unique(),
          hash: hashToken(token),
          inviter,
          park: 'TP',
          state: 'OPEN',
          until: '2026-12-01T00:00:00.000Z',
          used_by: null,
          at: now().toISOString(),
        })
        .execute();
      return {
        one: (tx, app) => acceptInvitation(tx, relations(app), uid, token),
        other: block(uid, inviter),
        read: () => openRelations(inviter, uid),
      };
    },
    first: { outcomes: [true, true], left: 0 },
    second: { outcomes: [true, 'CMP_06'], left: 0 },
  },
  'asking somebody and being blocked by them': {
    prepare: async () => {
      const [asker, person] = await people();
      await relate(asker, person, 'FRIEND');
      const request: Operation = async (tx, app) => {
        const asked = await ask(tx, relations(app), person, { asker, type: 'COMPANION', park: 'TP' });
        return 'refused' in asked ? asked.refused : asked.processStatus;
      };
      return { one: request, other: block(person, asker), read: () => openRelations(asker, person) };
    },
    first: { outcomes: ['REQUESTING', true], left: 0 },
    second: { outcomes: [true, 'companionClosed'], left: 0 },
  },
  'saving a group and ending the company of one of it': {
    prepare: async () => {
      const [owner, person] = await companions();
      const save: Operation = async (tx, app) => {
        await saveGroup(tx, relations(app), owner, { groupNm: 'family', friendUidList: [person] });
        return 'OK';
      };
      return {
        one: save,
        other: end(person, owner),
        read: async () =>
          (await db().selectFrom('companion_group_people').select('member').where('member', '=', person).execute())
            .length,
      };
    },
    first: { outcomes: ['OK', true], left: 0 },
    second: { outcomes: [true, 'CMP_05'], left: 0 },
  },
  'answering a quiz twice': {
    prepare: async () => {
      const uid = await member();
      const answer: Operation = async (tx, app) => {
        const quiz = app.live.current.prepared.documents.event.get('quiz');
        if (quiz === undefined) throw new Error('There is no quiz.');
        return (
          await answerQuiz({
            tx,
            context: app.sessions,
            event: quiz,
            venue: 'TP',
            member: uid,
            locale: 'ko',
            body: { eventId: 'quiz', answerList: [{ fieldId: 'q0', value: 'O' }] },
          })
        ).result;
      };
      return {
        one: answer,
        other: answer,
        read: async () =>
          (
            await db()
              .selectFrom('event_joins')
              .select('id')
              .where('event', '=', 'quiz')
              .where('member', '=', uid)
              .where('prize', '<>', '')
              .execute()
          ).length,
      };
    },
    first: { outcomes: ['WON', 'EVT_02'], left: 1 },
    second: { outcomes: ['WON', 'EVT_02'], left: 1 },
  },
  'leaving a full club and applying to it': {
    prepare: async () => {
      await db().deleteFrom('club_members').execute();
      await db().deleteFrom('counters').where('scope', '=', 'club-places').execute();
      const join =
        (uid: string): Operation =>
        (tx, app) =>
          joinClub(tx, app, club(app), { uid, birth_date: '19900412' });
      const [uid, next] = await people();
      for (const one of [uid, await member()])
        await db()
          .transaction()
          .execute((tx) => join(one)(tx, server.app()));
      return { one: (tx, app) => leaveClub(tx, app, club(app), uid), other: join(next), read: clubStates };
    },
    first: { outcomes: ['9', '1'], left: ['1', '1'] },
    second: { outcomes: ['2', '9'], left: ['1', '1'] },
  },
  'two who leave a club for which one waits': {
    prepare: async () => {
      await db().deleteFrom('club_members').execute();
      await db().deleteFrom('counters').where('scope', '=', 'club-places').execute();
      const [uid, next] = await people();
      for (const one of [uid, next, await member()])
        await db()
          .transaction()
          .execute((tx) => joinClub(tx, server.app(), club(server.app()), { uid: one, birth_date: '19900412' }));
      const leaving =
        (one: string): Operation =>
        (tx, app) =>
          leaveClub(tx, app, club(app), one);
      const taken = async () =>
        (await db().selectFrom('counters').select('taken').where('scope', '=', 'club-places').executeTakeFirstOrThrow())
          .taken;
      return { one: leaving(uid), other: leaving(next), read: async () => [await clubStates(), await taken()] };
    },
    first: { outcomes: ['9', '9'], left: [['1'], 1] },
    second: { outcomes: ['9', '9'], left: [['1'], 1] },
  },
  'giving a gift card away and paying with it': {
    prepare: async () => {
      const [owner, friend] = await people();
      await relate(owner, friend, 'FRIEND');
      const printed = randomCard();
      const card = await db()
        .transaction()
        .execute(async (tx) => {
          const id = (await issueGiftCard(tx, server.app().sessions, { ...printed, kind: 'card', amount: 5000 })) ?? '';
          return registerCard(tx, server.app().sessions, owner, printed).then(() => id);
        });
      const give: Operation = async (tx, app) => {
        await sendCard(tx, app.sessions, owner, { card, receiver: friend });
        await decideCard(tx, app.sessions, friend, card, true);
        return 'OK';
      };
      const pay: Operation = async (tx, app) =>
        (
          await payByCard(
            app,
            {
              tx,
              device: await gate(),
              kind: 'SPEND',
              body: { scanId: unique() },
              at: now(),
              id: unique(),
              day: today(),
              code: { subject: card, holder: owner, name: '', ref: card, step: '1' },
            },
            1000,
          )
        ).balanceAmt;
      return {
        one: give,
        other: pay,
        read: async () =>
          (
            await db()
              .selectFrom('ledger_accounts')
              .select('balance')
              .where('owner', '=', card)
              .executeTakeFirstOrThrow()
          ).balance,
      };
    },
    first: { outcomes: ['OK', 'RETURNED'], left: 5000 },
    second: { outcomes: [4000, 'OK'], left: 4000 },
  },
  'giving a coupon away and using it': {
    prepare: async () => {
      const [owner, friend] = await people();
      await relate(owner, friend, 'FRIEND');
      const coupon = await db()
        .transaction()
        .execute((tx: Tx) =>
          issueCoupon(tx, server.app().sessions, { kind: 'tea', member: owner, source: 'TEST', ref: unique() }),
        );
      const give: Operation = async (tx, app) => {
        await giveCoupon(tx, app.sessions, owner, { coupon, receiver: friend });
        await decideCoupon(tx, app.sessions, friend, coupon, true);
        return 'OK';
      };
      const use: Operation = async (tx, app) => {
        await spendCoupon(tx, app.sessions, owner, { coupon, placeCode: '4711' });
        return 'OK';
      };
      return {
        one: give,
        other: use,
        read: async () =>
          (await db().selectFrom('coupons').select('state').where('id', '=', coupon).executeTakeFirstOrThrow()).state,
      };
    },
    first: { outcomes: ['OK', 'CPN_01'], left: 'ISSUED' },
    second: { outcomes: ['OK', 'CPN_06'], left: 'USED' },
  },
  'two decisions on one picture of a season pass': {
    prepare: async () => {
      const { id, pass } = await sentPicture();
      return { one: decide(id, 'ACCEPTED'), other: decide(id, 'RETURNED'), read: () => pictureState(pass) };
    },
    first: { outcomes: [true, false], left: 'ACCEPTED' },
    second: { outcomes: [true, false], left: 'RETURNED' },
  },
  'sending a picture of a season pass again and deciding on it': {
    prepare: async () => {
      const { id, pass } = await sentPicture('RETURNED');
      return { one: send(pass), other: decide(id, 'ACCEPTED'), read: () => pictureState(pass) };
    },
    first: { outcomes: ['OK', false], left: 'WAITING' },
    second: { outcomes: [false, 'OK'], left: 'WAITING' },
  },
  'returning a picture of a season pass and sending another': {
    prepare: async () => {
      const { id, pass } = await sentPicture();
      return { one: decide(id, 'RETURNED'), other: send(pass), read: () => pictureState(pass) };
    },
    first: { outcomes: [true, 'OK'], left: 'WAITING' },
    second: { outcomes: ['PKT_10', true], left: 'RETURNED' },
  },
  'removing a season pass and sending its picture': {
    prepare: async () => {
      const uid = await member();
      const product = await addProduct(server, uid, {
        kind: 'SEASON',
        product: 'season',
        valid_from: '20260101',
        valid_until: '20991231',
      });
      const pass = await db()
        .selectFrom('pocket_products')
        .selectAll()
        .where('id', '=', product)
        .executeTakeFirstOrThrow();
      return {
        one: (tx, app) => removeOwn(tx, app, { member: uid, productId: product }),
        other: send(pass),
        read: async () => [await productState(product), await pictureState(pass)],
      };
    },
    first: { outcomes: [true, 'PKT_01'], left: ['REMOVED', undefined] },
    second: { outcomes: ['OK', true], left: ['REMOVED', 'WAITING'] },
  },
  'claiming the reward of a season pass and removing it': {
    prepare: async () => {
      const uid = await member();
      const product = await addProduct(server, uid, {
        kind: 'SEASON',
        product: 'season',
        valid_from: '20260101',
        valid_until: '20261110',
      });
      const pass = await db()
        .selectFrom('pocket_products')
        .selectAll()
        .where('id', '=', product)
        .executeTakeFirstOrThrow();
      const claimReward: Operation = async (tx, app) => {
        await claimRewardOf(tx, app, pass, app.live.current.prepared.documents['ticket-product'].get('season'), 'mug');
        return 'OK';
      };
      const claims = async () =>
        (
          await db()
            .selectFrom('claims')
            .select('ref')
            .where('scope', '=', 'season-reward')
            .where('key', 'like', `${pass.number} %`)
            .execute()
        ).length;
      return {
        one: claimReward,
        other: (tx, app) => removeOwn(tx, app, { member: uid, productId: product }),
        read: async () => [await productState(product), await claims()],
      };
    },
    first: { outcomes: ['OK', true], left: ['REMOVED', 1] },
    second: { outcomes: [true, 'PKT_01'], left: ['REMOVED', 0] },
  },
  'applying for a draw and holding it': {
    prepare: async () => {
      await newDraw(1);
      const uid = await member();
      return {
        one: applyFor(uid),
        other: hold,
        read: async () =>
          (await entryOf(uid)) === undefined
            ? 'no entry'
            : (await entryOf(uid))?.state === 'APPLIED'
              ? 'never drawn'
              : 'drawn',
      };
    },
    first: { outcomes: ['APPLIED', true], left: 'drawn' },
    second: { outcomes: [true, 'EVT_11'], left: 'no entry' },
  },
  'cancelling an application and holding the draw that it wins': {
    prepare: async () => {
      const [winner = '', next = ''] = await newDraw(2);
      return {
        one: cancel(winner),
        other: hold,
        read: async () => [(await entryOf(winner))?.state, await entryOf(next)],
      };
    },
    first: { outcomes: [true, true], left: ['CANCELLED', { state: 'WON', prize: 'doll' }] },
    second: { outcomes: [true, true], left: ['CANCELLED', { state: 'WON', prize: 'doll' }] },
  },
  'saving a document that names a picture and sweeping old pictures': {
    prepare: async () => {
      const hash = await oldPicture();
      const save: Operation = async (tx) => {
        await lockDrafts(tx);
        const document = asSaved({ type: 'picture', id: `PIC-${hash}`, v: 1, hash });
        if (!(await storedPictures(tx, new Map([[`picture/PIC-${hash}`, document]]))).has(hash))
          return 'unknown picture';
        await saveRevisions(tx, [document], 'somebody', '');
        return 'OK';
      };
      return {
        one: save,
        other: (tx) => sweepPictures(tx, '2026-02-01T00:00:00.000Z'),
        read: () => pictureBytes(hash),
      };
    },
    first: { outcomes: ['OK', 0], left: 1 },
    second: { outcomes: [1, 'unknown picture'], left: 0 },
  },
  'uploading a picture again and sweeping old pictures': {
    prepare: async () => {
      const hash = await oldPicture();
      return {
        one: async (tx) => (await touchPicture(tx, hash, now().toISOString())) !== undefined,
        other: (tx) => sweepPictures(tx, '2026-02-01T00:00:00.000Z'),
        read: () => pictureBytes(hash),
      };
    },
    first: { outcomes: [true, 0], left: 1 },
    second: { outcomes: [1, false], left: 0 },
  },
  'stopping an operator and their sign-in': {
    prepare: async () => {
      const { id, email } = await addOperator({ desk: server.app().desk }, []);
      const stop: Operation = async (tx, app) => {
        await lockPerson(tx, app.desk.store, id);
        await changePerson(tx, id, { state: 'stopped' }, now().toISOString());
        await endKeys(tx, id);
        return 'OK';
      };
      const enterConsole: Operation = async () => (await signIn({ app: processes.app() }, email, PASSWORD)).statusCode;
      return {
        one: stop,
        other: enterConsole,
        read: async () =>
          (await db().selectFrom('operator_keys').select('id').where('operator', '=', id).execute()).length,
      };
    },
    first: { outcomes: ['OK', 401], left: 0 },
    second: { outcomes: [200, 'OK'], left: 0 },
  },
  'moving a record between two states from which it may end': {
    prepare: async () => {
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
      const machine = defineStates([
        { from: 'active', to: 'stopped', by: ['server'] },
        { from: 'stopped', to: 'ended', by: ['server'] },
        { from: 'active', to: 'ended', by: ['server'] },
      ]);
      const move =
        (to: 'stopped' | 'ended'): Operation =>
        async (tx) =>
          (await transition(tx, {
            table: 'operators',
            machine,
            id,
            to,
            actor: { kind: 'server', id: '' },
            at: now(),
          })) ?? 'refused';
      return {
        one: move('stopped'),
        other: move('ended'),
        read: async () =>
          String(
            (await db().selectFrom('operators').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state,
          ),
      };
    },
    first: { outcomes: ['active', 'stopped'], left: 'ended' },
    second: { outcomes: ['active', 'refused'], left: 'ended' },
  },
};

it.each(
  Object.entries(races).flatMap(([title, race]) =>
    (['first', 'second'] as const).map((before) => ({ title, race, before })),
  ),
)('serialises $title in two processes, if the $before commits first', async ({ race, before }) => {
  const { one, other, read } = await race.prepare();
  const outcomes = await (before === 'first' ? processes.overlap(one, other) : processes.overlap(other, one));
  expect({ outcomes, left: await read() }).toEqual(race[before]);
});
