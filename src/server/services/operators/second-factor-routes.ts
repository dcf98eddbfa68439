import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { errorSchema } from '../../core/operators/error-schema.ts';
import { readOperator } from '../../core/operators/operator.ts';
import { readMe } from './read-me.ts';
import { codeBody, recoveryCodesAnswer, sessionAnswer, startFactorAnswer, startFactorBody } from './schema.ts';
import { confirmFactor, proveFactor, renewRecoveryCodes, startFactor } from './second-factor.ts';

const url = '/api/console/v1/session/second-factor';

/** Registers the endpoints with which operators set up and give their second factor. */
export const registerSecondFactor: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  const config = { right: 'self' } as const;

  app.post(
    url,
    {
      config,
      schema: {
        summary: 'Start the set-up of the own second factor',
        body: startFactorBody,
        response: { 201: startFactorAnswer, '4xx': errorSchema },
      },
    },
    async ({ body }, reply) => reply.code(201).send(await startFactor(app, reply.request, body)),
  );

  app.put(
    url,
    {
      config,
      schema: {
        summary: 'Confirm the own second factor by its first code',
        body: codeBody,
        response: { 200: recoveryCodesAnswer, '4xx': errorSchema },
      },
    },
    async ({ body }, reply) => ({ recoveryCodes: [...(await confirmFactor(app, reply.request, body.code))] }),
  );

  app.post(
    `${url}/proof`,
    {
      config,
      schema: {
        summary: 'Give a code in this session',
        body: codeBody,
        response: { 200: sessionAnswer, '4xx': errorSchema },
      },
    },
    async ({ body, operator }, reply) => {
      await proveFactor(app, reply.request, body.code);
      return readMe(app, (await readOperator(app, reply.request)) ?? operator);
    },
  );

  app.post(
    `${url}/recovery-codes`,
    {
      config,
      schema: {
        summary: 'Make new recovery codes',
        body: codeBody,
        response: { 200: recoveryCodesAnswer, '4xx': errorSchema },
      },
    },
    async ({ body }, reply) => ({ recoveryCodes: [...(await renewRecoveryCodes(app, reply.request, body.code))] }),
  );
};
