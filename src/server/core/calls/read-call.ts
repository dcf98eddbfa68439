import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  answer,
  gate,
  passedService,
  refusedByRule,
  type Answer,
  type AnswerInput,
  type PassedService,
  type Query,
} from '#content/answers/index';
import type { Viewer } from '#schemas/viewer';
import { namedLocale, readViewer } from '../viewer/read-viewer.ts';
import { instantOf } from '../viewer/visit-override.ts';
import { viewOf } from '../live-site/release-view.ts';

/** Reads the input of a call from its request. X-User-Locale overrides the visitor's language. */
export const inputOf = async (app: FastifyInstance, request: FastifyRequest): Promise<AnswerInput> =>
  inputAs(app, request, await readViewer(app, request));

/** Same, for a viewer that is already known. */
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
    now: instantOf(app, request),
    states: (venue) => app.parkStates.current(venue),
    ...(typeof page === 'string' && page !== '' ? { page } : {}),
  };
};

/** Unchanged path and query of a call. */
export interface Called {
  readonly path: string;
  readonly query: Query;
  /** Path and query. */
  readonly target: string;
}

/** Headers for an upstream: language, service and page, never the visitor's identity. */
const headersFor = ({ page, viewer }: AnswerInput, service: string): Record<string, string> => ({
  'x-user-locale': viewer.locale,
  'x-dataserviceid': service,
  ...(page !== undefined && /^[\w-]{1,40}$/.test(page) ? { 'x-pageid': page } : {}),
});

/** Answers a read call: from the upstream host of its data service, else from the live release. Closed services are refused first. */
export const readCall = async (
  app: FastifyInstance,
  input: AnswerInput,
  { path, query, target }: Called,
): Promise<Answer> => {
  const service = passedService(input.documents, path);
  if (service === undefined) return answer(input, path, query);
  return (
    gate(input, path) ??
    refusedByRule(input, path, query) ??
    app.upstreams.pass({ service, path, target, headers: headersFor(input, service.id), input })
  );
};

/** Idempotency key, by which an upstream detects a repeated call. */
const keyOf = ({ headers }: FastifyRequest): Record<string, string> => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && /^[!-~]{1,200}$/.test(key) ? { 'idempotency-key': key } : {};
};

/** Forwards a write call to its upstream host, if it exists only in documents. */
export const writeCall = async (
  app: FastifyInstance,
  input: AnswerInput,
  { service, path, target }: Called & { readonly service: PassedService },
  request: FastifyRequest,
): Promise<Answer> =>
  gate(input, path, 'POST') ??
  app.upstreams.pass({
    service,
    path,
    target,
    headers: { ...headersFor(input, service.id), ...keyOf(request) },
    body: request.body ?? {},
    input,
  });
