import type { FastifyPluginAsync } from 'fastify';
import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import * as calls from '#schemas/calls/certification/calls';
import { memberBody, venueParams, verifyLinkAnswer } from '#schemas/calls/members/console-answers';
import { handleCall } from '../../core/calls/handle-call.ts';
import { consoleApi } from '../../core/operators/console-api.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';
import { requireVenue } from '../../core/operators/require-venue.ts';
import { certify } from './certify.ts';
import { changeByLink } from './change-by-link.ts';
import { createVerifyLink } from './create-link.ts';
import { confirmAsGuardian, readGuardian, takeGuardian } from './guardians.ts';
import { confirmIdentity, prove } from './prove.ts';

/** Registers what the verifications of members do (decisions-members §2). */
export const registerCertification: FastifyPluginAsync = async (app) => {
  app.ports.verified.CERTIFY = (tx, verified) => certify(tx, app, verified);
  app.ports.verified.PROVE = (tx, verified) => prove(tx, app, verified);
  app.ports.verified.CHANGE = (tx, verified) => confirmIdentity(tx, app, verified);
  app.ports.verified.CONSENT = (tx, verified) => takeGuardian(tx, app, verified);
  handleCall(app, calls.readGuardian, (input) => readGuardian(app, input));
  handleCall(app, calls.confirmAsGuardian, (input) => confirmAsGuardian(app, input));
  handleCall(app, calls.changeByLink, (input) => changeByLink(app, input));
};

/** Registers the link that agents give to members who verify without a login. */
export const registerLinks: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  consoleApi(app, 'members');
  app.post(
    '/api/console/v1/members/:venue/verify-link',
    {
      config: { right: 'agent' },
      schema: {
        summary: 'Create a link with which a member verifies without a login; the look-up is logged',
        params: venueParams,
        body: memberBody,
        response: { 200: verifyLinkAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { venue }, body, operator }) => {
      requireVenue(app, operator, venue);
      return createVerifyLink(app, { operator, venue, reason: body.reason }, body);
    },
  );
};
