import type { Context as ServerContext } from '../context.ts';
import { fillTexts } from '#content/answers/index';
import type {
  MessageTemplate,
  notificationEvents,
  NotificationEvent,
} from '#schemas/documents/message-template/schema';
import { fillText } from '../errors.ts';
import type { Tx } from '../storage/tables.ts';
import { announceMember } from './member-events.ts';
import { orderedId } from './ordered-id.ts';

export interface Notification<Event extends NotificationEvent> {
  readonly member: string;
  readonly event: Event;
  /** Cause; a member is told once per cause and event. */
  readonly ref: string;
  readonly values: Readonly<Record<(typeof notificationEvents)[Event][number], string>>;
  /** Venue slug or other path parts that the template's link uses as `{{name}}`. */
  readonly link?: Readonly<Record<string, string>>;
}

type Context = Pick<ServerContext, 'store' | 'live' | 'clock'>;

/**
 * Tells a member of an event, in the transaction of its cause: a notification and a row of the outbox for each channel of the templates, in the
 * member's language. An event without a template tells nothing.
 */
export const notify = async <Event extends NotificationEvent>(
  tx: Tx,
  context: Context,
  { member, event, ref, values, link = {} }: Notification<Event>,
): Promise<void> => {
  const templates = [...context.live.current.prepared.documents['message-template'].values()].filter(
    (template) => template.event === event,
  );
  if (templates.length === 0) return;
  const row = await tx
    .selectFrom('members')
    .select(['lang', 'email', 'mobile'])
    .where('uid', '=', member)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (row === undefined) return;
  const {
    prepared: { documents },
    snapshot,
  } = context.live.current;
  const texts = snapshot.messages[row.lang];
  const named = fillTexts({ documents, snapshot, now: context.clock.now().getTime(), locale: row.lang }, values);
  const format = (key: string): string => fillText(texts[key] ?? '', named);
  for (const template of templates) {
    const message = {
      title: format(template.title),
      body: format(template.body),
      link: fillText(template.link ?? '', link),
    };
    await store(tx, context, {
      member,
      source: `${template.id} ${ref}`,
      template,
      message,
      addresses: { EMAIL: row.email, SMS: row.mobile, PUSH: member },
    });
  }
};

interface Stored {
  readonly member: string;
  readonly source: string;
  readonly template: MessageTemplate;
  readonly message: { readonly title: string; readonly body: string; readonly link: string };
  readonly addresses: Readonly<Record<'EMAIL' | 'SMS' | 'PUSH', string>>;
}

const store = async (
  tx: Tx,
  context: Context,
  { member, source, template, message, addresses }: Stored,
): Promise<void> => {
  const at = context.clock.now().toISOString();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('notifications')
    .values({ id: orderedId(), member, source, topic: template.topic, ...message, read_at: null, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return;
  const channels = template.channels
    .filter((channel) => channel !== 'NOTIFICATION')
    .filter((channel) => addresses[channel] !== '');
  if (channels.length > 0) {
    await tx
      .insertInto('outbox')
      .values(
        channels.map((channel) => ({
          id: orderedId(),
          member,
          channel,
          address: addresses[channel],
          subject: message.title,
          body: message.body,
          at,
          purpose: template.purpose,
          template: template.id,
          link: message.link,
        })),
      )
      .execute();
  }
  await announceMember(tx, context, member, 'notification');
};
