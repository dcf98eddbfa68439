import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Holdings } from '#content/answers/index';
import { kstDay } from '../../core/wire-values.ts';
import { activeCardsOf } from '../partner-cards/index.ts';
import { holdingsOf, isLive, stateOn } from '../pocket/index.ts';

/** Reads the products and partner cards that the member of a request can use today; undefined for guests. */
export const memberHoldings = async (app: FastifyInstance, request: FastifyRequest): Promise<Holdings | undefined> => {
  const principal = await request.principal();
  if (principal.kind !== 'member') return undefined;
  const { uid } = principal.session;
  const { db } = app.store;
  const today = kstDay(app.clock.now());
  const [held, cards] = await Promise.all([holdingsOf(db, uid, { since: today, today }), activeCardsOf(db, uid)]);
  return {
    products: new Set(
      held.filter((one) => one.holder === uid && isLive(stateOn(one, today))).map(({ product }) => product),
    ),
    cards: new Set(cards),
  };
};
