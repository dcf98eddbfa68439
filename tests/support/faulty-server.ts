import { Writable } from 'node:stream';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildApp } from '../../src/server/app.ts';
import { featuresFor } from '../../src/server/features.ts';
import { readEnv } from '../../src/server/core/env.ts';
import type { Store } from '../../src/server/core/storage/store.ts';
import { Secret } from '../../src/server/core/secret.ts';
import { openTempStore, tempFolder } from './temp-store.ts';
import { publishingOver, seedWith, TOKEN } from './test-server.ts';

export interface FaultyServer {
  readonly app: FastifyInstance;
  readonly folder: string;
  /** Log output so far. */
  logged(): string;
  /** Requests an address like a browser. */
  open(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Makes the store fail from now on. */
  breakStore(): Promise<void>;
}

interface Parts {
  readonly store?: Store;
  /** True when a release is live. */
  readonly isSeeded?: boolean;
  /** Data folder of an earlier process. */
  readonly folder?: string;
}

/** Starts the full server over the sound site, for one test that breaks it. */
export const faultyServer = async ({
  store: given,
  isSeeded = true,
  folder = tempFolder(),
}: Parts = {}): Promise<FaultyServer> => {
  const store = given ?? (await openTempStore());
  const publishing = publishingOver(store);
  if (isSeeded) await seedWith(publishing);
  const env = readEnv({ DATA_DIR: folder, SANDBOX: 'off' });
  let logged = '';
  const log = new Writable({ write: (chunk: Buffer, _encoding, done) => ((logged += chunk.toString()), done()) });
  const app = await buildApp({ env, publishing, consoleToken: new Secret(TOKEN), features: featuresFor(env), log });
  let close = given === undefined ? () => store.close() : async () => undefined;
  onTestFinished(async () => {
    await app.close();
    await close();
  });
  await app.ready();
  await app.connectionPages.written;
  return {
    app,
    folder,
    logged: () => logged,
    open: (url, headers = {}) =>
      app.inject({ method: 'GET', url, headers: { accept: 'text/html', 'sec-fetch-dest': 'document', ...headers } }),
    async breakStore() {
      await store.close();
      close = async () => undefined;
    },
  };
};
