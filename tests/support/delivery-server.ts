import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { readDocuments } from '#content';
import { buildApp } from '../../src/server/app.ts';
import { featuresFor } from '../../src/server/features.ts';
import { readEnv } from '../../src/server/core/env.ts';
import {
  createPublishingContext,
  type PublishingContext,
} from '../../src/server/site/publishing/publishing-context.ts';
import { goLive } from '../../src/server/site/publishing/go-live.ts';
import { checkSite } from '../../src/server/site/publishing/check-site.ts';
import { asSaved } from '../../src/server/site/publishing/save-revision.ts';
import { keyOf, LiveSite } from '../../src/server/core/live-site/live-site.ts';
import { Secret } from '../../src/server/core/secret.ts';
import { soundSite, type Body } from './sound-site.ts';
import { openTempStore } from './temp-store.ts';
import { TOKEN } from './test-server.ts';

export const noon = Date.parse('2026-11-01T03:00:00Z');

export interface DeliveryServer {
  readonly app: () => FastifyInstance;
  readonly publishing: () => PublishingContext;
  get(url: string, headers?: Record<string, string>, method?: 'GET' | 'HEAD'): Promise<LightMyRequestResponse>;
  /** Publishes added or replaced documents. */
  publish(...bodies: readonly Body[]): Promise<void>;
  /** Sets the server's clock, in milliseconds. */
  setClock(now: number): void;
}

/** The shipped documents. */
export const shippedSite = async (): Promise<readonly Body[]> => {
  const { documents } = await readDocuments(join(import.meta.dirname, '..', '..', 'config'));
  return documents.map(({ type, id, body }) => ({ ...body, type, id }));
};

/** Starts the full server with the built app and a fixed clock, for all tests of a file. */
export function deliveryServer(
  site: readonly Body[] | (() => Promise<readonly Body[]>) = [],
  { sandbox = 'on' }: { readonly sandbox?: 'on' | 'off' } = {},
): DeliveryServer {
  let now = noon;
  let app: FastifyInstance;
  let publishing: PublishingContext;
  let standing = new Map<string, Body>();
  const publish = async (bodies: readonly Body[]): Promise<void> => {
    standing = new Map([...standing, ...bodies.map((body) => [keyOf(body), body] as const)]);
    const documents = new Map([...standing].map(([key, body]) => [key, asSaved(body)]));
    await goLive(publishing, await checkSite(publishing, documents), [], { message: 'A release', author: 'tests' });
  };
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'promenade-delivery-'));
    const store = await openTempStore();
    publishing = createPublishingContext({
      store,
      live: new LiveSite(),
      clock: { now: () => new Date(now) },
      sandbox: sandbox === 'on',
    });
    await publish(typeof site === 'function' ? await site() : [...soundSite(), ...site]);
    const env = readEnv({ DATA_DIR: folder, SANDBOX: sandbox });
    const log = new Writable({ write: (_chunk, _encoding, done) => done() });
    // In reverse, because the order of features must not matter.
    app = await buildApp({
      env,
      publishing,
      consoleToken: new Secret(TOKEN),
      features: featuresFor(env).toReversed(),
      log,
    });
    app.addHook('onClose', async () => {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    });
    await app.ready();
  }, 60_000);
  afterAll(() => app.close());
  return {
    app: () => app,
    publishing: () => publishing,
    get: (url, headers = {}, method = 'GET') => app.inject({ method, url, headers }),
    publish: (...bodies) => publish(bodies),
    setClock: (to) => void (now = to),
  };
}

/** Boot data of a page. */
export const bootOf = ({ body }: Pick<LightMyRequestResponse, 'body'>) =>
  JSON.parse(
    /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null',
  ) as import('../../src/visitor/entry-server.tsx').BootData;
