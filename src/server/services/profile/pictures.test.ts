import { describe, expect, it } from 'vitest';
import { accountServer, PASSWORD, type MemberParts } from '#tests/account-server.ts';
import { drawn } from '#tests/picture-files.ts';
import { postSom } from '../../core/records/som/post-som.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { registerFiles } from '../../site/files/routes.ts';
import { decideUpload, listUploads } from './hide-picture.ts';
import { registerProfile } from './routes.ts';

const picture = (id: string, order: number, price?: number) => ({
  type: 'profile-picture',
  id,
  v: 1,
  order,
  name: { ko: id, en: id },
  art: 'park',
  ...(price === undefined ? {} : { price }),
});
const hidden = {
  type: 'message-template',
  id: 'profile-hidden',
  v: 1,
  event: 'PROFILE_HIDDEN',
  purpose: 'service',
  topic: 'account',
  title: 'MSG_HIDDEN',
  body: 'MSG_HIDDEN',
  channels: ['NOTIFICATION'],
};
const server = accountServer({
  documents: [picture('owl', 2, 300), picture('cloud', 1), hidden],
  features: [registerProfile, registerFiles],
});

interface Answer<Data> {
  readonly code: string;
  readonly data: Data;
}
interface Listed {
  readonly list: readonly { readonly profileImgId: string; readonly ownYn: string; readonly chosenYn: string }[];
}

const join = async (parts: MemberParts = {}, som = 0) => {
  const member = await server.addMember(parts);
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  if (som > 0)
    await inTransaction(server.store(), (tx) =>
      postSom(tx, server.app().context, {
        member: member.uid,
        amount: som,
        reason: 'WELCOME',
        source: 'TEST',
        ref: member.uid,
        at: server.now(),
      }),
    );
  let keys = 0;
  const post = async (path: string, body: object) =>
    (
      await browser.post(`users/profile/${path}`, body, { headers: { 'idempotency-key': `${member.uid}-${++keys}` } })
    ).json<Answer<{ profileImgUrl?: string }>>();
  return {
    uid: member.uid,
    browser,
    list: async (path = 'images') => (await browser.get(`users/profile/${path}`)).json<Answer<Listed>>().data.list,
    buy: async (profileImgId: string) => (await post('purchase', { profileImgId })).code,
    choose: (profileImgId?: string) => post('image', profileImgId === undefined ? {} : { profileImgId }),
    use: (fileId: string) => post('photo', { fileId }),
    upload: async (purpose = 'PROFILE') =>
      (
        await browser.post('common/file/s3-upload', await drawn(900, 600).jpeg().toBuffer(), {
          headers: { 'content-type': 'image/jpeg', 'x-file-purpose': purpose },
        })
      ).json<Answer<{ fileId: string }>>().data.fileId,
  };
};

describe('profile pictures', () => {
  it('come as a set with prices; bought ones are listed too [P-552] [P-553] [P-019]', async () => {
    const me = await join({}, 500);
    expect(await me.list()).toEqual([
      { profileImgId: 'cloud', name: 'cloud', url: '/profile-pictures/set/cloud', price: 0, ownYn: 'Y', chosenYn: 'N' },
      { profileImgId: 'owl', name: 'owl', url: '/profile-pictures/set/owl', price: 300, ownYn: 'N', chosenYn: 'N' },
    ]);
    expect((await me.choose('owl')).code).toBe('PIC_01');
    expect([await me.list('purchase'), await me.buy('owl'), await me.buy('owl'), await me.buy('cloud')]).toEqual([
      [],
      '200',
      'PIC_04',
      'PIC_04',
    ]);
    expect((await me.list('purchase')).map(({ profileImgId }) => profileImgId)).toEqual(['owl']);
    expect((await me.choose('owl')).data.profileImgUrl).toBe('/profile-pictures/set/owl');
    expect((await me.list()).map(({ chosenYn }) => chosenYn)).toEqual(['N', 'Y']);
    expect((await me.choose()).data.profileImgUrl).toBe('');
  });

  it('are bought once, with enough Som, by full members', async () => {
    const [me, poor, simple] = [await join({}, 400), await join(), await join({ kind: '1' })];
    expect((await Promise.all([me.buy('owl'), me.buy('owl')])).toSorted()).toEqual(['200', 'PIC_04']);
    expect([await poor.buy('owl'), await simple.buy('owl'), await me.buy('nobody')]).toEqual([
      'PNT_01',
      'MBR_01',
      'PIC_01',
    ]);
    expect((await poor.list('purchase')).length).toBe(0);
  });

  it('can be uploaded from the age of 14, are seen by members alone, and are deleted with the next one', async () => {
    const [me, friend, young] = [await join(), await join(), await join({ birth_date: '20150301' })];
    const [fileId, other] = [await me.upload(), await me.upload('REVIEW')];
    expect((await friend.use(fileId)).code).toBe('PIC_03');
    expect((await me.use(other)).code).toBe('PIC_03');
    const { profileImgUrl = '' } = (await me.use(fileId)).data;
    const statusOf = async (browser: typeof me.browser) => (await browser.get(profileImgUrl)).statusCode;
    expect([await statusOf(friend.browser), await statusOf(server.browser())]).toEqual([200, 404]);
    await me.choose('cloud');
    expect(await statusOf(friend.browser)).toBe(404);
    expect((await young.use(await young.upload())).code).toBe('PIC_02');
  });

  it('are taken down by an agent, which the member is told', async () => {
    const me = await join();
    const fileId = await me.upload();
    const { profileImgUrl = '' } = (await me.use(fileId)).data;
    const { store } = server.app().context;
    const decide = (id: string, decision: 'HIDE' | 'KEEP') =>
      inTransaction(store, (tx) => decideUpload(tx, server.app(), { id, decision, operator: 'mina' }));
    const waiting = async () => (await listUploads(store.db, (id) => id)).pictures.map(({ id }) => id);
    expect(await waiting()).toEqual([fileId]);
    expect([await decide('unknown', 'HIDE'), await decide(fileId, 'HIDE'), await decide(fileId, 'KEEP')]).toEqual([
      false,
      true,
      false,
    ]);
    expect([await waiting(), (await me.browser.get(profileImgUrl)).statusCode]).toEqual([[], 404]);
    const told = await store.db.selectFrom('notifications').select(['member']).execute();
    expect(told).toEqual([{ member: me.uid }]);
  });
});
