import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answer, gate, passedService, refusedByRule, type Answer, type AnswerInput, type PassedService, type Query } from '#content/answers/index';
import type { Viewer } from '#schemas/viewer';
import { namedLocale, readViewer } from '../../read-viewer.ts';
import { instantOf } from '../../said-visit.ts';
import { viewOf } from '../../release-view.ts';

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
    now: instantOf(app, request),
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

/** What an upstream is told: the language, the service, the page; of who asks nothing. */
const headersFor = ({ page, viewer }: AnswerInput, service: string): Record<string, string> => ({
  'x-user-locale': viewer.locale,
  'x-dataserviceid': service,
  ...(page !== undefined && /^[\w-]{1,40}$/.test(page) ? { 'x-pageid': page } : {}),
});

/** Answers a reading call: from the upstream host that its data service names, else from the live release. A closed service is refused before either. */
export const readCall = async (app: FastifyInstance, input: AnswerInput, { path, query, target }: Called): Promise<Answer> => {
  const service = passedService(input.documents, path);
  if (service === undefined) return answer(input, path, query);
  return gate(input, path) ?? refusedByRule(input, path, query) ?? app.upstreams.pass({ service, path, target, headers: headersFor(input, service.id), input });
};

/** A key that lets an upstream see that a call came twice. */
const keyOf = ({ headers }: FastifyRequest): Record<string, string> => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && /^[!-~]{1,200}$/.test(key) ? { 'idempotency-key': key } : {};
};

/** Passes a writing call that only documents know on to its upstream host. */
export const writeCall = async (app: FastifyInstance, input: AnswerInput, { service, path, target }: Called & { readonly service: PassedService }, request: FastifyRequest): Promise<Answer> =>
  gate(input, path, 'POST') ?? app.upstreams.pass({ service, path, target, headers: { ...headersFor(input, service.id), ...keyOf(request) }, body: request.body ?? {}, input });
