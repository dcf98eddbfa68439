import type { MemberData } from '../../core/records/member-data.ts';
import { deleteMemberRows, memberRows } from '../../core/records/member-rows.ts';

const columns = {
  one_time_codes: ['member'],
  credentials: ['member'],
  idempotency_keys: ['owner'],
} as const;

export const accountsMemberData: MemberData = {
  columns: { ...columns, logins: ['member'], idempotency_keys: ['owner', 'answer'] },
  turn: 'last',
  exported: async (db, context, member) => ({
    logins: await memberRows(db, 'logins', {
      by: 'member',
      member,
      columns: ['platform_class', 'login_type', 'device', 'started_at', 'ended_at', 'end_reason'],
    }),
    accessLog: await memberRows(db, 'access_log', {
      by: 'person',
      member: context.identityKeys.logPerson(member),
      columns: ['at', 'kind', 'platform', 'login_type', 'reason'],
    }),
  }),
  empty: async (tx, _context, member) => {
    await deleteMemberRows(tx, columns, member);
    const logins = tx.selectFrom('logins').select('id').where('member', '=', member);
    await tx.deleteFrom('one_time_codes').where('login', 'in', logins).execute();
    await tx.deleteFrom('families').where('login', 'in', logins).execute();
    await tx.deleteFrom('logins').where('member', '=', member).execute();
  },
};
