import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { personOfMember, sandboxCi, sandboxDi, saveIdentity } from '../identity/index.ts';
import type { DemoMember } from './demo-list.ts';

/** Makes a demo member a known person, the one whom the sandbox's identity provider knows by that name. Does nothing for one who has an identity. */
export const seedDemoIdentity = async (
  { context }: FastifyInstance,
  { uid, name, birthDate, gender, mobile }: DemoMember,
): Promise<void> => {
  const { store, identityKeys, clock, live } = context;
  if ((await personOfMember(store.db, uid)) !== undefined) return;
  const member = await store.db
    .selectFrom('members')
    .select('state')
    .where('uid', '=', uid)
    .where('state', 'in', ['active', 'leaving'])
    .executeTakeFirst();
  if (member === undefined) return;
  const [provider] = live.current.prepared.documents['identity-provider'].values();
  const ci = sandboxCi({ name, birthDate, mobile });
  await inTransaction(store, (tx) =>
    saveIdentity(tx, context, uid, {
      method: 'NICE',
      name,
      birthDate,
      gender,
      foreigner: !/\p{Script=Hangul}/u.test(name),
      mobile,
      ciKey: identityKeys.personKey('ci', ci),
      diKey: identityKeys.personKey('di', sandboxDi(provider?.siteCode ?? '', ci)),
      at: clock.now().toISOString(),
    }),
  );
};
