import fastifyMultipart from '@fastify/multipart';
import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import type { FastifyRequest, FastifyInstance } from 'fastify';
import { HttpError } from '../../core/errors.ts';
import { WorkQueue } from '../../core/work-queue.ts';
import { consoleApi } from '../../core/operators/console-api.ts';
import { allowsType, allows } from '../../core/operators/grants.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';
import { readBytes } from './pictures-store.ts';
import { bytesParams, uploadAnswer, uploadBody } from './schema.ts';
import { readPictureName, sendPicture } from '../../core/pictures/send-picture.ts';
import { refusal, takeUpload } from './take-upload.ts';
import type { Operator } from '../../core/operators/operator.ts';
import { namedPictures } from './named-pictures.ts';

const mostBytes = 20 * 1024 * 1024;
const mostWaiting = 6;

/** Registers the endpoints that upload pictures and return their bytes to the console. The users endpoint lists the documents that use a picture. */
export const registerMedia: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  consoleApi(app, 'media');
  await app.register(fastifyMultipart, {
    limits: { fileSize: mostBytes, files: 1, fields: 2, fieldSize: 1000, parts: 3, headerPairs: 20 },
  });
  const lane = new WorkQueue(mostWaiting);

  app.post(
    '/api/console/v1/media',
    {
      config: { right: 'edit' },
      // The stream is validated while it is read.
      validatorCompiler: () => () => true,
      schema: {
        summary:
          'Upload one picture: it is made clean, into the sizes and formats that visitors get, and found again when it was there already',
        consumes: ['multipart/form-data'],
        body: uploadBody,
        response: { 200: uploadAnswer, 201: uploadAnswer, '4xx': errorSchema },
      },
    },
    async ({ operator }, reply) => {
      if (!allowsType(operator.grants, 'edit', 'picture')) throw new HttpError('noRight', 'It is about pictures.');
      const { name, bytes } = await readFile(reply.request);
      const { picture, known } = await lane.run(operator.id, () =>
        takeUpload(app, { name, bytes, author: operator.id }),
      );
      return reply
        .code(known ? 200 : 201)
        .send({ name, known, picture: { ...picture, widths: [...picture.widths], formats: [...picture.formats] } });
    },
  );

  app.get(
    '/api/console/v1/media/:hash/:file',
    {
      config: { right: 'read' },
      schema: {
        summary: 'Read one size of an upload, of a draft too',
        params: bytesParams,
        produces: ['image/avif', 'image/webp', 'image/jpeg', 'image/png'],
        response: { '4xx': errorSchema },
      },
    },
    async ({ params, operator }, reply) => {
      const name = readPictureName(params);
      const bytes =
        name && (await canViewPicture(app, operator, name.hash)) ? await readBytes(app.store.db, name) : undefined;
      if (name === undefined || bytes === undefined) throw new HttpError('noPicture');
      return sendPicture(reply.request, reply, name, bytes, 'private');
    },
  );
};

/** Reads the single file of an upload. Throws `pictureRefused`. */
const readFile = async (request: FastifyRequest): Promise<{ readonly name: string; readonly bytes: Buffer }> => {
  const part = await request.file().catch(asRefusal);
  if (part === undefined) throw refusal('none');
  const bytes = await part.toBuffer().catch(asRefusal);
  return { name: cleanFileName(part.filename), bytes };
};

const asRefusal = (error: unknown): never => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') throw refusal('large');
  throw refusal(code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT' ? 'many' : 'none');
};

/**
 * Checks if an operator may view an upload. Every operator sees live pictures. A picture that a venue's document names requires the read right there.
 * Any other upload requires the right to edit pictures.
 */
const canViewPicture = async (
  { live, publishing }: FastifyInstance,
  { grants }: Pick<Operator, 'grants'>,
  hash: string,
): Promise<boolean> => {
  if (namedPictures(live.current).has(hash) || allowsType(grants, 'edit', 'picture')) return true;
  const rows = await publishing.store.db
    .selectFrom('revisions')
    .select('body')
    .where('type', '=', 'picture')
    .where('body', 'like', `%"${hash}"%`)
    .execute();
  // Written by saveRevisions from an object.
  return rows.some(({ body }) =>
    allows(grants, 'read', { type: 'picture', venue: (JSON.parse(body) as { readonly venue?: string }).venue }),
  );
};

const longest = 120;

/** Cleans the display name of an upload: last path segment, visible characters only. The name is never used as a path on disk. */
export const cleanFileName = (given: string | undefined): string => {
  const last = (given ?? '').toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const seen = last
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '');
  return Array.from(seen).slice(0, longest).join('').trim() || 'picture';
};
