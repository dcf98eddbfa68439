import type { FastifyPluginAsync } from 'fastify';
import sharp from 'sharp';
import { uploadFile } from '#schemas/calls/files/calls';
import { filePurposes } from '#schemas/calls/files/answers';
import { HttpError } from '../../core/errors.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { memberPictures } from '../../core/work-queue.ts';
import { countFile } from '../../core/records/file-limit.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { readMaster } from '../../core/pictures/make-picture.ts';
import { PictureRefused } from '../../core/pictures/picture-refused.ts';
import { noPicture, sendPrivatePicture } from '../../core/pictures/send-picture.ts';

/** Maximum side of a stored picture by purpose, in pixels. */
const sides: Readonly<Record<(typeof filePurposes)[number], number>> = {
  PROFILE: 512,
  INQUIRY: 2048,
  REVIEW: 2048,
  BILLBOARD: 2048,
  COURSE: 1280,
};

/** Decodes an upload and encodes it anew as JPEG without metadata. Throws FIL_01 and FIL_03. */
const makeFile = async (upload: unknown, side: number): Promise<Uint8Array> => {
  if (!(upload instanceof Uint8Array)) throw new HttpError('fileKind');
  const { bytes } = await readMaster(upload, uploadFile.bytes.types).catch((error: unknown) => {
    throw error instanceof PictureRefused ? new HttpError(error.why === 'pixels' ? 'filePixels' : 'fileKind') : error;
  });
  return sharp(bytes)
    .flatten({ background: '#ffffff' })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 86 })
    .toBuffer();
};

/** Registers the upload of members' pictures. A record claims the file later. */
export const registerFiles: FastifyPluginAsync = async (app) => {
  const { db } = app.store;

  handleCall(app, uploadFile, async ({ session, query, body, request, once }) => {
    const purpose = filePurposes.find((one) => one === (request.headers['x-file-purpose'] ?? query.purpose));
    if (purpose === undefined)
      throw new HttpError('invalid', `Send the header X-File-Purpose: ${filePurposes.join(', ')}.`);
    const bytes = await memberPictures.run(session.uid, async () => {
      // Counted first: pictures that are refused cost as much.
      await inTransaction(app.store, (tx) => countFile(tx, session.uid, app.clock.now()));
      return makeFile(body, sides[purpose]);
    });
    return answerOf(once, async (tx) => {
      const at = app.clock.now();
      const fileId = orderedId();
      await tx
        .insertInto('files')
        .values({ id: fileId, member: session.uid, purpose, state: 'UNCLAIMED', at: at.toISOString(), bytes })
        .execute();
      return { fileId, url: `/files/${fileId}` };
    });
  });

  app.get<{ Params: { id: string } }>('/files/:id', { schema: { hide: true } }, async (request, reply) => {
    const principal = await request.principal();
    if (principal.kind !== 'member') return noPicture(reply);
    const row = await db
      .selectFrom('files')
      .select('bytes')
      .where('id', '=', request.params.id)
      .where('member', '=', principal.session.uid)
      .executeTakeFirst();
    return row === undefined ? noPicture(reply) : sendPrivatePicture(reply, row.bytes);
  });
};
