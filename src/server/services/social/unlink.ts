import type { FastifyInstance } from 'fastify';
import type { UnlinkBody } from '#schemas/calls/social/answers';
import { HttpError } from '../../core/errors.ts';
import type { MemberCallInput } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { requireNotBarred } from '../../core/records/bar.ts';
import { lockMember } from '../../core/records/lock.ts';
import { notify } from '../../core/records/notify.ts';
import { endLogins } from '../../core/session/sessions-store.ts';
import type { Tx } from '../../core/storage/tables.ts';
import { linksOf, type SocialIdentity } from './identities-store.ts';
import { loginTypeOf, providerOf } from './provider.ts';
import { queueRevocation } from './revocations.ts';

interface Ending {
  readonly link: SocialIdentity;
  /** Login that goes on. */
  readonly keep?: string;
  /** True if the provider itself has ended the link: there is nothing to revoke. */
  readonly byProvider?: boolean;
}

/** Ends a link: its logins end, the member is told, and the grant is revoked at the provider. */
export const endLink = async (tx: Tx, app: FastifyInstance, { link, keep, byProvider }: Ending): Promise<void> => {
  const at = app.clock.now().toISOString();
  const { numUpdatedRows } = await tx
    .updateTable('social_identities')
    .set({ state: 'UNLINKED', ended_at: at, grant_sealed: '' })
    .where('id', '=', link.id)
    .where('state', '=', 'LINKED')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return;
  const provider = providerOf(app, link.provider);
  if (provider !== undefined) await endLoginsOf(tx, { link, loginType: loginTypeOf(provider), at, keep });
  if (byProvider !== true) await queueRevocation(tx, app.context, link);
  const { lang } = await tx
    .selectFrom('members')
    .select('lang')
    .where('uid', '=', link.member)
    .executeTakeFirstOrThrow();
  await notify(tx, app.context, {
    member: link.member,
    event: 'SOCIAL_UNLINKED',
    ref: link.id,
    values: { provider: provider?.name[lang] ?? link.provider },
  });
  await app.store.announce(tx, 'member', link.member);
};

const endLoginsOf = async (
  tx: Tx,
  {
    link,
    loginType,
    at,
    keep,
  }: {
    readonly link: SocialIdentity;
    readonly loginType: ReturnType<typeof loginTypeOf>;
    readonly at: string;
    readonly keep: string | undefined;
  },
): Promise<void> => {
  const live = await tx
    .selectFrom('logins')
    .select('id')
    .where('member', '=', link.member)
    .where('login_type', '=', loginType)
    .where('ended_at', 'is', null)
    .execute();
  await endLogins(
    tx,
    live.map(({ id }) => id).filter((id) => id !== keep),
    'linked',
    at,
  );
};

/** Unlinks an account of a provider. Refused for a day after a new way to log in, and for the last way (LNK_03). */
export const unlink = (
  app: FastifyInstance,
  { body, session, now, once }: MemberCallInput<UnlinkBody>,
): Promise<true> =>
  answerOf(once, async (tx) => {
    const member = await lockMember(tx, app.store, session.uid);
    requireNotBarred(member, now);
    const links = await linksOf(tx, session.uid);
    const link = links.find(
      ({ provider }) =>
        (body.snsType === undefined || body.snsType === provider) && typeOf(app, provider) === body.loginType,
    );
    if (link === undefined) throw new HttpError('notFound');
    if (links.length === 1 && !(await hasOwnId(tx, session.uid))) throw new HttpError('linkLast');
    await endLink(tx, app, { link, keep: session.login });
    return true as const;
  });

const typeOf = (app: FastifyInstance, id: string): string | undefined => {
  const provider = providerOf(app, id);
  return provider === undefined ? undefined : loginTypeOf(provider);
};

export const hasOwnId = async (tx: Tx, member: string): Promise<boolean> =>
  (await tx.selectFrom('credentials').select('member').where('member', '=', member).executeTakeFirst()) !== undefined;
