import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { deskGameAnswer, gameKeyAnswer } from '#schemas/calls/events/console-answers';
import { pictureParams } from '#schemas/calls/members/console-answers';
import type { MiniGame } from '#schemas/documents/mini-game/schema';
import { HttpError } from '../../core/errors.ts';
import { requestOrigin } from '../../core/site-origin.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { makeGameKey, readGameLog } from './game-keys.ts';
import { gameOf } from './plays.ts';
import { consoleApi } from '../../core/operators/console-api.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';
import { inBoth } from '../../core/in-both.ts';
import { requireVenue } from '../../core/operators/require-venue.ts';

const path = '/api/console/v1/members/:venue/events/:id/game';
const MOST_REFUSALS = 20;

/** Registers the game of an event for operators: its signing key, and refused calls. */
export const registerGameDesk: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  consoleApi(app, 'members');
  const { store } = app.publishing;
  const findGame = (venue: string, id: string): MiniGame => {
    const { documents } = app.live.current.prepared;
    const event = documents.event.get(id);
    if (event === undefined || !event.parks.includes(documents.venue.get(venue)?.parkKindCd ?? ''))
      throw new HttpError('notFound');
    return gameOf(app.context, event);
  };

  app.get(
    path,
    {
      config: { right: 'campaigns' },
      schema: {
        summary: 'Read the game of an event with the age of its signing key and refused calls',
        params: pictureParams,
        response: { 200: deskGameAnswer, '4xx': errorSchema },
      },
    },
    async (request) => {
      const {
        params: { venue, id },
        operator,
      } = request;
      requireVenue(app, operator, venue, 'campaigns');
      const { id: game, title, url } = findGame(venue, id);
      const { key, refusals } = await readGameLog(store.db, game, MOST_REFUSALS);
      const origin = requestOrigin(request, app.env);
      return {
        game,
        title: inBoth(title, game),
        url,
        startUrl: `${origin}/api/game/v1/start`,
        scoreUrl: `${origin}/api/game/v1/score`,
        keyMadeAt: key?.at ?? '',
        refusals: refusals.map(({ at, reason }) => ({ at, reason })),
      };
    },
  );

  app.post(
    path,
    {
      config: { right: 'marketer' },
      schema: {
        summary: 'Make a new signing key of a game; the one before ends',
        params: pictureParams,
        response: { 200: gameKeyAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { venue, id }, operator }) => {
      requireVenue(app, operator, venue, 'marketer');
      const game = findGame(venue, id);
      return {
        key: await inTransaction(store, (tx) =>
          makeGameKey(tx, app.context.keys, {
            game: game.id,
            actor: { kind: 'operator', id: operator.id },
            at: app.clock.now(),
            venue,
          }),
        ),
      };
    },
  );
};
