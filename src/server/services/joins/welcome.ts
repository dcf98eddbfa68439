import type { FastifyInstance } from 'fastify';
import { rejoinBarOf } from '../../core/records/rejoin.ts';
import { postSom } from '../../core/records/som/post-som.ts';
import { policyOf } from '../../core/session/account-policy.ts';
import type { Tx } from '../../core/storage/tables.ts';

export interface NewFullMember {
  readonly member: string;
  /** Key of the verified person; absent for a child without a verification of its own. */
  readonly ciKey: string | undefined;
}

/** Posts the welcome of somebody who becomes a full, regular member, once. A person who was a member recently gets none. */
export const postWelcome = async (tx: Tx, app: FastifyInstance, { member, ciKey }: NewFullMember): Promise<void> => {
  const welcome = policyOf(app.live).join?.welcome;
  if (welcome === undefined) return;
  if (ciKey !== undefined && !(await rejoinBarOf(tx, app.context, ciKey)).hasRewards) return;
  await postSom(tx, app.context, {
    member,
    amount: welcome.amount,
    reason: welcome.reason,
    source: 'welcome',
    ref: member,
    at: app.clock.now(),
  });
};
