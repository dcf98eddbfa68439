import { createHmac, randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountServer, day, minute, second } from '#tests/account-server.ts';
import { fakeUpstream, hangUp, json } from '#tests/fake-upstream.ts';
import { OutboxDrain } from './drain.ts';
import { Gateways } from './gateways.ts';
import { forgetMessages } from './retention.ts';

const accept = json({}, 200);
const gateway = await fakeUpstream(accept);
afterAll(() => gateway.close());
const words = { ko: '문자', en: 'Text messages' };
const server = accountServer({
  documents: [
    {
      type: 'gateway',
      id: 'sms',
      v: 1,
      name: words,
      channel: 'SMS',
      post: { url: `${gateway.origin}/send?of=x`, secret: 'sms-key' },
    },
    {
      type: 'gateway',
      id: 'push',
      v: 1,
      name: words,
      channel: 'PUSH',
      isOff: true,
      post: { url: gateway.origin, secret: 'sms-key' },
    },
  ],
});
const context = () => server.app().context;
const warned: unknown[] = [];

/** Another process, as far as messages are concerned. */
const newDrain = (more: { readonly sandbox?: boolean } = {}): OutboxDrain => {
  const own = { ...context(), ...more };
  const gateways = new Gateways({
    context: own,
    demo: true,
    resolve: async (host) => [host],
    origin: () => 'https://resort.example',
  });
  return new OutboxDrain({ context: own, routeOf: gateways.routeOf, warn: (error) => warned.push(error) });
};

const add = async (more: object = {}): Promise<string> => {
  const id = randomUUID();
  const row = {
    id,
    member: null,
    channel: 'SMS',
    address: '01012345678',
    subject: 'Queue',
    body: 'Your turn',
    at: server.now().toISOString(),
  };
  await server
    .store()
    .db.insertInto('outbox')
    .values({ ...row, ...more })
    .execute();
  return id;
};
const read = (id: string) =>
  server.store().db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const stateOf = async (id: string): Promise<string> => (await read(id)).state;

beforeEach(async () => {
  gateway.behave(accept);
  await server.store().db.deleteFrom('outbox').execute();
});

describe('a message', () => {
  it('is posted with the headers and the signature of Standard Webhooks', async () => {
    const id = await add({ template: 'queue-called', link: '/tp/queue' });
    await newDrain().drain();
    const [headers, body] = [gateway.requests.at(-1)?.headers ?? {}, gateway.bodies.at(-1) ?? ''];
    const signed = createHmac('sha256', 'sandbox-sms-key').update(
      `${id}.${String(headers['webhook-timestamp'])}.${body}`,
    );
    expect([
      headers['webhook-id'],
      headers['webhook-signature'],
      gateway.requests.at(-1)?.url,
      JSON.parse(body),
    ]).toEqual([
      id,
      `v1,${signed.digest('base64')}`,
      '/send?of=x',
      {
        id,
        to: '01012345678',
        template: 'queue-called',
        text: 'Queue\nYour turn',
        link: 'https://resort.example/tp/queue',
        purpose: 'service',
      },
    ]);
  });

  it.each([
    [200, 'DELIVERED'],
    [202, 'SENT'],
  ])('that the gateway answers with %i is %s', async (status, state) => {
    gateway.behave(json({}, status));
    const id = await add();
    await newDrain().drain();
    expect(await stateOf(id)).toBe(state);
  });

  it('loses a code when it is sent, and not before', async () => {
    gateway.behave(json({}, 503));
    const id = await add({ purpose: 'auth', subject: 'Code', body: '482913' });
    await newDrain().drain();
    expect((await read(id)).body).toBe('482913');
    gateway.behave(accept);
    server.wait(10 * second);
    await newDrain().drain();
    expect(await read(id)).toMatchObject({ state: 'DELIVERED', subject: '', body: '' });
  });

  it.each(['01012345678,01087654321', '010 1234\r\n5678', 'somebody'])('to %j goes nowhere', async (address) => {
    const before = gateway.requests.length;
    const id = await add({ address });
    await newDrain().drain();
    expect([await read(id), gateway.requests.length - before]).toMatchObject([{ state: 'DEAD', error: 'ADDRESS' }, 0]);
  });
});

