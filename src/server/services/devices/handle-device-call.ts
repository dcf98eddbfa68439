import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BodyOf, QueryOf } from '#schemas/calls/define-call';
import type { DeviceCall } from '#schemas/calls/devices/device-calls';
import { refusalAnswer } from '#schemas/calls/contents/common-answers';
import { whileWritable } from '../../core/storage/while-writable.ts';
import { clientAddress } from '../../core/client-address.ts';
import { HttpError } from '../../core/errors.ts';
import { hashToken } from '../../core/session/session-keys.ts';
import { CallLimit } from './call-limit.ts';
import type { DeviceRow } from './device-row.ts';
import { columnsOf } from '../../core/storage/columns.ts';

const HEARD_EACH_MS = 15_000;

interface DeviceLimits {
  /** Calls of one device. */
  readonly device: CallLimit;
  /** Calls with a token that this process does not know, from one address. */
  readonly address: CallLimit;
  /** Hashes of tokens that were valid the last time. Only the limit looks here; every call asks the store. */
  readonly known: Set<string>;
}

export const deviceLimits = (): DeviceLimits => ({
  device: new CallLimit(200, 10_000),
  address: new CallLimit(30, 60_000),
  known: new Set(),
});

export interface DeviceInput<Call> {
  readonly device: DeviceRow;
  readonly body: BodyOf<Call>;
  readonly query: QueryOf<Call>;
}

/** Finds the device of the bearer token and notes that it was heard. Reads the store on every call, so an ended device stops immediately. */
const authenticate = async (
  app: FastifyInstance,
  request: FastifyRequest,
  limits: DeviceLimits,
): Promise<DeviceRow> => {
  const { store } = app;
  const { db } = store;
  const now = app.clock.now();
  const token = /^Bearer +([\w-]{20,100}) *$/i.exec(request.headers.authorization ?? '')?.[1];
  const hash = hashToken(token ?? '');
  const isKnown = limits.known.has(hash);
  if (app.env.limits)
    limits[isKnown ? 'device' : 'address'].count(isKnown ? hash : clientAddress(request), now.getTime());
  const device =
    token === undefined
      ? undefined
      : await db
          .selectFrom('devices')
          .select(columnsOf('devices'))
          .where('token_hash', '=', hash)
          .where('state', '=', 'ACTIVE')
          .executeTakeFirst();
  if (device === undefined) {
    limits.known.delete(hash);
    throw new HttpError('deviceToken');
  }
  // A working device does not use up the calls of those beside it.
  if (!isKnown && app.env.limits) {
    limits.address.giveBack(clientAddress(request));
    limits.device.count(hash, now.getTime());
  }
  limits.known.add(hash);
  if (Math.abs(now.getTime() - Date.parse(device.heard_at)) > HEARD_EACH_MS)
    await whileWritable(store, () =>
      db.updateTable('devices').set({ heard_at: now.toISOString() }).where('id', '=', device.id).execute(),
    );
  return device;
};

const refusal = { ...refusalAnswer, additionalProperties: true } as const;

const schemaOf = ({ kinds, summary, body, query, data }: DeviceCall) => ({
  tags: ['devices'],
  summary,
  ...(kinds === 'joining' ? {} : { security: [{ deviceToken: [] }] }),
  ...(body === undefined ? {} : { body }),
  ...(query === undefined ? {} : { querystring: query }),
  response: {
    200: { type: 'object', required: ['code', 'data'], properties: { code: { type: 'string' }, data } },
    '4xx': refusal,
    '5xx': refusal,
  },
});

/** Registers a declared call that needs no token. */
export const handleJoining = <const Call extends DeviceCall>(
  app: FastifyInstance,
  call: Call,
  limits: DeviceLimits,
  run: (input: { readonly body: BodyOf<Call> }) => Promise<unknown>,
): void =>
  route(app, call, async (request) => {
    if (app.env.limits) limits.address.count(clientAddress(request), app.clock.now().getTime());
    // Fastify validated the body by the schema of the call.
    return run({ body: request.body as BodyOf<Call> });
  });

/** Registers a declared call of devices: token, kind and schemas follow from the declaration. */
export const handleDeviceCall = <const Call extends DeviceCall>(
  app: FastifyInstance,
  call: Call,
  limits: DeviceLimits,
  run: (input: DeviceInput<Call>) => Promise<unknown>,
): void =>
  route(app, call, async (request) => {
    const device = await authenticate(app, request, limits);
    if (!call.kinds.includes(device.kind)) throw new HttpError('deviceKind');
    // Fastify validated body and query by the schemas of the call.
    return run({ device, body: request.body as BodyOf<Call>, query: request.query as QueryOf<Call> });
  });

const route = (app: FastifyInstance, call: DeviceCall, answer: (request: FastifyRequest) => Promise<unknown>): void => {
  app.route({
    method: call.method,
    url: call.path,
    ...(call.method === 'GET' ? { exposeHeadRoute: false } : {}),
    schema: schemaOf(call),
    onRequest: (_request: FastifyRequest, reply: FastifyReply, done) => {
      void reply.header('cache-control', 'no-store');
      done();
    },
    handler: async (request) => ({ code: '200', data: await answer(request) }),
  });
};
