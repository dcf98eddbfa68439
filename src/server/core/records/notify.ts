import type { Context as ServerContext } from '../context.ts';
import { fillTexts } from '#content/answers/index';
import { localised } from '#content/answers/texts';
import type { GatewayChannel } from '#schemas/documents/gateway/schema';
import type {
  MessageTemplate,
  notificationEvents,
  NotificationEvent,
} from '#schemas/documents/message-template/schema';
import type { Locale } from '#schemas/parts';
import { fillText } from '../errors.ts';
import type { Tx } from '../storage/tables.ts';
import { announceMember } from './member-events.ts';
import { dispatchOf, isPromotion, type Dispatch } from './message-channels.ts';
import { orderedId } from './ordered-id.ts';

type Values<Event extends NotificationEvent> = (typeof notificationEvents)[Event][number];

export type Notification<Event extends NotificationEvent> = {
  readonly member: string;
  readonly event: Event;
  /** Cause; a member is told once per cause and event. */
  readonly ref: string;
  readonly values: Readonly<Record<Values<Event>, string>>;
  /** Venue slug or other path parts that the template's link uses as `{{name}}`. */
  readonly link?: Readonly<Record<string, string>>;
  /** Channels that the member wants for this cause. Default: all of the templates. */
  readonly channels?: readonly MessageTemplate['channels'][number][];
} & ('nickname' extends Values<Event>
  ? {
      /** Uid of the member with the nickname. The message is deleted when that member is withdrawn. */
      readonly about: string;
    }
  : { readonly about?: undefined });

type Context = Pick<ServerContext, 'store' | 'live' | 'clock'>;

/** The law on advertising prescribes this mark, in these letters, whatever the language. */
const PROMOTION_MARK = '(광고)';

/**
 * Tells a member of an event, in the transaction of its cause: a notification and a row of the outbox for each channel of the templates that the member
 * receives, in the member's language. An event without a template tells nothing.
 */
export const notify = async <Event extends NotificationEvent>(
  tx: Tx,
  context: Context,
  { member, event, ref, values, link = {}, about = '', channels: wanted }: Notification<Event>,
): Promise<void> => {
  const {
    prepared: { documents },
    snapshot,
  } = context.live.current;
  const templates = [...documents['message-template'].values()].filter((template) => template.event === event);
  if (templates.length === 0) return;
  const row = await tx
    .selectFrom('members')
    .select(['uid', 'lang', 'email', 'mobile', 'birth_date'])
    .where('uid', '=', member)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (row === undefined) return;
  const texts = snapshot.messages[row.lang];
  const named = fillTexts({ documents, snapshot, now: context.clock.now().getTime(), locale: row.lang }, values);
  const format = (key: string): string => fillText(texts[key] ?? '', named);
  for (const template of templates) {
    const topic = documents['notification-topic'].get(template.topic);
    const marks = isPromotion(template, topic)
      ? { before: `${PROMOTION_MARK} `, after: `\n\n${localised(topic?.footer, row.lang)}` }
      : { before: '', after: '' };
    await store(tx, context, {
      lang: row.lang,
      source: `${template.id} ${ref}`,
      template,
      message: {
        title: `${marks.before}${format(template.title)}`,
        body: `${format(template.body)}${marks.after}`,
        link: fillText(template.link ?? '', link),
        about,
      },
      dispatch: only(wanted, await dispatchOf(tx, context, { template, topic, member: row })),
      addresses: { EMAIL: row.email, SMS: row.mobile, PUSH: member },
    });
  }
};

/** Leaves out channels that the member does not want for this cause. */
const only = (wanted: readonly string[] | undefined, dispatch: Dispatch): Dispatch =>
  wanted === undefined
    ? dispatch
    : { ...dispatch, channels: new Map([...dispatch.channels].filter(([channel]) => wanted.includes(channel))) };

interface Stored {
  readonly lang: Locale;
  readonly source: string;
  readonly template: MessageTemplate;
  readonly message: Readonly<Record<'title' | 'body' | 'link' | 'about', string>>;
  readonly dispatch: Dispatch;
  /** The address of PUSH is the uid of the member. */
  readonly addresses: Readonly<Record<GatewayChannel, string>>;
}

const store = async (
  tx: Tx,
  context: Context,
  { lang, source, template, message, dispatch: { listedAt, channels }, addresses }: Stored,
): Promise<void> => {
  if (listedAt === undefined) return;
  const member = addresses.PUSH;
  const at = context.clock.now().toISOString();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('notifications')
    .values({
      id: orderedId(),
      member,
      source,
      topic: template.topic,
      ...message,
      lang,
      read_at: null,
      at: listedAt.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return;
  const { title: subject, ...rest } = message;
  const rows = [...channels]
    .filter(([channel]) => addresses[channel] !== '')
    .map(([channel, dueAt]) => ({
      id: orderedId(),
      member,
      channel,
      address: addresses[channel],
      subject,
      ...rest,
      at,
      purpose: template.purpose,
      template: template.id,
      next_at: dueAt.toISOString() === at ? '' : dueAt.toISOString(),
    }));
  if (rows.length > 0) await tx.insertInto('outbox').values(rows).execute();
  await announceMember(tx, context, member, 'notification');
};
