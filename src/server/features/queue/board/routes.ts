import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import type { QueueAction } from '#schemas/queue-actions';
import { HttpError } from '../../../errors.ts';
import { writeJournal } from '../../operators/journal.ts';
import type { Operator } from '../../operators/operator.ts';
import { requireRecordRight } from '../../operators/require-right.ts';
import { removeOverride, saveOverride } from '../../park-state/park-store.ts';
import { closingOf } from '../../park-state/venue-facilities.ts';
import { errorSchema } from '../../publishing/schema.ts';
import { callNextParty } from '../call-next.ts';
import { planOf, type PlanNow } from '../plans.ts';
import { contextOf, type Tx } from '../queue-context.ts';
import { closeEntries } from '../run-plan.ts';
import { previewAction } from './preview-action.ts';
import { readQueueBoard } from './read-board.ts';
import { actedAnswer, actionParams, previewAnswer, queueBoardAnswer, venueParams } from './schema.ts';

const base = '/api/console/v1/queues/:venue';

/** Registers the queues of the Today board: their numbers, and pausing, closing and calling with a preview. */
export const registerQueueBoard: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  const context = contextOf(app);
  const { db } = context.store;
  const config = { right: 'operations' } as const;

  const findPlan = (operator: Operator, venue: string, facility: string): PlanNow => {
    requireRecordRight(operator, 'operations', venue);
    const found = planOf(context, venue, facility);
    if (found === undefined) throw new HttpError('noFacility');
    return found;
  };

  /** Carries an action out. Returns why nothing happened, else an empty text. */
  const act = async (tx: Tx, operator: Operator, found: PlanNow, action: QueueAction): Promise<string> => {
    const { venue, facility, plan } = found;
    const at = context.now();
    const actor = { kind: 'operator', id: operator.id } as const;
    const entry = { type: 'facility', document: facility.id, venue };
    const write = (kind: 'state-set' | 'state-taken-back' | 'queue-called', detail: object = {}) => writeJournal(tx, { author: operator.id, at: at.toISOString() }, [{ ...entry, kind, detail: { ...detail } }]);
    if (action === 'call-next') {
      const called = await callNextParty(tx, context, { venue, facility: plan.facilityId, actor });
      if (typeof called === 'string') return called;
      await write('queue-called', { no: called.no });
      return '';
    }
    if (action === 'resume') {
      if (await removeOverride(tx, { venue, facility: plan.facilityId, author: operator.id, at: at.getTime() })) await write('state-taken-back');
    } else {
      const statusCd = action === 'pause' ? 'REST' : 'CLOSED';
      const until = closingOf({ documents: context.live.current.prepared.documents, now: at.getTime(), isDemo: context.isDemo }, venue, facility);
      await saveOverride(tx, venue, { facilityId: plan.facilityId, statusCd, until, at: at.getTime(), author: operator.id });
      if (action === 'close') await closeEntries(tx, context, plan.id, found, actor);
      await write('state-set', { statusCd, until });
    }
    await context.store.announce(tx, 'park', venue);
    return '';
  };

  app.get(base, { config, schema: { summary: 'Read the queues of a venue and the people inside', params: venueParams, response: { 200: queueBoardAnswer, '4xx': errorSchema } } }, async ({ params: { venue }, operator }) => {
    requireRecordRight(operator, 'operations', venue);
    if (!context.live.current.prepared.documents.venue.has(venue)) throw new HttpError('noVenue');
    return readQueueBoard(db, context, venue);
  });

  app.get(`${base}/:facility/:action`, { config, schema: { summary: 'Preview what members are told when the queue of a facility is paused, resumed, closed or calls the next party', params: actionParams, response: { 200: previewAnswer, '4xx': errorSchema } } }, async ({ params: { venue, facility, action }, operator }) => {
    const found = findPlan(operator, venue, facility);
    return db.transaction().execute((tx) => previewAction(tx, context, found, action));
  });

  app.post(`${base}/:facility/:action`, { config, schema: { summary: 'Pause, resume or close the queue of a facility, or call the next party', params: actionParams, response: { 200: actedAnswer, '4xx': errorSchema } } }, async ({ params: { venue, facility, action }, operator }) => {
    const found = findPlan(operator, venue, facility);
    const refused = await db.transaction().execute((tx) => act(tx, operator, found, action));
    return { board: await readQueueBoard(db, context, venue), refused };
  });
};
