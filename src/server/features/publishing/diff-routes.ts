import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { compareSites, type Which } from './compare-sites.ts';
import { diffAnswer, diffQuery } from './diff-schema.ts';
import { errorSchema } from './schema.ts';

// The schema has let nothing else pass.
const readWhich = (name: string): Which => (name === 'live' || name === 'drafts' ? name : Number(name));

/** What would change, before it is published, or did. */
export const registerDiff: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  const { desk } = app;

  app.get(
    '/api/console/v1/diff',
    { config: { right: 'read' }, schema: { summary: 'Tell what changes from one release to another or to the drafts: in words, and which views for whom', querystring: diffQuery, response: { 200: diffAnswer, '4xx': errorSchema } } },
    async ({ query: { from, to }, operator }) => {
      const { changes, views } = await compareSites(desk, readWhich(from), readWhich(to), operator);
      const copied = changes.map((change) => ({ ...change, at: change.at.map((place) => ({ ...place })) }));
      if (views === undefined) return { changes: copied };
      const told = views.changes.map((change) => ({ ...change, pages: [...change.pages], details: [...change.details] }));
      return { changes: copied, views: { ...views, instants: [...views.instants], changes: told } };
    },
  );
};
