import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { consoleApi } from '../../core/operators/console-api.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';
import { lookUpMember, lookUpTicket } from './look-up.ts';
import { requireVenue } from '../../core/operators/require-venue.ts';
import {
  memberAnswer,
  memberBody,
  ticketAnswer,
  ticketBody,
  venueParams,
} from '#schemas/calls/members/console-answers';

const base = '/api/console/v1/members/:venue';

/** Registers how agents look up tickets and members. */
export const registerMemberDesk: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  consoleApi(app, 'members');
  const config = { right: 'agent' } as const;

  app.post(
    `${base}/ticket`,
    {
      config,
      schema: {
        summary: 'Look up a ticket by its whole number; it is logged',
        params: venueParams,
        body: ticketBody,
        response: { 200: ticketAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { venue }, body, operator }) => {
      requireVenue(app, operator, venue);
      return lookUpTicket(app, { operator, venue, reason: body.reason }, body.number);
    },
  );

  app.post(
    `${base}/member`,
    {
      config,
      schema: {
        summary: 'Look up one member by a whole ID, mobile or e-mail, with the pocket of the venue; it is logged',
        params: venueParams,
        body: memberBody,
        response: { 200: memberAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { venue }, body, operator }) => {
      requireVenue(app, operator, venue);
      return lookUpMember(app, { operator, venue, reason: body.reason }, body);
    },
  );
};
