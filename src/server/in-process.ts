import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Prepared, RawDocument } from '#content';
import type { Snapshot } from '#engine';
import type { DrawRecord } from '#schemas/calls/events/draw-record';
import { buildApp } from './app.ts';
import { featuresFor } from './features.ts';
import { readEnv } from './core/env.ts';
import type { DemoLogin } from './core/viewer/demo-visitors.ts';
import { seedDemoMembers } from './services/demo/index.ts';
import { feature as demo } from './services/demo/feature.ts';
import { readStoredDraw as readDraw } from './services/events/index.ts';
import { createPublishingContext } from './site/publishing/publishing-context.ts';
import { goLive } from './site/publishing/go-live.ts';
import { checkSite } from './site/publishing/check-site.ts';
import { asSaved } from './site/publishing/save-revision.ts';
import { listen } from './startup/listen.ts';
import { keyOf, LiveSite } from './core/live-site/live-site.ts';
import type { ReadVisitOverride } from './core/viewer/visit-override.ts';
import { Secret } from './core/secret.ts';
import { openStore } from './core/storage/open-store.ts';

export { demoLogin } from './services/demo/index.ts';
export type { DemoLogin } from './core/viewer/demo-visitors.ts';
export { demoMembers } from './services/demo/index.ts';
export type { VisitOverride } from './core/viewer/visit-override.ts';

const CLIENT = join(import.meta.dirname, '..', '..', 'dist', 'client', '.vite', 'manifest.json');

/** A complete server inside another program, with its own documents. */
export interface InProcessSite {
  /** Loopback origin. */
  readonly address: string;
  readonly prepared: Prepared;
  readonly snapshot: Snapshot;
  /** Returns the page at a path, uncompressed. */
  get(
    path: string,
    cookies?: string,
  ): Promise<{ readonly status: number; readonly html: string; readonly location: string | undefined }>;
  /** Logs in. Returns the session cookies in request format. */
  logIn(login: DemoLogin): Promise<string>;
  close(): Promise<void>;
}

/** Reads the record of a draw from the store that DATABASE_URL or DATA_DIR name. Undefined if the event is unknown or draws nothing. Rejects while a server uses an embedded store. */
export async function readStoredDraw(event: string, now: Date): Promise<DrawRecord | undefined> {
  const store = await openStore(
    readEnv({ DATABASE_URL: process.env['DATABASE_URL'], DATA_DIR: process.env['DATA_DIR'] }),
    { migrate: false },
  );
  try {
    return await readDraw(store.db, event, now);
  } finally {
    await store.close();
  }
}

interface InProcessParts {
  readonly documents: readonly RawDocument[];
  /** Server time, in milliseconds since 1970. */
  readonly now: () => number;
  readonly saidVisit: ReadVisitOverride;
}

/**
 * Serves documents on a free loopback port from a store in a temporary folder, with the sandbox on. Resolves after the typeface is subset. Skips the
 * checks of the release gate. Rejects if the app is not built or the documents contain no site.
 */
export async function serveInProcess({ documents, now, saidVisit }: InProcessParts): Promise<InProcessSite> {
  if (!existsSync(CLIENT)) throw new Error('the visitor app is not built yet; `npm run build` builds it.');
  const folder = await mkdtemp(join(tmpdir(), 'promenade-qa-'));
  const env = readEnv({ DATA_DIR: folder, HOST: '127.0.0.1', PORT: '0', LIMITS: 'off' });
  const store = await openStore(env);
  const end = async (): Promise<void> => {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const publishing = createPublishingContext({
      store,
      live: new LiveSite(),
      clock: { now: () => new Date(now()) },
      sandbox: env.sandbox,
    });
    const saved = new Map(documents.map(({ type, id, body }) => [keyOf({ type, id }), asSaved({ ...body, type, id })]));
    const checked = await checkSite(publishing, saved);
    if (!checked.prepared.documents.site.has('site'))
      throw new Error("there is no document 'site/site' to begin with; `qa validate` says more.");
    await goLive(publishing, checked, [], { message: 'Looked at', author: 'qa' });
    const app = await buildApp({
      env,
      publishing,
      consoleToken: new Secret(crypto.randomUUID()),
      features: featuresFor(env).filter((one) => one !== demo),
      saidVisit,
      log: process.stderr,
    });
    app.addHook('onClose', end);
    const address = await listen(app, env);
    // Hashing their passwords takes seconds, and most pictures show guests.
    let members: Promise<void> | undefined;
    await app.fonts.settled;
    return {
      address,
      prepared: checked.prepared,
      snapshot: publishing.live.current.snapshot,
      async get(path, cookies = '') {
        const { statusCode, body, headers } = await app.inject({
          method: 'GET',
          url: path,
          headers: { host: new URL(address).host, ...(cookies === '' ? {} : { cookie: cookies }) },
        });
        return {
          status: statusCode,
          html: body,
          location: typeof headers.location === 'string' ? headers.location : undefined,
        };
      },
      async logIn(login) {
        await (members ??= seedDemoMembers(app));
        const headers = {
          host: new URL(address).host,
          origin: address,
          'sec-fetch-site': 'same-origin',
          'x-pageid': 'QA',
        };
        const { statusCode, cookies } = await app.inject({
          method: 'POST',
          url: '/api/v1/iam/certification/MBL/login',
          headers,
          payload: { ...login },
        });
        if (statusCode !== 200)
          throw new Error(
            `the demo member ${login.userId} cannot log in (${statusCode}); the documents may have closed that call.`,
          );
        return cookies
          .filter(({ name }) => name !== 'locale')
          .map(({ name, value }) => `${name}=${value}`)
          .join('; ');
      },
      close: () => app.close(),
    };
  } catch (error) {
    await end();
    throw error;
  }
}
