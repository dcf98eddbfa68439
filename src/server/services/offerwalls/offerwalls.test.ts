import { describe, expect, it } from 'vitest';
import type { OfferwallKey, OfferwallRewards, Offerwalls } from '#schemas/calls/offerwalls/answers';
import type { Offerwall } from '#schemas/documents/offerwall/schema';
import { accountServer, day, hour, minute, PASSWORD, type MemberParts } from '#tests/account-server.ts';
import { shippedDocuments } from '#tests/shipped-documents.ts';
import type { Body } from '#tests/sound-site.ts';
import { somBalanceOf } from '../../core/records/som/lots.ts';
import { kstDay } from '../../core/wire-values.ts';
import { recordChanges } from '../consents/index.ts';
import { feature } from './feature.ts';
import { offerwallsMemberData } from './member-data.ts';
import { RewardReleaser } from './jobs.ts';
import { signCallback, writeValues } from './read-callback.ts';

const named = new Set(['som-policy', 'offerwall', 'consent-item', 'notification-topic']);
const documents = (shippedDocuments as readonly unknown[] as readonly Body[]).filter(
  ({ type, id }) => named.has(type) || (/offerwall/.test(id) && (type === 'messages' || type === 'message-template')),
);
const wallNamed = (id: string): Offerwall =>
  documents.find((one) => one.type === 'offerwall' && one.id === id) as unknown as Offerwall;
const server = accountServer({ documents, features: [feature] });
const [one, two] = [wallNamed('byeolmoa'), wallNamed('sompang')];

const joined = async (parts: MemberParts = {}, items: readonly Offerwall[] = [one, two]) => {
  const member = await server.addMember(parts);
  const { context, store } = { context: server.app().context, store: server.store() };
  if (items.length > 0)
    await store.db.transaction().execute((tx) =>
      recordChanges(tx, context, {
        member: member.uid,
        agreements: items.map(({ consent }) => ({ termsId: consent, versionNo: 1, agreeYn: 'Y' as const })),
        source: 'TEST',
        ref: member.uid,
        now: server.now(),
      }),
    );
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const get = async (path: string) => {
    const answer = await browser.get(path);
    if (answer.statusCode !== 401) return answer;
    await browser.login(member, PASSWORD);
    return browser.get(path);
  };
  const key = async (wall = one) =>
    (await get(`members/${wall.id}UsrKey`)).json<{ code: string; data: OfferwallKey }>();
  const rewards = async () =>
    (await get('members/offerwall-rewards'))
      .json<{ data: OfferwallRewards }>()
      .data.rewardList.map(({ statusCd, reasonCd, pointAmt }) => `${pointAmt} ${statusCd} ${reasonCd}`.trim())
      .toReversed();
  return {
    uid: member.uid,
    get,
    key,
    rewards,
    usrKey: (await key()).data?.usrKey ?? '',
    walls: async () => (await get('members/offerwalls')).json<{ data: Offerwalls }>().data,
    som: () => somBalanceOf(store.db, member.uid, kstDay(server.now())),
    told: async () =>
      (
        await store.db
          .selectFrom('notifications')
          .select('source')
          .where('member', '=', member.uid)
          .orderBy('id')
          .execute()
      ).map(({ source }) => source.split(' ', 1)[0]),
  };
};

let last = 0;
const unique = (): string => `t-${++last}`;

interface Sent {
  readonly wall?: Offerwall;
  readonly kind?: 'earn' | 'chargeback';
  readonly at?: Date;
  readonly device?: string;
  readonly from?: string;
  readonly method?: 'GET' | 'POST';
  readonly to?: string;
  readonly secret?: string;
  /** Changes the values after they were signed. */
  readonly after?: (values: Map<string, string>) => void;
  /** Changes them before. */
  readonly before?: (values: Map<string, string>) => void;
}

