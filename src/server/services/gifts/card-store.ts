import { opaqueKey } from '../../core/records/opaque-key.ts';
import type { Context } from '../../core/context.ts';
import { randomInt } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { GiftCardKind } from '#schemas/documents/gift-card-kind/schema';
import { HttpError } from '../../core/errors.ts';
import { withCheckDigit } from '../../core/records/typed-numbers.ts';
import type { Db, Tables, Tx } from '../../core/storage/tables.ts';

export type GiftCard = Selectable<Tables['gift_cards']>;
/** Letters and digits of scratch codes, without those that are mistaken for others: 50 bits in 10 characters. */
const codeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export const kindOf = ({ live }: Pick<Context, 'live'>, id: string): GiftCardKind => {
  const kind = live.current.prepared.documents['gift-card-kind'].get(id);
  if (kind === undefined) throw new HttpError('cardState');
  return kind;
};

export const hashesOf = (
  { keys }: Pick<Context, 'keys'>,
  number: string,
  code: string,
): Pick<GiftCard, 'number_hash' | 'code_hash'> => ({
  number_hash: keys.blind(`gift card ${number}`),
  code_hash: keys.blind(`gift code ${number} ${code}`),
});

/** A number and code as printed on a card. */
export interface PrintedCard {
  readonly number: string;
  readonly code: string;
}

/** Returns a random number with check digit, and a scratch code. */
export const randomCard = (): PrintedCard => ({
  number: withCheckDigit(Array.from({ length: 15 }, () => randomInt(10)).join('')),
  code: Array.from({ length: 10 }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join(''),
});

/** Issues a card with an amount, for registration. Returns its key; undefined if the number is issued already. */
export const issueGiftCard = async (
  tx: Tx,
  context: Pick<Context, 'keys' | 'clock'>,
  {
    kind,
    amount,
    number,
    code,
    id = opaqueKey(),
  }: PrintedCard & { readonly kind: string; readonly amount: number; readonly id?: string },
): Promise<string | undefined> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('gift_cards')
    .values({
      id,
      ...hashesOf(context, number, code),
      last_digits: number.slice(-4),
      kind,
      state: 'ISSUED',
      amount,
      owner: null,
      owned_since: null,
      expires_at: null,
      issued_at: context.clock.now().toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n ? id : undefined;
};

/** Sum of the balances of a member's cards, sent ones included. */
export const balanceOfMember = async (tx: Db, member: string): Promise<number> => {
  const row = await tx
    .selectFrom('gift_cards')
    .innerJoin('ledger_accounts', 'ledger_accounts.owner', 'gift_cards.id')
    .select((one) => one.fn.sum<number | string | null>('ledger_accounts.balance').as('sum'))
    .where('ledger_accounts.book', '=', 'GIFT')
    .where('gift_cards.owner', '=', member)
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
};
