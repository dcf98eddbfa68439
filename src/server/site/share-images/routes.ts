import type { FastifyPluginAsync } from 'fastify';
import { viewOf } from '../../core/live-site/release-view.ts';
import { encodeShare, renderScene } from '../../core/pictures/share-picture.ts';
import { WorkQueue } from '../../core/work-queue.ts';

/** Drawings of one release that may wait; a page whose picture is refused is shared without it. */
const mostWaiting = 60;

/** Registers `/share/{theme}/{mark}/{name}.png`: the share picture of a page. Drawn once and cached for the life of the process. */
export const registerShareImages: FastifyPluginAsync = async (app) => {
  const drawn = new Map<string, Promise<Buffer>>();
  const queue = new WorkQueue(mostWaiting);
  app.get<{ Params: { theme: string; mark: string; name: string } }>(
    '/share/:theme/:mark/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const { theme, mark, name } = request.params;
      const release = app.live.current;
      const view = viewOf(release);
      const template = view.template(name.replace(/\.png$/, ''));
      const document = release.prepared.documents.theme.get(theme);
      // Draw only hashes of this release, or requests could make the server draw without end.
      if (template === undefined || document === undefined)
        return reply.code(404).header('cache-control', 'no-store').send();
      // Addresses shared under an earlier release contain the hashes of that release.
      if (view.assets.art[theme] !== mark)
        return reply
          .header('cache-control', 'no-store')
          .redirect(view.shareUrl(name.replace(/\.png$/, ''), theme), 302);
      const key = `${theme}/${mark}/${name}`;
      const known = drawn.get(key);
      const coming = known ?? queue.run(key, () => encodeShare(renderScene(template, document)));
      drawn.set(key, coming);
      if (known === undefined) coming.catch(() => drawn.delete(key));
      return reply
        .type('image/png')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(await coming);
    },
  );
};
