import { expect, it } from 'vitest';
import { accountServer, PASSWORD } from '#tests/account-server.ts';
import { importDreamPoints } from './dream-points.ts';
import { registerPoints } from './routes.ts';

const server = accountServer({ features: [registerPoints] });
const unique = (
  (count) => () =>
    `k${++count}`
)(0);

const join = async (amount: number, parts: Parameters<typeof server.addMember>[0] = {}) => {
  const member = await server.addMember(parts);
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const load = () =>
    server
      .store()
      .db.transaction()
      .execute((tx) =>
        importDreamPoints(tx, { member: member.uid, amount, ref: `import ${member.uid}`, at: server.now() }),
      );
  if (amount > 0) await load();
  const read = async () =>
    (await browser.post('members/dream-point', {})).json<{
      code: string;
      data: { dreamPointAmt: number; convertibleAmt: number };
    }>();
  const convert = async (points: number | string, key = unique()) =>
    (
      await browser.post(
        'members/convert-point',
        { kindCd: 'DREAM', amount: points },
        { headers: { 'idempotency-key': key } },
      )
    ).json<{ code: string; data: { approvalNo: string; remainPointAmt: number; dreamPointAmt: number } }>();
  const som = async () =>
    (await browser.get('point/my-point')).json<{ data: { point: { remainPointAmt: number } } }>().data.point
      .remainPointAmt;
  return { member, browser, load, read, convert, som };
};

it('tells the own dream points with a body alone [P-574]', async () => {
  const me = await join(2500);
  expect((await me.read()).data).toEqual({ dreamPointAmt: 2500, rate: 1, convertibleAmt: 2500, leastAmt: 100 });
  expect((await (await join(99)).read()).data.convertibleAmt).toBe(0);
});

it('converts dream points into Som one to one, and the balance changes [P-575]', async () => {
  const me = await join(2500);
  const { data } = await me.convert('2000');
  expect(data).toEqual({ approvalNo: expect.stringMatching(/^\d{12}$/), remainPointAmt: 2000, dreamPointAmt: 500 });
  expect([await me.som(), (await me.read()).data.dreamPointAmt]).toEqual([2000, 500]);
});

it('refuses fewer than 100 and more than there are, and changes nothing', async () => {
  const me = await join(300);
  expect([
    (await me.convert(99)).code,
    (await me.convert(301)).code,
    await me.som(),
    (await me.read()).data.dreamPointAmt,
  ]).toEqual(['PNT_02', 'PNT_01', 0, 300]);
});

it('converts once for a repeated key, and never more than the balance at once', async () => {
  const me = await join(1000);
  const key = unique();
  const [first, again] = [await me.convert(400, key), await me.convert(400, key)];
  expect([again.data.approvalNo, (await me.read()).data.dreamPointAmt]).toEqual([first.data.approvalNo, 600]);
  const codes = await Promise.all(Array.from({ length: 4 }, () => me.convert(300)));
  expect([codes.filter(({ code }) => code === '200').length, await me.som()]).toEqual([2, 1000]);
});

it('imports a balance once', async () => {
  const me = await join(700);
  await me.load();
  expect((await me.read()).data.dreamPointAmt).toBe(700);
});

it('is for full and certified members only', async () => {
  const [simple, plain] = [await join(500, { kind: '1' }), await join(500, { regular: 0 })];
  expect([(await simple.read()).code, (await plain.convert(200)).code]).toEqual(['MBR_01', 'MBR_01']);
});
