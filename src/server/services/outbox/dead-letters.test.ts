import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { DeadLettersAnswer } from '#schemas/calls/outbox/console-answers';
import { accountServer } from '#tests/account-server.ts';
import { fakeUpstream, json } from '#tests/fake-upstream.ts';
import { all, operatorWith } from '#tests/operators.ts';
import { feature as operators } from '../operators/feature.ts';
import { readDeadLetters } from './dead-letters.ts';
import { OutboxDrain } from './drain.ts';
import { feature } from './feature.ts';
import { Gateways } from './gateways.ts';

const gateway = await fakeUpstream(json({}));
afterAll(() => gateway.close());
const server = accountServer({
  documents: [
    {
      type: 'gateway',
      id: 'sms',
      v: 1,
      name: { ko: '문자', en: 'Text messages' },
      channel: 'SMS',
      post: { url: gateway.origin, secret: 'sms-key' },
    },
  ],
  features: [operators, feature],
});
const db = () => server.store().db;
const operator = (role: 'agent' | 'agent-lead' | 'administrator') =>
  operatorWith({ app: server.app(), publishing: server.app().publishing }, [all(role)]);

const drain = (): Promise<void> =>
  new OutboxDrain({
    context: server.app().context,
    routeOf: new Gateways({
      context: server.app().context,
      demo: true,
      resolve: async (host) => [host],
      origin: () => '',
    }).routeOf,
    warn: (error) => {
      throw error;
    },
  }).drain();

const add = async (more: object = {}): Promise<string> => {
  const id = randomUUID();
  const row = {
    id,
    member: null,
    channel: 'SMS',
    address: '01012345678',
    subject: 'Queue',
    body: 'Your turn',
    template: 'queue-called',
    at: server.now().toISOString(),
    state: 'DEAD' as const,
    attempts: 7,
    error: 'HTTP_503',
  };
  await db()
    .insertInto('outbox')
    .values({ ...row, ...more })
    .execute();
  return id;
};
const logOf = (id: string) =>
  db()
    .selectFrom('record_log')
    .select(['actor', 'from_state', 'to_state'])
    .where('record', '=', 'outbox')
    .where('record_id', '=', id)
    .execute();

beforeEach(() => db().deleteFrom('outbox').execute());

it('lists dead letters with masked addresses and without their texts', async () => {
  await add();
  await add({ channel: 'EMAIL', address: 'haneul.full@resort.example' });
  await add({ state: 'SENT' });
  const agentLead = await operator('agent-lead');
  const answer = (await agentLead.call('GET', '/outbox')).body;
  const { letters, total } = JSON.parse(answer) as DeadLettersAnswer;
  expect([letters.map(({ addressMask }) => addressMask).sort(), total, answer.includes('Your turn')]).toEqual([
    ['01*******78', 'ha*******ll@resort.example'],
    2,
    false,
  ]);
});

it('that two operators retry at once is sent once, and one of them is logged', async () => {
  const [one, other] = [await operator('agent-lead'), await operator('agent-lead')];
  const id = await add();
  const answers = await Promise.all(
    [one, other, one, other].map((by) => by.call('PUT', `/outbox/${id}`, { decision: 'RETRY' })),
  );
  await Promise.all([drain(), drain()]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404]);
  expect(gateway.requests.filter(({ headers }) => headers['webhook-id'] === id)).toHaveLength(1);
  expect(await logOf(id)).toMatchObject([{ from_state: 'DEAD', to_state: 'QUEUED' }]);
});

it('that one operator retries while another discards it goes one way', async () => {
  const [one, other] = [await operator('agent-lead'), await operator('agent-lead')];
  const id = await add();
  await Promise.all([
    one.call('PUT', `/outbox/${id}`, { decision: 'RETRY' }),
    other.call('PUT', `/outbox/${id}`, { decision: 'DISCARD' }),
  ]);
  await drain();
  const { state } = await db().selectFrom('outbox').select('state').where('id', '=', id).executeTakeFirstOrThrow();
  const sent = gateway.requests.filter(({ headers }) => headers['webhook-id'] === id).length;
  expect([
    ['DELIVERED', 1],
    ['DISCARDED', 0],
  ]).toContainEqual([state, sent]);
  expect(await logOf(id)).toHaveLength(1);
});

it('is tried as often as a new message when it is retried', async () => {
  const agentLead = await operator('agent-lead');
  const id = await add();
  gateway.behave(json({}, 500));
  await agentLead.call('PUT', `/outbox/${id}`, { decision: 'RETRY' });
  await drain();
  gateway.behave(json({}));
  expect(
    await db().selectFrom('outbox').select(['state', 'attempts']).where('id', '=', id).executeTakeFirstOrThrow(),
  ).toMatchObject({ state: 'FAILED', attempts: 1 });
});

it('loses its text when it is discarded', async () => {
  const agentLead = await operator('agent-lead');
  const id = await add();
  const left = (await agentLead.call('PUT', `/outbox/${id}`, { decision: 'DISCARD' })).json<DeadLettersAnswer>();
  expect(left.letters).toEqual([]);
  expect(
    await db().selectFrom('outbox').select(['state', 'body']).where('id', '=', id).executeTakeFirstOrThrow(),
  ).toMatchObject({ state: 'DISCARDED', body: '' });
});

it('that was sent cannot be sent again', async () => {
  const agentLead = await operator('agent-lead');
  const id = await add({ state: 'DELIVERED' });
  expect((await agentLead.call('PUT', `/outbox/${id}`, { decision: 'RETRY' })).statusCode).toBe(404);
});

it.each(['agent', 'administrator'] as const)('is closed to the role %s', async (role) => {
  const somebody = await operator(role);
  const id = await add();
  expect([
    (await somebody.call('GET', '/outbox')).statusCode,
    (await somebody.call('PUT', `/outbox/${id}`, { decision: 'DISCARD' })).statusCode,
  ]).toEqual([403, 403]);
});

it('tells how many messages wait for a gateway', async () => {
  await add({ channel: 'PUSH', state: 'QUEUED' });
  expect((await readDeadLetters(server.app().context, ['EMAIL', 'PUSH'])).waiting).toEqual([
    { channel: 'PUSH', count: 1 },
  ]);
});
