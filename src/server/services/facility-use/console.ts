import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import type { JSONSchema } from 'json-schema-to-ts';
import { usesAnswer } from '#schemas/calls/facility-use/console-answers';
import { HttpError } from '../../core/errors.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { readOpenUses } from './board.ts';
import { returnUse } from './return-use.ts';
import { consoleApi } from '../../core/operators/console-api.ts';
import type { Operator } from '../../core/operators/operator.ts';
import { requireRecordRight } from '../../core/operators/require-right.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';
import { columnsOf } from '../../core/storage/columns.ts';

const name = { type: 'string', minLength: 1, maxLength: 60 } as const;
const venueParams = {
  type: 'object',
  additionalProperties: false,
  required: ['venue'],
  properties: { venue: name },
} as const satisfies JSONSchema;
const useParams = {
  type: 'object',
  additionalProperties: false,
  required: ['venue', 'use'],
  properties: { venue: name, use: name },
} as const satisfies JSONSchema;
const base = '/api/console/v1/facility-uses/:venue';

/** Registers the open uses of the Today board. */
export const registerUseBoard: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  consoleApi(app, 'operations');
  const { store } = app;
  const config = { right: 'operations' } as const;
  const requireVenue = (operator: Operator, venue: string): void => {
    requireRecordRight(operator, 'operations', venue);
    if (!app.live.current.prepared.documents.venue.has(venue)) throw new HttpError('noVenue');
  };

  app.get(
    base,
    {
      config,
      schema: {
        summary: 'List what members have not returned, the first due first',
        params: venueParams,
        response: { 200: usesAnswer, '4xx': errorSchema },
      },
    },
    async ({ params, operator }) => {
      requireVenue(operator, params.venue);
      return readOpenUses(app, params.venue);
    },
  );

  app.delete(
    `${base}/:use`,
    {
      config,
      schema: {
        summary: 'Take a thing back that a member returned',
        params: useParams,
        response: { 200: usesAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { venue, use: id }, operator }) => {
      requireVenue(operator, venue);
      const isDone = await inTransaction(store, async (tx) => {
        const use = await tx
          .selectFrom('facility_uses')
          .select(columnsOf('facility_uses'))
          .where('id', '=', id)
          .where('venue', '=', venue)
          .executeTakeFirst();
        return use !== undefined && (await returnUse(tx, app.context, use, { kind: 'operator', id: operator.id }));
      });
      if (!isDone) throw new HttpError('notFound');
      return readOpenUses(app, venue);
    },
  );
};
