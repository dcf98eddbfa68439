import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ParkEvent } from '#schemas/calls/park-state/answers';
import type { QueueEntryView } from '#schemas/calls/queue/answers';
import { accountServer, minute, PASSWORD, second } from '#tests/account-server.ts';
import { facility, opening } from '#tests/park-documents.ts';
import { queuePlan, slots } from '#tests/queue-documents.ts';
import { untilListening } from '#tests/until-listening.ts';
import { kstDay } from '../../core/wire-values.ts';
import { registerLive } from '../../site/live/routes.ts';
import { registerParkCalls } from '../park-state/calls.ts';
import { Caller } from './caller.ts';
import { registerQueue } from './routes.ts';

const rides = ['line', 'slow', 'both'];
// Documents of any type; the server checks them.
const readConfig = (path: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../config/site', path), 'utf8')) as ReturnType<
    typeof queuePlan
  > & { readonly documents: readonly ReturnType<typeof queuePlan>[] };
const templates = readConfig('message-templates/queue.json').documents;
const messages = ['ko', 'en'].map((locale) => readConfig(`messages/queue-${locale}.json`));
const server = accountServer({
  documents: [
    ...templates,
    ...messages,
    opening,
    ...rides.map((id) => facility(id, id === 'slow' ? { capacityPerHour: 60 } : {})),
    ...rides.map((id) => queuePlan(id, id === 'both' ? { mode: 'BOTH', slots } : {})),
  ],
  features: [registerQueue, registerLive, registerParkCalls],
});
const db = () => server.store().db;
const context = () => server.app().context;
const unique = (
  (count) => () =>
    `l${++count}`
)(0);
let url: string;

beforeAll(async () => {
  caller = new Caller(context(), (error) => {
    throw error;
  });
  url = await server.app().listen({ port: 0, host: '127.0.0.1' });
  const heard: string[] = [];
  const stop = server.store().listen('member', (payload) => heard.push(payload ?? ''));
  await untilListening(server.store(), 'member', heard);
  stop();
});

const openStream = (cookies: ReadonlyMap<string, { readonly value: string }> = new Map()) =>
  new Promise<{ received(): string }>((resolve) => {
    const request = get(
      `${url}/api/live`,
      {
        headers: {
          cookie: [...cookies].map(([name, { value }]) => `${name}=${value}`).join('; '),
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)',
        },
      },
      (response) => {
        let received = '';
        response.setEncoding('utf8').on('data', (text: string) => (received += text));
        resolve({ received: () => received });
      },
    );
    onTestFinished(() => void request.destroy());
  });

const visitor = async (tickets = 1) => {
  const today = kstDay(server.now());
  const passages = JSON.stringify({
    TP: { enter: { processYn: 'Y', processDate: today, processTime: '100000', pticketId: 't', enterTicketCnt: 1 } },
  });
  const member = await server.addMember({ passages });
  const at = server.now().toISOString();
  const products = Array.from({ length: tickets }, unique);
  for (const id of products)
    await db()
      .insertInto('pocket_products')
      .values({
        id,
        member: member.uid,
        kind: 'TICKET',
        product: 'day',
        release: 1,
        venue: 'TP',
        number: id,
        valid_from: today,
        valid_until: today,
        holder_name: '',
        birth_date: '',
        seat: '',
        people: 1,
        state: 'ENTERED',
        entered_on: today,
        registered_at: at,
        changed_at: at,
      })
      .execute();
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const join = async (facilityId: string, more: object = {}) =>
    (
      await browser.post(
        'queue/join',
        { parkType: 'TP', facilityId, withProductIdList: products, ...more },
        { headers: { 'idempotency-key': unique() } },
      )
    ).json<{ data: { entry: QueueEntryView } }>().data.entry.entryId;
  return { ...member, browser, products, join };
};
let caller: Caller;
const tick = (ms: number) => {
  server.wait(ms);
  return caller.tick();
};
const toldOf = async (member: string, event: string) =>
  (await db().selectFrom('notifications').selectAll().where('member', '=', member).orderBy('id').execute()).filter(
    (row) => JSON.stringify(row).includes(event),
  );

