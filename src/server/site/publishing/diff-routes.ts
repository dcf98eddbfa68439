import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { compareSites, type Comparison, type Which } from './compare-sites.ts';
import { diffAnswer, diffBody, diffQuery } from './diff-schema.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';

// The query schema rejects all other values.
const readWhich = (name: string): Which => (name === 'live' || name === 'drafts' ? name : Number(name));

/** Registers the comparison of releases and drafts, before or after they are published. */
export const registerDiff: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  const { publishing } = app;

  app.get(
    '/api/console/v1/diff',
    {
      config: { right: 'read' },
      schema: {
        summary: 'Tell what changes from one release to another or to the drafts: in words, and which views for whom',
        querystring: diffQuery,
        response: { 200: diffAnswer, '4xx': errorSchema },
      },
    },
    async ({ query: { from, to }, operator }) => {
      return answerOf(
        await publishing.comparisons.run(operator.id, () =>
          compareSites(publishing, readWhich(from), readWhich(to), operator),
        ),
      );
    },
  );

  app.post(
    '/api/console/v1/diff',
    {
      bodyLimit: 1024 * 1024,
      config: { right: 'read' },
      schema: {
        summary: 'Tell what some drafts would change over the live release',
        body: diffBody,
        response: { 200: diffAnswer, '4xx': errorSchema },
      },
    },
    async ({ body: { drafts }, operator }) =>
      answerOf(await publishing.comparisons.run(operator.id, () => compareSites(publishing, 'live', drafts, operator))),
  );
};

// The response schema requires mutable arrays.
const answerOf = ({ changes, views }: Comparison) => {
  const copied = changes.map((change) => ({ ...change, at: change.at.map((place) => ({ ...place })) }));
  if (views === undefined) return { changes: copied };
  const told = views.changes.map((change) => ({ ...change, pages: [...change.pages], details: [...change.details] }));
  const grid = {
    pages: [...views.grid.pages],
    cells: views.grid.cells.map((cell) => ({ ...cell, pages: [...cell.pages] })),
  };
  return {
    changes: copied,
    views: { ...views, grid, instants: [...views.instants], changes: told, notCounted: [...views.notCounted] },
  };
};
