import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import {
  answerBody,
  assignBody,
  inboxAnswer,
  inboxQuery,
  inquiryAnswer,
} from '#schemas/calls/cscenter/console-answers';
import { pictureParams, recordParams, venueParams } from '#schemas/calls/members/console-answers';
import { HttpError } from '../../core/errors.ts';
import { readClaimedFile } from '../../core/files/file-records.ts';
import { sendPrivateFile } from '../../core/files/send-file.ts';
import { consoleApi } from '../../core/operators/console-api.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';
import { allowsRecords } from '../../core/operators/grants.ts';
import type { Operator } from '../../core/operators/operator.ts';
import { requireVenue } from '../../core/operators/require-venue.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { answer, assign } from './answer.ts';
import { claimOf } from './ask.ts';
import { agentsOfVenue, readDeskInquiry, readInbox } from './desk.ts';

const base = '/api/console/v1/members/:venue/inquiries';

/** Registers the inbox of a venue for its agents. Answering needs no look-up: names are masked. */
export const registerInbox: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  consoleApi(app, 'members');
  const { context } = app;
  const { store } = context;
  const config = { right: 'agent' } as const;
  const isLead = ({ grants }: Operator, venue: string): boolean => allowsRecords(grants, 'agent-lead', venue);
  const read = (operator: Operator, venue: string, id: string) =>
    readDeskInquiry(store.db, context, { venue, isLead: isLead(operator, venue) }, id);

  app.get(
    base,
    {
      config,
      schema: {
        summary: 'List the inquiries of a venue with masked names',
        params: venueParams,
        querystring: inboxQuery,
        response: { 200: inboxAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { venue }, query, operator }) => {
      requireVenue(app, operator, venue);
      return readInbox(store.db, context, { venue, operator: operator.id }, query);
    },
  );

  app.get(
    `${base}/:id`,
    {
      config,
      schema: {
        summary: 'Read an inquiry with what was written and its changes',
        params: pictureParams,
        response: { 200: inquiryAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { venue, id }, operator }) => {
      requireVenue(app, operator, venue);
      return read(operator, venue, id);
    },
  );

  app.get(
    `${base}/:id/files/:record`,
    {
      config,
      schema: {
        summary: 'Read a file of an inquiry',
        params: recordParams,
        produces: ['image/jpeg', 'application/pdf'],
        response: { '4xx': errorSchema },
      },
    },
    async ({ params: { venue, id, record }, operator }, reply) => {
      requireVenue(app, operator, venue);
      await read(operator, venue, id);
      const file = await readClaimedFile(context, { id: record, ref: claimOf(id) });
      if (file === undefined) throw new HttpError('noPicture');
      return sendPrivateFile(reply, file);
    },
  );

  app.put(
    `${base}/:id/assignee`,
    {
      config,
      schema: {
        summary: 'Give an inquiry to oneself, or as a lead agent to an agent of the venue; it is logged',
        params: pictureParams,
        body: assignBody,
        response: { 200: inquiryAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { venue, id }, body, operator }) => {
      const isOwn = body.operator === operator.id;
      requireVenue(app, operator, venue, isOwn ? 'agent' : 'agent-lead');
      if (!isOwn && !(await agentsOfVenue(store.db, venue)).some(({ id: one }) => one === body.operator))
        throw new HttpError('noOperator');
      await inTransaction(store, (tx) =>
        assign(tx, context, { id, venue, operator: operator.id }, { to: body.operator, from: body.from }),
      );
      return read(operator, venue, id);
    },
  );

  app.post(
    `${base}/:id/answer`,
    {
      config,
      schema: {
        summary: 'Answer an inquiry; the member is told, and it is logged',
        params: pictureParams,
        body: answerBody,
        response: { 200: inquiryAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { venue, id }, body, operator }) => {
      requireVenue(app, operator, venue);
      await inTransaction(store, (tx) => answer(tx, context, { id, venue, operator: operator.id }, body.text));
      return read(operator, venue, id);
    },
  );
};
