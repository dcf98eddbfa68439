import type { FastifyPluginAsync } from 'fastify';
import * as calls from '#schemas/calls/curation/calls';
import { handleCall } from '../../core/calls/handle-call.ts';
import { readPersona, savePersona } from './personas.ts';
import { readSurvey } from './surveys.ts';

/** Registers the personalisation calls (7.5). */
export const registerCuration: FastifyPluginAsync = async (app) => {
  handleCall(app, calls.readPersona, ({ member, locale, query }) => readPersona(app, member, query.parkKindCd, locale));
  handleCall(app, calls.savePersona, ({ session, ...input }) => savePersona(app, session, input));
  handleCall(app, calls.readSurvey, ({ session, ...input }) => readSurvey(app, session, input));
};
