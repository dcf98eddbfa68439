import type { FastifyInstance } from 'fastify';
import { fillText } from '../errors.ts';
import { orderedId } from '../records/ordered-id.ts';
import type { Tx } from '../storage/tables.ts';
import { allows } from './grants.ts';
import { listPeople } from './operators-store.ts';

/** Writes a mail about bulk use to each privacy officer, in both languages. A site without a template sends none. */
export const mailAlarm = async (
  tx: Tx,
  { live, clock }: FastifyInstance,
  values: { readonly operator: string; readonly amount: number },
): Promise<void> => {
  const { prepared, snapshot } = live.current;
  const template = [...prepared.documents['message-template'].values()].find(({ event }) => event === 'BULK_LOOK_UPS');
  if (template?.channels.includes('EMAIL') !== true) return;
  const { ko, en } = snapshot.messages;
  const format = (key: string, join: string): string =>
    [ko[key] ?? '', en[key] ?? '']
      .map((text) => fillText(text, { operator: values.operator, amount: String(values.amount) }))
      .join(join);
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
