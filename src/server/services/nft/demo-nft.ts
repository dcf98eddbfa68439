import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { claim } from '../../core/records/claim.ts';
import { ADDRESS_SCOPE } from './addresses.ts';

/** Address of the demo member; the simulated network finds two collectibles there. */
const ADDRESS = '0x72e0fD3D4aE38ac79f329075663B48483CaCCDe6';

/** Registers a public address for a demo member who has none. */
export const seedDemoAddress = async (app: FastifyInstance, member: string): Promise<void> => {
  const at = app.clock.now();
  await inTransaction(app.store, async (tx) => {
    const known = await tx.selectFrom('nft_addresses').select('member').where('member', '=', member).executeTakeFirst();
    if (known !== undefined) return;
    if (!(await claim(tx, { scope: ADDRESS_SCOPE, key: ADDRESS, ref: member, at }))) return;
    await tx
      .insertInto('nft_addresses')
      .values({ member, address: ADDRESS, code_id: '', code_hash: '', code_address: '', code_at: '' })
      .execute();
  });
};
