import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { canonicalPath } from '../../../engine/index.ts';
import { spokenLocale } from '../../core/viewer/read-viewer.ts';
import { requestOrigin } from '../../core/site-origin.ts';
import { findShare } from './shares-store.ts';
import { shareDocument } from './share-document.ts';

/** Registers `/shares/{id}` (2.9): the page of a share; `missing` answers unknown ids. */
export const registerSharedPage = (
  app: FastifyInstance,
  missing: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void => {
  app.get<{ Params: { shareInfoId: string } }>(
    '/shares/:shareInfoId',
    { config: { anyText: true }, schema: { hide: true } },
    async (request, reply) => {
      const [path = '', search] = request.originalUrl.split(/\?(.*)/s);
      const canonical = canonicalPath(path);
      if (canonical === undefined) return missing(request, reply);
      if (canonical !== path)
        return reply
          .header('cache-control', 'no-store')
          .redirect(canonical + (search === undefined ? '' : `?${search}`), 302);
      const share = await findShare(app.store.db, request.params.shareInfoId);
      if (share === undefined) return missing(request, reply);
      const locale = spokenLocale(request);
      const { html, policy } = shareDocument({
        release: app.live.current,
        share,
        locale,
        origin: requestOrigin(request, app.env),
      });
      return reply
        .header('content-security-policy', policy)
        .header('content-language', locale)
        .header('cache-control', 'private, no-cache')
        .header('vary', 'Accept-Language, Cookie, User-Agent')
        .type('text/html; charset=utf-8')
        .send(html);
    },
  );
};
