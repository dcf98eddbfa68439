import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../core/context.ts';
import { legalKinds } from '../../core/records/member-data.ts';
import { inApart, type KeptRecord } from '../../core/storage/apart.ts';
import { memberDataOf } from './member-data-of.ts';
import { retentionOf } from './retention.ts';

const BATCH = 500;

/**
 * Writes what the law requires of a member apart, under a pseudonym. Repeating writes nothing twice. Consents counted until the member left, so their time
 * begins then.
 */
export const keepApart = async (app: FastifyInstance, member: string, leftAt: string): Promise<void> => {
  const { store, identityKeys } = app.context;
  const person = identityKeys.pseudonym(member);
  const rows: KeptRecord[] = [];
  for (const { keptByLaw } of memberDataOf(app))
    for (const { id, kind, at, body } of (await keptByLaw?.(store.db, app.context, member)) ?? [])
      rows.push({
        // A hash, because some of these records stay beside the uid of the member.
        id: createHash('sha256').update(`${person} ${id}`).digest('base64url'),
        person,
        kind,
        at: kind === 'consent' ? leftAt : at,
        body: JSON.stringify(body),
      });
  await inApart(store, async (apart) => {
    for (let start = 0; start < rows.length; start += BATCH)
      await apart
        .insertInto('kept_records')
        .values(rows.slice(start, start + BATCH))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
  });
};

/** Deletes the records apart whose time has passed. */
export const deleteDueRecords = async (context: Context): Promise<void> => {
  const { years } = retentionOf(context);
  await inApart(context.store, async (apart) => {
    for (const kind of legalKinds) {
      const before = new Date(context.clock.now());
      before.setUTCFullYear(before.getUTCFullYear() - years[kind]);
      await apart.deleteFrom('kept_records').where('kind', '=', kind).where('at', '<=', before.toISOString()).execute();
    }
  });
};
