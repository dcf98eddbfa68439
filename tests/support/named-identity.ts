import { hashToken } from '../../src/server/core/session/session-keys.ts';
import type { Makers } from './named-making.ts';
import { earlier, later, noon } from './named-people.ts';
import { insert, unique } from './named-rows.ts';
import { binderToken } from './named-social.ts';

const person = {
  method: 'NICE',
  name: '남궁처음',
  birthDate: '19960607',
  gender: '2',
  foreigner: false,
  mobile: '01090000091',
  ciKey: 'ci',
  diKey: 'di',
  at: noon,
};

/** Makes verifications that have returned to the caller's browser. */
export const identityMakers: Makers = {
  verification: async ({ store, fault, identityKeys, name: { kinds = ['PASSWORD'] } }) => {
    const ref = unique('return-of-the-tests');
    await insert(store, 'verifications', {
      id: ref,
      transaction_hash: ref,
      binder: hashToken(fault === 'owner' ? 'somebody else' : binderToken),
      member: null,
      method: 'NICE',
      purpose: fault === 'kind' ? 'JOIN' : kinds[0],
      provider: 'nice',
      state: fault === 'state' ? 'FAILED' : 'RETURNED',
      reason: '',
      page: '',
      secrets: '',
      ref_hash: hashToken(ref),
      fields: '',
      back_at: noon,
      result: fault === 'state' ? '' : identityKeys.seal('verified person', JSON.stringify(person)),
      result_until: fault === 'time' ? earlier : later,
      next_screen: '',
      started_at: noon,
    });
    return ref;
  },
};
