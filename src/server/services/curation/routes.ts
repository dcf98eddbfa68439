import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as calls from '#schemas/calls/curation/calls';
import { askedLocale } from '../../core/viewer/read-viewer.ts';
import { handleCall } from '../../core/calls/handle-call.ts';
import { readPersona, savePersona } from './personas.ts';

/** Registers the personalisation calls (7.5). */
export const registerCuration: FastifyPluginAsync = async (app) => {
  const localeOf = (request: FastifyRequest) => askedLocale(request, app.live.current.snapshot);
  handleCall(app, calls.readPersona, ({ session, query, request }) =>
    readPersona(app, session.uid, query.parkKindCd, localeOf(request)),
  );
  handleCall(app, calls.savePersona, ({ session, body, request, once }) =>
    savePersona(app, session.uid, body, localeOf(request), once),
  );
};
