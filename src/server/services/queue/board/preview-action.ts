import type { Tx } from '../../../core/storage/tables.ts';
import type { Context } from '../../../core/context.ts';
import { localised } from '#content/answers/texts';
import type { NotificationEvent } from '#schemas/documents/message-template/schema';
import type { QueueAction } from '#schemas/calls/queue/queue-actions';
import { fillText } from '../../../core/errors.ts';
import { nextParty } from '../call-next.ts';
import { clock } from '../run-plan.ts';
import { liveEntriesOf } from '../close-entries.ts';
import type { PlanNow } from '../plans.ts';
import { type Entry } from '../entry.ts';
import type { QueuePreview } from '#schemas/calls/queue/console-answers';

const membersOf = async (tx: Tx, entries: readonly Pick<Entry, 'id' | 'member'>[]): Promise<number> => {
  const members = new Set(entries.map(({ member }) => member));
  for (const { id } of entries)
    for (const { member } of await tx
      .selectFrom('queue_people')
      .select('member')
      .where('entry', '=', id)
      .where('live', '=', 1)
      .execute())
      members.add(member);
  return members.size;
};

/** Texts of a notification as members of each language read them. */
const messagesOf = (
  { live }: Context,
  event: NotificationEvent,
  facility: PlanNow['facility'],
  values: Readonly<Record<string, string>>,
): QueuePreview['messages'] => {
  const template = [...live.current.prepared.documents['message-template'].values()].find((one) => one.event === event);
  if (template === undefined) return [];
  return (['ko', 'en'] as const).map((language) => {
    const texts = live.current.snapshot.messages[language];
    const filled = { ...values, facility: localised(facility.name, language) };
    return {
      language,
      title: fillText(texts[template.title] ?? '', filled),
      body: fillText(texts[template.body] ?? '', filled),
    };
  });
};

/** Returns what an action would tell members, and how many. It changes nothing. */
export const previewAction = async (
  tx: Tx,
  context: Context,
  found: PlanNow,
  action: QueueAction,
): Promise<QueuePreview> => {
  const none: QueuePreview = { parties: 0, members: 0, refused: '', messages: [] };
  if (action === 'close') {
    const entries = await liveEntriesOf(tx, found.plan.id).execute();
    return {
      parties: entries.length,
      members: await membersOf(tx, entries),
      refused: '',
      messages: entries.length === 0 ? [] : messagesOf(context, 'QUEUE_CLOSED', found.facility, {}),
    };
  }
  if (action !== 'call-next') return none;
  const next = await nextParty(tx, context, found);
  if (typeof next === 'string') return { ...none, refused: next };
  const until = clock(context.clock.now().getTime() + found.plan.callWindowMin * 60_000);
  return {
    parties: 1,
    members: await membersOf(tx, [next]),
    refused: '',
    messages: messagesOf(context, 'QUEUE_CALLED', found.facility, { until }),
  };
};
