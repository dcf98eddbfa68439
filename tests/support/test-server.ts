import { clockAt } from '../../src/server/core/clock.ts';
import { Writable } from 'node:stream';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildApp } from '../../src/server/app.ts';
import { readEnv } from '../../src/server/core/env.ts';
import type { Feature } from '../../src/server/core/feature.ts';
import { feature as billboard } from '../../src/server/services/billboard/feature.ts';
import { feature as clubs } from '../../src/server/services/clubs/feature.ts';
import { feature as curation } from '../../src/server/services/curation/feature.ts';
import { feature as disabledBoarding } from '../../src/server/services/disabled-boarding/feature.ts';
import { feature as events } from '../../src/server/services/events/feature.ts';
import { feature as miniGames } from '../../src/server/services/mini-games/feature.ts';
import { feature as pocket } from '../../src/server/services/pocket/feature.ts';
import { feature as queue } from '../../src/server/services/queue/feature.ts';
import { feature as devices } from '../../src/server/services/devices/feature.ts';
import { feature as facilityUse } from '../../src/server/services/facility-use/feature.ts';
import { feature as docs } from '../../src/server/site/docs/feature.ts';
import { feature as health } from '../../src/server/site/health/feature.ts';
import { feature as live } from '../../src/server/site/live/feature.ts';
import {
  createPublishingContext,
  type PublishingContext,
} from '../../src/server/site/publishing/publishing-context.ts';
import { goLive } from '../../src/server/site/publishing/go-live.ts';
import { checkSite } from '../../src/server/site/publishing/check-site.ts';
import { feature as media } from '../../src/server/site/media/feature.ts';
import { feature as memberDesk } from '../../src/server/services/member-desk/feature.ts';
import { feature as privacyDesk } from '../../src/server/services/privacy-desk/feature.ts';
import { feature as pictures } from '../../src/server/site/pictures/feature.ts';
import { feature as operators } from '../../src/server/services/operators/feature.ts';
import { feature as parkState } from '../../src/server/services/park-state/feature.ts';
import { feature as publishing } from '../../src/server/site/publishing/feature.ts';
import { asSaved } from '../../src/server/site/publishing/save-revision.ts';
import { keyOf, LiveSite } from '../../src/server/core/live-site/live-site.ts';
import { Secret } from '../../src/server/core/secret.ts';
import type { Store } from '../../src/server/core/storage/store.ts';
import { soundSite, type Body } from './sound-site.ts';
import { tempStore } from './temp-store.ts';

export { tempFolder, tempStore } from './temp-store.ts';

export const TOKEN = 'a-token-of-the-tests';

/** A publishing service over an empty store; its clock stands at noon of 1 November. */
export const publishingOver = (store: Store): PublishingContext =>
  createPublishingContext({
    store,
    live: new LiveSite(),
    clock: clockAt(new Date('2026-11-01T03:00:00Z')),
    sandbox: true,
  });

/** Publishes these documents, like a first start. */
export async function seedWith(publishing: PublishingContext, bodies: readonly Body[] = soundSite()): Promise<void> {
  const documents = new Map(bodies.map((body) => [keyOf(body), asSaved(body)]));
  await goLive(publishing, await checkSite(publishing, documents), [], { message: 'First', author: 'seed' });
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly publishing: PublishingContext;
  /** Log output so far. */
  logged(): string;
  /** Calls the publishing API with the console token; `path` is relative to its base. */
  console(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    payload?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
}

/** Starts a server with the features that need no build, by default over the sound site. */
export async function testServer(context?: PublishingContext): Promise<TestServer> {
  const own = context ?? publishingOver(await tempStore());
  if (context === undefined) await seedWith(own);
  const server = await openServer(own);
  onTestFinished(() => server.app.close());
  return server;
}

/** Returns the console part of a feature alone. */
const operatorsOnly = ({ console: register }: Feature): Feature =>
  register === undefined ? {} : { console: register };

/** Starts a server with the features that need no build, and `more`. The caller closes it. */
export async function openServer(own: PublishingContext, more: readonly Feature[] = []): Promise<TestServer> {
  const features = [
    health,
    live,
    operators,
    publishing,
    media,
    pictures,
    docs,
    devices,
    memberDesk,
    privacyDesk,
    ...[billboard, clubs, curation, disabledBoarding, events, facilityUse, miniGames, parkState, pocket, queue].map(
      operatorsOnly,
    ),
    ...more,
  ];
  let logged = '';
  const log = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString();
      done();
    },
  });
  const app = await buildApp({
    env: readEnv({ DATA_DIR: 'unused' }),
    publishing: own,
    consoleToken: new Secret(TOKEN),
    features,
    log,
  });
  return {
    app,
    publishing: own,
    logged: () => logged,
    console(method, path, payload, headers) {
      const call: InjectOptions = {
        method,
        url: `/api/console/v1${path}`,
        headers: { authorization: `Bearer ${TOKEN}`, ...headers },
      };
      return app.inject(payload === undefined ? call : { ...call, payload });
    },
  };
}
