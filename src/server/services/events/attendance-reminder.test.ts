import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { accountServer, day, hour, PASSWORD } from '#tests/account-server.ts';
import { AttendanceReminder } from './attendance-reminder.ts';
import { registerEvents } from './routes.ts';

// Documents of any type; the server checks them.
const read = (path: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../config/site', path), 'utf8')) as {
    readonly type: string;
    readonly id: string;
    readonly documents: readonly { readonly type: string; readonly id: string }[];
  };
const attend = (id: string, more: object) => ({
  type: 'event',
  id,
  v: 1,
  eventId: id,
  kind: 'ATTEND',
  parks: ['09'],
  order: 1,
  title: { ko: `${id} 출석`, en: id },
  ...more,
});
const codes = {
  type: 'code-list',
  id: 'COD_IAM_ATTEND_KIND',
  v: 1,
  items: [{ codeId: 'ATTEND', codeName: { ko: '출석', en: 'Attendance' } }],
};
const boards = { ...codes, id: 'COD_IAM_BOARD_KIND' };
const server = accountServer({
  documents: [
    ...read('message-templates/events.json').documents,
    read('messages/event-notices-ko.json'),
    read('messages/event-notices-en.json'),
    codes,
    boards,
    attend('open', { remindAt: '10:00' }),
    attend('closed', { until: '2026-10-01T00:00:00+09:00' }),
  ],
  features: [registerEvents],
});
const reminder = () =>
  new AttendanceReminder(server.app().context, (error) => {
    throw error;
  });
const db = () => server.store().db;
const member = async (event: string) => {
  const one = await server.addMember();
  const browser = server.browser();
  await browser.login(one, PASSWORD);
  await browser.post('evt/attend-push', { eventId: event, pushYn: 'Y', parkType: 'TP' });
  const tick = () =>
    browser.post(
      'evt/event-join',
      { eventId: event, parkType: 'TP' },
      { headers: { 'idempotency-key': `tick-${one.uid}` } },
    );
  return { uid: one.uid, tick };
};
/** Waits until a time of the next day in Korea. */
const untilTomorrow = (hours: number) => server.wait(day - ((server.now().getTime() + 9 * hour) % day) + hours * hour);
const told = async () =>
  (
    await db()
      .selectFrom('notifications')
      .select(['member', 'title'])
      .where('source', 'like', 'event-attend%')
      .orderBy('id')
      .execute()
  ).map((row) => `${row.member} ${row.title}`);

beforeEach(async () => {
  await db().deleteFrom('notifications').execute();
  await db().deleteFrom('outbox').execute();
  await db().deleteFrom('event_reminders').execute();
});

it('reminds members at 10:00 once a day, by notification and push, whatever the number of processes [V-427]', async () => {
  untilTomorrow(9);
  const { uid } = await member('open');
  const processes = [reminder(), reminder()];
  await processes[0]?.tick();
  expect(await told()).toEqual([]);
  server.wait(hour);
  await Promise.all(processes.map((one) => one.tick()));
  await processes[0]?.close();
  await processes[1]?.tick();
  expect(await told()).toEqual([`${uid} 오늘 출석하셨나요?`]);
  expect(await db().selectFrom('outbox').select(['member', 'channel']).execute()).toEqual([
    { member: uid, channel: 'PUSH' },
  ]);
  untilTomorrow(10);
  await processes[1]?.tick();
  expect(await told()).toHaveLength(2);
});

it('reminds nobody who has ticked the day, of a closed event, at night, or right after asking for it', async () => {
  untilTomorrow(9);
  expect((await (await member('open')).tick()).statusCode).toBe(200);
  await member('closed');
  server.wait(hour);
  await reminder().tick();
  await member('open');
  server.wait(hour);
  await reminder().tick();
  expect(await told()).toEqual([]);
  const late = await member('open');
  untilTomorrow(21);
  await reminder().tick();
  expect([
    await told(),
    await db().selectFrom('event_reminders').select('told').where('member', '=', late.uid).execute(),
  ]).toEqual([[], [{ told: expect.not.stringMatching(/^$/) as string }]]);
});
