import { expect } from 'vitest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MemberCallInput } from '../../../src/server/core/calls/handle-call.ts';
import type { VerifiedPerson } from '../../../src/server/core/records/person.ts';
import { beginSession } from '../../../src/server/core/session/begin-session.ts';
import { hashToken } from '../../../src/server/core/session/session-keys.ts';
import { findByFamily, type SessionRow } from '../../../src/server/core/session/sessions-store.ts';
import { changePassword } from '../../../src/server/services/accounts/change-password.ts';
import { saveResult } from '../../../src/server/services/identity/verifications-store.ts';
import { changeByAuth } from '../../../src/server/services/profile/change-by-auth.ts';
import { numberCode } from '../../../src/server/core/records/number-code.ts';
import { PASSWORD } from '../account-server.ts';
import type { Operation } from '../two-processes.ts';
import { type RaceServer, type Races, unique } from './race-server.ts';

const cookie = 'b'.repeat(43);

/** Races of one member who changes the password, the person and the e-mail address in two tabs, or in two browsers. */
export const accountRaces = ({ server, db, now, member }: RaceServer): Races => {
  const request = { cookies: { browser: cookie }, headers: {}, ip: '127.0.0.1' } as unknown as FastifyRequest;
  const reply = { setCookie: () => reply } as unknown as FastifyReply;

  const login = async (uid: string, platformClass: 'WEB' | 'APP' = 'WEB'): Promise<SessionRow> => {
    const { context } = server.app();
    const { family } = await beginSession(context, {
      member: uid,
      loginType: 'RESORT',
      platformClass,
      autoLogin: false,
      device: {},
      isStillValid: () => Promise.resolve(true),
    });
    return (await findByFamily(db(), family)) ?? expect.fail('The login has no session.');
  };

  /** Makes a call in the transaction of a race. */
  const call =
    <Body>(
      run: (app: Parameters<Operation>[1], input: MemberCallInput<Body>) => Promise<unknown>,
      session: SessionRow,
      body: Body,
    ): Operation =>
    (tx, app) =>
      run(app, {
        body,
        session,
        member: session.uid,
        request,
        reply,
        now: now(),
        db: app.store.db,
        query: undefined,
        params: {},
        principal: { kind: 'member', session },
        venue: 'TP',
        locale: 'ko',
        once: (work) => work(tx),
      });

  /** A verification of the member that has come back to this browser. */
  const verified = async (uid: string): Promise<string> => {
    const id = unique();
    const at = now().toISOString();
    const values = {
      id,
      transaction_hash: id,
      binder: hashToken(cookie),
      member: uid,
      method: 'NICE',
      purpose: 'CHANGE',
      provider: 'nice',
      state: 'STARTED',
      reason: '',
      page: '',
      secrets: '',
      ref_hash: null,
      fields: '',
      back_at: at,
      result: '',
      result_until: '',
      next_screen: '',
      started_at: at,
      link_hash: '',
    } as const;
    await db().insertInto('verifications').values(values).execute();
    const person: VerifiedPerson = {
      method: 'NICE',
      name: '한사람',
      birthDate: '19900101',
      gender: '1',
      foreigner: false,
      mobile: '01012345678',
      ciKey: id,
      diKey: id,
      at,
    };
    await saveResult(server.app().context, id, person);
    return id;
  };
  const person = (session: SessionRow, verifyId: string): Operation => call(changeByAuth, session, { verifyId });

  const newEmail = 'new@mail.example';
  /** A code that was sent to a new address. */
  const sentCode = async (uid: string): Promise<string> => {
    const id = unique();
    const at = now();
    await db()
      .insertInto('email_changes')
      .values({
        id,
        member: uid,
        state: 'SENT',
        email: newEmail,
        earlier: '',
        until: new Date(at.getTime() + 600_000).toISOString(),
        tries: 0,
        undo_hash: null,
        at: at.toISOString(),
      })
      .execute();
    return numberCode(server.app().context, 'email', id);
  };
  const email = (session: SessionRow, code: string): Operation =>
    call(changeByAuth, session, { email: newEmail, code });
  const password = (session: SessionRow, newPassword: string): Operation =>
    call(changePassword, session, { password: PASSWORD, newPassword });

  const liveLogins = async (uid: string): Promise<number> =>
    (await db().selectFrom('logins').select('id').where('member', '=', uid).where('ended_at', 'is', null).execute())
      .length;
  /** The loser gets this code, and one login of the member is left. */
  const loserGets = (code: string) => ({ outcomes: [true, code], left: 1 });
  const both = (code: string) => ({ first: loserGets(code), second: loserGets(code) });

  return {
    'one verification that a member takes over in two tabs': {
      prepare: async () => {
        const uid = await member();
        const [session, id] = [await login(uid), await verified(uid)];
        return { one: person(session, id), other: person(session, id), read: () => liveLogins(uid) };
      },
      ...both('VRF_04'),
    },
    'one code of a new e-mail address in two tabs': {
      prepare: async () => {
        const uid = await member();
        const [session, code] = [await login(uid), await sentCode(uid)];
        return { one: email(session, code), other: email(session, code), read: () => liveLogins(uid) };
      },
      ...both('JOI_09'),
    },
    'two new passwords in two tabs': {
      prepare: async () => {
        const uid = await member();
        const session = await login(uid);
        return {
          one: password(session, 'BatteryStaple1'),
          other: password(session, 'BatteryStaple2'),
          read: () => liveLogins(uid),
        };
      },
      ...both('LGN_04'),
    },
    // Nothing is wrong with the second change: the browser makes it again with the new tokens.
    'a new e-mail address and a new person in two tabs': {
      prepare: async () => {
        const uid = await member();
        const session = await login(uid);
        return {
          one: email(session, await sentCode(uid)),
          other: person(session, await verified(uid)),
          read: () => liveLogins(uid),
        };
      },
      ...both('TKT_04'),
    },
    'a new password and a new e-mail address in two tabs': {
      prepare: async () => {
        const uid = await member();
        const session = await login(uid);
        return {
          one: password(session, 'BatteryStaple1'),
          other: email(session, await sentCode(uid)),
          read: () => liveLogins(uid),
        };
      },
      ...both('TKT_04'),
    },
    // The first change has logged the other browser out.
    'a new e-mail address and a new person in two browsers': {
      prepare: async () => {
        const uid = await member();
        return {
          one: email(await login(uid), await sentCode(uid)),
          other: person(await login(uid, 'APP'), await verified(uid)),
          read: () => liveLogins(uid),
        };
      },
      ...both('TKT_01'),
    },
  };
};
