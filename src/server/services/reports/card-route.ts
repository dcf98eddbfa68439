import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { noPicture } from '../../core/pictures/send-picture.ts';
import { WorkQueue } from '../../core/work-queue.ts';
import { drawReportCard } from './draw-card.ts';
import { readCard } from './shares.ts';

const MOST_WAITING = 30;
const MOST_KEPT = 200;

/**
 * Registers the preview picture of a shared report. Each request reads the link anew; wrong, ended and expired links answer alike. Drawings are cached by
 * what they show, so a new nickname or theme makes a new one.
 */
export const registerCards = (app: FastifyInstance): void => {
  const drawn = new Map<string, Promise<Buffer>>();
  const queue = new WorkQueue(MOST_WAITING);
  app.get<{ Params: { token: string; name: string } }>(
    '/share-cards/report/:token/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const { token, name } = request.params;
      const locale = name === 'ko.png' ? 'ko' : name === 'en.png' ? 'en' : undefined;
      const card = locale && (await readCard(app.context, { token, locale }));
      if (card === undefined) return noPicture(reply);
      const { texts, look } = card;
      const mark = hash('sha256', JSON.stringify([texts, look]), 'base64url');
      void reply
        .header('etag', `"${mark}"`)
        // Previews are asked for again, because the member can close the link at any time.
        .header('cache-control', 'private, no-cache')
        .header('x-robots-tag', 'noindex')
        .header('content-security-policy', "default-src 'none'; sandbox");
      if (request.headers['if-none-match'] === `"${mark}"`) return reply.code(304).send();
      const known = drawn.get(mark);
      const coming = known ?? queue.run(mark, () => drawReportCard(texts, look));
      if (known === undefined) {
        const oldest = drawn.size < MOST_KEPT ? undefined : drawn.keys().next().value;
        if (oldest !== undefined) drawn.delete(oldest);
        drawn.set(mark, coming);
        coming.catch(() => drawn.delete(mark));
      }
      return reply.type('image/png').send(await coming);
    },
  );
};
