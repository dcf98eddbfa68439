import type { FastifyInstance } from 'fastify';
import { isOnSite } from '../../../engine/index.ts';
import { HttpError } from '../../core/errors.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { passageInfoOf, passagesOf } from '../../core/session/park-visits.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import { insideWith, recordDeparture } from '../devices/index.ts';
import { lockMember } from '../../core/records/lock.ts';
import { leaveQueues } from '../queue/index.ts';

const PREFIX = 'PX';

/** Text of the QR code at a gate, for members who scan it. */
export const gateCode = (device: string): string => `${PREFIX}${device}`;

interface Leaving {
  readonly member: string;
  readonly venue: string;
  readonly code: string;
}

/** Lets a member out with all tickets, by the code of a gate. Live places in queues end. */
export const leaveByGate = async (tx: Tx, app: FastifyInstance, { member, venue, code }: Leaving): Promise<void> => {
  const at = app.clock.now();
  const typed = code.trim();
  const gate = typed.startsWith(PREFIX)
    ? await tx
        .selectFrom('devices')
        .select('id')
        .where('id', '=', typed.slice(PREFIX.length))
        .where('venue', '=', venue)
        .where('kind', '=', 'GATE')
        .where('state', '=', 'ACTIVE')
        .executeTakeFirst()
    : undefined;
  if (gate === undefined) throw new HttpError('exitCode');
  const row = await lockMember(tx, app.store, member);
  if (!isOnSite(passageInfoOf(venue, passagesOf(row)[venue]), at.getTime())) throw new HttpError('exitOutside');
  const day = kstDay(at);
  for (const product of await insideWith(tx, { holder: member, venue, day })) {
    const id = orderedId();
    await tx
      .insertInto('scans')
      .values({
        id,
        device: gate.id,
        venue,
        scan_id: `member-${id}`,
        kind: 'EXIT',
        body_hash: '',
        ref: '',
        step: '',
        taken: 0,
        product,
        holder: member,
        day,
        at: at.toISOString(),
        device_at: '',
        late: 0,
        result: 'OK',
        reason: '',
        answer: '',
      })
      .execute();
  }
  await recordDeparture(tx, app.context, { member, venue, at });
  await leaveQueues(tx, app.context, { member, venue });
  await announceMember(tx, app.context, member, 'pocket');
};
