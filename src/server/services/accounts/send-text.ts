import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Locale } from '#schemas/parts';
import { fillText } from '../../core/errors.ts';
import type { Db } from '../../core/storage/tables.ts';

export interface Text {
  /** Message keys. */
  readonly subject: string;
  readonly body: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly locale: Locale;
}

/**
 * Adds an email to the outbox, from where the resort's mail system fetches it. Without a member (undefined) the same statement runs and matches no
 * row, so the response time does not reveal who is a member.
 */
export const sendEmail = async (
  tx: Db,
  { live, context }: FastifyInstance,
  member: string | undefined,
  { subject, body, values, locale }: Text,
): Promise<void> => {
  const texts = live.current.snapshot.messages[locale];
  const say = (key: string): string => fillText(texts[key] ?? key, values);
  await tx
    .insertInto('outbox')
    .columns(['id', 'member', 'channel', 'address', 'subject', 'body', 'at'])
    .expression((row) =>
      row
        .selectFrom('members')
        .select((one) => [
          one.val(randomUUID()).as('id'),
          'members.uid',
          one.val('EMAIL').as('channel'),
          'members.email',
          one.val(say(subject)).as('subject'),
          one.val(say(body)).as('body'),
          one.val(context.clock.now().toISOString()).as('at'),
        ])
        .where('members.uid', '=', member ?? ''),
    )
    .execute();
};
