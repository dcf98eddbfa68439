import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { codeText, stepAt, unsignedText } from '../../../src/engine/records/entry-code.ts';
import { addDevice, joinWithToken } from '../../../src/server/services/devices/devices-store.ts';
import type { Store } from '../../../src/server/core/storage/store.ts';
import { kstDay } from '../../../src/server/core/wire-values.ts';
import type { SeededMember } from '../sessions/seed-members.ts';

/** Tickets of members who are logged in, and gates of their venue. */
export interface SeededGates {
  /** Bearer tokens. */
  readonly gates: readonly string[];
  /** Signs the present code of each ticket. */
  readonly codes: () => readonly string[];
}

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CHUNK = 500;

/** Writes a ticket for each member, and joined gates, straight into a store. */
export async function seedTickets(
  { db }: Store,
  members: readonly SeededMember[],
  { venue, product, gates: count }: { readonly venue: string; readonly product: string; readonly gates: number },
): Promise<SeededGates> {
  const now = new Date();
  const [at, today] = [now.toISOString(), kstDay(now)];
  // One key for all phones: signatures are checked by the key of each login all the same.
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ format: 'der', type: 'spki' }).toString('base64url');
  const logins = new Map(
    (await db.selectFrom('logins').select(['id', 'member']).execute()).map(({ id, member }) => [member, id]),
  );
  const refs = members.map(({ uid }) =>
    Array.from(
      createHash('sha256')
        .update(`${uid} ${randomBytes(8).toString('hex')}`)
        .digest()
        .subarray(0, 10),
      (byte) => LETTERS[byte % 32],
    ).join(''),
  );
  for (let from = 0; from < members.length; from += CHUNK) {
    const some = members
      .slice(from, from + CHUNK)
      .map(({ uid }, index) => ({ uid, login: logins.get(uid) ?? '', ref: refs[from + index] ?? '' }));
    await db
      .insertInto('code_keys')
      .values(some.map(({ uid, login }) => ({ login, id: `key-${uid}`, member: uid, public_key: spki, at })))
      .execute();
    await db
      .insertInto('pocket_products')
      .values(
        some.map(({ uid }) => ({
          id: `ticket-${uid}`,
          member: uid,
          kind: 'TICKET' as const,
          product,
          release: 1,
          venue,
          number: uid,
          valid_from: today,
          valid_until: '20991231',
          holder_name: '',
          birth_date: '',
          seat: '',
          people: 1,
          state: 'REGISTERED' as const,
          entered_on: '',
          registered_at: at,
          changed_at: at,
        })),
      )
      .execute();
    await db
      .insertInto('code_refs')
      .values(
        some.map(({ uid, login, ref }) => ({
          ref,
          product: `ticket-${uid}`,
          holder: uid,
          login,
          at,
          ended_at: '',
          end_reason: '' as const,
        })),
      )
      .execute();
  }
  const gates = await Promise.all(
    Array.from({ length: count }, (_, number) =>
      db.transaction().execute(async (tx) => {
        const { token } = await addDevice(
          tx,
          { venue, kind: 'GATE', name: `Gate ${number}`, facility: '' },
          { actor: { kind: 'server', id: '' }, at: now },
        );
        return (await joinWithToken(tx, { token, version: '1', model: 'bench' }, now)).accessToken;
      }),
    ),
  );
  const codeOf = (ref: string): string => {
    const code = { prefix: 'PE', ref, step: stepAt(Date.now()) } as const;
    return codeText({
      ...code,
      signature: sign('sha256', Buffer.from(unsignedText(code)), {
        key: privateKey,
        dsaEncoding: 'ieee-p1363',
      }).toString('base64url'),
    });
  };
  return { gates, codes: () => refs.map(codeOf) };
}
