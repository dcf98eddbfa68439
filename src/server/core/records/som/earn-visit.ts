import type { Context } from '../../context.ts';
import type { Tx } from '../../storage/tables.ts';
import { kstDay } from '../../wire-values.ts';
import { somPolicyOf } from './policy.ts';
import { postSom } from './post-som.ts';

/** Posts what a full, certified member earns by entering a park, once a day and park. */
export const earnVisit = async (
  tx: Tx,
  context: Pick<Context, 'live'>,
  { member, park, at }: { readonly member: string; readonly park: string; readonly at: Date },
): Promise<void> => {
  const amount = somPolicyOf(context).visitAmount;
  const row = await tx
    .selectFrom('members')
    .select(['kind', 'regular'])
    .where('uid', '=', member)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (amount === 0 || row?.kind !== '2' || row.regular !== 1) return;
  await postSom(tx, context, {
    member,
    amount,
    reason: 'VISIT',
    source: 'VISIT',
    ref: `${member} ${park} ${kstDay(at)}`,
    at,
    park,
  });
};
