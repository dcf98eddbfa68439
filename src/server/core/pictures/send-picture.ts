import type { FastifyReply, FastifyRequest } from 'fastify';

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** Size and format of an upload, parsed from its path. */
export interface PictureName {
  readonly hash: string;
  readonly width: number;
  readonly format: string;
}

/** Parses `{hash}/{width}.{format}`. Returns undefined for invalid names and private formats. */
export const readPictureName = ({
  hash,
  file,
}: {
  readonly hash: string;
  readonly file: string;
}): PictureName | undefined => {
  const [, width = '', format = ''] = /^([1-9]\d{0,5})\.([a-z]{3,4})$/.exec(file) ?? [];
  return /^[0-9a-f]{32}$/.test(hash) && Object.hasOwn(types, format)
    ? { hash, width: Number(width), format }
    : undefined;
};

/** Sends immutable bytes. The headers make browsers treat them as a picture and never run them. */
export const sendPicture = (
  request: FastifyRequest,
  reply: FastifyReply,
  { hash, width, format }: PictureName,
  bytes: Uint8Array,
  keep: 'public' | 'private',
): FastifyReply => {
  const etag = `"${hash}-${width}-${format}"`;
  void reply
    .header('etag', etag)
    .header('cache-control', `${keep}, max-age=31536000, immutable`)
    .header('content-security-policy', "default-src 'none'; sandbox");
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(types[format] ?? 'application/octet-stream').send(bytes);
};

/** Sends bytes that only their caller may see. */
export const sendPrivatePicture = (reply: FastifyReply, bytes: Uint8Array): FastifyReply =>
  reply
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type('image/jpeg')
    .send(Buffer.from(bytes));

export const noPicture = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').send();