describe('open browsers', () => {
  it('of everybody receive the waits and the numbers now called, all queues in one message', async () => {
    const guest = await openStream();
    const events = () =>
      [...guest.received().matchAll(/event: park\ndata: (.*)\n/g)].map(
        ([, data = '']) => JSON.parse(data) as ParkEvent,
      );
    const crowd = await visitor(6);
    await tick(minute);
    await vi.waitUntil(() => events().length > 0);
    expect(events()[0]?.parkList).toMatchObject([
      { parkType: 'TP', stateList: [], queueList: rides.map((facilityId) => ({ facilityId, statusCd: 'OPEN' })) },
    ]);
    await crowd.join('slow');
    await tick(11 * second);
    await vi.waitUntil(() => server.app().parkStates.queues('TP')[1]?.waitTo === 15);
    expect(server.app().parkStates.queues('TP')).toMatchObject([
      { facilityId: 'line' },
      { facilityId: 'slow', nowNo: 0, waitFrom: 5, waitTo: 15, waitTxt: '5–15', lineYn: 'Y' },
      { facilityId: 'both' },
    ]);
    const { data } = (await server.browser().get('information/states?parkType=TP')).json<{
      data: { queueList: object[] };
    }>();
    expect(data.queueList).toHaveLength(3);
  });

  it('see the change of an own entry in under a second, and nobody else’s', async () => {
    const [one, other] = [await visitor(), await visitor()];
    const [mine, others] = [await openStream(one.browser.cookies), await openStream(other.browser.cookies)];
    const heard = () => mine.received().split('"kind":"queue"').length - 1;
    const took = async (work: () => Promise<unknown>) => {
      const before = heard();
      await work();
      const begun = performance.now();
      await vi.waitUntil(() => heard() > before, { timeout: 5_000, interval: 5 });
      return performance.now() - begun;
    };
    expect(await took(() => one.join('line'))).toBeLessThan(1_000);
    expect(await took(() => tick(minute))).toBeLessThan(1_000);
    expect(others.received()).not.toContain('"kind":"queue"');
  });

  it('get changed figures at most every ten seconds, and a confirmation each minute', async () => {
    const heard: string[] = [];
    const stop = server.store().listen('queue', (payload) => heard.push(payload ?? ''));
    onTestFinished(stop);
    let last = '';
    onTestFinished(server.store().listen('member', (payload) => (last = payload ?? '')));
    const after = async (ms: number) => {
      heard.length = 0;
      await tick(ms);
      // Notifications arrive in their order.
      const end = unique();
      await server.store().announce(db(), 'member', end);
      await vi.waitUntil(() => last === end, { timeout: 15_000 });
      return heard.length;
    };
    await after(2 * minute);
    await (await visitor()).join('both');
    expect([await after(5 * second), await after(6 * second), await after(11 * second), await after(minute)]).toEqual([
      0, 1, 0, 1,
    ]);
  });
});

describe('notifications', () => {
  it('come 15 and 5 minutes before and with the call, once each, to everybody of the party', async () => {
    const [first, last] = [await visitor(6), await visitor()];
    // One in 100 seconds: 6 people ahead are 10 minutes, then fewer.
    await db().updateTable('queue_entries').set({ state: 'CANCELLED' }).where('facility', '=', 'slow').execute();
    await first.join('slow');
    const id = await last.join('slow');
    const marks: number[] = [];
    for (let passed = 0; passed < 30; passed += 1) {
      await tick(minute);
      const { told, state } = await db()
        .selectFrom('queue_entries')
        .select(['told', 'state'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (told !== marks.at(-1)) marks.push(told);
      if (state === 'CALLED') break;
    }
    expect(marks).toEqual([15, 5]);
    const soon = await toldOf(last.uid, 'queue-soon');
    expect([soon.length, (await toldOf(last.uid, 'queue-called')).length]).toEqual([2, 1]);
    expect(JSON.stringify(soon)).toContain('Ride slow');
    // The site of the test has no pocket page.
    expect((await toldOf(last.uid, 'queue-called')).map(({ link }) => link)).toEqual([`/?product=${last.products[0]}`]);
  });
});
