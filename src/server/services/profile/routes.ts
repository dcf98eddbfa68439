import type { FastifyPluginAsync } from 'fastify';
import * as calls from '#schemas/calls/profile/calls';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { sendPrivateFile } from '../../core/files/send-file.ts';
import { viewOf } from '../../core/live-site/release-view.ts';
import { noPicture } from '../../core/pictures/send-picture.ts';
import { changeByAuth } from './change-by-auth.ts';
import { buyPicture, choosePhoto, choosePicture, listPictures, ownPicture, readUpload } from './pictures.ts';
import { undoEmail } from './undo-email.ts';

/** Registers the changes of a member's own data (P-550, P-551), and profile pictures. */
export const registerProfile: FastifyPluginAsync = async (app) => {
  handleCall(app, calls.changeByAuth, (input) => changeByAuth(app, input));
  handleCall(app, calls.changeByAuthSns, (input) => changeByAuth(app, input));
  handleCall(app, calls.undoEmail, ({ body }) => undoEmail(app, body.token));

  handleCall(app, calls.readProfileImages, ({ session, db, locale }) =>
    listPictures(app, { db, member: session, locale, bought: false }),
  );
  handleCall(app, calls.readBoughtImages, ({ session, db, locale }) =>
    listPictures(app, { db, member: session, locale, bought: true }),
  );
  handleCall(app, calls.buyProfileImage, ({ member, body, once }) =>
    answerOf(once, (tx) => buyPicture(tx, app, member, body.profileImgId)),
  );
  handleCall(app, calls.readProfileImage, async ({ session, now }) => ownPicture(session, now));
  handleCall(app, calls.chooseProfileImage, ({ member, body, once }) =>
    answerOf(once, (tx) => choosePicture(tx, app, member, body.profileImgId)),
  );
  handleCall(app, calls.chooseProfilePhoto, ({ member, body, once }) =>
    answerOf(once, (tx) => choosePhoto(tx, app, member, body.fileId)),
  );

  app.get<{ Params: { id: string } }>(
    '/profile-pictures/set/:id',
    { schema: { hide: true } },
    async (request, reply) => {
      const { prepared, snapshot } = app.live.current;
      const picture = prepared.documents['profile-picture'].get(request.params.id);
      if (picture === undefined) return noPicture(reply);
      return reply
        .header('cache-control', 'public, max-age=300')
        .redirect(viewOf(app.live.current).artUrl(picture.art, snapshot.site.theme));
    },
  );
  // Members see each other's uploads; nobody else does.
  app.get<{ Params: { id: string } }>('/profile-pictures/:id', { schema: { hide: true } }, async (request, reply) => {
    if ((await request.principal()).kind !== 'member') return noPicture(reply);
    const file = await readUpload(app.context, request.params.id);
    return file === undefined ? noPicture(reply) : sendPrivateFile(reply, file);
  });
};
