import type { Writable } from 'node:stream';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifySwagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { ConnectionShelf } from './connection-page/connection-shelf.ts';
import { registerConnectionPage } from './connection-page/routes.ts';
import type { Env } from './env.ts';
import type { Desk } from './features/publishing/desk.ts';
import type { LiveSite } from './live-site.ts';
import type { SayVisit } from './said-visit.ts';
import { frameSite } from './features/sandbox/shell/frame-site.ts';
import { resolveHost, type ResolveHost } from './upstream/resolve-host.ts';
import { Upstreams } from './upstream/pass-on.ts';
import { answerErrors } from './plugins/answer-errors.ts';
import { brokenRequests } from './plugins/broken-requests.ts';
import { jsonBodies } from './plugins/json-bodies.ts';
import { noSuchAddress } from './plugins/no-such-address.ts';
import { openApi } from './plugins/open-api.ts';
import { secureHeaders } from './plugins/secure-headers.ts';
import { validatorCompiler } from './plugins/validators.ts';
import type { Secret } from './secret.ts';
import { readPrincipal, tellPrincipals } from './session/principal.ts';
import { carriedSession } from './session/session-cookies.ts';
import { sessionKeys, sessionSecret } from './session/session-keys.ts';

declare module 'fastify' {
  interface FastifyInstance {
    env: Env;
    live: LiveSite;
    desk: Desk;
    consoleToken: Secret;
    upstreams: Upstreams;
    connectionPages: ConnectionShelf;
  }
}

export interface AppParts {
  readonly env: Env;
  readonly desk: Desk;
  readonly consoleToken: Secret;
  /** The features, in the order of their registration. */
  readonly drawers: readonly FastifyPluginAsync[];
  /** Finds the addresses of upstream hosts; the name server unless told otherwise. */
  readonly resolve?: ResolveHost;
  /** Says who visitors are and when it is; left out, requests tell and the clock does. */
  readonly saidVisit?: SayVisit;
  /** Nothing outlives it: calls that change something at an upstream host are refused, and nothing is written to the data folder. */
  readonly leavesNoTrace?: boolean;
  /** Where what goes wrong is written, a JSON line each. */
  readonly log: Writable;
}

const bodyLimit = 64 * 1024;

/** The server with all its drawers; it listens to nothing yet. */
export const buildApp = async ({ env, desk, consoleToken, drawers, resolve = resolveHost, saidVisit = () => undefined, leavesNoTrace = false, log }: AppParts): Promise<FastifyInstance> => {
  const app = Fastify({
    bodyLimit,
    // A proxy in front ends HTTPS in production; its word on address and protocol is taken there only.
    trustProxy: env.mode === 'production',
    // Whoever is being answered gets the answer; main sets the end of that.
    forceCloseConnections: 'idle',
    logger: { level: 'warn', stream: log, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    // Few requests have a word to say; those name themselves.
    childLoggerFactory: (logger) => logger,
    routerOptions: { maxParamLength: 500 },
    ...brokenRequests,
  });
  app.decorate('env', env).decorate('live', desk.live).decorate('desk', desk).decorate('consoleToken', consoleToken).decorate('saidVisit', saidVisit);
  app.decorate('upstreams', new Upstreams({
    demo: env.mode === 'demo',
    readsOnly: leavesNoTrace,
    resolve,
    now: () => desk.now().getTime(),
    warn: (fault, service) => app.log.warn({ err: fault, kind: fault.kind, service }, 'the upstream host of a data service gave no answer'),
  }));
  keepConnectionPages(app, leavesNoTrace ? undefined : env.dataDir);
  const sessions = { store: desk.store, keys: sessionKeys(await sessionSecret(desk.store.db, env.sessionSecret)), live: desk.live, now: desk.now };
  app.decorate('sessions', sessions);
  tellPrincipals(app, (request) => readPrincipal(sessions, carriedSession(request, env)));
  app.setValidatorCompiler(validatorCompiler);
  answerErrors(app, desk);
  secureHeaders(app, env.mode === 'production');
  if (env.sandbox) frameSite(app);
  jsonBodies(app);
  noSuchAddress(app);
  await app.register(fastifyCookie);
  // Streams are written through at once; a stored page brings its own compressed bytes.
  await app.register(fastifyCompress, {
    threshold: 1024,
    // zstd, which comes first where nothing is said, makes Korean JSON a sixth larger at its default.
    encodings: ['br', 'gzip', 'deflate'],
    // No caller sends compressed bodies, and one that did could send a bomb.
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 }, flush: constants.BROTLI_OPERATION_FLUSH },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  });
  await app.register(fastifySwagger, openApi);
  await app.register(registerConnectionPage);
  for (const drawer of drawers) await app.register(drawer);
  return app;
};

/** The connection-error pages follow what is live; with nothing live those of the last time stand. */
const keepConnectionPages = (app: FastifyInstance, folder: string | undefined): void => {
  const { live } = app;
  const pages = new ConnectionShelf(folder);
  const keep = (): void => pages.keep(live.current, (error) => app.log.warn({ err: error }, 'the connection-error pages could not be renewed'));
  if (live.isLoaded) keep();
  const stop = live.onRelease(keep);
  app.decorate('connectionPages', pages).addHook('onClose', async () => {
    stop();
    await pages.written;
  });
};
