import type { FastifyInstance } from 'fastify';
import type { Context } from '../../core/context.ts';
import { lockMember } from '../../core/records/lock.ts';
import type { VerifiedPerson } from '../../core/records/person.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { personOfMember, sandboxCi, sandboxDi, saveIdentity } from '../identity/index.ts';
import { recordGuardian } from '../joins/index.ts';
import { demoMembers, type DemoMember } from './demo-list.ts';

/** The person whom the sandbox's identity provider knows by the name of a demo member. */
const personOf = (
  { identityKeys, clock, live }: Context,
  { name, birthDate, gender, mobile }: DemoMember,
): VerifiedPerson => {
  const [provider] = live.current.prepared.documents['identity-provider'].values();
  const ci = sandboxCi({ name, birthDate, mobile });
  return {
    method: 'NICE',
    name,
    birthDate,
    gender,
    foreigner: !/\p{Script=Hangul}/u.test(name),
    mobile,
    ciKey: identityKeys.personKey('ci', ci),
    diKey: identityKeys.personKey('di', sandboxDi(provider?.siteCode ?? '', ci)),
    at: clock.now().toISOString(),
  };
};

/** Makes a demo member a known person, the one whom the sandbox's identity provider knows by that name. Does nothing for one who has an identity. */
export const seedDemoIdentity = async ({ context }: FastifyInstance, demo: DemoMember): Promise<void> => {
  const { store } = context;
  const { uid } = demo;
  if ((await personOfMember(store.db, uid)) !== undefined) return;
  const member = await store.db
    .selectFrom('members')
    .select('state')
    .where('uid', '=', uid)
    .where('state', 'in', ['active', 'leaving'])
    .executeTakeFirst();
  if (member === undefined) return;
  await inTransaction(store, (tx) => saveIdentity(tx, context, uid, personOf(context, demo)));
};

/** Records the guardian of a demo child. Does nothing for a child who has one. */
export const seedDemoGuardian = async (
  { context }: FastifyInstance,
  { uid: child, guardian }: DemoMember,
): Promise<void> => {
  const { store, clock } = context;
  const adult = demoMembers.find(({ loginId }) => loginId === guardian?.loginId);
  if (guardian === undefined || adult === undefined) return;
  await inTransaction(store, async (tx) => {
    const { state } = await lockMember(tx, store, child);
    const known = await tx.selectFrom('guardians').select('id').where('child', '=', child).executeTakeFirst();
    if (state !== 'active' || known !== undefined) return;
    const by = { person: personOf(context, adult), relation: guardian.relation };
    await recordGuardian(tx, { child, guardian: by, now: clock.now() });
  });
};
