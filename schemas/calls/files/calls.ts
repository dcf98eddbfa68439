import { fileAnswer, fileQuery } from './answers.ts';
import { pictureBytes } from '../shared/answer-parts.ts';
import { apiBase, defineCall } from '../define-call.ts';

export const uploadFile = defineCall({
  access: 'member',
  method: 'POST',
  tag: 'files',
  path: `${apiBase}/common/file/s3-upload`,
  summary: 'Upload a picture for a purpose that the header X-File-Purpose or the query names',
  limit: { name: 'files', code: 'FIL_04', by: ['member'] },
  writes: true,
  idempotent: 'accepted',
  timeoutMs: 90_000,
  query: fileQuery,
  body: pictureBytes,
  data: fileAnswer,
  requirements: ['V-444'],
  bytes: { types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'], most: 10 * 1024 * 1024 },
});
