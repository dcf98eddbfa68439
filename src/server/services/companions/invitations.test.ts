import { describe, expect, it } from 'vitest';
import { accountServer, hour, PASSWORD } from '#tests/account-server.ts';
import { codeOf, companionSite, joining, type Person } from '#tests/companion-members.ts';

const server = accountServer(companionSite());
const join = joining(server);

describe('invitations', () => {
  const inviteOf = async (
    person: Person,
  ): Promise<{ readonly title: string; readonly linkUrl: string; readonly invite: string }> => {
    const answer = await person.data<{ title: string; linkUrl: string }>(
      person.browser.post('members/invitations', { parkType: 'TP' }),
    );
    return { ...answer, invite: new URL(answer.linkUrl, 'https://x').searchParams.get('invite') ?? '' };
  };
  const read = async (person: Pick<Person, 'browser'>, invite: string) =>
    (await person.browser.get(`members/invitations?invite=${invite}`)).json<{
      data: { inviteList: readonly { readonly stateCd: string }[] };
    }>().data.inviteList;
  const stateFor = async (person: Pick<Person, 'browser'>, invite: string) => (await read(person, invite))[0]?.stateCd;
  const accept = (person: Person, invite: string) =>
    codeOf(person.browser.post('members/invitations/accept', { invite }));
  const decline = (person: Person, invite: string) =>
    codeOf(person.browser.post('members/invitations/decline', { invite }));
  const sentOf = async (person: Person) =>
    (
      await person.data<{ sentList: readonly { readonly stateCd: string }[] }>(
        person.browser.get('members/invitations/sent?parkType=TP'),
      )
    ).sentList.map(({ stateCd }) => stateCd);

  it('tell a guest the nickname and the venue only, and are used when accepted, not when opened [V-112] [V-136]', async () => {
    const [me, other, third] = [await join({ nickname: '초대' }), await join(), await join()];
    const { title, invite } = await inviteOf(me);
    expect([title, invite]).toEqual(['COMPANION_INVITED 초대', expect.stringMatching(/^[\w-]{22}$/)]);
    const guest = { browser: server.browser() };
    const shown = [{ invite, nickName: '초대', parkType: 'TP', venueNm: expect.any(String), stateCd: 'OPEN' }];
    expect([await read(guest, invite), await read(guest, invite)]).toEqual([shown, shown]);
    expect([await accept(me, invite), await accept(other, invite), await accept(third, invite)]).toEqual([
      'FRD_01',
      '200',
      'CMP_06',
    ]);
    expect([(await me.companions()).length, (await other.companions()).length, await stateFor(guest, invite)]).toEqual([
      1,
      1,
      'TAKEN',
    ]);
  });

  it('tell each reader the state: who answered learns the answer, the others that somebody has answered', async () => {
    const [me, other, third] = [await join(), await join(), await join()];
    const guest = { browser: server.browser() };
    const states = async (invite: string) =>
      Promise.all([me, other, third, guest].map((person) => stateFor(person, invite)));
    const [taken, declined] = [await inviteOf(me), await inviteOf(me)];
    expect(await states(taken.invite)).toEqual(['OWN', 'OPEN', 'OPEN', 'OPEN']);
    await accept(other, taken.invite);
    await decline(third, declined.invite);
    expect(await states(taken.invite)).toEqual(['OWN', 'ACCEPTED', 'TAKEN', 'TAKEN']);
    expect(await states(declined.invite)).toEqual(['OWN', 'TAKEN', 'DECLINED', 'TAKEN']);
    expect(await states('unknown')).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('are declined once and for all by whom they invite, who can be invited again', async () => {
    const [me, other, third] = [await join(), await join(), await join()];
    const { invite } = await inviteOf(me);
    expect(await decline(me, invite)).toBe('FRD_01');
    expect([await decline(other, invite), await decline(other, invite)]).toEqual(['200', '200']);
    expect([
      await decline(third, invite),
      await accept(third, invite),
      await accept(other, invite),
      await decline(other, 'unknown'),
    ]).toEqual(['CMP_06', 'CMP_06', 'CMP_06', 'CMP_06']);
    expect((await me.companions()).length).toBe(0);
    expect(await accept(other, (await inviteOf(me)).invite)).toBe('200');
    expect((await me.companions()).length).toBe(1);
  });

  it('are listed for who sent them with their answers, the newest first', async () => {
    const [me, other] = [await join(), await join()];
    await decline(other, (await inviteOf(me)).invite);
    server.wait(60_000);
    await accept(other, (await inviteOf(me)).invite);
    server.wait(60_000);
    await inviteOf(me);
    expect([await sentOf(me), await sentOf(other)]).toEqual([['OPEN', 'ACCEPTED', 'DECLINED'], []]);
    server.wait(73 * hour);
    await me.browser.login(me, PASSWORD);
    expect(await sentOf(me)).toEqual(['EXPIRED', 'ACCEPTED', 'DECLINED']);
  });

  it('between blocked members look and are refused like expired ones', async () => {
    const [me, other] = [await join(), await join()];
    await accept(other, (await inviteOf(me)).invite);
    const { invite } = await inviteOf(me);
    await me.browser.post('members/friend/change-status', {
      friendUid: other.uid,
      statusCd: 'BLOCK',
      companionFriendType: 'COMPANION',
      parkType: 'TP',
    });
    expect([await stateFor(other, invite), await accept(other, invite), await decline(other, invite)]).toEqual([
      'EXPIRED',
      'CMP_06',
      'CMP_06',
    ]);
  });

  it('end after 72 hours', async () => {
    const [me, other] = [await join(), await join()];
    const { invite } = await inviteOf(me);
    server.wait(73 * hour);
    await other.browser.login(other, PASSWORD);
    expect([
      await stateFor(other, invite),
      await accept(other, invite),
      await decline(other, invite),
      await accept(other, 'unknown'),
    ]).toEqual(['EXPIRED', 'CMP_06', 'CMP_06', 'CMP_06']);
  });

  it('of ten acceptances at once let one in', async () => {
    const [me, ...others] = await Promise.all(Array.from({ length: 5 }, () => join()));
    const { invite } = await inviteOf(me as Person);
    const codes = await Promise.all(
      others.map((person) => codeOf(person.browser.post('members/invitations/accept', { invite }))),
    );
    expect(codes.filter((code) => code === '200')).toHaveLength(1);
  });
});
