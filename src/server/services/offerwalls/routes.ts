import type { FastifyPluginAsync } from 'fastify';
import { listOfferwallRewards, listOfferwalls, readOfferwallKey } from '#schemas/calls/offerwalls/calls';
import { handleCall } from '../../core/calls/handle-call.ts';
import { HttpError } from '../../core/errors.ts';
import { pageOf } from '../../core/records/page-of.ts';
import { keyFor } from './keys.ts';
import { readOfferwalls, readRewards } from './views.ts';
import { wallOf } from './walls.ts';

/** Registers the offerwalls of members: keys, list, rewards. */
export const registerOfferwalls: FastifyPluginAsync = async (app) => {
  handleCall(app, readOfferwallKey, async ({ session, params: { name = '' }, db }) => {
    const wall = wallOf(app.context, name);
    if (wall === undefined) throw new HttpError('notFound');
    return keyFor(db, app.context, wall, session);
  });
  handleCall(app, listOfferwalls, ({ session, locale, db }) =>
    readOfferwalls(db, app.context, { member: session, locale }),
  );
  handleCall(app, listOfferwallRewards, ({ member, locale, db, query }) =>
    readRewards(db, app.context, { member, locale, statusCd: query.statusCd, page: pageOf(query) }),
  );
};
