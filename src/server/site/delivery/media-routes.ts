import type { FastifyInstance, FastifyReply } from 'fastify';
import { viewOf } from '../../core/live-site/release-view.ts';

export const forEver = 'public, max-age=31536000, immutable';
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

interface Medium {
  readonly type: string;
  readonly body: string | undefined;
  /**
   * Returns true if the address contains the hash of this content. Addresses of a different release get the current content, with a short cache time.
   */
  readonly isMarked: boolean;
}

const send = (reply: FastifyReply, { type, body, isMarked }: Medium): FastifyReply => {
  if (body === undefined) return reply.code(404).header('cache-control', 'no-store').send();
  return reply
    .header('content-type', type)
    .header('cache-control', isMarked ? forEver : 'no-cache')
    .send(body);
};

const sendSvg = (reply: FastifyReply, svg: Omit<Medium, 'type'>): FastifyReply =>
  send(reply.header('content-security-policy', svgPolicy), { type: 'image/svg+xml', ...svg });

/** Registers themed pictures, the icon sprite and the colour stylesheet, each at an address with its content hash. */
export const registerMedia = (app: FastifyInstance): void => {
  const view = () => viewOf(app.live.current);
  app.get<{ Params: { theme: string; mark: string; name: string } }>(
    '/art/:theme/:mark/:name',
    { schema: { hide: true } },
    (request, reply) => {
      const { theme, mark, name } = request.params;
      const { assets, art } = view();
      return sendSvg(reply, {
        body: art(name.replace(/\.svg$/, ''), theme),
        isMarked: Object.hasOwn(assets.art, theme) && assets.art[theme] === mark,
      });
    },
  );
  app.get('/icons/:name', { schema: { hide: true } }, (request, reply) =>
    sendSvg(reply, { body: view().icons, isMarked: request.url === view().assets.iconSprite }),
  );
  app.get('/favicon.svg', { schema: { hide: true } }, (_, reply) =>
    sendSvg(reply, { body: view().art('brand', app.live.current.snapshot.site.theme), isMarked: false }),
  );
  app.get('/themes/:name', { schema: { hide: true } }, (request, reply) =>
    send(reply, {
      type: 'text/css; charset=utf-8',
      body: view().themesCss,
      isMarked: request.url === view().assets.themes,
    }),
  );
};
