import type { FastifyInstance } from 'fastify';
import type { Wallet } from '#schemas/documents/wallet/schema';
import type { Db } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import { allowsStaticCode, type Holding, holdingsOf, isLive, stateOn, staticCodeOf } from '../pocket/index.ts';
import { passContent, type PassContent } from './pass-content.ts';
import type { PassName } from './pass-token.ts';

/** Tells whether a member may add a product to a wallet: they hold it, it can still be used, and its document allows it. */
export const canAdd = (app: FastifyInstance, holding: Holding, member: string, today: string): boolean =>
  holding.holder === member &&
  isLive(stateOn(holding, today)) &&
  holding.valid_until >= today &&
  allowsStaticCode(app.live.current.prepared.documents, holding);

/** Finds a product that a member may add to a wallet. */
export const findAddable = async (
  app: FastifyInstance,
  db: Db,
  member: string,
  product: string,
): Promise<Holding | undefined> => {
  const today = kstDay(app.clock.now());
  const holding = (await holdingsOf(db, member, { since: today, today })).find(({ id }) => id === product);
  return holding !== undefined && canAdd(app, holding, member, today) ? holding : undefined;
};

/** Returns the wallet and content of a pass while its holder still has the product. */
export const findPass = async (
  app: FastifyInstance,
  { product, holder, wallet: id, locale }: PassName,
): Promise<{ readonly wallet: Wallet; readonly content: PassContent } | undefined> => {
  const { db } = app.store;
  const wallet = app.live.current.prepared.documents.wallet.get(id);
  const holding = await findAddable(app, db, holder, product);
  if (wallet === undefined || wallet.isOff === true || holding === undefined) return undefined;
  const content = passContent(app, {
    wallet,
    holding,
    locale,
    code: await staticCodeOf(db, { product, holder, at: app.clock.now() }),
  });
  return content === undefined ? undefined : { wallet, content };
};
