import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { errorSchema } from '../../core/operators/error-schema.ts';
import { allowsAll } from '../../core/operators/grants.ts';
import { listPeople, type Person } from '../../core/operators/operators-store.ts';
import { listFactors } from '../../core/operators/factors-store.ts';
import { resetFactor } from './second-factor.ts';
import { addPerson, editPerson } from './people.ts';
import { changePersonBody, newPersonBody, peopleAnswer, personAnswer, personParams } from './schema.ts';

const answerOf = (person: Person) => ({ ...person, grants: person.grants.map((grant) => ({ ...grant })) });

/** Registers the endpoints that list, add and change console users. */
export const registerPeople: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  app.get(
    '/api/console/v1/people',
    {
      config: { right: 'read' },
      schema: { summary: 'List the people', response: { 200: peopleAnswer, '4xx': errorSchema } },
    },
    async ({ operator }) => {
      const people = await listPeople(app.store.db);
      if (!allowsAll(operator.grants, 'administer')) return { people: people.map(({ id, name }) => ({ id, name })) };
      const factors = await listFactors(app.store.db);
      return { people: people.map((person) => ({ ...answerOf(person), hasSecondFactor: factors.has(person.id) })) };
    },
  );

  app.post(
    '/api/console/v1/people',
    {
      config: { right: 'administer' },
      schema: { summary: 'Add somebody', body: newPersonBody, response: { 201: personAnswer, '4xx': errorSchema } },
    },
    async ({ body, operator }, reply) => reply.code(201).send(answerOf(await addPerson(app, body, operator))),
  );

  app.patch(
    '/api/console/v1/people/:id',
    {
      config: { right: 'administer' },
      schema: {
        summary: 'Change somebody',
        params: personParams,
        body: changePersonBody,
        response: { 200: personAnswer, '4xx': errorSchema },
      },
    },
    async ({ params, body, operator }) => answerOf(await editPerson(app, params.id, body, operator)),
  );

  app.delete(
    '/api/console/v1/people/:id/second-factor',
    {
      config: { right: 'administer' },
      schema: {
        summary: 'Reset the second factor of somebody who lost the device, and end their sessions',
        params: personParams,
        response: { 204: { type: 'null' }, '4xx': errorSchema },
      },
    },
    async ({ params, operator }, reply) => {
      await resetFactor(app, params.id, operator);
      return reply.code(204).send(null);
    },
  );
};
