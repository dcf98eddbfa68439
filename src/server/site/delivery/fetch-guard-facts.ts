import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asMember, callOf, readTextAt, type NeededFact, type SourceAnswers } from '../../../engine/index.ts';
import type { Locale } from '#schemas/parts';

/** Maximum time that a page waits for guard facts; the browser requests late ones. */
const patience = 1_500;

interface Asking {
  readonly pageId: string;
  readonly locale: Locale;
}

/** Headers that identify the visitor, so guard calls run as that visitor. */
const asVisitor = ({ headers }: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    (['cookie', 'user-agent', 'accept-language', 'host', 'authorization'] as const).flatMap((name) =>
      headers[name] === undefined ? [] : [[name, headers[name]]],
    ),
  );

const askOne = async (
  app: FastifyInstance,
  request: FastifyRequest,
  need: NeededFact,
  { pageId, locale }: Asking,
): Promise<unknown> => {
  const principal = await request.principal();
  const { key, body } = asMember(need, principal.kind === 'member' ? principal.session.uid : '');
  const response = await app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: key,
    // oxlint-disable-next-line no-restricted-properties -- the call itself finds out which address counts
    remoteAddress: request.ip,
    headers: { ...asVisitor(request), 'x-pageid': pageId, 'x-user-locale': locale },
    ...(body === undefined ? {} : { payload: body }),
  });
  const answer = response.json<{ readonly data?: unknown; readonly errorType?: string }>();
  if (response.statusCode >= 300 || answer.errorType !== undefined || !('data' in answer))
    throw new Error(`${key} answered ${response.statusCode}`);
  return answer.data;
};

/**
 * Requests guard facts through the same calls as a browser, with all their rules. A refusal is a result too: `failed`. Returns undefined after a
 * timeout.
 */
export const fetchGuardFacts = async (
  app: FastifyInstance,
  request: FastifyRequest,
  needs: readonly NeededFact[],
  asking: Asking,
): Promise<SourceAnswers | undefined> => {
  const calls = new Map(needs.map((need) => [callOf(need), need]));
  const coming = Promise.all(
    [...calls].map(
      async ([call, need]) =>
        [
          call,
          await askOne(app, request, need, asking).then(
            (data) => ({ data }),
            () => undefined,
          ),
        ] as const,
    ),
  );
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), patience);
  const told = await Promise.race([coming, late]).finally(() => clearTimeout(timer));
  if (told === undefined) return undefined;
  const given = new Map(told);
  return Object.fromEntries(
    needs.map((need) => {
      const answer = given.get(callOf(need));
      const value = answer && readTextAt(answer.data, need.pointer);
      return [need.guard, value === undefined ? 'failed' : { value }];
    }),
  );
};
