import type { FastifyInstance } from 'fastify';
import type { releaseReasons, suspensionKinds } from '#schemas/calls/members/desk-answers';
import { HttpError } from '../../core/errors.ts';
import type { Operator } from '../../core/operators/operator.ts';
import { audit } from '../../core/records/audit.ts';
import { lockMember } from '../../core/records/lock.ts';
import { endLogins, liveLogins } from '../../core/session/sessions-store.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';

interface Change {
  readonly member: string;
  readonly operator: Operator;
  readonly venue: string;
}

/** Suspends an active member and ends the logins. The login says LGN_07 from then on. The kind stays in the journal: only abuse bars from joining again. */
export const suspendMember = (
  { store, clock }: FastifyInstance,
  { member, operator, venue }: Change,
  kind: (typeof suspensionKinds)[number],
): Promise<void> =>
  inTransaction(store, async (tx) => {
    const now = clock.now();
    if ((await lockMember(tx, store, member)).state !== 'active') throw new HttpError('memberState');
    await tx
      .updateTable('members')
      .set({ state: 'suspended', state_reason: kind, updated_at: now.toISOString() })
      .where('uid', '=', member)
      .execute();
    await endLogins(tx, await liveLogins(tx, member), 'suspended', now.toISOString());
    await audit(tx, {
      record: 'members',
      id: member,
      actor: { kind: 'operator', id: operator.id },
      from: 'active',
      to: 'suspended',
      at: now,
      reason: kind,
      venue,
    });
    await store.announce(tx, 'member', member);
  });

/** Ends a suspension. A suspension by mistake counts as none. */
export const releaseMember = (
  { store, clock }: FastifyInstance,
  { member, operator, venue }: Change,
  reason: (typeof releaseReasons)[number],
): Promise<void> =>
  inTransaction(store, async (tx) => {
    const now = clock.now();
    if ((await lockMember(tx, store, member)).state !== 'suspended') throw new HttpError('memberState');
    await tx
      .updateTable('members')
      .set({ state: 'active', state_reason: '', updated_at: now.toISOString() })
      .where('uid', '=', member)
      .execute();
    await audit(tx, {
      record: 'members',
      id: member,
      actor: { kind: 'operator', id: operator.id },
      from: 'suspended',
      to: 'active',
      at: now,
      reason,
      venue,
    });
  });
