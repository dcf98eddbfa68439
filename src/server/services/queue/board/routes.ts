import type { Tx } from '../../../core/storage/tables.ts';
import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import type { QueueAction } from '#schemas/calls/queue/queue-actions';
import { HttpError } from '../../../core/errors.ts';
import { writeJournal, type Entry } from '../../../core/operators/journal.ts';
import type { Operator } from '../../../core/operators/operator.ts';
import { consoleApi } from '../../../core/operators/console-api.ts';
import { requireRecordRight } from '../../../core/operators/require-right.ts';
import { closingOf, readVenueStates, removeOverride, saveOverride } from '../../park-state/index.ts';
import { errorSchema } from '../../../core/operators/error-schema.ts';
import { inTransaction } from '../../../core/storage/in-transaction.ts';
import { callNextParty } from '../call-next.ts';
import { lockLine } from '../lock-line.ts';
import { isPaused, pausePlan, resumePlan } from '../pauses.ts';
import { planOf, withPause, type PlanNow } from '../plans.ts';
import { figureMessages, figuresOf } from '../queue-figures.ts';
import { readLine } from '../read-line.ts';
import { closeEntries } from '../close-entries.ts';
import { previewAction } from './preview-action.ts';
import { readQueueBoard } from './read-board.ts';
import {
  actedAnswer,
  actionParams,
  previewAnswer,
  queueBoardAnswer,
  venueParams,
  type QueueActed,
} from '#schemas/calls/queue/console-answers';

type Written = Pick<Entry, 'kind' | 'detail'>;

const base = '/api/console/v1/queues/:venue';

/** Registers the queues of the Today board: their numbers, and pausing, closing and calling with a preview. */
export const registerQueueBoard: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  consoleApi(app, 'operations');
  const context = app.context;
  const { db } = context.store;
  const config = { right: 'operations' } as const;

  const findPlan = async (operator: Operator, venue: string, facility: string): Promise<PlanNow> => {
    requireRecordRight(operator, 'operations', venue);
    const found = planOf(context, venue, facility);
    if (found === undefined) throw new HttpError('noFacility');
    return withPause(found, await isPaused(db, found.plan.id, found.day));
  };

  /** Tells open pages of all processes at once how a plan stands. */
  const tellPlan = async (tx: Tx, found: PlanNow): Promise<void> => {
    const now = context.clock.now().getTime();
    for (const message of figureMessages(found.venue, [
      { ...figuresOf(found, await readLine(tx, found, now), now), asOf: now },
    ]))
      await context.store.announce(tx, 'queue', message);
  };

  /** Takes back what an operator set: the pause of the plan, and that its facility is closed. */
  const resume = async (tx: Tx, operator: Operator, found: PlanNow): Promise<readonly Written[]> => {
    const { venue, plan, day } = found;
    const at = context.clock.now();
    const written: Written[] = [];
    if (await resumePlan(tx, { plan: plan.id, venue, day, at, actor: { kind: 'operator', id: operator.id } }))
      written.push({ kind: 'queue-resumed' });
    const { overrides } = await readVenueStates(tx, venue, at.getTime());
    const isClosed = overrides.some(
      ({ facilityId, statusCd }) => facilityId === plan.facilityId && statusCd === 'CLOSED',
    );
    if (
      isClosed &&
      (await removeOverride(tx, { venue, facility: plan.facilityId, author: operator.id, at: at.getTime() }))
    )
      written.push({ kind: 'state-taken-back' });
    return written;
  };

  const close = async (tx: Tx, operator: Operator, found: PlanNow): Promise<readonly Written[]> => {
    const { venue, facility, plan } = found;
    const at = context.clock.now().getTime();
    const until = closingOf(
      { documents: context.live.current.prepared.documents, now: at, isDemo: context.sandbox },
      venue,
      facility,
    );
    await saveOverride(tx, venue, { facilityId: plan.facilityId, statusCd: 'CLOSED', until, at, author: operator.id });
    await closeEntries(tx, context, plan.id, found, { kind: 'operator', id: operator.id });
    return [{ kind: 'state-set', detail: { statusCd: 'CLOSED', until } }];
  };

  /** Carries an action out. Returns why nothing happened, else an empty text. */
  const act = async (
    tx: Tx,
    operator: Operator,
    found: PlanNow,
    action: QueueAction,
  ): Promise<QueueActed['refused']> => {
    const { venue, facility, plan, day } = found;
    const at = context.clock.now();
    const actor = { kind: 'operator', id: operator.id } as const;
    const write = (entries: readonly Written[]) =>
      writeJournal(
        tx,
        { author: operator.id, at: at.toISOString() },
        entries.map((one) => ({ type: 'facility', document: facility.id, venue, ...one })),
      );
    if (action === 'call-next') {
      const called = await callNextParty(tx, context, { venue, facility: plan.facilityId, actor });
      if (called === 'unknown') throw new HttpError('noFacility');
      if (typeof called === 'string') return called;
      await write([{ kind: 'queue-called', detail: { no: called.no } }]);
      return '';
    }
    // A run of the caller that has begun ends first.
    await lockLine(tx, context.store, plan.id);
    if (action === 'close') await write(await close(tx, operator, found));
    else if (action === 'resume') await write(await resume(tx, operator, found));
    else if (await pausePlan(tx, { plan: plan.id, venue, day, at, actor })) await write([{ kind: 'queue-paused' }]);
    if (action !== 'close') await tellPlan(tx, withPause(found, action === 'pause'));
    await context.store.announce(tx, 'park', venue);
    return '';
  };

  app.get(
    base,
    {
      config,
      schema: {
        summary: 'Read the queues of a venue and the people inside',
        params: venueParams,
        response: { 200: queueBoardAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { venue }, operator }) => {
      requireRecordRight(operator, 'operations', venue);
      if (!context.live.current.prepared.documents.venue.has(venue)) throw new HttpError('noVenue');
      return readQueueBoard(db, context, venue);
    },
  );

  app.get(
    `${base}/:facility/:action`,
    {
      config,
      schema: {
        summary:
          'Preview what members are told when the queue of a facility is paused, resumed, closed or calls the next party',
        params: actionParams,
        response: { 200: previewAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { venue, facility, action }, operator }) => {
      const found = await findPlan(operator, venue, facility);
      return inTransaction(context.store, (tx) => previewAction(tx, context, found, action));
    },
  );

  app.post(
    `${base}/:facility/:action`,
    {
      config,
      schema: {
        summary: 'Pause, resume or close the queue of a facility, or call the next party',
        params: actionParams,
        response: { 200: actedAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { venue, facility, action }, operator }) => {
      const found = await findPlan(operator, venue, facility);
      const refused = await inTransaction(context.store, (tx) => act(tx, operator, found, action));
      return { board: await readQueueBoard(db, context, venue), refused };
    },
  );
};
