import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { activate } from './activate.ts';
import { CONSOLE_AUTHOR } from './desk.ts';
import { publish } from './publish.ts';
import { listReleases } from './releases-store.ts';
import { errorSchema, ifMatchHeaders, releaseAnswer, releaseBody, releaseParams, releasesAnswer, validAnswer } from './schema.ts';

/** Going live and going back. */
export const registerReleases: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  const { desk } = app;

  app.get('/api/console/v1/releases', { schema: { summary: 'List the releases, newest first', response: { 200: releasesAnswer, '4xx': errorSchema } } }, async (_request, reply) => {
    const live = desk.live.current;
    const releases = await listReleases(desk.store.db);
    reply.header('etag', `"${live.hash}"`);
    return { releases: releases.map((release) => ({ ...release, live: release.number === live.number })) };
  });

  app.post(
    '/api/console/v1/releases',
    {
      bodyLimit: 1024 * 1024,
      schema: {
        summary: 'Publish drafts, or only check the site as it would be',
        headers: ifMatchHeaders,
        body: releaseBody,
        response: { 200: validAnswer, 201: releaseAnswer, '4xx': errorSchema },
      },
    },
    async ({ body: { message = '', drafts, validateOnly = false }, headers }, reply) => {
      const { release, problems } = await publish(desk, { message, drafts, validateOnly, author: CONSOLE_AUTHOR, ifMatch: headers['if-match'] });
      if (release === undefined) return reply.send({ problems: [...problems] });
      const { number, hash } = release;
      return reply.code(201).header('etag', `"${hash}"`).send({ number, hash, problems: [...problems] });
    },
  );

  app.post(
    '/api/console/v1/releases/:number/activate',
    { schema: { summary: 'Make another release live: roll back or forward', params: releaseParams, headers: ifMatchHeaders, response: { 200: releaseAnswer, '4xx': errorSchema } } },
    async ({ params, headers }, reply) => {
      const { number, hash } = await activate(desk, params.number, headers['if-match']);
      return reply.header('etag', `"${hash}"`).send({ number, hash });
    },
  );
};
