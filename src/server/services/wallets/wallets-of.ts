import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Wallet, WalletKind } from '#schemas/documents/wallet/schema';
import { canSign } from './wallet-keys.ts';

/** Tells whether a phone can have a wallet, by its user agent. A computer may have each. */
const fits = (kind: WalletKind, userAgent: string): boolean => {
  const isAndroid = /Android/i.test(userAgent);
  const isApple = /iPhone|iPad|iPod/i.test(userAgent);
  switch (kind) {
    case 'apple':
      return !isAndroid;
    case 'google':
      return !isApple;
    case 'samsung':
      return !isApple && (!isAndroid || /SamsungBrowser|\bSM-/i.test(userAgent));
  }
};

/** Lists the wallets to which a phone can add passes, in their order. */
export const walletsOf = (app: FastifyInstance, request: Pick<FastifyRequest, 'headers'>): readonly Wallet[] =>
  [...app.live.current.prepared.documents.wallet.values()]
    .filter(
      ({ kind, isOff }) => isOff !== true && canSign(app.env, kind) && fits(kind, request.headers['user-agent'] ?? ''),
    )
    .toSorted((one, other) => one.order - other.order);
