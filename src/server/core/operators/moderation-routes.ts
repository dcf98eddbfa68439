import type { FastifyInstance } from 'fastify';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { courseDecisionBody, pictureParams, venueParams } from '#schemas/calls/members/console-answers';
import { HttpError } from '../errors.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import type { Tx } from '../storage/tables.ts';
import { errorSchema } from './error-schema.ts';
import type { Operator } from './operator.ts';
import { registerPictureRoute } from './picture-route.ts';
import { requireVenue } from './require-venue.ts';

type OfVenue = FromSchema<typeof venueParams>;
type OfRecord = FromSchema<typeof pictureParams>;

interface Decided extends OfRecord {
  readonly decision: FromSchema<typeof courseDecisionBody>['decision'];
  /** Operator ID. */
  readonly operator: string;
}

/** Contents of members that agents keep or hide. */
export interface Moderated {
  /** Path with `:venue`. */
  readonly base: string;
  /** Summaries of the calls. */
  readonly summaries: Readonly<Record<'list' | 'picture' | 'decide', string>>;
  /** Answer of the list. */
  readonly answer: JSONSchema;
  readonly list: (venue: string) => Promise<object>;
  /** Returns the bytes of a picture; undefined for an unknown one. */
  readonly picture: (of: OfRecord) => Promise<Uint8Array | undefined>;
  /** Returns false if there is nothing to decide. */
  readonly decide: (tx: Tx, decided: Decided) => Promise<boolean>;
}

/** Registers how agents list contents of members, look at their pictures, and keep or hide them. */
export const registerModeration = (app: FastifyInstance, parts: Moderated): void => {
  const { base, summaries, answer, list, picture, decide } = parts;
  const config = { right: 'agent' } as const;
  const listed = { 200: answer, '4xx': errorSchema };
  const operatorOf = (request: { readonly operator: Operator }, venue: string): string => {
    requireVenue(app, request.operator, venue);
    return request.operator.id;
  };

  app.get<{ Params: OfVenue }>(
    base,
    { config, schema: { summary: summaries.list, params: venueParams, response: listed } },
    async (request) => {
      const { venue } = request.params;
      operatorOf(request, venue);
      return list(venue);
    },
  );

  registerPictureRoute(app, { url: `${base}/:id`, summary: summaries.picture, read: picture });

  app.put<{ Params: OfRecord; Body: FromSchema<typeof courseDecisionBody> }>(
    `${base}/:id`,
    {
      config,
      schema: { summary: summaries.decide, params: pictureParams, body: courseDecisionBody, response: listed },
    },
    async (request) => {
      const { venue, id } = request.params;
      const operator = operatorOf(request, venue);
      const { decision } = request.body;
      if (!(await inTransaction(app.store, (tx) => decide(tx, { venue, id, decision, operator }))))
        throw new HttpError('notFound');
      return list(venue);
    },
  );
};