/** Sends a callback as the offerwall does; the answer is `status code` or `status result reason`. */
const send = async (usrKey: string, amount: number | string, transaction: string, sent: Sent = {}): Promise<string> => {
  const { wall = one, kind = 'earn', at = server.now(), device = '', method = 'POST' } = sent;
  const { fields, addresses, secret } = wall.callback;
  const values = writeValues(wall.callback, {
    transaction,
    key: usrKey,
    amount: 0,
    kind: kind === 'earn' ? 'EARN' : 'CHARGEBACK',
    sentAt: at,
    device,
  });
  values.set(fields.amount, String(amount));
  sent.before?.(values);
  values.set(fields.signature, signCallback(wall.callback, sent.secret ?? `sandbox-${secret}`, values));
  sent.after?.(values);
  const query = new URLSearchParams([...values]).toString();
  const isJson = wall === two;
  const { statusCode, body } = await server.app().inject({
    method,
    url: `/api/hooks/v1/offerwalls/${sent.to ?? wall.id}${method === 'GET' ? `?${query}` : ''}`,
    remoteAddress: sent.from ?? (addresses[0] ?? '').split('/', 1)[0] ?? '',
    ...(method === 'GET'
      ? {}
      : {
          headers: { 'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded' },
          payload: isJson ? JSON.stringify(Object.fromEntries(values)) : query,
        }),
  });
  const answer = JSON.parse(body) as { code: string; data?: { resultCd: string; reasonCd: string } };
  return `${statusCode} ${answer.data === undefined ? answer.code : `${answer.data.resultCd} ${answer.data.reasonCd}`.trim()}`;
};

