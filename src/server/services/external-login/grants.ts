import { externalFields, findClient, type CompiledClient } from '../../../engine/index.ts';
import type { ClientAnswer, ExternalGrant } from '#schemas/calls/external-login/answers';
import type { Locale } from '#schemas/parts';
import type { Context } from '../../core/context.ts';
import { HttpError } from '../../core/errors.ts';
import { audit } from '../../core/records/audit.ts';
import { lockMember } from '../../core/records/lock.ts';
import { endLogins, type SessionRow } from '../../core/session/sessions-store.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';

interface Request {
  readonly redirectUrl: string;
  readonly scope?: string;
}

const clientsOf = ({ live }: Pick<Context, 'live'>): readonly CompiledClient[] => live.current.snapshot.clients;

const nameOf = ({ id, name }: CompiledClient, locale: Locale): string => name[locale] ?? name.ko ?? id;

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');

const grantedFields = async (db: Db, member: string, client: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('external_grants')
    .select('field')
    .where('member', '=', member)
    .where('client', '=', client)
    .execute();
  return new Set(rows.map(({ field }) => field));
};

/** Returns what a registered client asks for, and whether the member has agreed to all of it. An unregistered address gets nothing. */
export const readGrant = async (
  context: Context,
  member: string,
  { redirectUrl, scope = '' }: Request,
  locale: Locale,
): Promise<ExternalGrant> => {
  const client = findClient(clientsOf(context), redirectUrl);
  if (client === undefined) return { clientId: '', clientNm: '', hostNm: '', fieldList: [], grantedYn: 'N' };
  const fields = externalFields({ scope }, client);
  const granted = await grantedFields(context.store.db, member, client.id);
  return {
    clientId: client.id,
    clientNm: nameOf(client, locale),
    hostNm: hostOf(redirectUrl),
    fieldList: [...fields],
    grantedYn: fields.every((field) => granted.has(field)) ? 'Y' : 'N',
  };
};

/** Stores that the member agrees to every field that the client asks for. Earlier fields stay granted. */
export const grant = async (
  tx: Tx,
  context: Context,
  member: string,
  { redirectUrl, scope = '' }: Request,
  now: Date,
): Promise<void> => {
  const client = findClient(clientsOf(context), redirectUrl);
  if (client === undefined) throw new HttpError('notFound');
  await lockMember(tx, context.store, member);
  const granted = await grantedFields(tx, member, client.id);
  const fields = externalFields({ scope }, client).filter((field) => !granted.has(field));
  if (fields.length === 0) return;
  await tx
    .insertInto('external_grants')
    .values(fields.map((field) => ({ member, client: client.id, field, at: now.toISOString() })))
    .execute();
  await audit(tx, {
    record: 'external-grant',
    id: client.id,
    actor: { kind: 'member', id: member },
    from: granted.size === 0 ? '' : 'GRANTED',
    to: 'GRANTED',
    at: now,
    reason: fields.join(' '),
  });
};

/** Returns the name and end address of a client; empty if there is none. */
export const readClientOf = (context: Context, clientId: string, isLoggedIn: boolean, locale: Locale): ClientAnswer => {
  const client = clientsOf(context).find(({ id }) => id === clientId);
  return {
    clientNm: client === undefined ? '' : nameOf(client, locale),
    endUrl: client?.endUri ?? '',
    loginYn: isLoggedIn ? 'Y' : 'N',
  };
};

/** Takes back everything that the member has agreed to for a client, and ends this login. Returns the client's end address. */
export const revoke = async (
  tx: Tx,
  context: Context,
  { uid, login }: Pick<SessionRow, 'uid' | 'login'>,
  clientId: string,
  now: Date,
): Promise<{ readonly endUrl: string }> => {
  const client = clientsOf(context).find(({ id }) => id === clientId);
  if (client === undefined) throw new HttpError('notFound');
  await lockMember(tx, context.store, uid);
  const { numDeletedRows } = await tx
    .deleteFrom('external_grants')
    .where('member', '=', uid)
    .where('client', '=', client.id)
    .executeTakeFirst();
  if (numDeletedRows > 0n)
    await audit(tx, {
      record: 'external-grant',
      id: client.id,
      actor: { kind: 'member', id: uid },
      from: 'GRANTED',
      to: 'REVOKED',
      at: now,
    });
  await endLogins(tx, [login], 'logout', now.toISOString());
  await context.store.announce(tx, 'member', uid);
  return { endUrl: client.endUri ?? '' };
};
