import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { ServedPage } from './served-page.ts';

/** Input of the hand-written server: the document around the tree, and the bytes and headers of our server. */
export interface HandParts extends Pick<ServedPage, 'before' | 'after' | 'boot'> {
  readonly headers: Readonly<Record<string, string>>;
  /** Base64. */
  readonly stored: string;
  readonly storedHeaders: Readonly<Record<string, string>>;
}

interface Answer {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

// Node and Fastify set these headers.
const ownHeaders = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding']);

/** Fetches the compressed bytes. */
const getRaw = (url: string, headers: Readonly<Record<string, string>>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const kept = Object.entries(response.headers).flatMap(([name, value]) =>
        ownHeaders.has(name) || value === undefined ? [] : [[name, String(value)] as const],
      );
      buffer(response).then((bytes) => resolve({ bytes, headers: Object.fromEntries(kept) }), reject);
    }).once('error', reject);
  });

/** Request headers of a browser that accepts compressed responses. */
export const compressed = { 'accept-encoding': 'gzip, deflate, br' };

export async function handParts(url: string, { before, after, boot }: ServedPage): Promise<HandParts> {
  const plain = await getRaw(url, {});
  const stored = await getRaw(url, compressed);
  return {
    before,
    after,
    boot,
    headers: plain.headers,
    stored: stored.bytes.toString('base64'),
    storedHeaders: stored.headers,
  };
}
