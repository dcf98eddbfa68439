import { memoryFiles } from '../../../src/server/core/files/memory-files.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { hashPassword } from '../../../src/server/services/accounts/passwords.ts';
import { identityKeys } from '../../../src/server/core/identity-keys.ts';
import { Secret } from '../../../src/server/core/secret.ts';
import { hashToken, randomToken, sessionKeys } from '../../../src/server/core/session/session-keys.ts';
import { firstGeneration } from '../../../src/server/core/session/sessions-store.ts';
import type { Store } from '../../../src/server/core/storage/store.ts';

/** Key of every token of the bench, so that it can make them itself. */
export const SECRET = 'a-secret-of-the-bench-that-is-long-enough';
export const keys = sessionKeys(new Secret(SECRET));
/** Parts of a context that benchmarks do not measure. */
export const identity = {
  identityKeys: identityKeys(new Secret(SECRET)),
  readSecret: () => undefined,
  files: memoryFiles(),
  scanner: undefined,
};

export const PASSWORD = 'CorrectHorse7';

/** A member who is logged in to the site, with tokens of the first generation. */
export interface SeededMember {
  readonly uid: string;
  readonly loginId: string;
  readonly name: string;
  readonly email: string;
  readonly family: string;
  readonly accessToken: string;
}

const dayMs = 24 * 60 * 60 * 1000;
// A statement may hold some 30,000 values.
const CHUNK = 500;

const memberOf = (number: number): SeededMember => {
  const family = randomToken();
  return {
    uid: `9000${String(number).padStart(8, '0')}`,
    loginId: `bench_${number}`,
    name: `회원 ${number}`,
    email: `bench.${number}@resort.example`,
    family,
    accessToken: keys.accessToken(family, firstGeneration),
  };
};

/** Writes so many members with a login each straight into a store. All have the same password. */
export async function seedMembers({ db }: Store, count: number): Promise<readonly SeededMember[]> {
  const now = new Date().toISOString();
  const until = new Date(Date.now() + dayMs).toISOString();
  const hash = await hashPassword(PASSWORD);
  const members = Array.from({ length: count }, (_, number) => memberOf(number));
  for (let from = 0; from < count; from += CHUNK) {
    const some = members.slice(from, from + CHUNK).map((member) => ({ ...member, login: randomUUID() }));
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('members')
        .values(
          some.map(({ uid, loginId, name, email }) => ({
            uid,
            login_id: loginId,
            name,
            nickname: name,
            lang: 'ko',
            birth_date: '19900412',
            gender: '2',
            email,
            mobile: '01090000001',
            kind: '2',
            regular: 1,
            ex_member: 0,
            conversion_agreed_on: '',
            grade: 'T2',
            picture: '',
            consents: '{"EMAIL":"N","SMS":"N","PUSH":"N"}',
            passages: '{}',
            state: 'active',
            created_at: now,
            updated_at: now,
          })),
        )
        .execute();
      await tx
        .insertInto('credentials')
        .values(some.map(({ uid }) => ({ member: uid, hash, initial: 0, changed_at: now, alert_on: '20991231' })))
        .execute();
      await tx
        .insertInto('logins')
        .values(
          some.map(({ uid, login }) => ({
            id: login,
            member: uid,
            platform_class: 'WEB',
            slot: '',
            login_type: 'RESORT',
            auto_login: 1,
            device: '{}',
            started_at: now,
            proven_at: now,
            ended_at: null,
            end_reason: null,
          })),
        )
        .execute();
      await tx
        .insertInto('families')
        .values(
          some.map(({ family, login, accessToken }) => ({
            id: family,
            login,
            profile: 'browser',
            generation: firstGeneration,
            access_hash: hashToken(accessToken),
            access_until: until,
            earlier_hash: null,
            rotated_at: now,
            idle_until: until,
            absolute_until: until,
            ended_at: null,
            end_reason: null,
          })),
        )
        .execute();
    });
  }
  // As a database in use has them, so that both sides are planned alike.
  await sql`analyze`.execute(db);
  return members;
}
