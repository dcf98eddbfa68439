import type { FastifyPluginAsync } from 'fastify';
import { HttpError } from '../errors.ts';
import { sendConnectionPage } from './send-connection-page.ts';

const noStatus = 521;

const codeOf = (text: string | undefined): number =>
  text !== undefined && /^[1-9]\d\d$/.test(text) ? Number(text) : noStatus;

/** Serves `/connection-error?code=…&from=…` for browsers, app shells and proxies that redirect to it. */
export const registerConnectionPage: FastifyPluginAsync = async (app) => {
  app.get<{ Querystring: Record<string, string | string[]> }>(
    '/connection-error',
    { schema: { hide: true } },
    (request, reply) => {
      const [code, from] = [request.query['code'], request.query['from']].map((value) => [value].flat()[0]);
      const sent = sendConnectionPage(app, request, reply, { code: codeOf(code), from: from ?? '/' });
      if (sent === undefined) throw new HttpError('notReady');
      return sent;
    },
  );
};
