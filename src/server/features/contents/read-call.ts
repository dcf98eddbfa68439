import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answer, gate, serviceOf, type Answer, type AnswerInput, type Query } from '#content/answers/index';
import type { Viewer } from '#schemas/viewer';
import { namedLocale, readViewer } from '../../read-viewer.ts';
import { viewOf } from '../../release-view.ts';
import { passOn } from './pass-on.ts';

/** What a request of a call is answered from. X-User-Locale comes before the visitor's own language. */
export const inputOf = async (app: FastifyInstance, request: FastifyRequest): Promise<AnswerInput> => inputAs(app, request, await readViewer(app, request));

/** The same for a viewer that has been read already. */
export const inputAs = (app: FastifyInstance, request: FastifyRequest, viewer: Viewer): AnswerInput => {
  const { prepared, snapshot } = app.live.current;
  const view = viewOf(app.live.current);
  const page = request.headers['x-pageid'];
  return {
    documents: prepared.documents,
    snapshot,
    rich: view.rich,
    art: view.artUrl,
    viewer: { ...viewer, locale: namedLocale(request) ?? viewer.locale },
    now: app.desk.now().getTime(),
    ...(typeof page === 'string' && page !== '' ? { page } : {}),
  };
};

/** Path and query of a call, as they stand in its address. */
export interface Called {
  readonly path: string;
  readonly query: Query;
  /** Path and query together. */
  readonly target: string;
}

const headersFor = ({ page, viewer }: AnswerInput, service: string): Record<string, string> => ({
  'x-user-locale': viewer.locale,
  'x-dataserviceid': service,
  ...(page === undefined ? {} : { 'x-pageid': page }),
});

/** Answers a reading call: from the upstream host that its data service names, else from the live release. A closed service is refused before either. */
export const readCall = async (app: FastifyInstance, input: AnswerInput, { path, query, target }: Called): Promise<Answer> => {
  const service = serviceOf(input.documents, path);
  if (service?.upstream === undefined) return answer(input, path, query);
  const { allowedHosts, timings } = input.snapshot.site;
  return (
    gate(input, path) ??
    passOn(
      { service, upstream: service.upstream, target, headers: headersFor(input, service.id), now: input.now },
      {
        allowedHosts,
        demo: app.env.mode === 'demo',
        timeoutMs: timings.requestMs,
        warn: (error, id) => app.log.warn({ err: error, service: id }, 'the upstream host of a data service gave no answer'),
      },
    )
  );
};
