import type { Writable } from 'node:stream';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifySwagger from '@fastify/swagger';
import Fastify, { type FastifyInstance } from 'fastify';
import { trustProxyOf } from './core/client-address.ts';
import { connectionOptions } from './core/connections.ts';
import { ConnectionPageCache } from './core/connection-page/connection-page-cache.ts';
import { registerConnectionPage } from './core/connection-page/routes.ts';
import type { Context } from './core/context.ts';
import type { Env } from './core/env.ts';
import { memoryFiles } from './core/files/memory-files.ts';
import { openFiles, openScanner } from './core/files/open-files.ts';
import { documentSecrets } from './core/document-secrets.ts';
import { identityKeys } from './core/identity-keys.ts';
import type { LiveRecords } from './core/records/live-records.ts';
import { featureParts, type Feature, type FeaturePart } from './core/feature.ts';
import type { PublishingContext } from './site/publishing/publishing-context.ts';
import type { LiveSite } from './core/live-site/live-site.ts';
import type { ReadVisitOverride } from './core/viewer/visit-override.ts';
import { resolveHost, type ResolveHost } from './core/upstream/resolve-host.ts';
import { Upstreams } from './core/upstream/forward.ts';
import { ParkStates } from './core/park-states/park-states.ts';
import { emptyPorts, type Ports } from './core/ports.ts';
import { answerErrors, noSuchAddress } from './core/plugins/answer-errors.ts';
import { brokenRequests, requireOneHost } from './core/plugins/broken-requests.ts';
import { jsonBodies, validatorCompiler } from './core/plugins/json-bodies.ts';
import { openApi } from './core/plugins/open-api.ts';
import { secureHeaders } from './core/plugins/secure-headers.ts';
import type { Secret } from './core/secret.ts';
import { readPrincipal, tellPrincipals } from './core/session/principal.ts';
import { carriedSession } from './core/session/session-cookies.ts';
import { sessionKeys, storedSecret } from './core/session/session-keys.ts';

declare module 'fastify' {
  interface FastifyInstance {
    env: Env;
    live: LiveSite;
    publishing: PublishingContext;
    liveRecords: LiveRecords;
    consoleToken: Secret;
    upstreams: Upstreams;
    parkStates: ParkStates;
    connectionPages: ConnectionPageCache;
    features: readonly Feature[];
    ports: Ports;
    /** Builds a server: previews are servers inside of this one. */
    buildApp: (parts: AppParts) => Promise<FastifyInstance>;
    /** Server around a preview. */
    outer: FastifyInstance | undefined;
  }
}

export interface AppParts {
  readonly env: Env;
  readonly publishing: PublishingContext;
  readonly consoleToken: Secret;
  /** Features in any order. */
  readonly features: readonly Feature[];
  /** Parts of them that are registered. Default: all. */
  readonly parts?: readonly FeaturePart[];
  /** Resolves the addresses of upstream hosts. Default: the name server. */
  readonly resolve?: ResolveHost;
  /** Overrides viewer and instant. Default: the request and the clock decide. */
  readonly saidVisit?: ReadVisitOverride;
  /** Server around a preview. A preview refuses upstream calls that change data, and writes nothing to the data folder. */
  readonly outer?: FastifyInstance;
  /** Receives errors as one JSON line each. */
  readonly log: Writable;
}

const bodyLimit = 64 * 1024;
/** A slow machine may seed the demo data for longer than the 10 s that Fastify waits by itself. */
const pluginTimeout = 120_000;

