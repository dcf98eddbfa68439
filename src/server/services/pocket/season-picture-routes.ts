import type { FastifyPluginAsync } from 'fastify';
import { readSeasonPicture, sendSeasonPicture } from '#schemas/calls/seasons/calls';
import { countFile } from '../../core/records/file-limit.ts';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { askedLocale } from '../../core/viewer/read-viewer.ts';
import { noPicture, sendPrivatePicture } from '../../core/pictures/send-picture.ts';
import { memberPictures } from '../../core/work-queue.ts';
import { passOf } from './season.ts';
import { makeSeasonPicture, readSeasonPictureOf, requireLive, saveSeasonPicture } from './season-pictures.ts';

/** Registers the pictures of season passes for their members. */
export const registerSeasonPictures: FastifyPluginAsync = async (app) => {
  const { db } = app.sessions.store;

  handleCall(app, readSeasonPicture, async ({ session, query, request }) =>
    readSeasonPictureOf(
      app,
      db,
      await passOf(app, session.uid, query),
      askedLocale(request, app.live.current.snapshot),
    ),
  );

  handleCall(app, sendSeasonPicture, async ({ session, query, body, request, once }) => {
    const { pass, bytes } = await memberPictures.run(session.uid, async () => {
      // Counted first: pictures that are refused cost as much.
      await inTransaction(app.sessions.store, (tx) => countFile(tx, session.uid, app.desk.now()));
      const pass = await passOf(app, session.uid, query);
      requireLive(pass, app.desk.now());
      return { pass, bytes: await makeSeasonPicture(body) };
    });
    return answerOf(once, async (tx) => {
      await saveSeasonPicture(tx, app, pass, bytes);
      return readSeasonPictureOf(app, tx, pass, askedLocale(request, app.live.current.snapshot));
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
