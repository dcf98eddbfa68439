import type { FastifyPluginAsync } from 'fastify';
import { requestFacts } from '../../read-viewer.ts';
import { viewOf } from '../../release-view.ts';
import { sandboxPage, sandboxStyle } from './sandbox-page.ts';

const policy = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Stand-ins for everything outside of the site, so that each link really leads somewhere on one machine. */
export const registerSandbox: FastifyPluginAsync = async (app) => {
  app.get('/sandbox/sandbox.css', { schema: { hide: true } }, (_request, reply) => reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(sandboxStyle));
  app.get<{ Params: { linkId: string } }>('/sandbox/link/:linkId', { schema: { hide: true } }, (request, reply) => {
    const release = app.live.current;
    const { snapshot, prepared } = release;
    const { locale } = requestFacts(request, snapshot);
    const link = prepared.documents.link.get(request.params.linkId);
    const page = sandboxPage({
      locale,
      id: request.params.linkId,
      themes: viewOf(release).assets.themes,
      theme: snapshot.site.theme,
      home: snapshot.site.paths.gate,
      siteName: snapshot.messages[locale][snapshot.site.name] ?? '',
      ...(link === undefined ? {} : { name: snapshot.messages[locale][link.linkName] ?? '', address: link.linkUrl }),
    });
    return reply.code(link === undefined ? 404 : 200).type('text/html; charset=utf-8').header('content-security-policy', policy).header('cache-control', 'no-store').send(page);
  });
};
