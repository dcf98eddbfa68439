import type { FastifyInstance } from 'fastify';
import type { Wallet } from '#schemas/documents/wallet/schema';
import { viewOf } from '../../core/live-site/release-view.ts';
import { siteOrigin } from '../../core/site-origin.ts';
import { applePass } from './apple-pass.ts';
import { googleLink } from './google-link.ts';
import type { PassContent } from './pass-content.ts';
import { passPictures } from './pass-pictures.ts';
import { samsungLink } from './samsung-link.ts';
import { keysOf } from './wallet-keys.ts';

/** A signed pass: a file, or a link of the wallet. */
export type SignedPass = { readonly isSandbox: boolean } & ({ readonly file: Buffer } | { readonly link: string });

/** Signs a pass for its wallet. Returns undefined without keys. */
export const makePass = async (
  app: FastifyInstance,
  wallet: Wallet,
  content: PassContent,
): Promise<SignedPass | undefined> => {
  const { kind, account, passType } = wallet;
  const release = app.live.current;
  const origin = siteOrigin(app);
  const now = app.clock.now();
  const picture = `${origin}${viewOf(release).shareUrl(content.art, content.theme)}`;
  switch (kind) {
    case 'apple': {
      const keys = keysOf(app.env, { kind, account, passType });
      return (
        keys && {
          isSandbox: keys.isSandbox,
          file: applePass(wallet, content, keys, await passPictures(release, content)),
        }
      );
    }
    case 'google': {
      const keys = keysOf(app.env, { kind, account, passType });
      return keys && { isSandbox: keys.isSandbox, link: googleLink({ wallet, content, keys, picture, origin, now }) };
    }
    case 'samsung': {
      const keys = keysOf(app.env, { kind, account, passType });
      return keys && { isSandbox: keys.isSandbox, link: samsungLink({ wallet, content, keys, picture, origin, now }) };
    }
  }
};
