import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { personaAnswer, personaQuery, personaResultBody, type PersonaQuery, type PersonaResult } from '#schemas/guard-answers.schema';
import { askedLocale } from '../../read-viewer.ts';
import { memberCall } from '../../session/account-call.ts';
import { readPersona, savePersona } from './personas.ts';

const tag = 'curation';
const base = '/api/v1/iam/curation';

/** What suits a member (7.5). */
export const registerCuration: FastifyPluginAsync = async (app) => {
  const localeOf = (request: FastifyRequest) => askedLocale(request, app.live.current.snapshot);
  memberCall<undefined, PersonaQuery>(app, {
    method: 'GET', url: `${base}/persona-type`, tag, summary: 'Read what the own survey of a park came to', writes: false, query: personaQuery, data: personaAnswer,
    run: ({ session, query, request }) => readPersona(app, session.uid, query.parkKindCd, localeOf(request)),
  });
  memberCall<PersonaResult>(app, {
    method: 'POST', url: `${base}/persona-type-result`, tag, summary: 'Answer the survey of a park', writes: true, idempotent: 'accepted', body: personaResultBody, data: personaAnswer,
    run: ({ session, body, request, once }) => savePersona(app, session.uid, body, localeOf(request), once),
  });
};
