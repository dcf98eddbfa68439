import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { pictureParams, venueParams } from '#schemas/calls/members/console-answers';
import {
  adjustBody,
  adjustDecisionBody,
  adjustmentsAnswer,
  hideBody,
  memberStateAnswer,
  profileAnswer,
  releaseBody,
  suspendBody,
  unmaskAnswer,
  unmaskBody,
} from '#schemas/calls/members/desk-answers';
import { consoleApi } from '../../core/operators/console-api.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';
import { requireVenue } from '../../core/operators/require-venue.ts';
import { decideAdjustment, listAdjustments, proposeAdjustment } from './adjust-som.ts';
import { hideProfile } from './hide-profile.ts';
import { memberOfLook } from './looked-up.ts';
import { releaseMember, suspendMember } from './suspend-member.ts';
import { unmaskField } from './unmask.ts';

const base = '/api/console/v1/members/:venue';

/** Registers what agents and lead agents do about a member whom they looked up. */
export const registerMemberActions: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  consoleApi(app, 'members');

  app.post(
    `${base}/member/unmask`,
    {
      config: { right: 'agent' },
      schema: {
        summary: 'Show one whole field of a member for five minutes; it is logged, and the member sees it',
        params: venueParams,
        body: unmaskBody,
        response: { 200: unmaskAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { venue }, body, operator }) => {
      requireVenue(app, operator, venue);
      return unmaskField(app, { operator, venue, reason: body.reason }, body);
    },
  );

  app.post(
    `${base}/member/hide`,
    {
      config: { right: 'agent' },
      schema: {
        summary: 'Hide a profile picture or nickname that breaks the rules',
        params: venueParams,
        body: hideBody,
        response: { 200: profileAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { venue }, body: { look, part, reason }, operator }) => {
      requireVenue(app, operator, venue);
      const member = await memberOfLook(app, { operator, venue }, look);
      return hideProfile(app, { member, part, reason, operator, venue });
    },
  );

  app.post(
    `${base}/member/suspend`,
    {
      config: { right: 'agent-lead' },
      schema: {
        summary: 'Suspend a member and end the logins',
        params: venueParams,
        body: suspendBody,
        response: { 200: memberStateAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { venue }, body: { look, kind }, operator }) => {
      requireVenue(app, operator, venue, 'agent-lead');
      const member = await memberOfLook(app, { operator, venue }, look);
      await suspendMember(app, { member, operator, venue }, kind);
      return { state: 'SUSPENDED' as const, stateReason: kind };
    },
  );

  app.post(
    `${base}/member/release`,
    {
      config: { right: 'agent-lead' },
      schema: {
        summary: 'End the suspension of a member',
        params: venueParams,
        body: releaseBody,
        response: { 200: memberStateAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { venue }, body: { look, reason }, operator }) => {
      requireVenue(app, operator, venue, 'agent-lead');
      const member = await memberOfLook(app, { operator, venue }, look);
      await releaseMember(app, { member, operator, venue }, reason);
      return { state: 'ACTIVE' as const, stateReason: '' };
    },
  );

  const adjusting = {
    config: { right: 'agent-lead' },
    schema: { params: venueParams, response: { 200: adjustmentsAnswer, '4xx': errorSchema } },
  } as const;

  app.get(
    `${base}/adjustments`,
    { ...adjusting, schema: { ...adjusting.schema, summary: 'List adjustments of Som' } },
    async ({ params: { venue }, operator }) => {
      requireVenue(app, operator, venue, 'agent-lead');
      return listAdjustments(app, { operator, venue });
    },
  );

  app.post(
    `${base}/adjustments`,
    {
      ...adjusting,
      schema: { ...adjusting.schema, summary: 'Propose an adjustment of Som, for 24 hours', body: adjustBody },
    },
    async ({ params: { venue }, body: { look, amount, reason }, operator }) => {
      requireVenue(app, operator, venue, 'agent-lead');
      const member = await memberOfLook(app, { operator, venue }, look);
      await proposeAdjustment(app, { operator, venue }, { member, amount, reason });
      return listAdjustments(app, { operator, venue });
    },
  );

  app.put(
    `${base}/adjustments/:id`,
    {
      ...adjusting,
      schema: {
        ...adjusting.schema,
        summary: 'Confirm or refuse an adjustment that somebody else proposed',
        params: pictureParams,
        body: adjustDecisionBody,
      },
    },
    async ({ params: { venue, id }, body: { decision }, operator }) => {
      requireVenue(app, operator, venue, 'agent-lead');
      await decideAdjustment(app, { operator, venue }, { id, decision });
      return listAdjustments(app, { operator, venue });
    },
  );
};
