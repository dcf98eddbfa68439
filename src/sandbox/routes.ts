import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Snapshot } from '../engine/index.ts';
import type { Locale } from '#schemas/parts';
import { requestFacts } from '../server/core/viewer/read-viewer.ts';
import { viewOf } from '../server/core/live-site/release-view.ts';
import { siteOrigin } from '../server/core/site-origin.ts';
import { freeNumbers } from '../server/services/demo/index.ts';
import { ticketsPage } from './tickets-page.ts';
import { demoNumbers } from '../server/services/gifts/index.ts';
import { productDocument } from '../server/services/pocket/index.ts';
import { passOfToken, sendFile } from '../server/services/wallets/index.ts';
import { HttpError } from '../server/core/errors.ts';
import { passStyle, walletPage } from './wallet-page.ts';
import { messengerPage } from './messenger-page.ts';
import { outboxPage } from './outbox-page.ts';
import { registerSandboxDevices } from './devices/routes.ts';
import { memoryStyle } from './games/memory-page.ts';
import { registerGames } from './games/routes.ts';
import { registerShell } from './shell/routes.ts';
import { providerStyle } from './social/pages.ts';
import { registerSandboxSocial } from './social/routes.ts';
import { registerSites } from './sites/register-sites.ts';
import { sandboxPage, sandboxStyle, type SandboxFrame } from './sandbox-page.ts';
import { registerVerify } from './verify/routes.ts';
import { verifyStyle } from './verify/verify-page.ts';
import { stampsPage } from './stamps-page.ts';

const policy = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";
const mostShown = 50;
const STAMPS_SECONDS = 15;

const frameOf = (app: FastifyInstance, request: FastifyRequest): SandboxFrame => {
  const release = app.live.current;
  const { snapshot } = release;
  const { locale } = requestFacts(request, snapshot);
  return {
    locale,
    themes: viewOf(release).assets.themes,
    theme: snapshot.site.theme,
    home: snapshot.site.paths.gate,
    siteName: snapshot.messages[locale][snapshot.site.name] ?? '',
  };
};

const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .send(page);

/** System that a page replaces. */
interface Outside {
  readonly name: string;
  readonly address: string;
}

const send = (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
  find: (snapshot: Snapshot, locale: Locale) => Outside | undefined,
): FastifyReply => {
  const frame = frameOf(app, request);
  const outside = find(app.live.current.snapshot, frame.locale);
  return sendPage(reply.code(outside === undefined ? 404 : 200), sandboxPage({ ...frame, id, ...outside }));
};

/** Registers fakes of all external systems, so that every link works on one machine. */
export const registerSandbox: FastifyPluginAsync = async (app) => {
  await app.register(registerShell(frameOf));
  await app.register(registerSandboxDevices(frameOf));
  await app.register(registerGames(frameOf));
  await app.register(registerSandboxSocial(frameOf));
  await app.register(registerVerify(frameOf));
  app.get('/sandbox/sandbox.css', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${sandboxStyle}${passStyle}${memoryStyle}${providerStyle}${verifyStyle}`),
  );

  registerSites(app);

  // External site that visitors log in to with their account; its address shows the data it received.
  app.get<{ Params: { clientId: string } }>('/sandbox/client/:clientId', { schema: { hide: true } }, (request, reply) =>
    send(app, request, reply, request.params.clientId, (snapshot, locale) => {
      const client = snapshot.clients.find(({ id }) => id === request.params.clientId);
      const told = request.url.split('?', 2)[1];
      return (
        client && {
          name: client.name[locale] ?? '',
          address: `${client.redirectUris[0] ?? ''}${told === undefined ? '' : `?${told}`}`,
        }
      );
    }),
  );

  app.get('/sandbox/messenger', { schema: { hide: true } }, (request, reply) => {
    const frame = frameOf(app, request);
    const { messages, sharing } = app.live.current.snapshot;
    return sendPage(
      reply,
      messengerPage({
        ...frame,
        messenger: messages[frame.locale][sharing?.messenger.name ?? ''] ?? '',
        asked: Object.fromEntries(new URLSearchParams(request.url.split('?', 2)[1])),
      }),
    );
  });

  app.get('/sandbox/tickets', { schema: { hide: true } }, async (request, reply) => {
    const frame = frameOf(app, request);
    const { documents } = app.live.current.prepared;
    const tickets = (await freeNumbers(app)).map((one) => ({
      number: one.number,
      name: productDocument(documents, one)?.name[frame.locale] ?? one.product,
      from: one.valid_from,
      until: one.valid_until,
      reservation: one.reservation,
      mobileEnd: one.mobile.slice(-4),
      holder: one.holder_name,
      birthDate: one.birth_date,
      scratchCode: '',
    }));
    const gifts = demoNumbers().map(({ kind, number, product, code }) => ({
      number,
      name: documents[kind === 'COUPON' ? 'coupon-kind' : 'gift-card-kind'].get(product)?.name[frame.locale] ?? product,
      from: '',
      until: '',
      reservation: '',
      mobileEnd: '',
      holder: '',
      birthDate: '',
      scratchCode: code,
    }));
    return sendPage(reply, ticketsPage({ ...frame, numbers: [...tickets, ...gifts] }));
  });

  // Codes of stamp posts. Moving ones change, so browsers read the page again.
  app.get('/sandbox/stamps', { schema: { hide: true } }, (request, reply) =>
    sendPage(
      reply.header('refresh', String(STAMPS_SECONDS)),
      stampsPage({
        ...frameOf(app, request),
        documents: app.live.current.prepared.documents,
        now: app.clock.now().getTime(),
      }),
    ),
  );

  app.get<{ Params: { token: string } }>(
    '/sandbox/wallet/:token',
    { schema: { hide: true } },
    async (request, reply) => {
      const { token } = request.params;
      return sendPage(
        reply,
        walletPage(app, { frame: frameOf(app, request), token, ...(await passOfToken(app, token)) }),
      );
    },
  );
  app.get<{ Params: { token: string } }>(
    '/sandbox/wallet/:token/ticket.pkpass',
    { schema: { hide: true } },
    async (request, reply) => {
      const { signed } = await passOfToken(app, request.params.token);
      if (!('file' in signed)) throw new HttpError('notFound');
      return sendFile(reply.header('cache-control', 'no-store'), signed.file);
    },
  );

  // Messages that gateways send in production.
  app.get('/sandbox/outbox', { schema: { hide: true } }, async (request, reply) => {
    // The order of messages with the same instant is arbitrary but stable.
    const sent = await app.store.db
      .selectFrom('outbox')
      .select(['address', 'subject', 'body', 'at', 'channel', 'state'])
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(mostShown)
      .execute();
    return sendPage(reply, outboxPage({ ...frameOf(app, request), sent, origin: siteOrigin(app) }));
  });
};
