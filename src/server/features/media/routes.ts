import fastifyMultipart from '@fastify/multipart';
import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../errors.ts';
import { consoleApi } from '../operators/console-api.ts';
import { allowsType } from '../operators/grants.ts';
import { errorSchema } from '../publishing/schema.ts';
import { cleanFileName } from './file-name.ts';
import { UploadQueue } from './upload-queue.ts';
import { canViewPicture } from './can-view-picture.ts';
import { readBytes } from './pictures-store.ts';
import { bytesParams, uploadAnswer, uploadBody } from './schema.ts';
import { readPictureName, sendPicture } from './send-picture.ts';
import { refusal, takeUpload } from './take-upload.ts';

const mostBytes = 20 * 1024 * 1024;
const mostWaiting = 6;

/** Registers the endpoints that upload pictures and return their bytes to the console. The users endpoint lists the documents that use a picture. */
export const registerMedia: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  consoleApi(app, 'media');
  await app.register(fastifyMultipart, { limits: { fileSize: mostBytes, files: 1, fields: 2, fieldSize: 1000, parts: 3, headerPairs: 20 } });
  const lane = new UploadQueue(mostWaiting);

  app.post(
    '/api/console/v1/media',
    {
      config: { right: 'edit' },
      // The stream is validated while it is read.
      validatorCompiler: () => () => true,
      schema: { summary: 'Upload one picture: it is made clean, into the sizes and formats that visitors get, and found again when it was there already', consumes: ['multipart/form-data'], body: uploadBody, response: { 200: uploadAnswer, 201: uploadAnswer, '4xx': errorSchema } },
    },
    async ({ operator }, reply) => {
      if (!allowsType(operator.grants, 'edit', 'picture')) throw new HttpError('noRight', 'It is about pictures.');
      const { name, bytes } = await readFile(reply.request);
      const { picture, known } = await lane.run(() => takeUpload(app.desk, { name, bytes, author: operator.id }));
      return reply.code(known ? 200 : 201).send({ name, known, picture: { ...picture, widths: [...picture.widths], formats: [...picture.formats] } });
    },
  );

  app.get(
    '/api/console/v1/media/:hash/:file',
    { config: { right: 'read' }, schema: { summary: 'Read one size of an upload, of a draft too', params: bytesParams, produces: ['image/avif', 'image/webp', 'image/jpeg', 'image/png'], response: { '4xx': errorSchema } } },
    async ({ params, operator }, reply) => {
      const name = readPictureName(params);
      const bytes = name && (await canViewPicture(app, operator, name.hash)) ? await readBytes(app.desk.store.db, name) : undefined;
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
