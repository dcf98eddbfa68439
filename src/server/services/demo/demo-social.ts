import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { linkSocial, loginTypeOf, offeredProviders } from '../social/index.ts';
import type { DemoMember } from './demo-list.ts';

/** Account number of a demo member at a fake provider. */
export const demoSubject = (provider: string, uid: string): string => `${provider}-${uid}`;

/** Links the accounts of a demo member once, and keeps what visitors change. */
export const seedSocial = async (
  app: FastifyInstance,
  { uid, nickname, social = [] }: Pick<DemoMember, 'uid' | 'nickname' | 'social'>,
): Promise<void> => {
  for (const provider of offeredProviders(app).filter(({ id }) => social.includes(id)))
    await inTransaction(app.store, async (tx) => {
      const { id } = provider;
      const subject = demoSubject(id, uid);
      const known = await tx
        .selectFrom('social_identities')
        .select('id')
        .where('provider', '=', id)
        .where((row) => row.or([row('member', '=', uid), row('subject', '=', subject)]))
        .executeTakeFirst();
      if (known === undefined)
        await linkSocial(tx, app.context, uid, {
          provider: id,
          loginType: loginTypeOf(provider),
          subject,
          label: nickname,
        });
    });
};
