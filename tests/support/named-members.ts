import { hashToken } from '../../src/server/core/session/session-keys.ts';
import type { Store } from '../../src/server/core/storage/store.ts';
import { type Makers, ownerOf, stateOf } from './named-making.ts';
import { earlier, later, noon, people, venue } from './named-people.ts';
import { copy, insert, unique } from './named-rows.ts';

/** Makes the caller the guardian of a member. */
const makeChild = async (store: Store, child: string): Promise<void> => {
  const { ci_key } = await store.db
    .selectFrom('identities')
    .select('ci_key')
    .where('member', '=', people.self)
    .executeTakeFirstOrThrow();
  await store.db.updateTable('members').set({ birth_date: '20150301' }).where('uid', '=', child).execute();
  await store.db.deleteFrom('guardians').where('child', '=', child).execute();
  await insert(store, 'guardians', {
    id: unique('guardian'),
    child,
    ci_key,
    name: '강나들',
    mobile: '01090000010',
    relation: 'PARENT',
    agreements: '[]',
    state: 'ACTIVE',
    at: noon,
    ended_at: null,
  });
};

/** Names members and makes what belongs to their accounts and relations. */
export const membersMakers: Makers = {
  member: async ({ store, name, fault }) => {
    if (fault === 'owner') return people.stranger;
    if (name.of === 'child') await makeChild(store, people.other);
    return name.of === 'child' ? people.other : name.of === 'companion' ? people.companion : people.friend;
  },
  notification: async (making) => {
    const id = unique('notification');
    await insert(making.store, 'notifications', {
      id,
      member: ownerOf(making),
      source: id,
      topic: 'friend',
      title: 'x',
      body: 'x',
      link: '',
      read_at: null,
      at: noon,
    });
    return id;
  },
  'notification-topic': async () => 'friend',
  account: async () => 'haneul_onsite',
  'one-time-code': async (making) => {
    const { store, name, fault } = making;
    const code = unique('code-of-the-tests-0123456789');
    const purpose = fault === 'kind' ? (name.kinds?.[0] === 'reset' ? 'shell' : 'reset') : (name.kinds?.[0] ?? 'reset');
    const login = await store.db
      .selectFrom('logins')
      .select('id')
      .where('member', '=', people.self)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    await insert(store, 'one_time_codes', {
      hash: hashToken(code),
      purpose,
      member: people.stranger,
      login: login.id,
      until: fault === 'time' ? earlier : later,
      used_at: fault === 'state' ? noon : null,
      tries: 0,
    });
    return code;
  },
  'refresh-token': async ({ store, fault, keys }) => {
    const family = unique('family-of-the-tests-0123456789');
    const ended = fault === 'state' ? { ended_at: noon, end_reason: 'logout' } : {};
    await copy(store, 'families', ['profile', 'browser'], {
      id: family,
      profile: fault === 'kind' ? 'browser' : 'shell',
      generation: 1,
      access_hash: family,
      earlier_hash: null,
      idle_until: fault === 'time' ? earlier : later,
      ...ended,
    });
    return keys.refreshToken(family, 1);
  },
  'address-code': async ({ store, fault, keys }) => {
    const id = unique('otp');
    const member = fault === 'owner' ? people.stranger : people.self;
    await store.db.deleteFrom('nft_addresses').where('member', '=', member).execute();
    await insert(store, 'nft_addresses', {
      member,
      address: null,
      code_id: fault === 'state' ? '' : id,
      code_address: `0x${id}`,
      code_hash: keys.blind(`nft ${id} 123456`),
      code_at: fault === 'time' ? earlier : noon,
    });
    return id;
  },
  partner: async () => 'haneul-card',
  'profile-picture': async () => 'cloud',
  file: async (making) => {
    const id = unique('file');
    await insert(making.store, 'files', {
      id,
      member: ownerOf(making),
      purpose:
        making.fault !== 'kind'
          ? (making.name.kinds?.[0] ?? 'REVIEW')
          : making.name.kinds?.[0] === 'REVIEW'
            ? 'COURSE'
            : 'REVIEW',
      state: 'UNCLAIMED',
      at: noon,
      media_type: 'image/jpeg',
      size: 1,
      ref: '',
      bytes: Buffer.from('x'),
    });
    return id;
  },
  share: async ({ store }) => {
    const id = unique('share-of-the-tests-01');
    await insert(store, 'shares', {
      id,
      module: 'x',
      locale: 'ko',
      title: id,
      description: '',
      image: '',
      link: '/',
      at: noon,
    });
    return id;
  },
  'queue-person': async ({ fault }) => `U${fault === 'owner' ? people.stranger : people.companion}`,
  'companion-group': async (making) => {
    const id = unique('group');
    await insert(making.store, 'companion_groups', { id, owner: ownerOf(making), name: id, at: noon });
    await insert(making.store, 'companion_group_people', { group_id: id, member: people.companion });
    return id;
  },
  'relation-request': async (making) => {
    const id = unique('request');
    // An accepted request makes a companion, whom no other call may know.
    const [asker, receiver] =
      making.fault === 'owner'
        ? [people.friend, people.stranger]
        : [making.fault === 'state' ? people.other : people.stranger, people.self];
    const park = unique('P').slice(0, 8);
    await insert(making.store, 'relations', {
      id,
      type: 'COMPANION',
      park,
      pair: [asker, receiver].toSorted().join(' '),
      asker,
      receiver,
      state: stateOf(making, 'REQUESTING'),
      asker_alias: '',
      receiver_alias: '',
      products: '[]',
      at: making.fault === 'time' ? '2026-09-01T00:00:00.000Z' : noon,
      decided_at: null,
    });
    return id;
  },
  'search-result': async (making) => {
    const token = unique('token');
    await insert(making.store, 'friend_tokens', {
      hash: hashToken(token),
      asker: ownerOf(making),
      member: people.companion,
      until: making.fault === 'time' ? earlier : later,
    });
    return token;
  },
  invitation: async (making) => {
    const token = unique('invite');
    await insert(making.store, 'invitations', {
      id: token,
      hash: hashToken(token),
      inviter: people.stranger,
      park: venue,
      state: stateOf(making, 'OPEN'),
      until: making.fault === 'time' ? earlier : later,
      used_by: null,
      at: earlier,
    });
    return token;
  },
};
