import type { MemberData } from '../../core/records/member-data.ts';

/** Messages to a member: they go with the member. The address of each is kept as it was when the message was written. */
export const outboxMemberData: MemberData = {
  columns: { outbox: ['member', 'about', 'address'] },
  exported: async (db, _context, member) => ({
    messages: await db
      .selectFrom('outbox')
      .select(['channel', 'address', 'subject', 'body', 'purpose', 'state', 'at'])
      .where('member', '=', member)
      // A code is of no use in an export, and of much to whoever finds the file.
      .where('purpose', '<>', 'auth')
      .orderBy('at')
      .orderBy('id')
      .execute(),
  }),
  empty: async (tx, _context, member) => {
    await tx
      .deleteFrom('outbox')
      .where((row) => row.or([row('member', '=', member), row('about', '=', member)]))
      .execute();
    // Codes that went to the member's addresses before they belonged to a member.
    const row = await tx.selectFrom('members').select(['email', 'mobile']).where('uid', '=', member).executeTakeFirst();
    const addresses = [row?.email ?? '', row?.mobile ?? ''].filter((address) => address !== '');
    if (addresses.length > 0)
      await tx.deleteFrom('outbox').where('member', 'is', null).where('address', 'in', addresses).execute();
  },
};
