import { expect, it } from 'vitest';
import type { EventJoinResult } from '#schemas/calls/events/answers';
import type { Event } from '#schemas/documents/event/schema';
import { accountServer, PASSWORD } from '#tests/account-server.ts';
import { registerEvents } from './routes.ts';

const words = (text: string) => ({ ko: text, en: text });
const PAIRS = 8;
const slots = Array.from({ length: PAIRS }, (_, index) => ({
  id: `s${index}`,
  label: words(`Slot ${index}`),
  seats: 1,
}));
const seats: Event = {
  type: 'event',
  id: 'seats',
  v: 1,
  eventId: '1',
  kind: 'APPLY',
  parks: ['09'],
  order: 1,
  title: words('Seats'),
  limit: { per: 'EVER', times: 9 },
  slots,
};
const kinds = ['COD_IAM_EVENT_KIND', 'COD_IAM_BOARD_KIND'].map((id) => ({
  type: 'code-list',
  id,
  v: 1,
  items: [{ codeId: 'APPLY', codeName: words('Apply') }],
}));
const server = accountServer({ documents: [...kinds, seats], features: [registerEvents] });
const unique = (
  (count) => () =>
    `seat-${++count}`
)(0);

const visitor = async () => {
  const member = await server.addMember();
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const post = async (call: string, body: object) =>
    (
      await browser.post(`evt/${call}`, { parkType: 'TP', ...body }, { headers: { 'idempotency-key': unique() } })
    ).json<{ code: string; data: EventJoinResult }>();
  return {
    apply: async (slotId: string) => (await post('event-join', { eventId: 'seats', slotId })).data,
    cancel: (joinId: string) => post('event-cancel', { joinId }),
  };
};

it('gives a seat that is cancelled to the member who applies at the same moment', async () => {
  const pairs = await Promise.all(
    slots.map(async ({ id }) => ({ id, holder: await visitor(), next: await visitor() })),
  );
  const held = await Promise.all(pairs.map(async ({ id, holder }) => (await holder.apply(id)).joinId));
  await Promise.all(pairs.flatMap(({ id, holder, next }, index) => [next.apply(id), holder.cancel(held[index] ?? '')]));
  const states = await server
    .store()
    .db.selectFrom('event_joins')
    .select(['slot', 'state'])
    .where('state', '<>', 'CANCELLED')
    .orderBy('slot')
    .execute();
  expect(states).toEqual(slots.map(({ id }) => ({ slot: id, state: 'WON' })));
});
