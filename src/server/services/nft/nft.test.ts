import { describe, expect, it, onTestFinished } from 'vitest';
import { readNftAddress } from '#schemas/calls/nft/calls';
import { accountServer, minute, PASSWORD, type MemberParts } from '#tests/account-server.ts';
import { serviceOf } from '#tests/builders.ts';
import { data, fakeUpstream, hangUp } from '#tests/fake-upstream.ts';
import { soundSite } from '#tests/sound-site.ts';
import { seedWith } from '#tests/test-server.ts';
import { networkPath } from './network.ts';
import { isPublicAddress } from './public-address.ts';
import { registerNft } from './routes.ts';

const words = (ko: string) => ({ ko, en: ko });
const program = {
  type: 'collectible-program',
  id: 'sky',
  v: 1,
  title: words('하늘 세상'),
  segment: 'sky',
  network: words('구름'),
  contract: '0x52908400098527886E0F7030069857D2E4169EE7',
  minAge: 19,
  items: [{ key: 'wheel', name: words('관람차') }],
  benefits: [
    { atLeast: 1, text: words('소식') },
    { atLeast: 2, text: words('추첨') },
  ],
};
const server = accountServer({ documents: [program], features: [registerNft] });
const third = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
const [first, second] = ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'];

const join = async (parts: MemberParts = {}) => {
  const member = await server.addMember(parts);
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const answer = async (call: Promise<{ json<Body>(): Body }>) => {
    const { code, data } = (await call).json<{ code: string; data?: unknown }>();
    return code === '200' ? data : code;
  };
  const ask = async (publicAddress: string) =>
    (await answer(browser.post('members/nft/otp-email-send', { publicAddress }))) as
      | { readonly otpId: string; readonly expireDtm: string }
      | string;
  const lastCode = async () => {
    const { body } = await server
      .store()
      .db.selectFrom('outbox')
      .select('body')
      .where('member', '=', member.uid)
      .orderBy('at', 'desc')
      .executeTakeFirstOrThrow();
    return /\d{6}/.exec(body)?.[0] ?? '';
  };
  return {
    uid: member.uid,
    ask,
    lastCode,
    read: () => answer(browser.get('members/nft/public-address')),
    count: () => answer(browser.get('members/nft/check-count')),
    status: () => answer(browser.get('members/nft/status')),
    holdings: () => answer(browser.get('members/nft/holdings')),
    register: (otpId: string, otp: string) => answer(browser.post('members/nft/reg-auth', { otpId, otp })),
  };
};
const otpIdOf = (asked: Awaited<ReturnType<Awaited<ReturnType<typeof join>>['ask']>>) =>
  typeof asked === 'string' ? asked : asked.otpId;

