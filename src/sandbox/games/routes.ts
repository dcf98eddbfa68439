import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { gameKey, signGame } from '../../server/services/mini-games/index.ts';
import type { SandboxFrame } from '../sandbox-page.ts';
import { deal, isOver, scoreOf, turn, type Memory } from './memory.ts';
import { gonePage, memoryPage, type Outcome } from './memory-page.ts';

const GAME = 'clouds';
const base = `/sandbox/games/${GAME}`;
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** Games that are kept at most; the oldest goes first. */
const MOST = 500;

interface Running {
  readonly game: Memory;
  readonly last?: number;
  readonly outcome?: Outcome;
}

/** Registers the game of pairs. It is an outside game to the server: it starts plays and sends scores by signed calls. */
export const registerGames =
  (frameOf: (app: FastifyInstance, request: FastifyRequest) => SandboxFrame): FastifyPluginAsync =>
  async (app) => {
    const running = new Map<string, Running>();
    // Forms send no values: the address says which card.
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, undefined),
    );
    const send = (reply: FastifyReply, page: string) =>
      reply
        .type('text/html; charset=utf-8')
        .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .send(page);
    const call = async <Answer>(
      what: 'start' | 'score',
      values: Readonly<Record<string, string | number>>,
    ): Promise<Answer | undefined> => {
      const sentAt = app.clock.now().getTime();
      const signature = signGame(await gameKey(app.store.db, app.context.keys, GAME), [
        what,
        GAME,
        ...Object.values(values),
        sentAt,
      ]);
      const answer = await app.inject({
        method: 'POST',
        url: `/api/game/v1/${what}`,
        payload: { gameId: GAME, ...values, sentAt, signature },
      });
      return answer.statusCode === 200 ? answer.json<Answer>() : undefined;
    };

    app.get<{ Querystring: { token?: string } }>(base, { schema: { hide: true } }, async (request, reply) => {
      const { token } = request.query;
      const play =
        typeof token === 'string' && token !== ''
          ? await call<{ playId: string }>('start', { token: token.slice(0, 100) })
          : undefined;
      if (play === undefined) return send(reply.code(404), gonePage(frameOf(app, request)));
      for (const [oldest] of running) if (running.size >= MOST) running.delete(oldest);
      running.set(play.playId, { game: deal() });
      return reply.redirect(`${base}/${play.playId}`, 303);
    });
    app.get<{ Params: { play: string } }>(`${base}/:play`, { schema: { hide: true } }, (request, reply) => {
      const { play } = request.params;
      const one = running.get(play);
      const frame = frameOf(app, request);
      return one === undefined
        ? send(reply.code(404), gonePage(frame))
        : send(
            reply,
            memoryPage({ ...frame, game: one.game, last: one.last, outcome: one.outcome, action: `${base}/${play}` }),
          );
    });
    app.post<{ Params: { play: string; card: string } }>(
      `${base}/:play/:card`,
      { schema: { hide: true } },
      async (request, reply) => {
        const { play, card } = request.params;
        const one = running.get(play);
        if (one === undefined) return send(reply.code(404), gonePage(frameOf(app, request)));
        const game = turn(one.game, Number(card));
        running.set(play, { ...one, game, last: Number(card) });
        if (isOver(game) && !isOver(one.game)) {
          const scored = await call<{ prize: Readonly<Record<string, string>> | null }>('score', {
            playId: play,
            score: scoreOf(game),
          });
          running.set(play, {
            game,
            last: Number(card),
            outcome: scored === undefined ? { kind: 'refused' } : { kind: 'scored', prize: scored.prize },
          });
        }
        return reply.redirect(`${base}/${play}`, 303);
      },
    );
  };
