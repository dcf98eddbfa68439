import { describe, expect, it } from 'vitest';
import * as calls from '#schemas/calls/companions/calls';
import { accountServer, PASSWORD, type MemberParts } from '#tests/account-server.ts';
import { noLending } from '../../src/server/core/records/lending.ts';
import { relationRoutes } from '../../src/server/services/companions/routes.ts';

const invited = {
  type: 'message-template',
  id: 'invited',
  v: 1,
  event: 'COMPANION_INVITED',
  purpose: 'service',
  topic: 'companion',
  title: 'MSG_I',
  body: 'MSG_I',
  link: '/main?invite={{invite}}',
  channels: ['NOTIFICATION'],
};
const texts = (locale: string) => ({
  type: 'messages',
  id: `i-${locale}`,
  v: 1,
  locale,
  texts: { MSG_I: '{{nickname}}' },
});
const server = accountServer({ documents: [invited, texts('ko'), texts('en')], features: [relationRoutes(noLending)] });

const declared = { ...calls };
type Name = keyof typeof declared;
const names = Object.keys(declared) as readonly Name[];

/** Request that names a member, request, group or token. */
interface Ids {
  readonly uid: string;
  readonly loginId: string;
  readonly requestId: string;
  readonly groupId: string;
  readonly friendToken: string;
  readonly invite: string;
}

/** Body or query of each call. `names` says whether the sample names something of another member. */
const samples: Readonly<Record<Name, (ids: Ids) => { readonly values: object; readonly names: boolean }>> = {
  listCompanions: () => ({ values: { parkType: 'TP' }, names: false }),
  listCompanionsWithMembership: () => ({ values: { parkType: 'TP' }, names: false }),
  listFriends: () => ({ values: {}, names: false }),
  listBlocks: () => ({ values: {}, names: false }),
  listRequests: () => ({ values: {}, names: false }),
  findPeople: ({ loginId }) => ({ values: { searchType: 'ID', searchValueList: [loginId] }, names: false }),
  saveRelation: ({ friendToken, uid }) => ({
    values: { companionFriendType: 'FRIEND', ...(friendToken === '' ? { friendUid: uid } : { friendToken }) },
    names: true,
  }),
  changeFriendStatus: ({ uid }) => ({ values: { friendUid: uid, statusCd: 'BLOCK' }, names: true }),
  changeRequestStatus: ({ requestId }) => ({ values: { requestId, processStatus: 'ACCEPTED' }, names: true }),
  readMembershipCode: () => ({ values: {}, names: false }),
  readOpenToSearch: () => ({ values: {}, names: false }),
  changeOpenToSearch: () => ({ values: { agreeYn: 'Y' }, names: false }),
  listGroups: () => ({ values: {}, names: false }),
  saveGroup: ({ groupId, uid }) => ({ values: { groupId, groupNm: 'G', friendUidList: [uid] }, names: true }),
  removeGroup: ({ groupId }) => ({ values: { groupId }, names: true }),
  askGroup: ({ groupId }) => ({ values: { groupId }, names: true }),
  createInvitation: () => ({ values: { parkType: 'TP' }, names: false }),
  readInvitation: ({ invite }) => ({ values: { invite }, names: false }),
  listSentInvitations: () => ({ values: { parkType: 'TP' }, names: false }),
  acceptInvitation: ({ invite }) => ({ values: { invite }, names: false }),
  declineInvitation: ({ invite }) => ({ values: { invite }, names: false }),
  listLoans: () => ({ values: { parkType: 'TP' }, names: false }),
  readPersonalValue: () => ({ values: { usrPrsnzTypeCd: 'ECR' }, names: false }),
  savePersonalValue: () => ({ values: { usrPrsnzTypeCd: 'ECR', usrPrsnzVal: '20261101' }, names: false }),
};

const unknown: Ids = {
  uid: '999999999999',
  loginId: 'nobody_99',
  requestId: 'unknown',
  groupId: 'unknown',
  friendToken: '',
  invite: 'unknown',
};

let count = 0;
const join = async (parts: MemberParts = {}) => {
  count += 1;
  const secret = {
    name: `비밀이름${count}`,
    mobile: `0107777${String(count).padStart(4, '0')}`,
    email: `secret.${count}@resort.example`,
    birth_date: '19870605',
  };
  const member = await server.addMember({
    consents: '{"FRIEND_FIND":"Y"}',
    nickname: `닉${count}`,
    ...secret,
    ...parts,
  });
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const call = async (name: Name, ids: Ids) => {
    const { method, path } = declared[name];
    const { values } = samples[name](ids);
    const url = path.replace('/api/v1/iam/', '');
    const query = new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)])).toString();
    return method === 'GET' ? browser.get(`${url}?${query}`) : browser.post(url, values);
  };
  return { ...member, ...secret, browser, call };
};

const dataOf = <Data>(answer: { json<Body>(): Body }): Data => answer.json<{ data: Data }>().data;

/** An owner with a companion, an open request, a group and an invitation, and what they are called. */
const scene = async () => {
  const [owner, companion, requested, stranger] = [await join(), await join(), await join(), await join()];
  const token = async (asker: typeof owner, loginId: string) =>
    dataOf<{ list: readonly { friendToken: string }[] }>(await asker.call('findPeople', { ...unknown, loginId }))
      .list[0]?.friendToken ?? '';
  const ask = async (receiver: typeof owner) =>
    dataOf<{ requestId: string }>(
      await owner.browser.post('members/friend/upsert', {
        friendToken: await token(owner, receiver.loginId),
        companionFriendType: 'COMPANION',
        parkType: 'TP',
      }),
    ).requestId;
  await companion.call('changeRequestStatus', { ...unknown, requestId: await ask(companion) });
  const requestId = await ask(requested);
  const { groupId } = dataOf<{ groupId: string }>(
    await owner.browser.post('members/companion-groups', { groupNm: 'G', friendUidList: [companion.uid] }),
  );
  const { linkUrl } = dataOf<{ linkUrl: string }>(await owner.call('createInvitation', unknown));
  const ids: Ids = {
    uid: owner.uid,
    loginId: owner.loginId,
    requestId,
    groupId,
    friendToken: '',
    invite: new URLSearchParams(linkUrl.split('?')[1]).get('invite') ?? '',
  };
  return { owner, companion, requested, stranger, ids };
};

describe('calls of relations', () => {
  it('have a sample each', () => {
    expect(Object.keys(samples).toSorted()).toEqual([...names].toSorted());
  });

  it.each(names)(
    '%s tells no role a name, phone number, e-mail address, birth date or barcode of the owner [V-392] [V-393]',
    async (name) => {
      const { owner, companion, requested, stranger, ids } = await scene();
      const barcode = dataOf<{ barcode: string }>(await owner.call('readMembershipCode', unknown)).barcode;
      const secrets = [owner.name, owner.mobile, owner.email, owner.birth_date, owner.loginId, barcode];
      const bodies = [];
      for (const role of [stranger, requested, companion]) bodies.push((await role.call(name, ids)).body);
      expect(bodies.flatMap((body) => secrets.filter((secret) => body.includes(secret)))).toEqual([]);
      const [toStranger = ''] = bodies;
      expect(toStranger).not.toContain(owner.uid);
    },
  );

  it.each(names.filter((name) => samples[name](unknown).names))(
    '%s answers a stranger alike for the records of another member and for unknown ones',
    async (name) => {
      const { stranger, ids } = await scene();
      const [foreign, none] = [await stranger.call(name, ids), await stranger.call(name, unknown)];
      expect([foreign.statusCode, foreign.body]).toEqual([none.statusCode, none.body]);
    },
  );
});
