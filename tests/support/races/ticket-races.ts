import { addProduct } from '#tests/test-devices.ts';
import type { Operation } from '#tests/two-processes.ts';
import { lendOwn, pocketLending } from '../../../src/server/services/pocket/lending.ts';
import { decidePass } from '../../../src/server/services/pocket/pass-requests.ts';
import { readProducts } from '../../../src/server/services/pocket/read-products.ts';
import { registerNumbers } from '../../../src/server/services/pocket/register.ts';
import { removeOwn } from '../../../src/server/services/pocket/remove-product.ts';
import { builtInTicketing } from '../../../src/server/services/pocket/ticketing/built-in.ts';
import type { IssuedNumber } from '../../../src/server/services/pocket/ticketing/port.ts';
import { withCheckDigit } from '../../../src/server/core/records/typed-numbers.ts';
import { type RaceServer, type Races, unique } from './race-server.ts';
import { end } from './relations.ts';

/** Races about tickets in the pocket and those that are lent. */
export const ticketRaces = ({
  server,
  db,
  now,
  today,
  member,
  companions,
  enteredWith,
  scan,
  productState,
  lent,
}: RaceServer): Races => {
  const liveLoans = async (product: string) =>
    (
      await db()
        .selectFrom('loans')
        .select('holder')
        .where('product', '=', product)
        .where('state', '=', 'LENT')
        .execute()
    ).length;
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

  return {
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
            (
              await db()
                .selectFrom('loans')
                .select('id')
                .where('owner', '=', asker)
                .where('state', '=', 'LENT')
                .execute()
            ).length,
        };
      },
      first: { outcomes: [true, true], left: 0 },
      second: { outcomes: [true, 'CMP_05'], left: 0 },
    },
  };
};
