import { describe, expect, it } from 'vitest';
import { hour } from '#tests/account-server.ts';
import { fillDisk } from '#tests/fill-disk.ts';
import { offerwallServer, one, two, unique } from '#tests/offerwall-members.ts';
import { KeyIssuer } from './key-issuer.ts';

const { server, joined, send } = offerwallServer();
const nothing = { usrKey: '', birtyYear: '', gender: '' };

/** Keys that the server can match to a member. */
const issued = async (member: string): Promise<number> => {
  const rows = await server
    .store()
    .db.selectFrom('offerwall_keys')
    .select('hash')
    .where('member', '=', member)
    .execute();
  return rows.length;
};

describe('the key for an offerwall', () => {
  it('is the same at each call, with the year of birth and the gender [P-567] [P-568] [P-047]', async () => {
    const member = await joined({ birth_date: '19900412', gender: '2' });
    const { data } = await member.key(one);
    expect(data).toEqual({ usrKey: expect.stringMatching(/^[A-Z2-7]{52}$/) as string, birtyYear: '1990', gender: '2' });
    expect((await member.key(one)).data).toEqual(data);
  });

  it('differs by member and by offerwall [P-567] [P-568]', async () => {
    const keys = new Set<string>();
    for (const member of [await joined(), await joined()])
      for (const wall of [one, two]) keys.add((await member.key(wall)).data.usrKey);
    expect(keys.size).toBe(4);
  });

  it('opens the offerwall from the page [P-047]', async () => {
    const member = await joined({ birth_date: '19900412', gender: '2' });
    const { wallList, stageCd } = await member.walls();
    expect(stageCd).toBe('READY');
    expect(wallList).toMatchObject([
      { wallId: 'byeolmoa', launcherNo: '1', usrKey: member.usrKey },
      { wallId: 'sompang', launcherNo: '2', usrKey: (await member.key(two)).data.usrKey },
    ]);
    expect(wallList[0]?.openUrl).toContain(`usrKey=${member.usrKey}&birtyYear=1990&gender=2&type=bar`);
  });

  it('is stored as a hash, with its member', async () => {
    const member = await joined();
    const stored = await server.store().db.selectFrom('offerwall_keys').select(['hash', 'member']).execute();
    expect(stored.map((row) => row.member)).toContain(member.uid);
    expect(JSON.stringify(stored)).not.toContain(member.usrKey);
  });

  it('is empty without the consent, as are the year and the gender [P-567]', async () => {
    const member = await joined({}, []);
    expect((await member.key()).data).toEqual(nothing);
    const closed = { consentYn: 'N', openUrl: '', ...nothing };
    expect((await member.walls()).wallList).toMatchObject([closed, closed]);
  });

  it('is empty below 14, and no offerwall is listed [P-567]', async () => {
    const young = await joined({ birth_date: '20150301' });
    expect((await young.key()).data).toEqual(nothing);
    expect(await young.walls()).toMatchObject({ stageCd: 'YOUNG', wallList: [] });
  });

  it('is for full members; an unknown name is not found [P-568]', async () => {
    const simple = await joined({ kind: '1' });
    expect((await simple.key()).code).toBe('MBR_01');
    expect((await simple.walls()).stageCd).toBe('FULL_ONLY');
    expect((await server.browser().get('members/byeolmoaUsrKey')).statusCode).toBe(401);
    const full = await joined();
    expect((await full.get('members/nobodyUsrKey')).json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a consent that is withdrawn', () => {
  it('makes the key void: what comes with it is refused and recorded', async () => {
    const member = await joined();
    const transaction = unique();
    await member.consent('N');
    expect((await member.key()).data).toEqual(nothing);
    expect(await send(member.usrKey, 100, transaction, { device: 'phone' })).toBe('200 REFUSED CONSENT');
    expect(await send(member.usrKey, 100, transaction, { device: 'phone' })).toBe('200 REFUSED CONSENT');
    expect(await member.som()).toBe(0);
    expect(await member.rewards()).toEqual(['100 REFUSED CONSENT']);
    const { id, device } = await server
      .store()
      .db.selectFrom('offerwall_rewards')
      .select(['id', 'device'])
      .where('ref', '=', transaction)
      .executeTakeFirstOrThrow();
    expect(device).toBe('');
    const log = server.store().db.selectFrom('record_log').select(['from_state', 'to_state', 'reason']);
    expect(await log.where('record_id', '=', id).execute()).toEqual([
      { from_state: '', to_state: 'REFUSED', reason: 'CONSENT' },
    ]);
  });

  it('and given again has a new key; the one before stays void', async () => {
    const member = await joined();
    const transaction = unique();
    await member.consent('N');
    expect(await send(member.usrKey, 100, transaction)).toBe('200 REFUSED CONSENT');
    await member.consent('Y');
    const { usrKey } = (await member.key()).data;
    expect(usrKey).toMatch(/^[A-Z2-7]{52}$/);
    expect(usrKey).not.toBe(member.usrKey);
    expect(await send(member.usrKey, 100, unique())).toBe('200 REFUSED CONSENT');
    // Its callback is answered as before.
    expect(await send(member.usrKey, 100, transaction)).toBe('200 REFUSED CONSENT');
    expect(await send(usrKey, 100, unique())).toBe('200 CREDITED');
    expect(await member.som()).toBe(100);
  });

  it('leaves the other offerwall, earlier rewards and their chargebacks as they are', async () => {
    const [member, other] = [await joined(), await joined()];
    const [credited, held] = [unique(), unique()];
    await send(other.usrKey, 10, unique(), { device: 'shared' });
    await send(member.usrKey, 100, credited);
    expect(await send(member.usrKey, 30, held, { device: 'shared' })).toBe('200 HELD DEVICE');
    await member.consent('N');
    expect(await send(member.usrKey, 100, credited)).toBe('200 CREDITED');
    expect(await send(member.usrKey, 30, held, { device: 'shared' })).toBe('200 HELD DEVICE');
    expect(await send((await member.key(two)).data.usrKey, 50, unique(), { wall: two })).toBe('200 CREDITED');
    expect(await send(member.usrKey, 100, credited, { kind: 'chargeback' })).toBe('200 REVERSED');
    expect(await send(member.usrKey, 20, unique(), { kind: 'chargeback' })).toBe('200 CANCELLED');
    expect(await member.som()).toBe(50);
  });

  it('and is given twice keeps its key', async () => {
    const member = await joined();
    await member.consent('Y');
    expect((await member.key()).data.usrKey).toBe(member.usrKey);
  });
});

describe('keys', () => {
  it('are issued once to members who agreed before the offerwall or its epoch', async () => {
    const [member, refuses] = [await joined(), await joined({}, [])];
    await server.store().db.deleteFrom('offerwall_keys').execute();
    const issuer = new KeyIssuer(server.app().context, () => undefined);
    await issuer.tick();
    expect(await issued(member.uid)).toBe(2);
    expect(await issued(refuses.uid)).toBe(0);
    expect(await send(member.usrKey, 100, unique())).toBe('200 CREDITED');
    await issuer.tick();
    await server.store().db.deleteFrom('offerwall_keys').execute();
    await issuer.tick();
    expect(await issued(member.uid)).toBe(0);
  });

  it('are issued again where they count as those of no epoch', async () => {
    const member = await joined();
    await server.store().db.updateTable('offerwall_keys').set({ epoch: 0 }).execute();
    expect(await send(member.usrKey, 100, unique())).toBe('422 OFW_04');
    // The lease of an earlier issuer expires.
    server.wait(hour);
    await new KeyIssuer(server.app().context, () => undefined).tick();
    expect(await issued(member.uid)).toBe(2);
    expect(await send(member.usrKey, 100, unique())).toBe('200 CREDITED');
  });

  it('are read while the disk is full', async () => {
    const member = await joined();
    await fillDisk(server.store());
    expect((await member.key()).data.usrKey).toBe(member.usrKey);
    expect((await member.walls()).wallList[0]?.usrKey).toBe(member.usrKey);
  });
});
