import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Locale } from '#schemas/parts';
import { fillText } from '../../core/errors.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';

export interface Text {
  /** Message keys. */
  readonly subject: string;
  readonly body: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly locale: Locale;
  /** Default: `auth`, because nearly all of these hold a code or a link that opens an account; such a text goes when it is sent. */
  readonly purpose?: 'auth' | 'service';
}

const sayIn = ({ live }: FastifyInstance, { locale, values }: Text): ((key: string) => string) => {
  const texts = live.current.snapshot.messages[locale];
  return (key) => fillText(texts[key] ?? key, values);
};

/** Adds an email to an address that somebody typed and nobody has proven. It tells nothing about members. */
export const sendEmailTo = async (tx: Tx, app: FastifyInstance, address: string, text: Text): Promise<void> => {
  const say = sayIn(app, text);
  await tx
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      member: null,
      channel: 'EMAIL',
      address,
      subject: say(text.subject),
      body: say(text.body),
      purpose: text.purpose ?? 'auth',
      template: text.body,
      at: app.clock.now().toISOString(),
    })
    .execute();
};

/**
 * Adds an email to the outbox. Without a member (undefined) the same statement runs and matches no
 * row, so the response time does not reveal who is a member.
 */
export const sendEmail = async (
  tx: Db,
  app: FastifyInstance,
  member: string | undefined,
  text: Text,
): Promise<void> => {
  const say = sayIn(app, text);
  await tx
    .insertInto('outbox')
    .columns(['id', 'member', 'channel', 'address', 'subject', 'body', 'purpose', 'template', 'at'])
    .expression((row) =>
      row
        .selectFrom('members')
        .select((one) => [
          one.val(randomUUID()).as('id'),
          'members.uid',
          one.val('EMAIL').as('channel'),
          'members.email',
          one.val(say(text.subject)).as('subject'),
          one.val(say(text.body)).as('body'),
          one.val(text.purpose ?? ('auth' as const)).as('purpose'),
          one.val(text.body).as('template'),
          one.val(app.clock.now().toISOString()).as('at'),
        ])
        .where('members.uid', '=', member ?? ''),
    )
    .execute();
};
