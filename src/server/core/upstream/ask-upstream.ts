import type { FastifyInstance } from 'fastify';
import { passedService } from '#content/answers/index';
import { HttpError } from '../errors.ts';
import { viewOf } from '../live-site/release-view.ts';

/** True if a data service names an upstream for the path. */
export const hasUpstream = (app: FastifyInstance, path: string): boolean =>
  passedService(app.live.current.prepared.documents, path, 'POST') !== undefined;

/** Posts `body` to the upstream that a data service of the path names, and returns the data of its answer. Throws `unexpected` if there is none, or if it refuses. */
export const askUpstream = async (app: FastifyInstance, path: string, body: object): Promise<unknown> => {
  const {
    prepared: { documents },
    snapshot,
  } = app.live.current;
  const service = passedService(documents, path, 'POST');
  if (service === undefined) throw new HttpError('unexpected', `No data service of ${path} names an upstream.`);
  const view = viewOf(app.live.current);
  const answer = await app.upstreams.pass({
    service,
    path,
    target: path,
    headers: { 'content-type': 'application/json', 'x-user-locale': 'ko', 'x-dataserviceid': service.id },
    body,
    input: {
      documents,
      snapshot,
      rich: view.rich,
      art: view.artUrl,
      viewer: { locale: 'ko', platform: 'WEB_PC' },
      now: app.clock.now().getTime(),
    },
  });
  if (!answer.ok)
    throw new HttpError('unexpected', `The upstream of ${path} answered ${answer.status} ${answer.code}.`);
  return answer.data;
};
