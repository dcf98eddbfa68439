import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { HttpError } from '../../errors.ts';
import { keyOf } from '../../live-site.ts';
import { discardDraft, findDraft, listDrafts, type Draft } from './drafts-store.ts';
import { saveDrafts, type DraftOrder } from './save-drafts.ts';
import { documentAnswer, documentParams, draftAnswer, draftBody, draftsAnswer, errorSchema, importAnswer, importBody } from './schema.ts';

const MEGABYTE = 1024 * 1024;
const ADDRESS = '/api/console/v1/drafts/:type/:id';

/** Documents that are not live yet. */
export const registerDrafts: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  const { desk } = app;

  app.get('/api/console/v1/drafts', { schema: { summary: 'List the drafts', response: { 200: draftsAnswer, '4xx': errorSchema } } }, async () => {
    const drafts = await listDrafts(desk.store.db);
    return { drafts: drafts.map(({ author, updatedAt, ...draft }) => ({ ...nameOf(draft), author, updatedAt })) };
  });

  app.get(
    ADDRESS,
    { schema: { summary: 'Read one draft: the document, or {"deleted": true}', params: documentParams, response: { 200: documentAnswer, '4xx': errorSchema } } },
    async ({ params }) => {
      const draft = await findDraft(desk.store.db, params);
      if (draft === undefined) throw new HttpError('noDraft');
      return draft.document?.body ?? { deleted: true };
    },
  );

  app.put(
    ADDRESS,
    {
      bodyLimit: MEGABYTE,
      schema: {
        summary: 'Save a draft; its problems come back, a broken one is saved too',
        params: documentParams,
        body: draftBody,
        response: { 200: draftAnswer, '4xx': errorSchema },
      },
    },
    async ({ params, body }) => {
      const { drafts, problems } = await saveDrafts(desk, [orderOf(params, body)]);
      return { ...nameOf(drafts[0] ?? params), problems: [...problems] };
    },
  );

  app.delete(ADDRESS, { schema: { summary: 'Discard a draft', params: documentParams, response: { 204: { type: 'null' }, '4xx': errorSchema } } }, async ({ params }, reply) => {
    if (!(await discardDraft(desk.store.db, params))) throw new HttpError('noDraft');
    return reply.code(204).send(null);
  });

  app.post(
    '/api/console/v1/import',
    {
      bodyLimit: 16 * MEGABYTE,
      // Two levels stand around each document.
      config: { jsonDepth: 22 },
      schema: { summary: 'Save many documents as drafts', body: importBody, response: { 200: importAnswer, '4xx': errorSchema } },
    },
    async ({ body: { documents } }) => {
      refuseTwice(documents.map(keyOf));
      const { drafts, problems } = await saveDrafts(desk, documents.map((document) => ({ document })));
      return { drafts: drafts.map(nameOf), problems: [...problems] };
    },
  );
};

const nameOf = ({ type, id, document }: Pick<Draft, 'type' | 'id' | 'document'>) => ({ type, id, deleted: document === undefined, ...(document && { hash: document.hash }) });

function refuseTwice(keys: readonly string[]): void {
  const seen = new Set<string>();
  for (const key of keys) {
    if (seen.has(key)) throw new HttpError('invalid', `${key} is in the list twice.`);
    seen.add(key);
  }
}

function orderOf(params: { readonly type: string; readonly id: string }, body: Readonly<Record<string, unknown>>): DraftOrder {
  const { type, id } = body;
  if (body['deleted'] === true) {
    if ((type ?? params.type) !== params.type || (id ?? params.id) !== params.id) throw new HttpError('mismatch');
    return { deleted: params };
  }
  if (type !== params.type || id !== params.id) throw new HttpError('mismatch');
  return { document: { ...body, ...params } };
}
