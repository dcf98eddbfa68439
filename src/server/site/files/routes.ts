import type { FastifyPluginAsync } from 'fastify';
import { uploadFile } from '#schemas/calls/files/calls';
import { filePurposes } from '#schemas/calls/files/answers';
import { HttpError } from '../../core/errors.ts';
import { keepFile, readOwnFile } from '../../core/files/file-records.ts';
import { sendPrivateFile } from '../../core/files/send-file.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { memberPictures } from '../../core/work-queue.ts';
import { countFile } from '../../core/records/file-limit.ts';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { noPicture } from '../../core/pictures/send-picture.ts';
import { makeFile } from './make-file.ts';

/** Registers the upload of members' files. A record claims the file later. */
export const registerFiles: FastifyPluginAsync = async (app) => {
  const { context } = app;

  handleCall(app, uploadFile, async ({ member, query, body, request, once }) => {
    const purpose = filePurposes.find((one) => one === (request.headers['x-file-purpose'] ?? query.purpose));
    if (purpose === undefined)
      throw new HttpError('invalid', `Send the header X-File-Purpose: ${filePurposes.join(', ')}.`);
    const made = await memberPictures.run(member, async () => {
      // Counted first: files that are refused cost as much.
      await inTransaction(app.store, (tx) => countFile(tx, member, app.clock.now()));
      return makeFile(body, purpose, context.scanner);
    });
    const fileId = await keepFile(context, { member, purpose, ...made });
    return answerOf(once, async () => ({ fileId, url: `/files/${fileId}` }));
  });

  app.get<{ Params: { id: string } }>('/files/:id', { schema: { hide: true } }, async (request, reply) => {
    const principal = await request.principal();
    if (principal.kind !== 'member') return noPicture(reply);
    const file = await readOwnFile(context, { id: request.params.id, member: principal.session.uid });
    return file === undefined ? noPicture(reply) : sendPrivateFile(reply, file);
  });
};
