import type { FastifyPluginAsync } from 'fastify';
import { HttpError } from '../../core/errors.ts';
import { addToWallet } from '#schemas/calls/wallets/calls';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { siteOrigin } from '../../core/site-origin.ts';
import { staticCodeOf } from '../pocket/index.ts';
import { findAddable } from './find-pass.ts';
import { countLivePasses, notePass } from './live-passes.ts';
import { passOfToken, sendFile } from './pass-of-token.ts';
import { passToken } from './pass-token.ts';
import { walletsOf } from './wallets-of.ts';

interface Named {
  readonly Params: { readonly token: string };
}

/** Registers mobile wallets: the call that adds a product, and the address of its pass (V-173, V-409). */
export const registerWallets: FastifyPluginAsync = async (app) => {
  countLivePasses(app.liveRecords);
  app.ports.walletsOf = (request) => walletsOf(app, request);

  handleCall(app, addToWallet, ({ member, locale, now, body, params, request, once }) =>
    answerOf(once, async (tx) => {
      const holding = await findAddable(app, tx, member, body.productId);
      if (holding === undefined) throw new HttpError('ticketUnknown');
      const wallet = walletsOf(app, request).find(
        ({ venue, provider }) => venue === holding.venue && provider === params['wallet'],
      );
      if (wallet === undefined) throw new HttpError('walletOff');
      // Here, so that the address of the pass only reads.
      await staticCodeOf(tx, { product: holding.id, holder: member, at: now });
      await notePass(tx, { product: holding.id, holder: member, wallet: wallet.id, at: now });
      const path = `/passes/${passToken(app.context.keys, { product: holding.id, holder: member, wallet: wallet.id, locale }, now)}`;
      return { walletCd: wallet.provider, path, url: `${siteOrigin(app)}${path}` };
    }),
  );

  // The token is the permission: phones fetch a pass outside of the browser, without its cookies.
  app.get<Named>('/passes/:token', { schema: { hide: true } }, async (request, reply) => {
    const { signed } = await passOfToken(app, request.params.token);
    void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (signed.isSandbox) return reply.redirect(`/sandbox/wallet/${request.params.token}`, 302);
    return 'file' in signed ? sendFile(reply, signed.file) : reply.redirect(signed.link, 302);
  });
};