/** Builds the server with all its features. It does not listen yet. */
export const buildApp = async ({
  env,
  publishing,
  consoleToken,
  features,
  parts = featureParts,
  resolve = resolveHost,
  saidVisit = () => undefined,
  outer,
  log,
}: AppParts): Promise<FastifyInstance> => {
  const app = Fastify({
    bodyLimit,
    pluginTimeout,
    ...connectionOptions(env),
    // A proxy terminates HTTPS. Only its headers for address, protocol and host count.
    trustProxy: trustProxyOf(env),
    // Requests in progress are answered; main limits how long that may take.
    forceCloseConnections: 'idle',
    logger: { level: 'warn', stream: log, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    // Few requests log anything; those that do identify themselves.
    childLoggerFactory: (logger) => logger,
    routerOptions: { maxParamLength: 500 },
    ...brokenRequests(),
  });
  app
    .decorate('env', env)
    .decorate('live', publishing.live)
    .decorate('store', publishing.store)
    .decorate('clock', publishing.clock)
    .decorate('publishing', publishing)
    .decorate('liveRecords', publishing.liveRecords)
    .decorate('consoleToken', consoleToken)
    .decorate('saidVisit', saidVisit)
    .decorate('features', features)
    .decorate('ports', emptyPorts())
    .decorate('buildApp', buildApp)
    .decorate('outer', outer);
  app.decorate(
    'upstreams',
    new Upstreams({
      demo: env.mode === 'demo',
      readsOnly: outer !== undefined,
      resolve,
      now: () => publishing.clock.now().getTime(),
      warn: (fault, service) =>
        app.log.warn({ err: fault, kind: fault.kind, service }, 'the upstream host of a data service gave no answer'),
    }),
  );
  const ownStates = new ParkStates(() => publishing.clock.now().getTime());
  app.decorate('parkStates', outer?.parkStates ?? ownStates).addHook('onClose', async () => ownStates.close());
  keepConnectionPages(app, outer === undefined ? env.dataDir : undefined);
  const context: Context = {
    store: publishing.store,
    live: publishing.live,
    keys: sessionKeys(await storedSecret(publishing.store.db, 'session', env.sessionSecret)),
    identityKeys: identityKeys(await storedSecret(publishing.store.db, 'identity', env.identitySecret)),
    readSecret: documentSecrets(env),
    files: outer === undefined ? openFiles(env) : memoryFiles(),
    scanner: openScanner(env),
    clock: publishing.clock,
    parkStates: app.parkStates,
    sandbox: env.sandbox,
  };
  app.decorate('context', context);
  tellPrincipals(app, (request) => readPrincipal(context, carriedSession(request, env)));
  app.setValidatorCompiler(validatorCompiler);
  answerErrors(app, context);
  secureHeaders(app, env.mode === 'production');
  requireOneHost(app);
  jsonBodies(app);
  noSuchAddress(app);
  await app.register(fastifyCookie);
  // Flush streams immediately. Cached pages bring their own compressed bytes.
  await app.register(fastifyCompress, {
    threshold: 1024,
    // zstd would come first by default, and its default level makes Korean JSON a sixth larger.
    encodings: ['br', 'gzip', 'deflate'],
    // No caller sends compressed bodies, and a compressed body could be a decompression bomb.
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 }, flush: constants.BROTLI_OPERATION_FLUSH },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  });
  await app.register(fastifySwagger, openApi);
  const used = features.filter((feature) => parts.some((part) => feature[part] !== undefined));
  for (const { prepare } of used) prepare?.(app);
  await app.register(registerConnectionPage);
  for (const part of featureParts.filter((one) => parts.includes(one)))
    for (const { [part]: register } of used) if (register !== undefined) await app.register(register);
  return app;
};

/** Redraws the connection-error pages at each release. Without a live release the pages of the last process stay. */
const keepConnectionPages = (app: FastifyInstance, folder: string | undefined): void => {
  const { live } = app;
  const pages = new ConnectionPageCache(folder);
  const keep = (): void =>
    pages.keep(live.current, (error) =>
      app.log.warn({ err: error }, 'the connection-error pages could not be renewed'),
    );
  if (live.isLoaded) keep();
  const stop = live.onRelease(keep);
  app.decorate('connectionPages', pages).addHook('onClose', async () => {
    stop();
    await pages.written;
  });
};
