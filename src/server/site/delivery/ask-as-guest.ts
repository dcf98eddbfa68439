import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Viewer } from '#schemas/viewer';
import type { AskAsGuest } from './answer-cache.ts';

interface CallBody {
  readonly code?: string;
  readonly data?: unknown;
  readonly errorType?: string;
}

/** Makes a page's calls as any guest with this kind of browser: the cookies stay behind, so that all guests of the kind may share the answers. */
export const askAsGuest =
  (app: FastifyInstance, request: FastifyRequest, { locale }: Viewer): AskAsGuest =>
  async (url, page) => {
    const { 'user-agent': agent, host } = request.headers;
    const response = await app.inject({
      url,
      // oxlint-disable-next-line no-restricted-properties -- the call itself finds out which address counts
      remoteAddress: request.ip,
      headers: {
        ...(agent === undefined ? {} : { 'user-agent': agent }),
        ...(host === undefined ? {} : { host }),
        'accept-language': locale,
        'x-pageid': page,
        'x-user-locale': locale,
      },
    });
    const { code = '', data, errorType } = response.json<CallBody>();
    if (response.statusCode < 300 && errorType === undefined && data !== undefined)
      return { ok: true, data, validUntil: null };
    return {
      ok: false,
      status: response.statusCode,
      code,
      errorType: errorType === 'B' ? 'B' : 'E',
      message: { ko: '', en: '' },
      validUntil: null,
    };
  };
