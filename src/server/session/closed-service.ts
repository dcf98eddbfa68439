import type { FastifyInstance, FastifyRequest } from 'fastify';
import { gate } from '#content/answers/index';
import { CallRefused } from '../errors.ts';
import { inputAs } from '../features/contents/read-call.ts';
import { viewerAs } from '../read-viewer.ts';
import type { Principal } from './principal.ts';

/** Refuses a call whose data service or calling page has closed it; the browser does the same, but is not trusted with it. */
export const refuseClosedService = (app: FastifyInstance, request: FastifyRequest, principal: Principal): void => {
  const viewer = viewerAs(app, request, principal);
  const closed = gate(inputAs(app, request, viewer), request.url.split('?', 1)[0] ?? '', request.method);
  if (closed !== undefined) throw new CallRefused(closed, viewer.locale);
};
