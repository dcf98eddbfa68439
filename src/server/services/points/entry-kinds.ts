import { sql, type RawBuilder } from 'kysely';
import { localised } from '#content/answers/texts';
import type { somKinds } from '#schemas/calls/points/answers';
import type { CodeList } from '#schemas/documents/code-list/schema';
import type { Locale } from '#schemas/parts';

export type SomKind = (typeof somKinds)[number];

/** Expression for the kind of an entry as members see it: corrections and refunds count by their sign. */
export const kindOfEntry: RawBuilder<SomKind> = sql<SomKind>`case
  when ledger_transfers.kind in ('GIFT', 'CONVERT', 'EXPIRE') then ledger_transfers.kind
  when ledger_postings.amount > 0 then 'EARN' else 'USE' end`;

/** Returns the name of a reason of the code list; a gift has one for each side. */
export const reasonOf = (
  reasons: CodeList | undefined,
  locale: Locale,
  { reason, kind, amount }: { readonly reason: string; readonly kind: SomKind; readonly amount: number },
): { readonly code: string; readonly name: string } => {
  const code = kind === 'GIFT' ? (amount > 0 ? 'GIFT_RECEIVED' : 'GIFT_SENT') : reason;
  const name = reasons?.items.find(({ codeId }) => codeId === code)?.codeName;
  return { code, name: localised(name, locale) || code };
};
