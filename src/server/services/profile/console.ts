import type { FastifyPluginAsync } from 'fastify';
import { profileUploadsAnswer } from '#schemas/calls/profile/console-answers';
import { consoleApi } from '../../core/operators/console-api.ts';
import { registerModeration } from '../../core/operators/moderation-routes.ts';
import { decideUpload, listUploads } from './hide-picture.ts';
import { readUpload } from './pictures.ts';

/** Registers the profile pictures that members uploaded, for agents of every venue: members belong to the whole resort. */
export const registerProfileUploads: FastifyPluginAsync = async (app) => {
  consoleApi(app, 'members');
  registerModeration(app, {
    base: '/api/console/v1/members/:venue/profile-pictures',
    summaries: {
      list: 'List the uploaded profile pictures that no agent has decided about',
      picture: 'Read an uploaded profile picture',
      decide: 'Keep an uploaded profile picture, or take it from its member and delete it',
    },
    answer: profileUploadsAnswer,
    list: (venue) => listUploads(app.store.db, (id) => `/api/console/v1/members/${venue}/profile-pictures/${id}`),
    picture: async ({ id }) => (await readUpload(app.context, id))?.bytes,
    decide: (tx, { id, decision, operator }) => decideUpload(tx, app, { id, decision, operator }),
  });
};
