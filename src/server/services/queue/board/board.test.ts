import { expect, it, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { all, operatorWith } from '#tests/operators.ts';
import { facility, opening } from '#tests/park-documents.ts';
import { queuePlan } from '#tests/queue-documents.ts';
import { soundSite } from '#tests/sound-site.ts';
import { publishingOver, seedWith, tempStore, testServer } from '#tests/test-server.ts';
import { followFigures } from '../follow-figures.ts';
import { joinQueue } from '../join.ts';
import { planOf } from '../plans.ts';
import type { QueueBoard, QueuePreview } from '#schemas/calls/queue/console-answers';

// Documents of any type; the server checks them.
const readConfig = (path: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../../config/site', path), 'utf8')) as ReturnType<
    typeof queuePlan
  > & { readonly documents: readonly ReturnType<typeof queuePlan>[] };

const park = async () => {
  const store = await tempStore();
  const publishing = publishingOver(store);
  await seedWith(publishing, [
    ...soundSite(),
    ...readConfig('message-templates/queue.json').documents,
    ...['ko', 'en'].map((locale) => readConfig(`messages/queue-${locale}.json`)),
    opening,
    facility('r1'),
    facility('r2', { order: 2 }),
    queuePlan('r1'),
    queuePlan('r2', { order: 2 }),
  ]);
  const server = await testServer(publishing);
  followFigures(server.app);
  await server.app.ready();
  const operator = await operatorWith(server, [{ ...all('operations'), venues: ['TP'] }]);
  const at = '2026-11-01T02:00:00.000Z';
  await store.db
    .insertInto('members')
    .values({
      uid: 'M1',
      login_id: 'm1',
      name: '',
      nickname: '',
      lang: 'en',
      birth_date: '',
      gender: '',
      email: '',
      mobile: '',
      kind: '2',
      regular: 1,
      ex_member: 0,
      conversion_agreed_on: '',
      grade: '',
      picture: '',
      consents: '{}',
      state: 'active',
      created_at: at,
      updated_at: at,
      passages: JSON.stringify({
        TP: {
          enter: { processYn: 'Y', processDate: '20261101', processTime: '100000', pticketId: 't', enterTicketCnt: 1 },
        },
      }),
    })
    .execute();
  const places: string[] = [];
  for (let no = 1; no <= 3; no += 1) {
    const id = `e${no}`;
    await store.db
      .insertInto('pocket_products')
      .values({
        id: `t${no}`,
        member: 'M1',
        kind: 'TICKET',
        product: 'day',
        release: 1,
        venue: 'TP',
        number: id,
        valid_from: '20261101',
        valid_until: '20261101',
        holder_name: '',
        birth_date: '',
        seat: '',
        people: 1,
        state: 'ENTERED',
        entered_on: '20261101',
        registered_at: at,
        changed_at: at,
      })
      .execute();
    await store.db
      .insertInto('queue_entries')
      .values({
        id,
        plan: 'TP-q-r1',
        venue: 'TP',
        facility: 'r1',
        day: '20261101',
        mode: 'LINE',
        no,
        state: 'WAITING',
        member: 'M1',
        people: 1,
        slot: '',
        come_back: 0,
        told: 0,
        joined_at: Date.parse(at),
        starts_at: null,
        called_at: null,
        until: null,
        ended_at: null,
      })
      .execute();
    await store.db
      .insertInto('queue_people')
      .values({
        id,
        entry: id,
        plan: 'TP-q-r1',
        day: '20261101',
        product: `t${no}`,
        member: 'M1',
        live: 1,
        no_show: 0,
        come_back: 0,
      })
      .execute();
    places.push(id);
  }
  const board = async () => (await operator.call('GET', '/queues/TP')).json<QueueBoard>();
  const preview = async (action: string, ride = 'r1') =>
    (await operator.call('GET', `/queues/TP/${ride}/${action}`)).json<QueuePreview>();
  const act = async (action: string, ride = 'r1') =>
    (await operator.call('POST', `/queues/TP/${ride}/${action}`)).json<{ board: QueueBoard; refused: string }>();
  const states = async () =>
    (await store.db.selectFrom('queue_entries').select('state').orderBy('no').execute())
      .map(({ state }) => state)
      .join(' ');
  const settled = (status: string) => vi.waitUntil(async () => (await board()).plans[0]?.status === status);
  return { server, store, operator, board, preview, act, states, settled };
};

it('counts the people of each queue, and those inside by the gates', async () => {
  const { board, store } = await park();
  const scan = {
    device: 'd',
    venue: 'TP',
    body_hash: '',
    ref: '',
    step: '',
    taken: 0,
    holder: 'M1',
    day: '20261101',
    at: '',
    device_at: '',
    late: 0,
    result: 'OK',
    reason: '',
    answer: '',
  } as const;
  await store.db
    .insertInto('devices')
    .values({
      id: 'd',
      venue: 'TP',
      kind: 'GATE',
      name: 'd',
      facility: '',
      model: '',
      version: '',
      state: 'ACTIVE',
      join_hash: null,
      join_until: '',
      token_hash: null,
      added_at: '',
      heard_at: '',
      ended_at: '',
    })
    .execute();
  for (const [index, [kind, product]] of (
    [
      ['ENTRY', 't1'],
      ['EXIT', 't1'],
      ['ENTRY', 't1'],
      ['ENTRY', 't2'],
      ['EXIT', 't2'],
    ] as const
  ).entries())
    await store.db
      .insertInto('scans')
      .values({ ...scan, id: `s${index}`, scan_id: `s${index}`, kind, product })
      .execute();
  expect(await board()).toMatchObject({
    enteredToday: 3,
    inside: 2,
    plans: [
      { facilityId: 'r1', status: 'OPEN', waiting: 3, called: 0, entered: 0, isSet: false },
      { facilityId: 'r2', waiting: 0 },
    ],
  });
});

it('calls the next party, by the words of the preview, once a press', async () => {
  const { preview, act, states, store, operator, server } = await park();
  const told = await preview('call-next');
  expect(told).toMatchObject({
    parties: 1,
    members: 1,
    refused: '',
    messages: [{ language: 'ko' }, { language: 'en', title: 'Ride r1: come now' }],
  });
  expect(await states()).toBe('WAITING WAITING WAITING');
  expect((await act('call-next')).board.plans[0]).toMatchObject({ called: 1, waiting: 2, nowNo: 1 });
  const [note] = await store.db
    .selectFrom('notifications')
    .select(['title', 'body'])
    .where('member', '=', 'M1')
    .execute();
  expect([note?.title, note?.body]).toEqual([told.messages[1]?.title, told.messages[1]?.body]);
  expect(
    await store.db
      .selectFrom('record_log')
      .select(['actor_kind', 'actor', 'to_state', 'venue'])
      .where('record_id', '=', 'e1')
      .execute(),
  ).toEqual([{ actor_kind: 'operator', actor: operator.id, to_state: 'CALLED', venue: 'TP' }]);
  const { entries } = (await server.console('GET', '/journal')).json<{ entries: object[] }>();
  expect(entries[0]).toMatchObject({ kind: 'queue-called', venue: 'TP', author: operator.id, detail: { no: 1 } });
  expect([(await preview('call-next', 'r2')).refused, (await act('call-next', 'r2')).refused]).toEqual([
    'NOBODY',
    'NOBODY',
  ]);
});

it('pauses a plan of its own and resumes it: nobody joins or is called, the wait is not known, places and the ride stay, nobody is told', async () => {
  const { preview, act, states, store, operator, server, board } = await park();
  expect(await preview('pause')).toMatchObject({ members: 0, messages: [] });
  expect((await act('pause')).board.plans).toMatchObject([
    { status: 'PAUSED', isSet: true, waitTxt: '', waiting: 3 },
    { status: 'OPEN', isSet: false },
  ]);
  expect([(await act('call-next')).refused, await states()]).toEqual(['PAUSED', 'WAITING WAITING WAITING']);
  await vi.waitUntil(() => server.app.parkStates.queues('TP').length > 0);
  const context = server.app.context;
  const plan = () => planOf(context, 'TP', 'r1');
  await vi.waitUntil(() => plan()?.status === 'PAUSED');
  expect(server.app.parkStates.queues('TP')).toMatchObject([
    { facilityId: 'r1', statusCd: 'PAUSED', waitTxt: '', lineYn: 'N' },
  ]);
  expect(server.app.parkStates.current('TP').get('r1')).toBeUndefined();
  const join = store.db
    .transaction()
    .execute((tx) => joinQueue(tx, context, { member: 'M1', venue: 'TP', body: { facilityId: 'r1' } }));
  await expect(join).rejects.toMatchObject({ answer: { code: 'QUE_06' } });
  await act('pause');
  expect((await act('resume')).board.plans).toMatchObject([{ status: 'OPEN', isSet: false }, { status: 'OPEN' }]);
  await vi.waitUntil(() => plan()?.status === 'OPEN' && server.app.parkStates.queues('TP')[0]?.statusCd === 'OPEN');
  expect((await act('call-next')).refused).toBe('');
  expect(
    await store.db
      .selectFrom('record_log')
      .select(['actor', 'from_state', 'to_state', 'venue'])
      .where('record', '=', 'queue_pauses')
      .orderBy('id')
      .execute(),
  ).toEqual([
    { actor: operator.id, from_state: '', to_state: 'PAUSED', venue: 'TP' },
    { actor: operator.id, from_state: 'PAUSED', to_state: '', venue: 'TP' },
  ]);
  const { entries } = (await server.console('GET', '/journal')).json<{ entries: { kind: string }[] }>();
  expect(entries.slice(0, 3).map(({ kind }) => kind)).toEqual(['queue-called', 'queue-resumed', 'queue-paused']);
  expect((await board()).plans[0]).toMatchObject({ status: 'OPEN', called: 1 });
});

it('leaves a ride that rests to the state of the ride, and reopens a closed queue that was paused', async () => {
  const { act, operator, settled, board } = await park();
  await operator.call('PUT', '/today/TP/r1', { statusCd: 'REST' });
  await settled('PAUSED');
  expect((await act('resume')).board.plans[0]).toMatchObject({ status: 'PAUSED', isSet: false });
  await operator.call('DELETE', '/today/TP/r1');
  await settled('OPEN');
  await act('pause');
  await act('close');
  await settled('CLOSED');
  await act('resume');
  await settled('OPEN');
  expect((await board()).plans[0]).toMatchObject({ isSet: false });
});

it('closes a queue: its places end at once with the right to come back, and members are told', async () => {
  const { preview, act, states, store } = await park();
  const told = await preview('close');
  expect(told).toMatchObject({ parties: 3, members: 1, messages: [{}, { title: 'Ride r1 has closed' }] });
  await act('close');
  expect(await states()).toBe('CLOSED CLOSED CLOSED');
  const notes = await store.db.selectFrom('notifications').select('title').where('member', '=', 'M1').execute();
  expect(notes.map(({ title }) => title)).toEqual(Array.from({ length: 3 }, () => 'Ride r1 has closed'));
  expect(await store.db.selectFrom('queue_people').select('id').where('come_back', '=', 1).execute()).toHaveLength(3);
});

it('refuses other venues, facilities without a queue, and people without operations', async () => {
  const { operator, server } = await park();
  expect([
    (await operator.call('GET', '/queues/XX')).json<{ code: string }>().code,
    (await operator.call('POST', '/queues/TP/none/close')).json<{ code: string }>().code,
  ]).toEqual(['OPR_02', 'OPR_08']);
  const administrator = await operatorWith(server, [all('administrator')]);
  expect([
    (await administrator.call('GET', '/queues/TP')).statusCode,
    (await administrator.call('POST', '/queues/TP/r1/close')).statusCode,
  ]).toEqual([403, 403]);
});
