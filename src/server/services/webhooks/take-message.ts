import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { WebhookRefused, type WebhookHandler } from '../../core/webhooks.ts';
import type { Message } from './message-schema.ts';

interface Taken {
  readonly source: string;
  /** ID of the message. */
  readonly id: string;
  readonly message: Message;
  readonly handler: WebhookHandler;
}

/** Notes a message. Returns false if it was taken before. */
const noteMessage = async (tx: Tx, { source, id }: Taken, at: Date): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('webhook_messages')
    .values({ source, id, at: at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/** Notes a version. Returns false if the same or a newer one was taken. */
const noteVersion = async (tx: Tx, { source, message: { type, data } }: Taken): Promise<boolean> => {
  const [subject = ''] = type.split('.', 1);
  const { version, ref } = data;
  const row = await tx
    .insertInto('webhook_versions')
    .values({ source, subject, ref, version })
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'subject', 'ref'])
        .doUpdateSet({ version })
        .where('webhook_versions.version', '<', version),
    )
    .returning('ref')
    .executeTakeFirst();
  return row !== undefined;
};

/** Takes a message once, in one transaction. A repeated one and an older version change nothing. Throws `WebhookRefused`. */
export const takeMessage = async ({ store, clock }: Context, taken: Taken): Promise<void> => {
  const { data } = taken.message;
  await inTransaction(store, async (tx) => {
    if (!(await noteMessage(tx, taken, clock.now()))) return;
    if (!(await noteVersion(tx, taken))) return;
    const member = await tx
      .selectFrom('members')
      .select('uid')
      .where('uid', '=', data.membershipUid)
      .where('state', '!=', 'withdrawn')
      .executeTakeFirst();
    if (member === undefined) throw new WebhookRefused();
    await taken.handler.take(tx, {
      source: taken.source,
      member: member.uid,
      ref: data.ref,
      at: new Date(data.at),
      data,
    });
  });
};
