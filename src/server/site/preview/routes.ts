import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { resolveTarget } from '../../../engine/index.ts';
import { isLookedAt } from '../../core/connection-page/send-connection-page.ts';
import { edgeErrors, HttpError } from '../../core/errors.ts';
import { requestOrigin } from '../../core/site-origin.ts';
import { consoleApi } from '../../core/operators/console-api.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';
import { explainPreview } from './explain-preview.ts';
import { isPreviewHost, previewOrigin } from './preview-origin.ts';
import { readPass, writePass } from './preview-pass.ts';
import type { Drawn } from './preview-site.ts';
import { Previews } from './previews.ts';
import { explainAnswer, explainBody, previewAnswer, previewBody } from './schema.ts';
import { wholeViewer } from './whole-viewer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    previews: Previews;
  }
}

const base = '/preview-pass';

/** Registers the console API of previews. */
const registerPasses =
  (previews: Previews): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    consoleApi(app, 'previews');
    app.post(
      '/api/console/v1/previews',
      {
        config: { right: 'read' },
        schema: {
          summary: 'Make an address that shows the site as a visitor has it, with drafts or as it was',
          body: previewBody,
          response: { 201: previewAnswer, '4xx': errorSchema },
        },
      },
      async ({ body: { which, only, against, viewer, at, path, minutes }, operator }, reply) => {
        const { request } = reply;
        const origin = previewOrigin(request, app.env);
        if (origin === undefined) throw new HttpError('noPreviewHost');
        const now = app.clock.now();
        const until = new Date(now.getTime() + minutes * 60_000);
        const pass = {
          which,
          ...(only === undefined ? {} : { only: [...only] }),
          ...(against === undefined
            ? {}
            : {
                against: { which: against.which, ...(against.only === undefined ? {} : { only: [...against.only] }) },
              }),
          by: operator.id,
          viewer: wholeViewer(app.live.current, viewer),
          ...(at === undefined ? {} : { at }),
          console: requestOrigin(request, app.env),
        };
        const word = await writePass(app.store.db, pass, until, now);
        const to = `?to=${encodeURIComponent(path)}`;
        const marks =
          against === undefined ? undefined : (await previews.drawMarked(pass, against, pathOf(path)))?.marks;
        return reply.code(201).send({
          ...(marks === undefined ? {} : { marks }),
          url: `${origin}${base}/${word}${to}`,
          still: `${origin}${base}/${word}/still${to}${against === undefined ? '' : '#changed'}`,
          origin,
          until: until.toISOString(),
        });
      },
    );
    app.post(
      '/api/console/v1/explain',
      {
        config: { right: 'read' },
        schema: {
          summary: 'Say why a visitor gets what a preview shows them, and what is hidden from them',
          body: explainBody,
          response: { 200: explainAnswer, '4xx': errorSchema },
        },
      },
      async ({ body: { which, only, viewer, at, path }, operator }, reply) => {
        const console = requestOrigin(reply.request, app.env);
        const pass = {
          which,
          ...(only === undefined ? {} : { only: [...only] }),
          by: operator.id,
          viewer: wholeViewer(app.live.current, viewer),
          ...(at === undefined ? {} : { at }),
          console,
        };
        const site = await previews.siteOf(pass);
        const { steps, hidden, shown, ...visit } = await explainPreview(
          site,
          pass,
          path,
          app.clock.now().getTime(),
          previewOrigin(reply.request, app.env) ?? console,
        );
        return reply.send({ ...visit, steps: [...steps], hidden: [...hidden], shown: [...shown] });
      },
    );
  };

/** HttpOnly and Partitioned cookie: scripts cannot read it, and a cross-site frame has its own. */
const cookie = 'preview_pass';

const pathOf = (to: string): string => {
  const target = resolveTarget(to.replace(/^\/{2,}/, '/'), { allowedHosts: [] });
  return target.kind === 'inside' ? target.path : '/';
};

const enter = (reply: FastifyReply, word: string, until: number, to: string): FastifyReply => {
  return reply
    .setCookie(cookie, word, {
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'none',
      partitioned: true,
      expires: new Date(until),
    })
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(pathOf(to), 302);
};

// The console, its API and the pass routes are never part of a preview.
const isOwn = (url: string): boolean => url.startsWith(`${base}/`) || /^\/(console|api\/console)([/?]|$)/.test(url);

