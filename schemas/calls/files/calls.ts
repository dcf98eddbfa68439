import { fileAnswer, fileQuery } from './answers.ts';
import { fileBytes } from '../shared/answer-parts.ts';
import { apiBase, defineCall } from '../define-call.ts';

export const uploadFile = defineCall({
  access: 'member',
  method: 'POST',
  tag: 'files',
  path: `${apiBase}/common/file/s3-upload`,
  summary: 'Upload a file for a purpose that the header X-File-Purpose or the query names',
  limit: { name: 'files', code: 'FIL_04', by: ['member'] },
  writes: true,
  idempotent: 'accepted',
  timeoutMs: 90_000,
  query: fileQuery,
  body: fileBytes,
  data: fileAnswer,
  requirements: ['P-597', 'P-711', 'V-444'],
  bytes: { types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf'], most: 10 * 1024 * 1024 },
});
