import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { heldRewardBody, heldRewardParams, heldRewardsAnswer } from '#schemas/calls/offerwalls/console-answers';
import { HttpError } from '../../core/errors.ts';
import { consoleApi } from '../../core/operators/console-api.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';
import { requireAllVenues } from '../../core/operators/require-venue.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { listHeldRewards } from './held-rewards.ts';
import { rejectReward, releaseReward } from './settle.ts';

const base = '/api/console/v1/held-rewards';

/** Registers the held rewards of offerwalls. They belong to the whole resort, so they are for marketers of all venues. */
export const registerRewardDesk: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  consoleApi(app, 'members');
  const { context } = app;
  const config = { right: 'marketer' } as const;
  const read = () => listHeldRewards(context.store.db, context);

  app.get(
    base,
    {
      config,
      schema: { summary: 'List held rewards of offerwalls', response: { 200: heldRewardsAnswer, '4xx': errorSchema } },
    },
    async ({ operator }) => {
      requireAllVenues(app, operator, 'marketer');
      return read();
    },
  );

  app.put(
    `${base}/:id`,
    {
      config,
      schema: {
        summary: 'Release or reject a held reward; the member is told, and it is logged',
        params: heldRewardParams,
        body: heldRewardBody,
        response: { 200: heldRewardsAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { id }, body: { decision, reason }, operator }) => {
      requireAllVenues(app, operator, 'marketer');
      const decide = decision === 'RELEASE' ? releaseReward : rejectReward;
      const actor = { kind: 'operator', id: operator.id } as const;
      const isDone = await inTransaction(context.store, (tx) => decide(tx, context, { id, actor, reason }));
      if (!isDone) throw new HttpError('notFound');
      return read();
    },
  );
};