/** Reads the pass from the cookie header without parsing all cookies of every visitor. */
const passIn = ({ headers }: FastifyRequest): string | undefined => {
  const cookies = headers.cookie;
  if (cookies?.includes(cookie) !== true) return undefined;
  return cookies
    .split('; ')
    .find((one) => one.startsWith(`${cookie}=`))
    ?.slice(cookie.length + 1);
};

/** Routes every request with a pass on the preview host to its preview. */
export const answerWithPass = (app: FastifyInstance): void => {
  const previews = new Previews(app);
  app.decorate('previews', previews);
  app.addHook('onRequest', async (request, reply) => {
    const brought = passIn(request);
    if (brought === undefined || isOwn(request.url) || !isPreviewHost(request, app.env)) return undefined;
    const found = await readPass(app.store.db, brought, app.clock.now());
    if (found === undefined) return undefined;
    const site = await previews.siteOf(found.pass);
    reply.hijack();
    await site.answer(request.raw, reply.raw, found.pass);
    return reply;
  });
};

const markStyle = `${base}/marks.css`;
const noteStyle = `${base}/note.css`;
const noteRules =
  'body { font: 1rem/1.6 system-ui, sans-serif; color: #1d2130; background: #f4f5f7; word-break: keep-all; } main { max-width: 30rem; margin: 20vh auto 0; padding: 0 1.5rem; } h1 { font-size: 1.375rem; }';
const markRules =
  '[data-changed] { outline: 3px solid #3c4fd0 !important; outline-offset: -3px; border-radius: 6px; scroll-margin: 96px 0; } #changed { scroll-margin: 96px 0; }';

/** Sends a still page with visible marks. Throws `notFound` when no page exists. */
const sendMarked = (reply: FastifyReply, drawn: (Drawn & { readonly marks: number }) | undefined): FastifyReply => {
  if (drawn === undefined) throw new HttpError('notFound');
  return reply
    .header('content-security-policy', drawn.policy)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(drawn.html.replace('</head>', `<link rel="stylesheet" href="${markStyle}"></head>`));
};

/** Page for an expired address, in both languages because the visitor's language is unknown. */
const endedPage = `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>미리 보기가 끝났어요 · This preview has ended</title><link rel="stylesheet" href="${noteStyle}"></head><body><main><h1>이 미리 보기는 끝났어요</h1><p>콘솔에서 새 주소를 만들어 달라고 하세요.</p><p lang="en">${edgeErrors.passEnded.text}</p></main></body></html>`;

const sendEnded = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (!isLookedAt(request)) throw new HttpError('passEnded');
  return reply
    .code(410)
    .header('content-security-policy', "default-src 'none'; style-src 'self'")
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(endedPage);
};

interface Asked {
  readonly Params: { readonly pass: string };
  readonly Querystring: { readonly to?: string };
}

/** Registers previews: the visitor site with drafts, for a chosen visitor and time. */
export const registerPreviews: FastifyPluginAsync = async (app) => {
  const { previews } = app;
  await app.register(registerPasses(previews));
  const passOf = async (request: FastifyRequest<Asked>) =>
    isPreviewHost(request, app.env) ? readPass(app.store.db, request.params.pass, app.clock.now()) : undefined;
  app.get<Asked>(`${base}/:pass`, { schema: { hide: true } }, async (request, reply) => {
    const found = await passOf(request);
    return found === undefined
      ? sendEnded(request, reply)
      : enter(reply, request.params.pass, found.until, request.query.to ?? '/');
  });
  app.get<Asked>(`${base}/:pass/still`, { schema: { hide: true } }, async (request, reply) => {
    const found = await passOf(request);
    if (found === undefined) return sendEnded(request, reply);
    const { pass } = found;
    if (pass.against !== undefined)
      return sendMarked(reply, await previews.drawMarked(pass, pass.against, pathOf(request.query.to ?? '/')));
    const site = await previews.siteOf(pass);
    reply.hijack();
    // The pass path returns the target page itself instead of a redirect.
    request.raw.url = pathOf(request.query.to ?? '/');
    await site.answer(request.raw, reply.raw, { ...pass, still: true });
    return reply;
  });
  app.get(markStyle, { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(markRules),
  );
  app.get(noteStyle, { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(noteRules),
  );
  const stops = [app.publishing.drafts.subscribe(() => previews.renew()), app.live.onRelease(() => previews.renew())];
  app.addHook('preClose', async () => {
    for (const stop of stops) stop();
    await previews.close();
  });
};
