import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../../src/server/app.ts';
import { readEnv } from '../../src/server/core/env.ts';
import { feature as contents } from '../../src/server/services/contents/feature.ts';
import { feature as parkState } from '../../src/server/services/park-state/feature.ts';
import { feature as sandbox } from '../../src/sandbox/feature.ts';
import { Secret } from '../../src/server/core/secret.ts';
import { soundSite, type Body } from './sound-site.ts';
import { openTempStore } from './temp-store.ts';
import { publishingOver, seedWith, TOKEN } from './test-server.ts';

const production = {
  MODE: 'production',
  PUBLIC_URL: 'https://site.example',
  CONSOLE_TOKEN: 'x'.repeat(32),
  SESSION_SECRET: 'y'.repeat(32),
  IDENTITY_SECRET: 'z'.repeat(32),
};

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

export interface CallServer {
  readonly app: () => FastifyInstance;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
}

async function startWith(documents: readonly Body[], mode: 'demo' | 'production'): Promise<FastifyInstance> {
  const given = new Set(documents.map(({ type, id }) => `${type}/${id}`));
  const folder = mkdtempSync(join(tmpdir(), 'promenade-calls-'));
  const store = await openTempStore();
  const publishing = publishingOver(store);
  await seedWith(publishing, [...soundSite().filter(({ type, id }) => !given.has(`${type}/${id}`)), ...documents]);
  const env = readEnv({ DATA_DIR: folder, ...(mode === 'production' ? production : {}) });
  const app = await buildApp({
    env,
    publishing,
    consoleToken: new Secret(TOKEN),
    features: [contents, parkState, sandbox],
    log: nowhere(),
  });
  app.addHook('onClose', async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  await app.ready();
  return app;
}

/**
 * Starts a server with read calls and the sandbox over the sound site, for all tests of a file or block. The given documents replace those with the
 * same type and ID.
 */
export function callServer(
  documents: readonly Body[] | (() => Promise<readonly Body[]>) = [],
  mode: 'demo' | 'production' = 'demo',
): CallServer {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await startWith(typeof documents === 'function' ? await documents() : documents, mode);
  });
  afterAll(() => app.close());
  return { app: () => app, get: (url, headers = {}) => app.inject({ method: 'GET', url, headers }) };
}
