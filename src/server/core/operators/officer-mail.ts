import type { Context } from '../context.ts';
import { fillText } from '../errors.ts';
import { orderedId } from '../records/ordered-id.ts';
import type { Tx } from '../storage/tables.ts';
import { allows } from './grants.ts';
import { listPeople } from './operators-store.ts';

interface OfficerMail {
  readonly event: 'BULK_LOOK_UPS' | 'LOOK_UP_REPORT' | 'LOOK_UP_CHAIN' | 'ACCESS_CHAIN';
  readonly values: Readonly<Record<string, string>>;
}

/** Writes a mail to each privacy officer, in both languages. A site without a template sends none. */
export const mailOfficers = async (
  tx: Tx,
  { live, clock }: Pick<Context, 'live' | 'clock'>,
  { event, values }: OfficerMail,
): Promise<void> => {
  const { prepared, snapshot } = live.current;
  const template = [...prepared.documents['message-template'].values()].find((one) => one.event === event);
  if (template?.channels.includes('EMAIL') !== true) return;
  const { ko, en } = snapshot.messages;
  const format = (key: string, join: string): string =>
    [ko[key] ?? '', en[key] ?? ''].map((text) => fillText(text, values)).join(join);
  const officers = (await listPeople(tx)).filter(
    ({ state, grants }) => state === 'active' && allows(grants, 'privacy-officer'),
  );
  for (const { email } of officers)
    await tx
      .insertInto('outbox')
      .values({
        id: orderedId(),
        member: null,
        channel: 'EMAIL',
        address: email,
        subject: format(template.title, ' · '),
        body: format(template.body, '\n\n'),
        at: clock.now().toISOString(),
        template: template.id,
      })
      .execute();
};
