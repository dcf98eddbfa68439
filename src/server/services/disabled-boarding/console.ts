import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { consoleApi } from '../../core/operators/console-api.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';
import { requireVenue } from '../../core/operators/require-venue.ts';
import { grantBoarding } from './grant-boarding.ts';
import { boardingAnswer, boardingBody, venueParams } from '#schemas/calls/members/console-answers';

/** Registers how agents store disabled boarding at the desk. */
export const registerBoardingDesk: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  consoleApi(app, 'members');

  app.put(
    '/api/console/v1/members/:venue/boarding',
    {
      config: { right: 'agent' },
      schema: {
        summary: "Store a member's disabled boarding until a day, with the member's consent",
        params: venueParams,
        body: boardingBody,
        response: { 200: boardingAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { venue }, body, operator }) => {
      requireVenue(app, operator, venue);
      return grantBoarding(app, { operator, venue, reason: 'INQUIRY' }, body);
    },
  );
};
