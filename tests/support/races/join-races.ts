import { requiredAgreed } from '#tests/join-flow.ts';
import type { Operation } from '#tests/two-processes.ts';
import type { VerifiedPerson } from '../../../src/server/core/records/person.ts';
import { saveIdentity } from '../../../src/server/services/identity/index.ts';
import { createMember } from '../../../src/server/services/joins/create-member.ts';
import { lockJoin, startJoin } from '../../../src/server/services/joins/joins-store.ts';
import { linkSocial } from '../../../src/server/services/social/index.ts';
import { type RaceServer, type Races, unique } from './race-server.ts';

/** Races about people who become members, and about their ways to log in. */
export const joinRaces = ({ server, db, now, member }: RaceServer): Races => {
  const letters = (): string => unique().replaceAll(/\W/g, '');
  const personOf = (ciKey: string): VerifiedPerson => ({
    method: 'NICE',
    name: '한사람',
    birthDate: '19900101',
    gender: '1',
    foreigner: false,
    mobile: '01012345678',
    ciKey,
    diKey: ciKey,
    at: now().toISOString(),
  });
  /** Opens a join that is ready to be finished. Returns its browser. */
  const openJoin = async (ciKey: string): Promise<string> => {
    const binder = unique();
    await db()
      .transaction()
      .execute((tx) =>
        startJoin(tx, server.app().context, binder, {
          flow: 'OWN',
          isChild: false,
          agreements: [...requiredAgreed],
          person: personOf(ciKey),
          email: { address: 'join@mail.example', codeId: binder, until: now().toISOString(), tries: 0 },
        }),
      );
    return binder;
  };
  const finish =
    (binder: string, { loginId = letters(), nickname = letters() } = {}): Operation =>
    async (tx, app) => {
      const join = await lockJoin(tx, app.context, binder, ['ACCOUNT']);
      await createMember(tx, app, join, {
        nickname,
        email: 'join@mail.example',
        locale: 'ko',
        account: { loginId, passwordHash: 'hash' },
      });
      return 'OK';
    };
  const countOf = async (column: 'login_id' | 'nickname_key', value: string): Promise<number> =>
    (await db().selectFrom('members').select('uid').where(column, '=', value).execute()).length;
  const identitiesOf = async (ciKey: string): Promise<number> =>
    (await db().selectFrom('identities').select('id').where('ci_key', '=', ciKey).execute()).length;
  const oneWins = (code: string) => ({ outcomes: ['OK', code], left: 1 });

  return {
    'two joins of the same person': {
      prepare: async () => {
        const ciKey = unique();
        return {
          one: finish(await openJoin(ciKey)),
          other: finish(await openJoin(ciKey)),
          read: () => identitiesOf(ciKey),
        };
      },
      first: oneWins('JOI_03'),
      second: oneWins('JOI_03'),
    },
    'a join and the certification of a member who are the same person': {
      prepare: async () => {
        const [ciKey, uid] = [unique(), await member()];
        const certify: Operation = async (tx, app) => {
          await saveIdentity(tx, app.context, uid, personOf(ciKey));
          return 'OK';
        };
        return { one: finish(await openJoin(ciKey)), other: certify, read: () => identitiesOf(ciKey) };
      },
      first: oneWins('JOI_03'),
      second: oneWins('JOI_03'),
    },
    'two joins with the same login ID': {
      prepare: async () => {
        const loginId = letters();
        return {
          one: finish(await openJoin(unique()), { loginId }),
          other: finish(await openJoin(unique()), { loginId }),
          read: () => countOf('login_id', loginId),
        };
      },
      first: oneWins('JOI_05'),
      second: oneWins('JOI_05'),
    },
    'two joins with the same nickname in another case': {
      prepare: async () => {
        const nickname = letters();
        return {
          one: finish(await openJoin(unique()), { nickname }),
          other: finish(await openJoin(unique()), { nickname: nickname.toUpperCase() }),
          read: () => countOf('nickname_key', nickname),
        };
      },
      first: oneWins('JOI_06'),
      second: oneWins('JOI_06'),
    },
    'one join that is finished in two tabs': {
      prepare: async () => {
        const ciKey = unique();
        const binder = await openJoin(ciKey);
        return { one: finish(binder), other: finish(binder), read: () => identitiesOf(ciKey) };
      },
      first: oneWins('JOI_02'),
      second: oneWins('JOI_02'),
    },
    'two members who link the same social account': {
      prepare: async () => {
        const subject = unique();
        const link =
          (uid: string): Operation =>
          async (tx, app) => {
            await linkSocial(tx, app.context, uid, { provider: 'naver', loginType: 'NAVER', subject, label: 'label' });
            return 'OK';
          };
        const linked = async (): Promise<number> =>
          (await db().selectFrom('social_identities').select('id').where('subject', '=', subject).execute()).length;
        return { one: link(await member()), other: link(await member()), read: linked };
      },
      first: oneWins('LNK_01'),
      second: oneWins('LNK_01'),
    },
  };
};
