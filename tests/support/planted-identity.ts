import type { Store } from '../../src/server/core/storage/store.ts';
import { later, noon, people } from './named-people.ts';
import { planted } from './planted-text.ts';

const { self } = people;

/** Adds verifications and social accounts of the member. */
export const plantIdentity = async (db: Store['db']): Promise<void> => {
  await db
    .insertInto('verifications')
    .values({
      id: 'planted',
      transaction_hash: 'planted',
      binder: 'planted',
      member: self,
      method: 'NICE',
      purpose: 'PROVE',
      provider: 'nice',
      state: 'USED',
      reason: '',
      page: '',
      secrets: planted('secrets'),
      ref_hash: null,
      fields: planted('fields'),
      back_at: noon,
      result: planted('result'),
      result_until: noon,
      next_screen: '',
      started_at: noon,
    })
    .execute();
  await db
    .insertInto('social_identities')
    .values([
      {
        id: 'planted-1',
        provider: 'apple',
        subject: planted('subject'),
        member: self,
        label: planted('label'),
        state: 'LINKED',
        grant_sealed: '',
        linked_at: noon,
        last_used_at: noon,
        ended_at: null,
        undo_hash: null,
      },
      {
        id: 'planted-2',
        provider: 'naver',
        subject: planted('earlier'),
        member: self,
        label: planted('label'),
        state: 'UNLINKED',
        grant_sealed: '',
        linked_at: noon,
        last_used_at: noon,
        ended_at: noon,
        undo_hash: null,
      },
    ])
    .execute();
  await db
    .insertInto('social_logins')
    .values({
      state_hash: 'planted',
      provider: 'apple',
      purpose: 'LINK',
      binder: 'planted',
      member: self,
      state: 'RETURNED',
      secrets: '',
      profile: planted('profile'),
      ref_hash: null,
      at: noon,
      until: later,
    })
    .execute();
};
