import type { FastifyInstance, FastifyRequest } from 'fastify';
import { gate, mayBeClosed, type Refused } from '#content/answers/index';
import type { Viewer } from '#schemas/viewer';
import { CallRefused } from '../errors.ts';
import { inputAs } from './read-call.ts';
import { requestFacts, viewerAs } from '../viewer/read-viewer.ts';
import type { Principal } from '../session/principal.ts';

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

const closedFor = (app: FastifyInstance, request: FastifyRequest, viewer: Viewer): Refused | undefined =>
  gate(inputAs(app, request, viewer), pathOf(request), request.method);

/** Refuses a call that its data service or calling page has closed. The browser checks too, but is not trusted. */
export const refuseClosedService = (app: FastifyInstance, request: FastifyRequest, principal: Principal): void => {
  if (!mayBeClosed(app.live.current.prepared.documents, pathOf(request))) return;
  // Membership only opens services, so the viewer is computed only for closed services, not for every call.
  if (closedFor(app, request, requestFacts(request, app.live.current.snapshot)) === undefined) return;
  const viewer = viewerAs(app, request, principal);
  const closed = closedFor(app, request, viewer);
  if (closed !== undefined) throw new CallRefused(closed, viewer.locale);
};
