import { accountOf, balanceOf, post, type Book } from '../../core/records/ledger.ts';
import { expireSom } from '../../core/records/som/expire-som.ts';
import { somBalanceOf } from '../../core/records/som/lots.ts';
import { kstDay } from '../../core/wire-values.ts';
import type { MemberData } from '../../core/records/member-data.ts';

const books = ['SOM', 'DREAM'] as const satisfies readonly Book[];

export const pointsMemberData: MemberData = {
  turn: 'first',
  columns: {
    ledger_accounts: ['id', 'owner'],
    ledger_postings: ['account'],
    ledger_transfers: ['ref'],
    som_lots: ['member'],
    som_debts: ['member'],
    som_gifts: ['sender', 'receiver'],
  },
  losses: async (db, { clock }, member) => [
    { code: 'SOM', amount: await somBalanceOf(db, member, kstDay(clock.now())) },
    { code: 'DREAM', amount: await balanceOf(db, 'DREAM', member) },
  ],
  exported: async (db, _context, member) => ({
    points: await db
      .selectFrom('ledger_postings')
      .innerJoin('ledger_transfers', 'ledger_transfers.id', 'ledger_postings.transfer')
      .select([
        'ledger_transfers.book',
        'ledger_transfers.kind',
        'ledger_transfers.reason',
        'ledger_transfers.park',
        'ledger_postings.amount',
        'ledger_postings.at',
      ])
      .where(
        'ledger_postings.account',
        'in',
        books.map((book) => accountOf(book, member)),
      )
      .orderBy('ledger_postings.at')
      .execute(),
  }),
  // Rows of the ledger never change: what is left expires.
  empty: async (tx, context, member) => {
    await tx
      .updateTable('som_gifts')
      .set({ message: '' })
      .where((row) => row.or([row('sender', '=', member), row('receiver', '=', member)]))
      .execute();
    await tx.deleteFrom('som_debts').where('member', '=', member).execute();
    const at = context.clock.now();
    await expireSom(tx, context, { member, source: 'WITHDRAWAL', at });
    const balance = await balanceOf(tx, 'DREAM', member);
    if (balance > 0)
      await post(tx, {
        book: 'DREAM',
        kind: 'EXPIRE',
        source: 'WITHDRAWAL',
        ref: member,
        at,
        reason: 'WITHDRAWAL',
        postings: { [member]: -balance, EXPIRED: balance },
      });
  },
};
