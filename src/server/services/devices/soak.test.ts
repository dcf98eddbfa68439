import { fc } from '#tests/fast-check.ts';
import { expect, it } from 'vitest';
import type { ScanAnswer } from '#schemas/calls/devices/answers';
import { accountServer, second } from '#tests/account-server.ts';
import { giftCardKind } from '#tests/gift-documents.ts';
import { facility } from '#tests/park-documents.ts';
import { addProduct, joinDevice, joinPhone, nextScan, type TestDevice } from '#tests/test-devices.ts';
import { issueGiftCard, randomCard } from '../gifts/card-store.ts';
import { registerCard } from '../gifts/cards.ts';
import { registerPocket } from '../pocket/routes.ts';
import { registerDevices } from './routes.ts';

const rounds = Number(process.env['SOAK_ROUNDS'] ?? 40);
const local = (name: string) => ({ ko: name, en: name });
const ticket = (id: string, canReenter: boolean) => ({
  type: 'ticket-product',
  id,
  v: 1,
  venue: 'TP',
  kind: 'TICKET',
  order: 1,
  name: local(id),
  canLend: true,
  canRemove: true,
  canReenter,
});
const meal = { type: 'meal-kind', id: 'lunch', v: 1, venue: 'TP', order: 1, name: local('lunch'), facilityIds: ['f1'] };
const server = accountServer({
  documents: [ticket('day', false), ticket('again', true), meal, facility('f1'), giftCardKind],
  features: [registerPocket, registerDevices],
});
const db = () => server.store().db;

const always = { valid_until: '20991231' } as const;
const LOADED = 500_000;
const operations = fc.record({
  kind: fc.nat(6),
  at: fc.nat(5),
  old: fc.boolean(),
  amount: fc.integer({ min: 1, max: 9_000 }),
});
type Operation = Parameters<Parameters<typeof operations.map>[0]>[0];

it('uses each code, ticket and meal once, alternates entries and exits, and keeps the ledger through random scans', async () => {
  const [phone, gates, tills] = [
    await joinPhone(server),
    [await joinDevice(server, 'GATE'), await joinDevice(server, 'GATE')],
    [await joinDevice(server, 'POS', { facility: 'f1' })],
  ];
  const days: string[] = await Promise.all(Array.from({ length: 6 }, () => addProduct(server, phone.uid, always)));
  const again = await Promise.all(
    Array.from({ length: 6 }, () => addProduct(server, phone.uid, { ...always, product: 'again' })),
  );
  const meals = await Promise.all(
    Array.from({ length: 6 }, () => addProduct(server, phone.uid, { ...always, kind: 'MEAL', product: 'lunch' })),
  );
  const printed = randomCard();
  const card = await db()
    .transaction()
    .execute(async (tx) => {
      await issueGiftCard(tx, server.app().context, { ...printed, kind: 'card', amount: LOADED });
      return registerCard(tx, server.app().context, phone.uid, printed);
    });
  const sales: string[] = [];
  const answers: {
    readonly device: TestDevice;
    readonly path: string;
    readonly body: object;
    readonly answer: ScanAnswer;
  }[] = [];
  const call = async (device: TestDevice | undefined, path: string, body: object): Promise<void> => {
    if (device !== undefined) answers.push({ device, path, body, answer: (await device.call(path, body)).data });
  };
  // An old code was drawn one step ago and still counts; half of the scans use the same one at two devices.
  const operate = async ({ kind, at, old, amount }: Operation): Promise<void> => {
    const drawn = { at: new Date(server.now().getTime() - (old ? 30 : 0) * second) };
    const scan = async (
      device: TestDevice | undefined,
      path: string,
      product: string,
      more: object = {},
      prefix: 'PE' | 'PG' = 'PE',
    ) => call(device, path, { scanId: nextScan(), code: await phone.code(product, { ...drawn, prefix }), ...more });
    switch (kind) {
      case 0:
        return void (await Promise.all(gates.map((gate) => scan(gate, 'scan-entry', days[at] ?? ''))));
      case 1:
        return scan(gates[0], 'scan-entry', again[at] ?? '');
      case 2:
        return scan(gates[1], 'scan-exit', again[at] ?? '');
      case 3:
        return scan(tills[0], 'redeem-meal', meals[at] ?? '');
      case 4: {
        const sale = nextScan();
        sales.push(sale);
        return call(tills[0], 'giftcard-spend', {
          scanId: sale,
          code: await phone.code(card, { ...drawn, prefix: 'PG' }),
          amount,
        });
      }
      case 5:
        return call(tills[0], 'giftcard-refund', { scanId: nextScan(), saleScanId: sales[at] ?? 'none', amount });
      default:
        return void (await Promise.all(gates.map((gate) => scan(gate, 'scan-entry', again[at] ?? ''))));
    }
  };
  for (const batch of fc.sample(fc.uniqueArray(operations, { minLength: 3, maxLength: 3, selector: ({ at }) => at }), {
    numRuns: rounds,
    seed: 25,
  })) {
    await Promise.all(batch.map(operate));
    server.wait(30 * second);
  }

  const scans = await db()
    .selectFrom('scans')
    .selectAll()
    .where('result', '=', 'OK')
    .orderBy('at')
    .orderBy('id')
    .execute();
  const codes = scans.filter(({ step }) => step !== '').map(({ ref, step }) => `${ref} ${step}`);
  expect(new Set(codes).size).toBe(codes.length);
  const ofProduct = (product: string): readonly string[] =>
    scans.filter((scan) => scan.product === product).map(({ kind }) => kind);
  for (const product of [...days, ...meals]) expect(ofProduct(product).length).toBeLessThanOrEqual(1);
  for (const product of again)
    expect(ofProduct(product)).toEqual(ofProduct(product).map((_, index) => (index % 2 === 0 ? 'ENTRY' : 'EXIT')));
  const states = new Map(
    (await db().selectFrom('pocket_products').select(['id', 'state']).execute()).map(({ id, state }) => [id, state]),
  );
  expect(
    [...days, ...again, ...meals].filter(
      (product) => (states.get(product) === 'REGISTERED') !== (ofProduct(product).length === 0),
    ),
  ).toEqual([]);
  const moved = answers.reduce(
    (sum, { path, body, answer }) =>
      answer.resultCd === 'OK' && 'amount' in body
        ? sum + Number(body.amount) * (path === 'giftcard-spend' ? -1 : path === 'giftcard-refund' ? 1 : 0)
        : sum,
    LOADED,
  );
  expect(
    Number(
      (await db().selectFrom('ledger_accounts').select('balance').where('owner', '=', card).executeTakeFirstOrThrow())
        .balance,
    ),
  ).toBe(moved);
  expect(
    (await db().selectFrom('ledger_accounts').select('balance').where('book', '=', 'GIFT').execute()).reduce(
      (sum, { balance }) => sum + Number(balance),
      0,
    ),
  ).toBe(0);
  // Every scan is answered again as before.
  for (const { device, path, body, answer } of answers.slice(-20))
    expect((await device.call(path, body)).data).toEqual(answer);
  const results = new Set(answers.map(({ answer }) => `${answer.resultCd} ${answer.reasonCd}`.trim()));
  expect([...results]).toEqual(expect.arrayContaining(['OK', 'REFUSED ENTERED', 'REFUSED INSIDE']));
});
