import { hashToken } from '../../src/server/core/session/session-keys.ts';
import type { Makers } from './named-making.ts';
import { earlier, later, noon, people } from './named-people.ts';
import { closedProvider } from './named-people.ts';
import { insert, unique } from './named-rows.ts';

/** Binder of the callers' browsers. */
export const binderToken = 'binder-of-the-tests-0123456789-0123456789-a';
const otherBinder = hashToken('somebody else');

/** Names social providers and makes logins under way. */
export const socialMakers: Makers = {
  'social-provider': async ({ fault }) => (fault === 'state' ? closedProvider.id : 'kakao'),
  'social-login': async ({ store, name: { kinds = [] }, fault }) => {
    const state = unique('state-of-the-tests');
    const isLogin = kinds[0] === 'LOGIN';
    await insert(store, 'social_logins', {
      state_hash: hashToken(state),
      provider: 'kakao',
      purpose: fault === 'kind' ? (isLogin ? 'LINK' : 'LOGIN') : (kinds[0] ?? 'LOGIN'),
      binder: fault === 'owner' ? otherBinder : hashToken(binderToken),
      member: isLogin ? null : people.self,
      state: fault === 'state' ? 'TAKEN' : 'STARTED',
      secrets: '',
      profile: null,
      ref_hash: null,
      at: noon,
      until: fault === 'time' ? earlier : later,
    });
    return state;
  },
  'social-reference': async ({ store, fault, identityKeys }) => {
    const reference = unique('reference-of-the-tests');
    const profile = { provider: 'kakao', loginType: 'KAKAO', subject: reference, label: '별' };
    await insert(store, 'social_logins', {
      state_hash: reference,
      provider: 'kakao',
      purpose: 'LOGIN',
      binder: fault === 'owner' ? otherBinder : hashToken(binderToken),
      member: null,
      state: 'RETURNED',
      secrets: '',
      profile: identityKeys.seal('social profile', JSON.stringify(profile)),
      ref_hash: hashToken(reference),
      at: noon,
      until: fault === 'time' ? earlier : later,
    });
    return reference;
  },
  'returned-form': async ({ store, fault }) => {
    const ref = unique('form-of-the-tests');
    await insert(store, 'returned_forms', {
      hash: hashToken(ref),
      fields: '',
      until: fault === 'time' ? earlier : later,
    });
    return ref;
  },
};
