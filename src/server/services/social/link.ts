import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { LinkAnswer, LinkBody } from '#schemas/calls/social/answers';
import { HttpError } from '../../core/errors.ts';
import type { MemberCallInput } from '../../core/calls/handle-call.ts';
import type { Context } from '../../core/context.ts';
import { lockMember } from '../../core/records/lock.ts';
import type { SocialProfile } from '../../core/records/person.ts';
import { renewSession, requirePage } from '../../core/session/renew-session.ts';
import { setSessionCookies, type SessionTokens } from '../../core/session/session-cookies.ts';
import { markProven, type SessionRow } from '../../core/session/sessions-store.ts';
import type { MemberRow, Tx } from '../../core/storage/tables.ts';
import { linkedTo, linkOf } from './identities-store.ts';
import { providerOf } from './provider.ts';
import { sealGrant } from './sealed.ts';
import { secureMember } from './secure-member.ts';
import { takeReturn, type TakenReturn } from './take-return.ts';

interface NewLink {
  readonly member: string;
  readonly profile: SocialProfile;
  /** Token for the revocation at unlinking. */
  readonly grant?: string;
  /** Hash of the code that undoes the link. */
  readonly undoHash?: string;
}

/**
 * Links an account of a provider to a member. Throws `linkElsewhere` (LNK_01) if another member has it, and `linkSecond` (LNK_02) if the member has another
 * account of the provider.
 */
export const insertLink = async (
  tx: Tx,
  context: Context,
  { member, profile, grant, undoHash }: NewLink,
): Promise<void> => {
  const own = await linkedTo(tx, member, profile.provider);
  const owner = await linkOf(tx, profile);
  if (owner !== undefined && owner.member !== member) throw new HttpError('linkElsewhere');
  if (own !== undefined) throw new HttpError('linkSecond');
  const at = context.clock.now().toISOString();
  try {
    await tx
      .insertInto('social_identities')
      .values({
        id: randomUUID(),
        provider: profile.provider,
        subject: profile.subject,
        member,
        label: profile.label,
        state: 'LINKED',
        grant_sealed: grant === undefined ? '' : sealGrant(context, grant),
        linked_at: at,
        last_used_at: at,
        ended_at: null,
        undo_hash: undoHash ?? null,
      })
      .execute();
  } catch (error) {
    // Another transaction has linked the same account in the meantime.
    if (context.store.faultOf(error) === 'duplicate') throw new HttpError('linkElsewhere');
    throw error;
  }
};

/** Links the account of a return that a join has used. */
export const linkSocial = (tx: Tx, context: Context, member: string, profile: SocialProfile): Promise<void> =>
  insertLink(tx, context, { member, profile });

/**
 * Links an account to a locked member, and protects the member: every channel is told, other logins end, and sensitive calls are barred for a day. Returns
 * the new tokens of the session. Throws as `insertLink` does.
 */
export const linkAndSecure = async (
  tx: Tx,
  app: FastifyInstance,
  {
    member,
    profile,
    grant,
    session,
  }: Pick<NewLink, 'profile' | 'grant'> & {
    readonly member: Pick<MemberRow, 'uid' | 'lang'>;
    /** Session that goes on with new tokens; left out, all end. */
    readonly session?: SessionRow;
  },
): Promise<SessionTokens | undefined> => {
  const { uid, lang } = member;
  const { undoHash, tokens } = await secureMember(tx, app, {
    member: uid,
    session,
    event: 'SOCIAL_LINKED',
    provider: providerOf(app, profile.provider)?.name[lang] ?? profile.provider,
  });
  await insertLink(tx, app.context, { member: uid, profile, undoHash, ...(grant === undefined ? {} : { grant }) });
  return tokens;
};

/** Links an account to the own membership, or proves with one that is linked. */
export const linkOrProve = async (app: FastifyInstance, input: MemberCallInput<LinkBody>): Promise<LinkAnswer> => {
  const { body, request, session } = input;
  requirePage(session);
  const returned = await takeReturn(app, request, body, { purposes: ['LINK', 'PROVE'], member: session.uid });
  if (returned.purpose === 'PROVE') await prove(app, input, returned);
  else await link(app, input, returned);
  return returned.purpose === 'PROVE'
    ? { resultCd: 'PROVE', returnUrl: returned.nextPath }
    : { resultCd: 'LINK', returnUrl: '' };
};

const link = async (
  app: FastifyInstance,
  { session, reply, once }: MemberCallInput<LinkBody>,
  { profile, grant }: TakenReturn,
): Promise<void> => {
  const { tokens } = await once(async (tx) => {
    const member = await lockMember(tx, app.store, session.uid);
    return { answer: true, tokens: await linkAndSecure(tx, app, { member, profile, grant, session }) };
  });
  if (tokens !== undefined) setSessionCookies(reply, app.env, tokens, app.clock.now().getTime());
};

/** The session gets new tokens, as after the password. */
const prove = async (
  app: FastifyInstance,
  { session, reply, once }: MemberCallInput<LinkBody>,
  { profile }: TakenReturn,
): Promise<void> => {
  const { tokens } = await once(async (tx) => {
    const linked = await linkOf(tx, profile);
    if (linked?.member !== session.uid) throw new HttpError('socialRefused');
    const renewed = await renewSession(tx, app.context, session);
    await markProven(tx, session.login, app.clock.now().toISOString());
    return { answer: true, tokens: renewed };
  });
  if (tokens !== undefined) setSessionCookies(reply, app.env, tokens, app.clock.now().getTime());
};
