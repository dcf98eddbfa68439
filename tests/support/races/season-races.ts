import { addProduct } from '#tests/test-devices.ts';
import type { Operation } from '#tests/two-processes.ts';
import { removeOwn } from '../../../src/server/services/pocket/remove-product.ts';
import { decideSeasonPicture, saveSeasonPicture } from '../../../src/server/services/pocket/season-pictures.ts';
import { claimRewardOf } from '../../../src/server/services/pocket/season.ts';
import type { RaceServer, Races } from './race-server.ts';

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

/** Races about season passes and their pictures. */
export const seasonRaces = ({ server, db, member, productState }: RaceServer): Races => {
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
    const pass = await db()
      .selectFrom('pocket_products')
      .selectAll()
      .where('id', '=', product)
      .executeTakeFirstOrThrow();
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

  return {
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
          await claimRewardOf(
            tx,
            app,
            pass,
            app.live.current.prepared.documents['ticket-product'].get('season'),
            'mug',
          );
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
  };
};
