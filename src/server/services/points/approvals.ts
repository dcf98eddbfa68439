import type { Approvals } from '#schemas/calls/points/answers';
import type { CodeList } from '#schemas/documents/code-list/schema';
import type { Locale } from '#schemas/parts';
import { accountOf } from '../../core/records/ledger.ts';
import type { Db } from '../../core/storage/tables.ts';
import { momentOf } from '../../core/wire-values.ts';
import { kindOfEntry, reasonOf } from './entry-kinds.ts';

const LAST = 20;

/** `point/appr`: returns an own entry by its approval number, or the last ones. Numbers of others are unknown. */
export const readApprovals = async (
  db: Db,
  {
    member,
    approvalNo,
    reasons,
    locale,
  }: {
    readonly member: string;
    readonly approvalNo?: string | undefined;
    readonly reasons: CodeList | undefined;
    readonly locale: Locale;
  },
): Promise<Approvals> => {
  let query = db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_transfers', 'ledger_transfers.id', 'ledger_postings.transfer')
    .leftJoin('ledger_transfers as reversal', (join) =>
      join
        .onRef('reversal.ref', '=', 'ledger_transfers.id')
        .on('reversal.book', '=', 'SOM')
        .on('reversal.source', '=', 'REVERSAL'),
    )
    .select(['ledger_transfers.approval_no', 'ledger_postings.at', 'ledger_postings.amount', 'ledger_transfers.reason'])
    .select(['reversal.id as reversal', kindOfEntry.as('kind')])
    .where('ledger_postings.account', '=', accountOf('SOM', member))
    .orderBy('ledger_postings.at', 'desc')
    .orderBy('ledger_postings.transfer', 'desc')
    .limit(LAST);
  if (approvalNo !== undefined) query = query.where('ledger_transfers.approval_no', '=', approvalNo);
  const rows = await query.execute();
  return {
    apprList: rows.map(({ approval_no, at, amount, reason, kind, reversal }) => ({
      approvalNo: approval_no,
      tranDtm: momentOf(at),
      tranKindCd: kind,
      storeNm: reasonOf(reasons, locale, { reason, kind, amount: Number(amount) }).name,
      pointAmt: Number(amount),
      statusCd: reversal === null ? 'APPROVED' : 'CANCELLED',
    })),
  };
};