describe('a public address', () => {
  it('is registered by a code that the own email address gets [V-448] [V-450] [V-451]', async () => {
    expect(readNftAddress.timeoutMs).toBe(30_000);
    const me = await join();
    expect(await me.read()).toEqual({ publicAddress: '', regYn: 'N' });
    const asked = await me.ask(first);
    expect(asked).toEqual({ otpId: expect.any(String), expireDtm: expect.stringMatching(/^20261101120500$/) });
    expect(await me.status()).toMatchObject({
      stageCd: 'CODE',
      codeAddress: first,
      otpId: otpIdOf(asked),
      expireDtm: '20261101120500',
      leftCnt: 5,
    });
    const code = await me.lastCode();
    expect([await me.register(otpIdOf(asked), code), await me.read(), await me.register(otpIdOf(asked), code)]).toEqual(
      [{ regYn: 'Y' }, { publicAddress: first, regYn: 'Y' }, 'NFT_01'],
    );
    expect([await me.status(), await me.holdings()]).toMatchObject([
      { stageCd: 'REGISTERED', publicAddress: first, otpId: '' },
      {
        publicAddress: first,
        totalCnt: 1,
        demoYn: 'Y',
        list: [{ itemNm: '관람차' }],
        benefitList: [{ reachedYn: 'Y' }, { reachedYn: 'N' }],
      },
    ]);
    expect(JSON.stringify(await server.store().db.selectFrom('nft_addresses').selectAll().execute())).not.toContain(
      code,
    );
  });

  it('belongs to one member', async () => {
    const [me, other] = [await join(), await join()];
    const asked = [otpIdOf(await me.ask(second)), otpIdOf(await other.ask(second))] as const;
    const codes = [await me.lastCode(), await other.lastCode()] as const;
    const both = await Promise.all([me.register(asked[0], codes[0]), other.register(asked[1], codes[1])]);
    expect(both.map((one) => JSON.stringify(one)).toSorted()).toEqual(['"NFT_03"', '{"regYn":"Y"}']);
    const [owner, loser] = both[0] === 'NFT_03' ? [other, me] : [me, other];
    server.wait(minute);
    expect(await loser.ask(second)).toBe('NFT_03');
    const third = otpIdOf(await owner.ask(`0x${'1'.repeat(40)}`));
    expect(await owner.register(third, await owner.lastCode())).toEqual({ regYn: 'Y' });
    expect(await loser.ask(second)).toBe('NFT_02');
    server.wait(minute);
    expect(await loser.ask(second)).toMatchObject({ otpId: expect.any(String) });
  });

  it('has codes once a minute for five minutes, and five wrong ones a day, which are counted [V-449]', async () => {
    const me = await join();
    const address = `0x${'0'.repeat(40)}`;
    const asked = otpIdOf(await me.ask(address));
    expect([await me.ask(address), await me.count()]).toEqual(['NFT_02', { tryCnt: 0, leftCnt: 5 }]);
    const code = await me.lastCode();
    const wrong = code === '000000' ? '000001' : '000000';
    expect([await me.register(asked, wrong), await me.register('other', code), await me.count()]).toEqual([
      'NFT_01',
      'NFT_01',
      { tryCnt: 2, leftCnt: 3 },
    ]);
    for (let tries = 0; tries < 3; tries += 1) await me.register(asked, wrong);
    expect([await me.register(asked, code), await me.count()]).toEqual(['NFT_02', { tryCnt: 5, leftCnt: 0 }]);
    const late = await join();
    const next = otpIdOf(await late.ask(address));
    server.wait(5 * minute);
    expect(await late.register(next, await late.lastCode())).toBe('NFT_01');
  });

  it('has a code again at once that a clock ahead sent before', async () => {
    const me = await join();
    server.wait(5 * minute);
    await me.ask(first);
    server.wait(-5 * minute);
    expect(await me.ask(`0x${'2'.repeat(40)}`)).toMatchObject({ otpId: expect.any(String) });
  });

  it('needs the checksum, a full member, and an adult', async () => {
    const [me, simple, young] = [await join(), await join({ kind: '1' }), await join({ birth_date: '20080412' })];
    expect(
      await Promise.all([first.toLowerCase(), first.replace('A', 'a'), `${first}0`, 'x'].map((one) => me.ask(one))),
    ).toEqual(['NFT_05', 'NFT_05', 'REQ_INVALID', 'NFT_05']);
    expect([await simple.ask(first), await simple.read(), await young.ask(first), await young.count()]).toEqual([
      'MBR_01',
      'MBR_01',
      'NFT_06',
      'NFT_06',
    ]);
  });
});

describe('the collectible program', () => {
  it('says why a member cannot take part', async () => {
    const stages = await Promise.all(
      [{}, { kind: '1' as const }, { regular: 0 }, { birth_date: '20080412' }].map(async (parts) =>
        (await join(parts)).status(),
      ),
    );
    expect(stages).toMatchObject([
      { stageCd: 'NONE', minAge: 19, programNm: '하늘 세상' },
      { stageCd: 'SIMPLE' },
      { stageCd: 'SIMPLE' },
      { stageCd: 'YOUNG' },
    ]);
    expect(await (await join()).holdings()).toMatchObject({ totalCnt: 0, list: [] });
  });

  it('reads holdings from the network that its data service connects, which learns the address alone', async () => {
    const upstream = await fakeUpstream(data({ list: [{ tokenId: '77', item: 'unknown' }] }));
    onTestFinished(() => upstream.close());
    await seedWith(server.app().publishing, [
      ...soundSite(),
      program,
      serviceOf(91, networkPath, { method: 'POST', upstream: upstream.origin, timeoutMs: 1000 }),
    ]);
    const me = await join();
    const asked = otpIdOf(await me.ask(third));
    await me.register(asked, await me.lastCode());
    expect(await me.holdings()).toMatchObject({ demoYn: 'N', list: [{ tokenId: '77', itemNm: '#77' }] });
    expect(upstream.bodies.join()).toContain(third);
    expect(upstream.bodies.join()).not.toContain(me.uid);
    upstream.behave(hangUp);
    expect(await me.holdings()).toBe('NFT_04');
    upstream.behave(data({ list: 'none' }));
    expect(await me.holdings()).toBe('NFT_04');
  });
});

it('accepts addresses with the checksum of EIP-55', () => {
  expect(
    [
      '0x52908400098527886E0F7030069857D2E4169EE7',
      '0xde709f2102306220921060314715629080e2fb77',
      '0xdE709f2102306220921060314715629080e2fb77',
    ].map(isPublicAddress),
  ).toEqual([true, true, false]);
});
