import { ageOn } from '../../../engine/index.ts';
import type { GatewayChannel } from '#schemas/documents/gateway/schema';
import type { MessageTemplate } from '#schemas/documents/message-template/schema';
import type { NotificationTopic } from '#schemas/documents/notification-topic/schema';
import type { Context } from '../context.ts';
import type { Tx } from '../storage/tables.ts';
import { kstDay } from '../wire-values.ts';
import { expiresAt } from './consent-period.ts';
import { afterHours, promotionTime, quietPromotionTime, type Hours } from './send-times.ts';

/** Age from which promotions are sent. */
const PROMOTION_AGE = 14;
/** Months after which a consent to promotions has to be confirmed, unless its document says otherwise. */
const RECONFIRM_MONTHS = 24;

export interface Addressee {
  readonly uid: string;
  readonly birth_date: string;
}

/** Channels on which a message goes out, with the earliest instant of each. */
export interface Dispatch {
  /** Instant from which the message is listed; undefined: the member is told nothing. */
  readonly listedAt: Date | undefined;
  readonly channels: ReadonlyMap<GatewayChannel, Date>;
}

type Parts = Pick<Context, 'live' | 'clock'>;

/** Returns true for advertising: a template or its topic says so. */
export const isPromotion = (template: MessageTemplate, topic: NotificationTopic | undefined): boolean =>
  template.purpose === 'promotion' || topic?.promotion === true;

/**
 * Applies what the member has switched off, quiet hours, and the law on promotions. Messages of topics that stay on, and codes, go out at once. Quiet hours
 * delay what makes a sound: text messages and push.
 */
export const dispatchOf = async (
  tx: Tx,
  context: Parts,
  {
    template,
    topic,
    member,
  }: {
    readonly template: MessageTemplate;
    readonly topic: NotificationTopic | undefined;
    readonly member: Addressee;
  },
): Promise<Dispatch> => {
  const now = context.clock.now();
  const asked = template.channels.filter((channel) => channel !== 'NOTIFICATION');
  if (isPromotion(template, topic)) return promotionOf(tx, context, asked, member);
  if (asked.length === 0 || template.purpose === 'auth' || topic?.staysOn === true)
    return { listedAt: now, channels: new Map(asked.map((channel) => [channel, now])) };
  const off = await switchedOff(tx, member.uid, template.topic);
  const hours = await quietHoursOf(tx, member.uid);
  return {
    listedAt: now,
    channels: new Map(
      asked
        .filter((channel) => !off.has(channel))
        .map((channel) => [channel, channel === 'EMAIL' || hours === undefined ? now : afterHours(now, hours)]),
    ),
  };
};

/** Promotions: only by day, to members of 14 or older, on channels with a consent that is not older than its period. */
const promotionOf = async (
  tx: Tx,
  context: Parts,
  asked: readonly GatewayChannel[],
  { uid, birth_date }: Addressee,
): Promise<Dispatch> => {
  const now = context.clock.now();
  const age = ageOn(birth_date, kstDay(now));
  const agreed = age === undefined || age < PROMOTION_AGE ? [] : await agreedChannels(tx, context, uid, now);
  if (agreed.length === 0) return { listedAt: undefined, channels: new Map() };
  const hours = await quietHoursOf(tx, uid);
  const channels = new Map<GatewayChannel, Date>();
  for (const channel of asked.filter((one) => agreed.includes(one))) {
    const at = channel === 'EMAIL' ? promotionTime(now) : quietPromotionTime(now, hours);
    if (at !== undefined) channels.set(channel, at);
  }
  return { listedAt: promotionTime(now), channels };
};

const agreedChannels = async (
  tx: Tx,
  { live }: Parts,
  member: string,
  now: Date,
): Promise<readonly GatewayChannel[]> => {
  const items = [...live.current.prepared.documents['consent-item'].values()];
  const rows = await tx
    .selectFrom('consents')
    .select(['setting', 'agreed', 'at'])
    .where('member', '=', member)
    .where('setting', 'in', ['EMAIL', 'SMS', 'PUSH'])
    .orderBy('at')
    .orderBy('id')
    .execute();
  const last = new Map(rows.map((row) => [row.setting, row]));
  return (['EMAIL', 'SMS', 'PUSH'] as const).filter((channel) => {
    const row = last.get(channel);
    const months = items.find((item) => item.channel === channel)?.reconfirmMonths ?? RECONFIRM_MONTHS;
    return row?.agreed === 1 && expiresAt(row.at, months) > now;
  });
};

const switchedOff = async (tx: Tx, member: string, topic: string): Promise<ReadonlySet<GatewayChannel>> => {
  const rows = await tx
    .selectFrom('notification_settings')
    .select('channel')
    .where('member', '=', member)
    .where('topic', '=', topic)
    .execute();
  return new Set(rows.map(({ channel }) => channel));
};

const quietHoursOf = (tx: Tx, member: string): Promise<Hours | undefined> =>
  tx.selectFrom('quiet_hours').select(['starts', 'ends']).where('member', '=', member).executeTakeFirst();
