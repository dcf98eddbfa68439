import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { HttpError } from '../../errors.ts';
import { allows } from '../operators/grants.ts';
import { activate } from './activate.ts';
import { publish } from './publish.ts';
import { listReleases } from './releases-store.ts';
import { rollBack } from './roll-back.ts';
import { errorSchema, ifMatchHeaders, releaseAnswer, releaseBody, releaseParams, releasesAnswer, rollBackAnswer, rollBackBody, validAnswer } from './schema.ts';

/** Going live and going back. */
export const registerReleases: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  const { desk } = app;

  app.get('/api/console/v1/releases', { config: { right: 'read' }, schema: { summary: 'List the releases, newest first', response: { 200: releasesAnswer, '4xx': errorSchema } } }, async (_request, reply) => {
    const live = desk.live.current;
    const releases = await listReleases(desk.store.db);
    reply.header('etag', `"${live.hash}"`);
    return { releases: releases.map((release) => ({ ...release, live: release.number === live.number })) };
  });

  app.post(
    '/api/console/v1/releases',
    {
      bodyLimit: 1024 * 1024,
      config: { right: 'read' },
      schema: {
        summary: 'Publish drafts, or only check the site as it would be',
        headers: ifMatchHeaders,
        body: releaseBody,
        response: { 200: validAnswer, 201: releaseAnswer, '4xx': errorSchema },
      },
    },
    async ({ body: { message = '', drafts, validateOnly = false }, headers, operator }, reply) => {
      if (!validateOnly && !allows(operator.grants, 'publish')) throw new HttpError('noRight');
      const { release, problems } = await publish(desk, { message, drafts, validateOnly, by: operator, ifMatch: headers['if-match'] });
      if (release === undefined) return reply.send({ problems: [...problems] });
      const { number, hash } = release;
      return reply.code(201).header('etag', `"${hash}"`).send({ number, hash, problems: [...problems] });
    },
  );

  app.post(
    '/api/console/v1/releases/:number/activate',
    { config: { right: 'publish' }, schema: { summary: 'Make another release live as it is, and leave what came after it out', params: releaseParams, headers: ifMatchHeaders, response: { 200: releaseAnswer, '4xx': errorSchema } } },
    async ({ params, headers, operator }, reply) => {
      const { number, hash } = await activate(desk, params.number, operator, headers['if-match']);
      return reply.header('etag', `"${hash}"`).send({ number, hash });
    },
  );

  app.post(
    '/api/console/v1/releases/:number/roll-back',
    {
      config: { right: 'publish' },
      schema: { summary: 'Release the documents of an earlier release once more; what came after stays as drafts', params: releaseParams, headers: ifMatchHeaders, body: rollBackBody, response: { 201: rollBackAnswer, '4xx': errorSchema } },
    },
    async ({ params, body, headers, operator }, reply) => {
      const { release, kept } = await rollBack(desk, params.number, body.message, operator, headers['if-match']);
      return reply.code(201).header('etag', `"${release.hash}"`).send({ number: release.number, hash: release.hash, kept: kept.map(({ type, id }) => ({ type, id })) });
    },
  );
};
