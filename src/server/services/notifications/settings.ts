import { ageOn } from '../../../engine/index.ts';
import { localised } from '#content/answers/texts';
import type { NotiSetting, NotiSettingBody } from '#schemas/calls/notifications/answers';
import { gatewayChannels, type GatewayChannel } from '#schemas/documents/gateway/schema';
import type { NotificationTopic } from '#schemas/documents/notification-topic/schema';
import type { Locale } from '#schemas/parts';
import type { Context } from '../../core/context.ts';
import { HttpError } from '../../core/errors.ts';
import { lockMember } from '../../core/records/lock.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import type { SessionRow } from '../../core/session/sessions-store.ts';
import type { Db, MemberRow, Tx } from '../../core/storage/tables.ts';
import { kstDay, momentOf, ynOf } from '../../core/wire-values.ts';
import { appendSettings, writeSettings } from '../consents/index.ts';
import { consentsOf } from '../members/index.ts';

/** Quiet hours that the page suggests to who has none. */
const SUGGESTED = { starts: '22:00', ends: '08:00' } as const;
const PROMOTION_AGE = 14;

type Member = Pick<MemberRow, 'uid' | 'birth_date' | 'consents'>;
type Parts = Pick<Context, 'live' | 'clock'>;

/** Topics of which members are told, in order. Members under 14 are never asked for promotions. */
const topicsFor = ({ live, clock }: Parts, { birth_date }: Member): readonly NotificationTopic[] => {
  const used = new Set([...live.current.prepared.documents['message-template'].values()].map(({ topic }) => topic));
  const isChild = (ageOn(birth_date, kstDay(clock.now())) ?? 0) < PROMOTION_AGE;
  return [...live.current.prepared.documents['notification-topic'].values()]
    .filter(({ id, promotion }) => (promotion === true ? !isChild : used.has(id)))
    .toSorted((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));
};

/** Channels besides the list that the templates of a topic use; promotions are asked for on all of them. */
const channelsOf = ({ live }: Parts, topic: NotificationTopic): readonly GatewayChannel[] => {
  if (topic.promotion === true) return gatewayChannels;
  const used = [...live.current.prepared.documents['message-template'].values()]
    .filter((template) => template.topic === topic.id)
    .flatMap(({ channels }): readonly string[] => channels);
  return gatewayChannels.filter((channel) => used.includes(channel));
};

const agreedOf = async (db: Db, member: string): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('consents')
    .select(['setting', 'agreed', 'at'])
    .where('member', '=', member)
    .where('setting', '<>', '')
    .orderBy('at')
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ setting, agreed, at }) => [setting, agreed === 1 ? momentOf(at) : '']));
};

/** Reads what a member receives: topics by channel, and the quiet hours. */
export const readSetting = async (db: Db, context: Parts, member: Member, locale: Locale): Promise<NotiSetting> => {
  const [off, quiet, agreed, devices] = await Promise.all([
    db.selectFrom('notification_settings').select(['topic', 'channel']).where('member', '=', member.uid).execute(),
    db.selectFrom('quiet_hours').select(['starts', 'ends']).where('member', '=', member.uid).executeTakeFirst(),
    agreedOf(db, member.uid),
    db.selectFrom('app_devices').select('push_token').where('member', '=', member.uid).execute(),
  ]);
  const consents = consentsOf(member);
  const isOn = (topic: NotificationTopic, channel: GatewayChannel): boolean =>
    topic.promotion === true
      ? consents[channel] === 'Y'
      : topic.staysOn === true || !off.some((row) => row.topic === topic.id && row.channel === channel);
  const { starts, ends } = quiet ?? SUGGESTED;
  return {
    topicList: topicsFor(context, member).map((topic) => ({
      topicId: topic.id,
      title: localised(topic.title, locale),
      about: localised(topic.about, locale),
      staysOnYn: ynOf(topic.staysOn === true),
      promotionYn: ynOf(topic.promotion === true),
      channelList: channelsOf(context, topic).map((channelType) => ({
        channelType,
        onYn: ynOf(isOn(topic, channelType)),
        agreedDtm: topic.promotion === true && isOn(topic, channelType) ? (agreed.get(channelType) ?? '') : '',
      })),
    })),
    quietYn: ynOf(quiet !== undefined),
    quietFromTm: starts,
    quietUntilTm: ends,
    pushStateCd: devices.some(({ push_token }) => push_token !== '') ? 'ON' : devices.length > 0 ? 'REFUSED' : 'NONE',
  };
};

