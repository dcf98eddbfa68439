import type { FastifyInstance } from 'fastify';
import type { FromSchema } from 'json-schema-to-ts';
import type { userChangeBody } from '#schemas/accounts.schema';
import { kstDay } from '../../kst.ts';
import type { SessionRow } from '../../session/sessions-store.ts';
import { consentsOf } from './member-columns.ts';
import { changeMember } from './members-store.ts';

type Change = FromSchema<typeof userChangeBody>;

/** Saves what members say of themselves: promotion consent (P-549), and the agreement by which an ex-member comes back. */
export const changeInfo = async (app: FastifyInstance, session: SessionRow, { promotionRecvInfoList, convAgrYn }: Change): Promise<true> => {
  const { store } = app.sessions;
  const now = app.desk.now();
  const consents = { ...consentsOf(session), ...Object.fromEntries((promotionRecvInfoList ?? []).map(({ channelType, agreeYn }) => [channelType, agreeYn])) };
  await store.db.transaction().execute(async (tx) => {
    await changeMember(tx, session.uid, { consents: JSON.stringify(consents), ...(convAgrYn === 'Y' ? { conversion_agreed_on: kstDay(now) } : {}) }, now);
    await store.announce(tx, 'member', session.uid);
  });
  return true;
};
