import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import {
  alarmParams,
  alarmsAnswer,
  apartAnswer,
  apartQuery,
  chainAnswer,
  lookUpsAnswer,
  lookUpsQuery,
  openApartAnswer,
  openApartBody,
  reportAnswer,
  reportQuery,
} from '#schemas/calls/privacy-desk/answers';
import { accessAnswer, accessBody, accessParams, accessQuery } from '#schemas/calls/privacy-desk/access-answers';
import { HttpError } from '../../core/errors.ts';
import { consoleApi } from '../../core/operators/console-api.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';
import { lookUpChain } from '../../core/operators/look-up-chain.ts';
import { requireAllVenues } from '../../core/operators/require-venue.ts';
import { accessChain } from '../../core/session/access-log.ts';
import { checkChain } from '../../core/storage/hash-chain.ts';
import { beginAccessLook, continueAccessLook } from './access-desk.ts';
import { sealAll } from './access-keeper.ts';
import { listApart, openApart } from './apart-desk.ts';
import { readLookUps, readReport } from './look-up-journal.ts';

const base = '/api/console/v1/privacy';

/** Registers what privacy officers see: look-ups with their chain, the monthly report, alarms, and the records apart. */
export const registerPrivacyDesk: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  consoleApi(app, 'privacy');
  const config = { right: 'privacy-officer' } as const;
  const { store, clock } = app;

  app.get(
    `${base}/look-ups`,
    {
      config,
      schema: {
        summary: 'List look-ups of the own venues, newest first',
        querystring: lookUpsQuery,
        response: { 200: lookUpsAnswer, '4xx': errorSchema },
      },
    },
    async ({ query, operator }) => readLookUps(app, operator, query),
  );

  app.get(
    `${base}/report`,
    {
      config,
      schema: {
        summary: 'Count the look-ups of a month by operator, purpose and field',
        querystring: reportQuery,
        response: { 200: reportAnswer, '4xx': errorSchema },
      },
    },
    async ({ query: { month }, operator }) => readReport(app, operator, month),
  );

  app.post(
    `${base}/check`,
    {
      config,
      schema: {
        summary: 'Check the chain of look-ups, and report the first broken row',
        response: { 200: chainAnswer, '4xx': errorSchema },
      },
    },
    async ({ operator }) => {
      requireAllVenues(app, operator, 'privacy-officer');
      return checkChain(store.db, app.context, lookUpChain);
    },
  );

  app.post(
    `${base}/access-log`,
    {
      config,
      schema: {
        summary: 'Begin a look at the access log, with a reason; it is logged',
        body: accessBody,
        response: { 200: accessAnswer, '4xx': errorSchema },
      },
    },
    async ({ body, operator }) => {
      requireAllVenues(app, operator, 'privacy-officer');
      return beginAccessLook(app, operator, body);
    },
  );

  app.get(
    `${base}/access-log/:look`,
    {
      config,
      schema: {
        summary: 'Read on in a look at the access log',
        params: accessParams,
        querystring: accessQuery,
        response: { 200: accessAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { look }, query: { before }, operator }) => {
      requireAllVenues(app, operator, 'privacy-officer');
      return continueAccessLook(app, operator, { look, before });
    },
  );

  app.post(
    `${base}/access-log/check`,
    {
      config,
      schema: {
        summary: 'Check the chain of the access log, and report the first broken entry',
        response: { 200: chainAnswer, '4xx': errorSchema },
      },
    },
    async ({ operator }) => {
      requireAllVenues(app, operator, 'privacy-officer');
      await sealAll(app.context);
      return checkChain(store.db, app.context, accessChain);
    },
  );

  const readAlarms = async () => ({
    alarms: await store.db
      .selectFrom('operator_alarms')
      .select(['id', 'kind', 'operator', 'amount', 'at'])
      .where('seen_at', '=', '')
      .orderBy('at', 'desc')
      .limit(100)
      .execute(),
  });

  app.get(
    `${base}/alarms`,
    { config, schema: { summary: 'List alarms about bulk use', response: { 200: alarmsAnswer, '4xx': errorSchema } } },
    async ({ operator }) => {
      requireAllVenues(app, operator, 'privacy-officer');
      return readAlarms();
    },
  );

  app.put(
    `${base}/alarms/:id`,
    {
      config,
      schema: {
        summary: 'Note that an alarm was looked at',
        params: alarmParams,
        response: { 200: alarmsAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { id }, operator }) => {
      requireAllVenues(app, operator, 'privacy-officer');
      const { numUpdatedRows } = await store.db
        .updateTable('operator_alarms')
        .set({ seen_at: clock.now().toISOString(), seen_by: operator.id })
        .where('id', '=', id)
        .where('seen_at', '=', '')
        .executeTakeFirstOrThrow();
      if (numUpdatedRows !== 1n) throw new HttpError('notFound');
      return readAlarms();
    },
  );

  app.get(
    `${base}/apart`,
    {
      config,
      schema: {
        summary: 'List the records apart by pseudonym, without their contents',
        querystring: apartQuery,
        response: { 200: apartAnswer, '4xx': errorSchema },
      },
    },
    async ({ query, operator }) => {
      requireAllVenues(app, operator, 'privacy-officer');
      return listApart(app, query);
    },
  );

  app.post(
    `${base}/apart/:id`,
    {
      config,
      schema: {
        summary: 'Open one record apart with a reason; it is logged',
        params: alarmParams,
        body: openApartBody,
        response: { 200: openApartAnswer, '4xx': errorSchema },
      },
    },
    async ({ params: { id }, body: { reason }, operator }) => {
      requireAllVenues(app, operator, 'privacy-officer');
      return openApart(app, operator, { id, reason });
    },
  );
};