describe('a gateway that is down', () => {
  it('is tried again after 10 s, 1, 5, 30 min, 2 and 6 h; then the message is dead', async () => {
    gateway.behave(json({}, 503));
    const id = await add();
    const drain = newDrain();
    await drain.drain();
    const seen: (readonly [number, string])[] = [];
    for (const pause of [10 * second, minute, 5 * minute, 30 * minute, 120 * minute, 360 * minute]) {
      server.wait(pause - 1);
      await drain.drain();
      const { attempts } = await read(id);
      server.wait(1);
      await drain.drain();
      seen.push([attempts, await stateOf(id)]);
    }
    expect(seen).toEqual([
      [1, 'FAILED'],
      [2, 'FAILED'],
      [3, 'FAILED'],
      [4, 'FAILED'],
      [5, 'FAILED'],
      [6, 'DEAD'],
    ]);
    expect(await read(id)).toMatchObject({ error: 'HTTP_503', attempts: 7 });
  });

  it('gets the message once when it is back', async () => {
    gateway.behave(hangUp);
    const id = await add();
    await newDrain().drain();
    expect(await read(id)).toMatchObject({ state: 'FAILED', error: 'AWAY' });
    gateway.behave(accept);
    server.wait(10 * second);
    await newDrain().drain();
    await newDrain().drain();
    expect([await stateOf(id), gateway.bodies.filter((body) => body.includes(id)).length]).toEqual(['DELIVERED', 2]);
  });

  it('for one message holds up no other', async () => {
    gateway.behave((request, response) =>
      (request.headers['webhook-id'] === bad ? json({}, 500) : accept)(request, response),
    );
    const bad = await add();
    const others = await Promise.all(Array.from({ length: 60 }, () => add()));
    await newDrain().drain();
    expect([await stateOf(bad), new Set(await Promise.all(others.map(stateOf)))]).toEqual([
      'FAILED',
      new Set(['DELIVERED']),
    ]);
  });

  it('leaves neither address nor text in the log', async () => {
    gateway.behave(hangUp);
    await add({ body: 'a text of its own' });
    await newDrain().drain();
    expect([warned, /01012345678|a text of its own/.test(server.logged())]).toEqual([[], false]);
  });
});

describe('a slow gateway', () => {
  /** Answers when told to. */
  const held = () => {
    const arrived = Promise.withResolvers<ServerResponse>();
    gateway.behave((_request, response) => arrived.resolve(response));
    return arrived.promise;
  };

  it('holds up one message, and no other process has it meanwhile', async () => {
    const arrived = held();
    const slow = await add();
    const first = newDrain();
    const draining = first.drain();
    const response = await arrived;
    gateway.behave(accept);
    const next = await add();
    await newDrain().drain();
    expect([await stateOf(slow), await stateOf(next)]).toEqual(['SENDING', 'DELIVERED']);
    response.end();
    await draining;
    expect(await stateOf(slow)).toBe('DELIVERED');
  });

  it.each([
    ['failure', 500],
    ['success', 202],
  ])(
    'that answers with a %s after the lease has ended changes nothing of what another process wrote',
    async (_, status) => {
      const arrived = held();
      const id = await add();
      const draining = newDrain().drain();
      const response = await arrived;
      server.wait(minute);
      gateway.behave(accept);
      await newDrain().drain();
      const after = await read(id);
      response.writeHead(status).end();
      await draining;
      expect([after.state, await read(id)]).toEqual(['DELIVERED', after]);
    },
  );

  it('leaves a message whose process was killed to another one, and gives it up after seven', async () => {
    const lost = {
      state: 'SENDING',
      holder: 'killed',
      next_at: new Date(server.now().getTime() + minute).toISOString(),
    };
    const [young, old] = [await add({ ...lost, attempts: 1, fence: 1 }), await add({ ...lost, attempts: 7, fence: 7 })];
    await newDrain().drain();
    expect([await stateOf(young), await stateOf(old)]).toEqual(['SENDING', 'SENDING']);
    server.wait(minute);
    await newDrain().drain();
    expect([await read(young), await read(old)]).toMatchObject([
      { state: 'DELIVERED', attempts: 2 },
      { state: 'DEAD', error: 'NO_RESULT' },
    ]);
  });
});

it('gives each message to one of several processes', async () => {
  const ids = await Promise.all(Array.from({ length: 200 }, () => add()));
  const before = gateway.requests.length;
  await Promise.all([newDrain(), newDrain(), newDrain()].map((drain) => drain.drain()));
  const sent = gateway.requests.slice(before).map(({ headers }) => String(headers['webhook-id']));
  expect(sent.sort()).toEqual(ids.sort());
});

describe('without a gateway', () => {
  it('messages count as sent in the sandbox, and their codes stay readable', async () => {
    const id = await add({ channel: 'EMAIL', address: 'a@resort.example', purpose: 'auth', body: '482913' });
    await newDrain().drain();
    expect(await read(id)).toMatchObject({ state: 'SENT', body: '482913' });
  });

  it.each(['EMAIL', 'PUSH'])('messages by %s wait outside of the sandbox', async (channel) => {
    const id = await add({ channel });
    await newDrain({ sandbox: false }).drain();
    expect(await read(id)).toMatchObject({ state: 'QUEUED', attempts: 0 });
  });
});

describe('after a week', () => {
  it('text and address are gone, after a month the whole message', async () => {
    const id = await add();
    await newDrain().drain();
    server.wait(7 * day);
    await forgetMessages(context());
    expect((await read(id)).body).toBe('Your turn');
    server.wait(1);
    await forgetMessages(context());
    expect(await read(id)).toMatchObject({ state: 'DELIVERED', address: '', subject: '', body: '', link: '' });
    server.wait(23 * day);
    await forgetMessages(context());
    expect(await server.store().db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  it('a message that was never sent is given up', async () => {
    const id = await add({ channel: 'PUSH' });
    server.wait(7 * day + 1);
    await forgetMessages(context());
    await newDrain().drain();
    expect(await read(id)).toMatchObject({ state: 'DISCARDED', error: 'EXPIRED', body: '', address: '' });
  });
});
