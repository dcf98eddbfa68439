import { inTransaction } from '../../src/server/core/storage/in-transaction.ts';
import { sandboxCi, sandboxDi, saveIdentity } from '../../src/server/services/identity/index.ts';
import type { AccountServer, MemberParts } from './account-server.ts';
import { typedPerson } from './join-flow.ts';
import type { TestMember } from './test-member.ts';

export type TypedPerson = ReturnType<typeof typedPerson>;

const nextPerson = (
  (last) => (): TypedPerson =>
    typedPerson(`사람${++last}`, '19800101', `0107${String(last).padStart(7, '0')}`)
)(0);

/** Adds a member who has proven to be a person whom the sandbox provider knows by what is typed. */
export const addVerified = async (
  server: AccountServer,
  parts: MemberParts = {},
): Promise<{ readonly member: TestMember; readonly person: TypedPerson }> => {
  const person = nextPerson();
  const member = await server.addMember({ name: person.name, ...parts });
  const { context } = server.app();
  const ci = sandboxCi(person);
  await inTransaction(context.store, (tx) =>
    saveIdentity(tx, context, member.uid, {
      method: 'NICE',
      name: person.name,
      birthDate: person.birthDate,
      gender: person.gender,
      foreigner: false,
      mobile: person.mobile,
      ciKey: context.identityKeys.personKey('ci', ci),
      diKey: context.identityKeys.personKey('di', sandboxDi('TEST-SITE', ci)),
      at: server.now().toISOString(),
    }),
  );
  return { member, person };
};

/** Message templates that tell of changes by a verification. */
export const verifiedTemplates = (['PASSWORD_RECOVERED', 'INFO_CHANGED'] as const).map((event) => ({
  type: 'message-template',
  id: event.toLowerCase().replace('_', '-'),
  v: 1,
  event,
  purpose: 'service',
  topic: 'account',
  title: 'site.name',
  body: 'site.name',
  channels: ['NOTIFICATION', 'EMAIL', 'SMS', 'PUSH'],
}));
