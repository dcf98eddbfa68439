import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { webhookTypes, type WebhookType } from '#schemas/webhook-types';
import { HttpError } from '../../core/errors.ts';
import { WebhookRefused } from '../../core/webhooks.ts';
import { messageSchema, type Message } from './message-schema.ts';
import { takeMessage } from './take-message.ts';
import { isOfSource } from './verify-message.ts';

const LARGEST = 64 * 1024;

const headerOf = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[`webhook-${name}`];
  return typeof value === 'string' ? value : '';
};

const parse = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new HttpError('webhookShape');
  }
};

const typeOf = (value: unknown): WebhookType | undefined =>
  typeof value === 'object' && value !== null && 'type' in value
    ? webhookTypes.find((type) => type === value.type)
    : undefined;

/** Returns validators of messages, made once for each type. */
const validators = (app: FastifyInstance) => {
  const made = new Map<WebhookType, (value: unknown) => value is Message>();
  return (type: WebhookType): ((value: unknown) => value is Message) | undefined => {
    const handler = app.ports.webhooks[type];
    if (handler === undefined) return undefined;
    const known = made.get(type);
    if (known !== undefined) return known;
    const validate = app.validatorCompiler?.({
      schema: messageSchema(type, handler),
      method: 'POST',
      url: '',
      httpPart: 'body',
    });
    const isMessage = (value: unknown): value is Message => validate?.(value) === true;
    made.set(type, isMessage);
    return isMessage;
  };
};

/** Registers `/api/hooks/v1/events/{source}`: webhooks of the resort's systems. The raw bytes are proven before anything of them is read. */
export const registerWebhooks: FastifyPluginAsync = async (app) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const validatorOf = validators(app);
  app.post<{ Params: { source: string } }>(
    '/api/hooks/v1/events/:source',
    { bodyLimit: LARGEST, schema: { hide: true } },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const source = app.live.current.prepared.documents['webhook-source'].get(request.params.source);
      const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
      const id = headerOf(request, 'id');
      const headers = { id, timestamp: headerOf(request, 'timestamp'), signature: headerOf(request, 'signature') };
      if (source === undefined || !isOfSource(app.context, source, headers, body))
        throw new HttpError('webhookUnsigned');
      const value = parse(body);
      const type = typeOf(value);
      if (type === undefined || !source.types.includes(type)) throw new HttpError('webhookType');
      const handler = app.ports.webhooks[type];
      const isMessage = validatorOf(type);
      if (handler === undefined || isMessage === undefined) throw new HttpError('webhookAway');
      if (!isMessage(value) || Number.isNaN(Date.parse(value.data.at))) throw new HttpError('webhookShape');
      try {
        await takeMessage(app.context, { source: source.id, id, message: value, handler });
      } catch (error) {
        throw error instanceof WebhookRefused ? new HttpError('webhookRefused') : error;
      }
      return reply.code(204).send();
    },
  );
};