describe('the key for an offerwall', () => {
  it('is the same at each call, another one at the other wall, and for another member [P-567] [P-568] [P-047]', async () => {
    const [member, other] = [await joined({ birth_date: '19900412', gender: '2' }), await joined()];
    const { data } = await member.key(one);
    expect(data).toEqual({ usrKey: expect.stringMatching(/^[A-Z2-7]{52}$/) as string, birtyYear: '1990', gender: '2' });
    expect((await member.key(one)).data).toEqual(data);
    const keys = [data, (await member.key(two)).data, (await other.key(one)).data, (await other.key(two)).data];
    expect(new Set(keys.map(({ usrKey }) => usrKey)).size).toBe(4);
    // The page opens the offerwalls with the same keys.
    const { wallList, stageCd } = await member.walls();
    expect([stageCd, wallList.map(({ wallId, launcherNo, usrKey }) => [wallId, launcherNo, usrKey])]).toEqual([
      'READY',
      [
        ['byeolmoa', '1', keys[0]?.usrKey],
        ['sompang', '2', keys[1]?.usrKey],
      ],
    ]);
    expect(wallList[0]?.openUrl).toContain(`usrKey=${data.usrKey}&birtyYear=1990&gender=2&type=bar`);
    const stored = JSON.stringify(
      await server.store().db.selectFrom('offerwall_keys').select(['hash', 'member']).execute(),
    );
    expect(stored).toContain(member.uid);
    expect(stored).not.toContain(data.usrKey);
  });

  it('is empty without the consent and below 14, as are the year and the gender [P-567]', async () => {
    const nothing = { usrKey: '', birtyYear: '', gender: '' };
    const [refuses, young] = [await joined({}, []), await joined({ birth_date: '20150301' })];
    expect([(await refuses.key()).data, (await young.key()).data]).toEqual([nothing, nothing]);
    expect(
      (await refuses.walls()).wallList.map(({ consentYn, usrKey, openUrl }) => [consentYn, usrKey, openUrl]),
    ).toEqual([
      ['N', '', ''],
      ['N', '', ''],
    ]);
    expect(await young.walls()).toMatchObject({ stageCd: 'YOUNG', wallList: [] });
  });

  it('is for full members; an unknown name is not found [P-568]', async () => {
    const simple = await joined({ kind: '1' });
    expect([(await simple.key()).code, (await simple.walls()).stageCd]).toEqual(['MBR_01', 'FULL_ONLY']);
    expect((await server.browser().get('members/byeolmoaUsrKey')).statusCode).toBe(401);
    const full = await joined();
    expect((await full.get('members/nobodyUsrKey')).json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a callback', () => {
  it('credits at once, by GET and POST, as a form and as JSON; a repeated one has the same result [P-047]', async () => {
    const member = await joined();
    const [first, second, third] = [unique(), unique(), unique()];
    expect(await send(member.usrKey, 120, first)).toBe('200 CREDITED');
    expect(await send(member.usrKey, 30, second, { method: 'GET' })).toBe('200 CREDITED');
    expect(await send((await member.key(two)).data.usrKey, 50, third, { wall: two })).toBe('200 CREDITED');
    const again = await Promise.all([1, 2, 3].map(() => send(member.usrKey, 120, first)));
    expect(again).toEqual(['200 CREDITED', '200 CREDITED', '200 CREDITED']);
    expect([await member.som(), await member.rewards()]).toEqual([200, ['120 CREDITED', '30 CREDITED', '50 CREDITED']]);
  });

  it('that comes several times at once is credited once', async () => {
    const member = await joined();
    const transaction = unique();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(member.usrKey, 100, transaction)));
    expect([new Set(answers), await member.som()]).toEqual([new Set(['200 CREDITED']), 100]);
  });

  it('is refused unless signed by this offerwall, unchanged, and from its addresses', async () => {
    const member = await joined();
    const wrong: readonly Sent[] = [
      { secret: 'another' },
      { secret: `sandbox-${two.callback.secret}` },
      { to: 'nobody' },
      { to: two.id },
      { wall: two, method: 'GET' },
      { from: '203.0.113.16' },
      { from: '127.0.0.1' },
      { from: '2001:db8:b2::1' },
      { after: (values) => values.set('point', '3000') },
      { after: (values) => values.set('usrKey', 'A') },
      { after: (values) => values.delete('adid'), device: 'phone' },
      { after: (values) => values.set('sign', '') },
      { before: (values) => values.set('tid', 'a|b') },
    ];
    for (const [index, one] of wrong.entries()) {
      const from = (one.wall ?? wallNamed('byeolmoa')) === two ? '198.51.100.24' : `203.0.113.${index}`;
      expect([one, await send(member.usrKey, 100, unique(), { from, ...one })]).toEqual([one, '401 OFW_01']);
    }
    expect(await send(member.usrKey, 100, unique(), { from: '::ffff:203.0.113.15' })).toBe('200 CREDITED');
    expect(await send(member.usrKey, 100, unique(), { from: '2001:db8:b1:ffff::1' })).toBe('200 CREDITED');
    expect(await member.som()).toBe(200);
  });

  it('that fails again and again makes its sender wait, and stops nothing that is signed', async () => {
    const member = await joined();
    const from = '203.0.113.14';
    const wrong = () => send(member.usrKey, 100, unique(), { from, secret: 'another' });
    for (let count = 1; count <= 5; count++) expect(await wrong()).toBe('401 OFW_01');
    expect([await wrong(), await send(member.usrKey, 100, unique(), { from })]).toEqual(['429 LGN_02', '200 CREDITED']);
  });

  it('is refused if something is missing or has another form', async () => {
    const member = await joined();
    const changes: readonly ((values: Map<string, string>) => void)[] = [
      (values) => values.delete('tid'),
      (values) => values.set('tid', 'x'.repeat(101)),
      (values) => values.set('type', '3'),
      (values) => values.set('ts', 'now'),
      (values) => values.set('usrKey', ''),
    ];
    for (const before of changes) expect(await send(member.usrKey, 100, unique(), { before })).toBe('422 OFW_02');
    for (const amount of ['0', '-5', '1.5', '1e3', '', '99999999999'])
      expect([amount, await send(member.usrKey, amount, unique())]).toEqual([amount, '422 OFW_02']);
    expect(await member.rewards()).toEqual([]);
  });

  it('is taken for 15 minutes; a repeated one later too, because it changes nothing', async () => {
    const member = await joined();
    const at = server.now();
    const transaction = unique();
    const before = (ms: number) => new Date(at.getTime() + ms);
    for (const ms of [-15 * minute, 15 * minute])
      expect(await send(member.usrKey, 10, unique(), { at: before(ms) })).toBe('200 CREDITED');
    for (const ms of [-15 * minute - 1000, 15 * minute + 1000])
      expect(await send(member.usrKey, 10, unique(), { at: before(ms) })).toBe('401 OFW_03');
    expect(await send(member.usrKey, 10, transaction)).toBe('200 CREDITED');
    server.wait(20 * minute);
    expect(await send(member.usrKey, 10, transaction, { at })).toBe('200 CREDITED');
    expect(await send(member.usrKey, 10, transaction, { at, kind: 'chargeback' })).toBe('401 OFW_03');
    expect(await member.som()).toBe(30);
  });

  it('tells a wrong key, a simple, suspended and leaving member alike, and takes no key of the other offerwall', async () => {
    const answers: string[] = [];
    for (const state of ['suspended', 'leaving'] as const) {
      const { uid, usrKey } = await joined();
      await server.store().db.updateTable('members').set({ state }).where('uid', '=', uid).execute();
      answers.push(await send(usrKey, 100, unique()));
    }
    const simple = await joined();
    await server.store().db.updateTable('members').set({ kind: '1' }).where('uid', '=', simple.uid).execute();
    answers.push(await send(simple.usrKey, 100, unique()), await send('A'.repeat(52), 100, unique()));
    const member = await joined();
    answers.push(await send((await member.key(two)).data.usrKey, 100, unique()));
    expect(answers).toEqual(Array(5).fill('422 OFW_04'));
  });

  it('with the transaction of another member, or with another amount, changes nothing', async () => {
    const [member, other] = [await joined(), await joined()];
    const transaction = unique();
    expect(await send(member.usrKey, 100, transaction)).toBe('200 CREDITED');
    expect(await send(other.usrKey, 100, transaction)).toBe('409 OFW_05');
    expect(await send(member.usrKey, 101, transaction)).toBe('409 OFW_05');
    expect(await send(other.usrKey, 100, transaction, { kind: 'chargeback' })).toBe('409 OFW_05');
    expect([await member.som(), await other.som()]).toEqual([100, 0]);
    // Numbers of another offerwall are its own.
    expect(await send((await other.key(two)).data.usrKey, 100, transaction, { wall: two })).toBe('200 CREDITED');
  });
});

describe('a chargeback', () => {
  it('takes the reward back once; what is spent is owed', async () => {
    const member = await joined();
    const [kept, spent] = [unique(), unique()];
    await send(member.usrKey, 300, kept);
    expect(await send(member.usrKey, -300, kept, { kind: 'chargeback' })).toBe('200 REVERSED');
    expect(await send(member.usrKey, 300, kept, { kind: 'chargeback' })).toBe('200 REVERSED');
    expect(await send(member.usrKey, 300, kept)).toBe('200 REVERSED');
    expect(await member.som()).toBe(0);
    await send(member.usrKey, 500, spent);
    await server.addSom(member.uid, [[-400, 'CAFE']]);
    expect(await send(member.usrKey, 500, spent, { kind: 'chargeback' })).toBe('200 REVERSED');
    expect(await member.som()).toBe(0);
    await send(member.usrKey, 450, unique());
    expect(await member.som()).toBe(50);
    expect(await member.told()).toEqual(['offerwall-reversed', 'offerwall-reversed']);
  });

  it('before its earning cancels it, and of a held one cancels the hold', async () => {
    const [member, other] = [await joined(), await joined()];
    const [early, held] = [unique(), unique()];
    expect(await send(member.usrKey, 100, early, { kind: 'chargeback' })).toBe('200 CANCELLED');
    expect(await send(member.usrKey, 100, early)).toBe('200 CANCELLED');
    await send(other.usrKey, 10, unique(), { device: 'shared-1' });
    expect(await send(member.usrKey, 100, held, { device: 'shared-1' })).toBe('200 HELD DEVICE');
    expect(await send(member.usrKey, 100, held, { kind: 'chargeback', device: 'shared-1' })).toBe(
      '200 CANCELLED DEVICE',
    );
    server.wait(73 * hour);
    await new RewardReleaser(server.app().context, () => undefined).tick();
    expect([await member.som(), await member.rewards()]).toEqual([0, ['100 CANCELLED', '100 CANCELLED DEVICE']]);
  });

  it('of a key of an earlier epoch is taken; its earnings are not', async () => {
    const member = await joined();
    const transaction = unique();
    await send(member.usrKey, 100, transaction);
    await server.store().db.updateTable('offerwall_keys').set({ epoch: 0 }).where('member', '=', member.uid).execute();
    expect(await send(member.usrKey, 100, unique())).toBe('422 OFW_04');
    expect(await send(member.usrKey, 100, transaction, { kind: 'chargeback' })).toBe('200 REVERSED');
  });
});

describe('the limits', () => {
  it('are 3,000 a reward and 10,000 a day in Korean time, to the Som, over midnight too', async () => {
    const member = await joined();
    const midnight = Date.parse('2026-11-30T15:00:00Z');
    server.wait(Math.ceil((server.now().getTime() - midnight) / day) * day + midnight - server.now().getTime() - 1000);
    const over = unique();
    expect(await send(member.usrKey, 3001, over)).toBe('200 REFUSED REWARD');
    for (const amount of [3000, 3000, 3000]) expect(await send(member.usrKey, amount, unique())).toBe('200 CREDITED');
    const late = unique();
    expect(await send(member.usrKey, 1001, late)).toBe('200 REFUSED DAY');
    expect(await send(member.usrKey, 1000, unique())).toBe('200 CREDITED');
    expect([await send(member.usrKey, 1, unique()), (await member.walls()).dayLeftAmt]).toEqual(['200 REFUSED DAY', 0]);
    server.wait(1000);
    expect((await member.walls()).dayLeftAmt).toBe(10_000);
    // A refused one stays refused; a new one of the new day is credited.
    expect(await send(member.usrKey, 1001, late)).toBe('200 REFUSED DAY');
    expect(await send(member.usrKey, 3000, unique())).toBe('200 CREDITED');
    expect(await member.som()).toBe(13_000);
  });

  it('hold the 21st within an hour and what comes from the device of another member, for 72 hours', async () => {
    const [member, other] = [await joined(), await joined()];
    const told = [];
    for (let count = 1; count <= 21; count++) told.push(await send(member.usrKey, 10, unique()));
    expect(told).toEqual([...Array<string>(20).fill('200 CREDITED'), '200 HELD RATE']);
    await send(other.usrKey, 10, unique(), { device: 'shared-2' });
    server.wait(hour);
    expect(await send(member.usrKey, 10, unique(), { device: 'own' })).toBe('200 CREDITED');
    expect(await send(member.usrKey, 7, unique(), { device: 'shared-2' })).toBe('200 HELD DEVICE');
    const releaser = new RewardReleaser(server.app().context, () => undefined);
    server.wait(71 * hour - 1);
    await releaser.tick();
    expect(await member.som()).toBe(210);
    server.wait(1);
    await Promise.all([releaser.tick(), new RewardReleaser(server.app().context, () => undefined).tick()]);
    expect(await member.som()).toBe(220);
    server.wait(hour);
    await releaser.tick();
    await releaser.tick();
    expect(await member.som()).toBe(227);
    expect(await member.told()).toEqual([
      'offerwall-held',
      'offerwall-held',
      'offerwall-released',
      'offerwall-released',
    ]);
  });
});

it('the sandbox plays an offerwall: it sends what a member did, and shows the answer', async () => {
  const member = await joined();
  const shown = await server
    .app()
    .inject(`/sandbox/site/wall-one.haneul-resort.example/offers?usrKey=${member.usrKey}`);
  expect(shown.body).toContain('action="/sandbox/offerwall/wall-one.haneul-resort.example"');
  const play = async (act: string, more: Readonly<Record<string, string>> = {}) => {
    const payload = new URLSearchParams({ usrKey: member.usrKey, mission: '120', act, ...more }).toString();
    const { body } = await server.app().inject({
      method: 'POST',
      url: '/sandbox/offerwall/wall-one.haneul-resort.example',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
    const kept = (name: string): string => new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';
    return {
      said: /&quot;(?:resultCd|code)&quot;:&quot;(?!200)(\w+)/.exec(body)?.[1],
      last: { transaction: kept('transaction'), amount: kept('amount'), device: kept('device') },
    };
  };
  const { said, last } = await play('earn');
  const after = [await play('repeat', last), await play('chargeback', last), await play('forged'), await play('late')];
  expect([said, ...after.map((one) => one.said)]).toEqual(['CREDITED', 'CREDITED', 'REVERSED', 'OFW_01', 'OFW_03']);
  expect(await member.som()).toBe(0);
});

it('a held reward blocks the withdrawal until it is decided, and the own rewards are exported', async () => {
  const [member, other] = [await joined(), await joined()];
  const { context } = server.app();
  const blocks = () => offerwallsMemberData.blocks?.(server.store().db, context, member.uid);
  await send(other.usrKey, 10, unique(), { device: 'shared-3' });
  expect(await blocks()).toEqual([{ code: 'SOM_HELD', amount: 0 }]);
  const held = unique();
  await send(member.usrKey, 40, held, { device: 'shared-3' });
  expect(await blocks()).toEqual([{ code: 'SOM_HELD', amount: 1 }]);
  const exported = JSON.stringify(await offerwallsMemberData.exported?.(server.store().db, context, member.uid, 'ko'));
  expect(exported).toContain('"amount":40,"state":"HELD","reason":"DEVICE"');
  expect(exported).not.toContain(member.usrKey);
  await send(member.usrKey, 40, held, { device: 'shared-3', kind: 'chargeback' });
  expect(await blocks()).toEqual([{ code: 'SOM_HELD', amount: 0 }]);
});
