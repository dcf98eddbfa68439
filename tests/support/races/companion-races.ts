import type { Operation } from '#tests/two-processes.ts';
import { ask } from '../../../src/server/services/companions/ask.ts';
import { saveGroup } from '../../../src/server/services/companions/groups.ts';
import { acceptInvitation } from '../../../src/server/services/companions/invitations.ts';
import { pairOf } from '../../../src/server/core/records/friends.ts';
import { hashToken } from '../../../src/server/core/session/session-keys.ts';
import { type RaceServer, type Races, unique } from './race-server.ts';
import { block, end, relations } from './relations.ts';

/** Races between companions. */
export const companionRaces = ({ db, now, people, relate, companions }: RaceServer): Races => {
  const openRelations = async (...pair: readonly [string, string]) =>
    (
      await db()
        .selectFrom('relations')
        .select(['type', 'state'])
        .where('pair', '=', pairOf(...pair))
        .where('state', 'in', ['REQUESTING', 'ACCEPTED'])
        .execute()
    ).length;

  return {
    'accepting an invitation and blocking who sent it': {
      prepare: async () => {
        const [inviter, uid] = await people();
        await relate(inviter, uid, 'FRIEND');
        const token = unique();
        await db()
          .insertInto('invitations')
          .values({
            id: unique(),
            hash: hashToken(token),
            inviter,
            park: 'TP',
            state: 'OPEN',
            until: '2026-12-01T00:00:00.000Z',
            used_by: null,
            at: now().toISOString(),
          })
          .execute();
        return {
          one: (tx, app) => acceptInvitation(tx, relations(app), uid, token),
          other: block(uid, inviter),
          read: () => openRelations(inviter, uid),
        };
      },
      first: { outcomes: [true, true], left: 0 },
      second: { outcomes: [true, 'CMP_06'], left: 0 },
    },
    'asking somebody and being blocked by them': {
      prepare: async () => {
        const [asker, person] = await people();
        await relate(asker, person, 'FRIEND');
        const request: Operation = async (tx, app) => {
          const asked = await ask(tx, relations(app), person, { asker, type: 'COMPANION', park: 'TP' });
          return 'refused' in asked ? asked.refused : asked.processStatus;
        };
        return { one: request, other: block(person, asker), read: () => openRelations(asker, person) };
      },
      first: { outcomes: ['REQUESTING', true], left: 0 },
      second: { outcomes: [true, 'companionClosed'], left: 0 },
    },
    'saving a group and ending the company of one of it': {
      prepare: async () => {
        const [owner, person] = await companions();
        const save: Operation = async (tx, app) => {
          await saveGroup(tx, relations(app), owner, { groupNm: 'family', friendUidList: [person] });
          return 'OK';
        };
        return {
          one: save,
          other: end(person, owner),
          read: async () =>
            (await db().selectFrom('companion_group_people').select('member').where('member', '=', person).execute())
              .length,
        };
      },
      first: { outcomes: ['OK', true], left: 0 },
      second: { outcomes: [true, 'CMP_05'], left: 0 },
    },
  };
};
