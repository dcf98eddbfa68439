import { DAY_MS } from '../../core/durations.ts';
import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { HttpError } from '../../core/errors.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { writeJournal } from '../../core/operators/journal.ts';
import { requireRecordRight } from '../../core/operators/require-right.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';
import { removeOverride, saveOverride } from './park-store.ts';
import { readBoard } from './read-board.ts';
import { boardAnswer, boardParams, overrideBody, overrideParams } from '#schemas/calls/park-state/console-answers';
import { closingOf, facilitiesOf } from './venue-facilities.ts';

/** Registers the Today board: states of a venue's facilities, and overrides by operators. */
export const registerBoard: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  const { store, clock } = app;
  const documents = () => app.live.current.prepared.documents;
  const config = { right: 'operations' } as const;

  const findFacility = (venue: string, facility: string) => {
    const found = facilitiesOf(documents(), venue).find(({ facilityId }) => facilityId === facility);
    if (found === undefined) throw new HttpError('noFacility');
    return found;
  };

  app.get(
    '/api/console/v1/today/:venue',
    {
      config,
      schema: {
        summary: 'Read the live states of a venue and their origin',
        params: boardParams,
        response: { 200: boardAnswer, '4xx': errorSchema },
      },
    },
    async ({ params, operator }) => {
      requireRecordRight(operator, 'operations', params.venue);
      if (!documents().venue.has(params.venue)) throw new HttpError('noVenue');
      return readBoard(app, params.venue);
    },
  );

  const summary = 'Set the state of a facility; it replaces the polled one until it ends';
  app.put(
    '/api/console/v1/today/:venue/:facility',
    {
      config,
      schema: {
        summary,
        params: overrideParams,
        body: overrideBody,
        response: { 200: boardAnswer, '4xx': errorSchema },
      },
    },
    async ({ params, body, operator }) => {
      const { venue, facility } = params;
      requireRecordRight(operator, 'operations', venue);
      const found = findFacility(venue, facility);
      const at = clock.now().getTime();
      const {
        statusCd,
        waitMin,
        until = closingOf({ documents: documents(), now: at, isDemo: app.env.sandbox }, venue, found),
      } = body;
      if (until <= at || until > at + DAY_MS) throw new HttpError('overrideEnd');
      const isOpen = statusCd === 'OPEN' || statusCd === 'DELAYED';
      if (waitMin !== undefined && (!isOpen || found.capacityPerHour === undefined))
        throw new HttpError('overrideWait');
      const change = { statusCd, ...(waitMin === undefined ? {} : { waitMin }), until };
      await inTransaction(store, async (tx) => {
        await saveOverride(tx, venue, { facilityId: facility, ...change, at, author: operator.id });
        await writeJournal(tx, { author: operator.id, at: new Date(at).toISOString() }, [
          { kind: 'state-set', type: 'facility', document: found.id, venue, detail: change },
        ]);
        await store.announce(tx, 'park', venue);
      });
      return readBoard(app, venue);
    },
  );

  app.delete(
    '/api/console/v1/today/:venue/:facility',
    {
      config,
      schema: {
        summary: 'Take back the state that an operator set',
        params: overrideParams,
        response: { 200: boardAnswer, '4xx': errorSchema },
      },
    },
    async ({ params, operator }) => {
      const { venue, facility } = params;
      requireRecordRight(operator, 'operations', venue);
      const found = findFacility(venue, facility);
      const at = clock.now();
      await inTransaction(store, async (tx) => {
        if (!(await removeOverride(tx, { venue, facility, author: operator.id, at: at.getTime() }))) return;
        await writeJournal(tx, { author: operator.id, at: at.toISOString() }, [
          { kind: 'state-taken-back', type: 'facility', document: found.id, venue },
        ]);
        await store.announce(tx, 'park', venue);
      });
      return readBoard(app, venue);
    },
  );
};
