import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import type { Problem } from '../../../content/index.ts';
import { HttpError } from '../../core/errors.ts';
import { allows } from '../../core/operators/grants.ts';
import { activate } from './activate.ts';
import { toldAnswer } from './diff-schema.ts';
import { listWithChanges } from './list-releases.ts';
import { publish, walkAll } from './publish.ts';
import { rollBack } from './roll-back.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';
import {
  checkedReleaseAnswer,
  ifMatchHeaders,
  releaseAnswer,
  releaseBody,
  releaseParams,
  releasesAnswer,
  releasesQuery,
  rollBackAnswer,
  rollBackBody,
  validAnswer,
} from './release-schema.ts';
import { describeRelease } from './describe-release.ts';
import { checkSite } from './check-site.ts';
import type { PublishingContext } from './publishing-context.ts';
import { findRelease, readDocumentsOf } from './releases-store.ts';

/** Registers the endpoints that list, check, publish and roll back releases. */
export const registerReleases: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  const { publishing } = app;

  app.get(
    '/api/console/v1/releases',
    {
      config: { right: 'read' },
      schema: {
        summary: 'List the releases with what they changed, newest first',
        querystring: releasesQuery,
        response: { 200: releasesAnswer, '4xx': errorSchema },
      },
    },
    async ({ query }, reply) => {
      const live = publishing.live.current;
      const { releases, next } = await listWithChanges(publishing.store.db, query);
      reply.header('etag', `"${live.hash}"`);
      return {
        releases: releases.map((release) => ({ ...release, live: release.number === live.number })),
        ...(next === undefined ? {} : { next }),
      };
    },
  );

  app.get(
    '/api/console/v1/releases/:number/changes',
    {
      config: { right: 'read' },
      schema: {
        summary: 'Tell what a release changed, in words, and for how many kinds of visits; kept from the first time on',
        params: releaseParams,
        response: { 200: toldAnswer, '4xx': errorSchema },
      },
    },
    async ({ params, operator }) => {
      const { changes, views } = await publishing.comparisons.run(operator.id, () =>
        describeRelease(publishing, params.number, operator),
      );
      return {
        changes: changes.map((change) => ({ ...change, at: change.at.map((place) => ({ ...place })) })),
        ...(views === undefined ? {} : { views }),
      };
    },
  );

  app.get(
    '/api/console/v1/releases/:number/check',
    {
      config: { right: 'read' },
      schema: {
        summary: 'Check a release against today: by the same check as a release, from now on',
        params: releaseParams,
        response: { 200: checkedReleaseAnswer, '4xx': errorSchema },
      },
    },
    async ({ params, operator }) => {
      const { documents, problems } = await publishing.checks.run(operator.id, () =>
        checkRelease(publishing, params.number),
      );
      return { documents, problems: [...problems] };
    },
  );

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
      const order = { message, drafts, validateOnly, by: operator, ifMatch: headers['if-match'] };
      const { release, problems } = await (validateOnly
        ? publishing.checks.run(operator.id, () => publish(publishing, order))
        : publish(publishing, order));
      if (release === undefined) return reply.send({ problems: [...problems] });
      const { number, hash } = release;
      return reply
        .code(201)
        .header('etag', `"${hash}"`)
        .send({ number, hash, problems: [...problems] });
    },
  );

  app.post(
    '/api/console/v1/releases/:number/activate',
    {
      config: { right: 'publish' },
      schema: {
        summary: 'Make another release live as it is, and leave what came after it out',
        params: releaseParams,
        headers: ifMatchHeaders,
        response: { 200: releaseAnswer, '4xx': errorSchema },
      },
    },
    async ({ params, headers, operator }, reply) => {
      const { number, hash } = await activate(publishing, params.number, operator, headers['if-match']);
      return reply.header('etag', `"${hash}"`).send({ number, hash });
    },
  );

  app.post(
    '/api/console/v1/releases/:number/roll-back',
    {
      config: { right: 'publish' },
      schema: {
        summary: 'Release the documents of an earlier release once more; what came after stays as drafts',
        params: releaseParams,
        headers: ifMatchHeaders,
        body: rollBackBody,
        response: { 201: rollBackAnswer, '4xx': errorSchema },
      },
    },
    async ({ params, body, headers, operator }, reply) => {
      const { release, kept } = await rollBack(publishing, params.number, body.message, operator, headers['if-match']);
      return reply
        .code(201)
        .header('etag', `"${release.hash}"`)
        .send({ number: release.number, hash: release.hash, kept: kept.map(({ type, id }) => ({ type, id })) });
    },
  );
};

/** Checks a release against today: time windows may have closed and pages may have opened since. Blocks nothing. Throws `noRelease`. */
const checkRelease = async (
  publishing: PublishingContext,
  number: number,
): Promise<{ readonly documents: number; readonly problems: readonly Problem[] }> => {
  if ((await findRelease(publishing.store.db, number)) === undefined) throw new HttpError('noRelease');
  const documents = await readDocumentsOf(publishing.store.db, number);
  const site = await checkSite(publishing, documents);
  const problems = [...site.problems, ...(await publishing.liveRecords.warnings(publishing.store.db))];
  return {
    documents: documents.size,
    problems: site.isFit ? [...problems, ...(await walkAll(publishing, site))] : problems,
  };
};