interface Change {
  readonly session: Pick<SessionRow, 'uid'>;
  readonly body: NotiSettingBody;
}

/** Writes what a member wants to receive. Throws `notFound` for an unknown topic, and `topicStaysOn` for one that cannot be switched off. */
export const changeSetting = async (tx: Tx, context: Context, { session, body }: Change): Promise<void> => {
  const member = await lockMember(tx, context.store, session.uid);
  const topics = new Map(topicsFor(context, member).map((topic) => [topic.id, topic]));
  const promotions: Partial<Record<GatewayChannel, 'Y' | 'N'>> = {};
  for (const { topicId, channelList } of body.topicList ?? []) {
    const topic = topics.get(topicId);
    if (topic === undefined) throw new HttpError('notFound');
    for (const { channelType, onYn } of channelList) {
      if (topic.promotion === true) promotions[channelType] = onYn;
      else await switchChannel(tx, context, { member: member.uid, topic, channel: channelType, isOn: onYn === 'Y' });
    }
  }
  await changePromotions(tx, context, member, promotions);
  await changeQuietHours(tx, context, member.uid, body);
  await announceMember(tx, context, member.uid, 'notification');
};

interface Switch {
  readonly member: string;
  readonly topic: NotificationTopic;
  readonly channel: GatewayChannel;
  readonly isOn: boolean;
}

const switchChannel = async (tx: Tx, { clock }: Parts, { member, topic, channel, isOn }: Switch): Promise<void> => {
  if (topic.staysOn === true && !isOn) throw new HttpError('topicStaysOn');
  const key = { member, topic: topic.id, channel };
  if (isOn)
    await tx
      .deleteFrom('notification_settings')
      .where((row) => row.and(key))
      .execute();
  else
    await tx
      .insertInto('notification_settings')
      .values({ ...key, at: clock.now().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
};

/** Records only what changes: the day of a consent is the day on which the member gave it. */
const changePromotions = async (
  tx: Tx,
  context: Context,
  member: Member,
  wanted: Readonly<Partial<Record<GatewayChannel, 'Y' | 'N'>>>,
): Promise<void> => {
  const before = consentsOf(member);
  const settings = Object.fromEntries(
    gatewayChannels.flatMap((channel) => {
      const yn = wanted[channel];
      return yn === undefined || yn === (before[channel] ?? 'N') ? [] : [[channel, yn] as const];
    }),
  );
  if (Object.keys(settings).length === 0) return;
  const now = context.clock.now();
  await writeSettings(tx, context, { member: member.uid, settings, now });
  await appendSettings(tx, context, { member: member.uid, settings, now, source: 'noti-setting', ref: orderedId() });
  await announceMember(tx, context, member.uid, 'account');
};

const changeQuietHours = async (
  tx: Tx,
  { clock }: Parts,
  member: string,
  { quietYn, quietFromTm: starts, quietUntilTm: ends }: NotiSettingBody,
): Promise<void> => {
  if (quietYn === 'N') await tx.deleteFrom('quiet_hours').where('member', '=', member).execute();
  if (quietYn !== 'Y') return;
  if (starts === undefined || ends === undefined || starts === ends) throw new HttpError('quietHoursEmpty');
  const row = { starts, ends, at: clock.now().toISOString() };
  await tx
    .insertInto('quiet_hours')
    .values({ member, ...row })
    .onConflict((conflict) => conflict.column('member').doUpdateSet(row))
    .execute();
};
