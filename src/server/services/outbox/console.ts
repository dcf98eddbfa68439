import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { deadLettersAnswer, letterDecisionBody, letterParams } from '#schemas/calls/outbox/console-answers';
import { gatewayChannels } from '#schemas/documents/gateway/schema';
import { HttpError } from '../../core/errors.ts';
import { consoleApi } from '../../core/operators/console-api.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';
import { requireAllVenues } from '../../core/operators/require-venue.ts';
import { decideLetter, readDeadLetters } from './dead-letters.ts';
import { gatewayOf } from './gateways.ts';

const base = '/api/console/v1/outbox';

/** Registers messages that could not be sent. They belong to the whole resort, so they are for lead agents of all venues. */
export const registerOutboxDesk: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  consoleApi(app, 'members');
  const { context } = app;
  const config = { right: 'agent-lead' } as const;
  const read = () =>
    readDeadLetters(
      context,
      context.sandbox ? [] : gatewayChannels.filter((channel) => gatewayOf(context, channel) === undefined),
    );

  app.get(
    base,
    {
      config,
      schema: {
        summary: 'List messages that could not be sent, with masked addresses',
        response: { 200: deadLettersAnswer, '4xx': errorSchema },
      },
    },
    async ({ operator }) => {
      requireAllVenues(app, operator, 'agent-lead');
      return read();
    },
  );

  app.put(
    `${base}/:id`,
    {
      config,
      schema: {
        summary: 'Send a message again, or discard it; it is logged',
        params: letterParams,
        body: letterDecisionBody,
        response: { 200: deadLettersAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { id }, body: { decision }, operator }) => {
      requireAllVenues(app, operator, 'agent-lead');
      if (!(await decideLetter(context, { id, decision, operator: operator.id }))) throw new HttpError('notFound');
      return read();
    },
  );
};
