import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { HttpError } from '../../core/errors.ts';
import { keyOf } from '../../core/live-site/live-site.ts';
import { findDraft, listDrafts, type Draft } from './drafts-store.ts';
import { withDrafts } from './with-drafts.ts';
import { readable } from './rights-on-drafts.ts';
import { giveUpDraft, markOf, saveDrafts, type DraftOrder } from './save-drafts.ts';
import {
  documentAnswer,
  documentParams,
  draftAnswer,
  draftBody,
  draftQuery,
  draftsAnswer,
  draftsQuery,
  draftHeaders,
  importAnswer,
  importBody,
} from './schema.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';

const MEGABYTE = 1024 * 1024;
const ADDRESS = '/api/console/v1/drafts/:type/:id';

/** Registers the endpoints for drafts and for the import of many documents. */
export const registerDrafts: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  const { publishing } = app;

  app.get(
    '/api/console/v1/drafts',
    {
      config: { right: 'read' },
      schema: {
        summary: 'List the drafts',
        querystring: draftsQuery,
        response: { 200: draftsAnswer, '4xx': errorSchema },
      },
    },
    async ({ operator, query: { bodies = false } }) => {
      const all = await listDrafts(publishing.store.db);
      const { documents } = publishing.live.current;
      const drafts = readable(operator, all, documents, withDrafts(documents, all));
      return {
        drafts: drafts.map((draft) => ({
          ...savedOf(draft),
          ...(bodies && draft.document !== undefined ? { document: draft.document.body } : {}),
        })),
      };
    },
  );

  app.get(
    ADDRESS,
    {
      config: { right: 'read' },
      schema: {
        summary: 'Read one draft: the document, or {"deleted": true}; its ETag is what If-Match names',
        params: documentParams,
        response: { 200: documentAnswer, '4xx': errorSchema },
      },
    },
    async ({ params, operator }, reply) => {
      const draft = await findDraft(publishing.store.db, params);
      const { documents } = publishing.live.current;
      if (draft === undefined || readable(operator, [draft], documents, withDrafts(documents, [draft])).length === 0)
        throw new HttpError('noDraft');
      return reply
        .header('etag', `"${markOf(params, draft, documents)}"`)
        .send(draft.document?.body ?? { deleted: true });
    },
  );

  app.put(
    ADDRESS,
    {
      bodyLimit: MEGABYTE,
      config: { right: 'edit' },
      schema: {
        summary:
          'Save a draft; its problems come back, a broken one is saved too; a removal of what others use is refused with its users',
        params: documentParams,
        querystring: draftQuery,
        headers: draftHeaders,
        body: draftBody,
        response: { 200: draftAnswer, '4xx': errorSchema },
      },
    },
    async ({ params, body, headers, query, operator }) => {
      const { drafts, problems } = await saveDrafts(publishing, [orderOf(params, body)], operator, {
        over: headers['if-match']?.replace(/^"(.*)"$/, '$1'),
        unchecked: query.problems === false,
      });
      const [draft] = drafts;
      if (draft === undefined) throw new Error('A draft was saved and is not told of.');
      return { ...savedOf(draft), problems: [...problems] };
    },
  );

  app.delete(
    ADDRESS,
    {
      config: { right: 'edit' },
      schema: {
        summary: 'Discard a draft',
        params: documentParams,
        response: { 204: { type: 'null' }, '4xx': errorSchema },
      },
    },
    async ({ params, operator }, reply) => {
      await giveUpDraft(publishing, params, operator);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/console/v1/import',
    {
      bodyLimit: 16 * MEGABYTE,
      // The body adds two levels around each document.
      config: { right: 'edit', jsonDepth: 22 },
      schema: {
        summary: 'Save many documents as drafts, and remove others, as one step',
        body: importBody,
        response: { 200: importAnswer, '4xx': errorSchema },
      },
    },
    async ({ body: { documents, removed = [] }, operator }) => {
      refuseTwice([...documents, ...removed].map(keyOf));
      const { drafts, problems } = await saveDrafts(
        publishing,
        [...documents.map((document) => ({ document })), ...removed.map((deleted) => ({ deleted }))],
        operator,
      );
      return { drafts: drafts.map(nameOf), problems: [...problems] };
    },
  );
};

const nameOf = ({ type, id, document }: Pick<Draft, 'type' | 'id' | 'document'>) => ({
  type,
  id,
  deleted: document === undefined,
  ...(document && { hash: document.hash }),
});

const savedOf = ({ author, updatedAt, ...draft }: Draft) => ({ ...nameOf(draft), author, updatedAt });

function refuseTwice(keys: readonly string[]): void {
  const seen = new Set<string>();
  for (const key of keys) {
    if (seen.has(key)) throw new HttpError('invalid', `${key} is in the list twice.`);
    seen.add(key);
  }
}

function orderOf(
  params: { readonly type: string; readonly id: string },
  body: Readonly<Record<string, unknown>>,
): DraftOrder {
  const { type, id } = body;
  if (body['deleted'] === true) {
    if ((type ?? params.type) !== params.type || (id ?? params.id) !== params.id) throw new HttpError('mismatch');
    return { deleted: params };
  }
  if (type !== params.type || id !== params.id) throw new HttpError('mismatch');
  return { document: { ...body, ...params } };
}
