import type { FastifyReply } from 'fastify';
import { sendPrivatePicture } from '../pictures/send-picture.ts';
import type { StoredFile } from './file-records.ts';

/** Sends a file that only its caller may see. Browsers show pictures, and save everything else without opening it. */
export const sendPrivateFile = (reply: FastifyReply, { id, mediaType, bytes }: StoredFile): FastifyReply => {
  if (mediaType === 'image/jpeg') return sendPrivatePicture(reply, bytes);
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', `attachment; filename="${id}.pdf"`)
    .type(mediaType)
    .send(Buffer.from(bytes));
};
