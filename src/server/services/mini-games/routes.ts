import type { Tx } from '../../core/storage/tables.ts';
import { localised } from '#content/answers/texts';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { FromSchema } from 'json-schema-to-ts';
import { eventStatus } from '../../../engine/index.ts';
import * as calls from '#schemas/calls/mini-games/calls';
import { gameScoreBody, gameStartBody } from '#schemas/calls/mini-games/answers';
import type { MiniGame } from '#schemas/documents/mini-game/schema';
import { HttpError } from '../../core/errors.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { handleCall, type CallInput } from '../../core/calls/handle-call.ts';
import type { SessionRow } from '../../core/session/sessions-store.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { instantOf } from '../../core/viewer/visit-override.ts';
import { momentOf, ynOf } from '../../core/wire-values.ts';
import { candidateOf, findEvent, findOpenEvent, type FoundEvent, refusalOf } from '../events/index.ts';
import { gameKey, logRefusal } from './game-keys.ts';
import { isSigned } from './game-signature.ts';
import { gameOf, openPlay, playsLeft, scorePlay, startPlay } from './plays.ts';

interface Signed {
  readonly gameId: string;
  readonly sentAt: number;
  readonly signature: string;
}

/** Registers mini games: members start them here, games send the score. */
export const registerMiniGames: FastifyPluginAsync = async (app) => {
  const context = app.context;
  const { db } = context.store;
  const nowOf = (request: FastifyRequest): Date => new Date(instantOf(app, request));
  const refusal = async (
    request: FastifyRequest,
    session: SessionRow,
    found: FoundEvent,
  ): Promise<HttpError | undefined> => refusalOf(found.event, await candidateOf(app, found, { request, session }));

  /** A game with the own plays; guests have none. */
  const viewOf = async (
    { request, principal, locale }: Pick<CallInput<unknown, unknown>, 'request' | 'principal' | 'locale'>,
    found: FoundEvent,
  ) => {
    const { event } = found;
    const game = gameOf(context, event);
    const session = principal.kind === 'member' ? principal.session : undefined;
    const leftCnt =
      session === undefined
        ? game.playsADay
        : await playsLeft(db, event, game, { member: session.uid, now: nowOf(request) });
    const scores =
      session === undefined
        ? []
        : await db
            .selectFrom('game_plays')
            .select('score')
            .where('member', '=', session.uid)
            .where('event', '=', event.id)
            .where('state', '=', 'SCORED')
            .execute();
    const prizes = (event.prizes ?? [])
      .toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0))
      .map(({ at = 0, name }) => `${at}+ ${localised(name, locale)}`);
    return {
      eventId: event.id,
      gameNm: localised(game.title, locale),
      imageNm: event.art ?? '',
      prizeTxt: prizes.join(' · '),
      playYn: ynOf(session !== undefined && leftCnt > 0 && (await refusal(request, session, found)) === undefined),
      dayCnt: game.playsADay,
      leftCnt,
      playCnt: scores.length,
      bestScore: Math.max(0, ...scores.map(({ score }) => score)),
      maxScore: game.maxScore,
    };
  };

  handleCall(app, calls.readMiniGame, (input) => viewOf(input, findEvent(context, 'readMiniGame', input.query)));
  handleCall(app, calls.listMiniGames, async (input) => {
    const { documents } = app.live.current.prepared;
    const venue = documents.venue.get(input.venue);
    const open = [...documents.event.values()]
      .filter(
        (event) =>
          event.kind === 'MINI_GAME' &&
          venue !== undefined &&
          event.parks.includes(venue.parkKindCd) &&
          eventStatus(event, instantOf(app, input.request)) === 'OPEN',
      )
      .toSorted((one, other) => one.order - other.order);
    return {
      gameList: await Promise.all(open.map((event) => viewOf(input, { event, venue: venue?.id ?? '' }))),
    };
  });
  handleCall(app, calls.startMiniGame, async ({ member, locale, now, session, body, request, once }) => {
    const found = await findOpenEvent(app, 'startMiniGame', body, { request, session });
    const game = gameOf(context, found.event);
    return answerOf(once, async (tx) => {
      const { url, until } = await openPlay(tx, context, found, { member, locale });
      return {
        url,
        untilDtm: momentOf(until),
        leftCnt: await playsLeft(tx, found.event, game, { member, now }),
      };
    });
  });
  registerWebhooks(app);
};

/** Calls of games. They have no session; their signature is checked before anything else, and what is refused is logged. */
const registerWebhooks = (app: FastifyInstance): void => {
  const context = app.context;
  const { store, keys } = context;
  const signedGame = async (game: MiniGame, body: Signed, values: readonly (string | number)[]): Promise<void> => {
    if (
      !isSigned(
        { secret: await gameKey(store.db, keys, game.id), values, sentAt: body.sentAt, signature: body.signature },
        context.clock.now().getTime(),
      )
    )
      throw new HttpError('gameForged');
  };
  const answer = async <Answer>(
    body: Signed,
    values: readonly (string | number)[],
    work: (tx: Tx, game: MiniGame) => Promise<Answer>,
  ): Promise<Answer> => {
    const game = app.live.current.prepared.documents['mini-game'].get(body.gameId);
    if (game === undefined) throw new HttpError('gameForged');
    try {
      await signedGame(game, body, values);
      return await inTransaction(store, (tx) => work(tx, game));
    } catch (error) {
      if (error instanceof HttpError)
        await inTransaction(store, (tx) =>
          logRefusal(tx, { game: game.id, reason: error.answer.code, at: context.clock.now() }),
        );
      throw error;
    }
  };
  app.post<{ Body: FromSchema<typeof gameStartBody> }>(
    '/api/game/v1/start',
    { schema: { hide: true, body: gameStartBody } },
    ({ body }) =>
      answer(body, ['start', body.gameId, body.token], async (tx, game) => ({
        ...(await startPlay(tx, context.clock.now(), game, body)),
        maxScore: game.maxScore,
      })),
  );
  app.post<{ Body: FromSchema<typeof gameScoreBody> }>(
    '/api/game/v1/score',
    { schema: { hide: true, body: gameScoreBody } },
    ({ body }) =>
      answer(body, ['score', body.gameId, body.playId, body.score], async (tx, game) => ({
        prize: (await scorePlay(tx, context, game, body))?.name ?? null,
      })),
  );
};
