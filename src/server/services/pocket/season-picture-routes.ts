import type { FastifyPluginAsync } from 'fastify';
import { readSeasonPicture, sendSeasonPicture } from '#schemas/calls/pocket/season-calls';
import { countFile } from '../../core/records/file-limit.ts';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { noPicture, sendPrivatePicture } from '../../core/pictures/send-picture.ts';
import { memberPictures } from '../../core/work-queue.ts';
import { passOf } from './season.ts';
import { makeSeasonPicture, readSeasonPictureOf, requireLive, saveSeasonPicture } from './season-pictures.ts';

/** Registers the pictures of season passes for their members. */
export const registerSeasonPictures: FastifyPluginAsync = async (app) => {
  const { db } = app.store;

  handleCall(app, readSeasonPicture, async ({ member, locale, query }) =>
    readSeasonPictureOf(app, db, await passOf(app, member, query), locale),
  );

  handleCall(app, sendSeasonPicture, async ({ member, locale, now, query, body, once }) => {
    const { pass, bytes } = await memberPictures.run(member, async () => {
      // Counted first: pictures that are refused cost as much.
      await inTransaction(app.store, (tx) => countFile(tx, member, now));
      const pass = await passOf(app, member, query);
      requireLive(pass, now);
      return { pass, bytes: await makeSeasonPicture(body) };
    });
    return answerOf(once, async (tx) => {
      await saveSeasonPicture(tx, app, pass, bytes);
      return readSeasonPictureOf(app, tx, pass, locale);
    });
  });

  app.get<{ Params: { id: string } }>('/season-pictures/:id', { schema: { hide: true } }, async (request, reply) => {
    const principal = await request.principal();
    if (principal.kind !== 'member') return noPicture(reply);
    const row = await db
      .selectFrom('season_pictures')
      .select('bytes')
      .where('id', '=', request.params.id)
      .where('member', '=', principal.session.uid)
      .executeTakeFirst();
    return row === undefined ? noPicture(reply) : sendPrivatePicture(reply, row.bytes);
  });
};
