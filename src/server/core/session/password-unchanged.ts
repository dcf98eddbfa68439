import type { Tx } from '../storage/tables.ts';

/** Returns a check that a member's password still has the given hash. */
export const passwordUnchanged =
  (member: string, hash: string) =>
  async (tx: Tx): Promise<boolean> =>
    (await tx
      .selectFrom('credentials')
      .select('member')
      .where('member', '=', member)
      .where('hash', '=', hash)
      .executeTakeFirst()) !== undefined;
