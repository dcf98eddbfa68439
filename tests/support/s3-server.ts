import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsV4Signer } from 'aws4fetch';
import { onTestFinished } from 'vitest';

export const s3Key = { keyId: 'files-key', secret: 'files-secret', region: 'ap-northeast-2', bucket: 'resort-files' };

const headersOf = (request: IncomingMessage): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  return headers;
};

/** Signs a request again with the right secret, and compares. */
const isSigned = async (request: IncomingMessage, url: string): Promise<boolean> => {
  const given = headersOf(request);
  const authorization = given.get('authorization') ?? '';
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const signed = new Headers();
  for (const name of names) if (name !== 'host') signed.set(name, given.get(name) ?? '');
  const signer = new AwsV4Signer({
    method: request.method ?? 'GET',
    url,
    headers: signed,
    accessKeyId: s3Key.keyId,
    secretAccessKey: s3Key.secret,
    region: s3Key.region,
    service: 's3',
    datetime: given.get('x-amz-date') ?? '',
    allHeaders: true,
  });
  const expected = (await signer.sign()).headers.get('authorization');
  return names.includes('host') && names.includes('x-amz-content-sha256') && expected === authorization;
};

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/** Starts a bucket that speaks S3 and refuses every request with another signature. `isAway` makes it fail. */
export const s3Server = async () => {
  const objects = new Map<string, Buffer>();
  const state = { isAway: false };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    const { port } = server.address() as AddressInfo;
    const path = request.url ?? '';
    if (state.isAway) return void response.writeHead(503).end();
    if (!path.startsWith(`/${s3Key.bucket}/`) || !(await isSigned(request, `http://127.0.0.1:${port}${path}`)))
      return void response.writeHead(403).end();
    const found = objects.get(path);
    switch (request.method) {
      case 'PUT':
        objects.set(path, body);
        return void response.writeHead(200, { etag: '"1"' }).end();
      case 'DELETE':
        objects.delete(path);
        return void response.writeHead(204).end();
      default:
        return void (found === undefined ? response.writeHead(404).end() : response.writeHead(200).end(found));
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/${s3Key.bucket}`, objects, state };
};
