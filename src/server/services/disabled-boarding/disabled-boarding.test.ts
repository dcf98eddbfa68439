import { describe, expect, it } from 'vitest';
import type { QueueEntryView } from '#schemas/calls/queue/answers';
import { accountServer, minute } from '#tests/account-server.ts';
import { facility, opening } from '#tests/park-documents.ts';
import { queuePlan } from '#tests/queue-documents.ts';
import { addProduct, joinDevice, joinPhone, nextScan } from '#tests/test-devices.ts';
import { kstDay } from '../../core/wire-values.ts';
import { registerDevices } from '../devices/routes.ts';
import { registerPocket } from '../pocket/routes.ts';
import { Caller } from '../queue/caller.ts';
import { registerQueue } from '../queue/routes.ts';
import { saveBoarding } from './boardings.ts';
import { registerDisabledBoarding } from './routes.ts';

const ticket = {
  type: 'ticket-product',
  id: 'day',
  v: 1,
  venue: 'TP',
  kind: 'TICKET',
  order: 1,
  name: { ko: '이용권', en: 'Ticket' },
  canLend: true,
  canRemove: true,
  canReenter: true,
};
const server = accountServer({
  documents: [opening, facility('r1'), facility('r2'), queuePlan('r1'), queuePlan('r2'), ticket],
  features: [registerPocket, registerDevices, registerQueue, registerDisabledBoarding],
});
const db = () => server.store().db;

const visitor = async (days?: number) => {
  const phone = await joinPhone(server);
  const [gate, product] = [await joinDevice(server, 'GATE'), await addProduct(server, phone.uid)];
  expect(await gate.scan('scan-entry', await phone.code(product))).toBe('OK');
  const until = kstDay(new Date(server.now().getTime() + (days ?? 0) * 24 * 60 * minute));
  if (days !== undefined)
    await db()
      .transaction()
      .execute((tx) =>
        saveBoarding(tx, {
          member: phone.uid,
          park: 'TP',
          actor: { kind: 'operator', id: 'desk' },
          at: server.now(),
          until,
        }),
      );
  const check = async (parkType = 'TP', path = 'settings/check-disabled') =>
    (await phone.browser.get(`${path}?parkType=${parkType}`, { headers: { 'x-pageid': 'PGE_AMC_00020' } })).json<{
      data: { disabledYn: string };
    }>().data.disabledYn;
  const release = async () => {
    const { code, data } = await phone.post<{ disabledYn?: string }>('settings/release-disabled', {});
    return code === '200' ? data.disabledYn : code;
  };
  const join = (facilityId: string, more: object = {}) =>
    phone.post<{ entry: QueueEntryView }>('queue/join', { facilityId, ...more });
  server.wait(minute);
  return { phone, product, check, release, join };
};

describe('disabled boarding', () => {
  it('stands in its park until its last day, and is given up once [P-566] [V-168] [V-332] [V-399] [V-416]', async () => {
    const [guest, ended, without] = [await visitor(1), await visitor(-1), await visitor()];
    expect([
      await guest.check(),
      await guest.check('TP', 'members/disabled'),
      await guest.check('AA'),
      await ended.check(),
      await without.check(),
    ]).toEqual(['Y', 'Y', 'N', 'N', 'N']);
    expect([await guest.release(), await guest.check(), await guest.release(), await without.release()]).toEqual([
      'Y',
      'N',
      'N',
      'N',
    ]);
    expect(
      await db().selectFrom('disabled_boardings').select('member').where('member', '=', guest.phone.uid).execute(),
    ).toEqual([]);
    expect((await server.browser().get('settings/check-disabled')).statusCode).toBe(401);
  });

  it('cannot be given up while a place made by it is live (RSV_12), and rides show the second entrance only', async () => {
    const [guest, other, ride] = [
      await visitor(3),
      await visitor(),
      await joinDevice(server, 'RIDE', { facility: 'r1' }),
    ];
    const {
      data: { entry },
    } = await guest.join('r1', { disabledYn: 'Y' });
    expect([
      (await other.join('r1', { disabledYn: 'Y' })).code,
      (await other.join('r1')).code,
      await guest.release(),
      await guest.check(),
    ]).toEqual(['QUE_08', '200', 'RSV_12', 'Y']);
    expect(JSON.stringify(entry)).not.toContain('isabled');
    server.wait(minute);
    const caller = new Caller(server.app().context, (error) => {
      throw error;
    });
    await caller.tick();
    await caller.close();
    server.wait(minute);
    const board = async (person: typeof guest) =>
      (await ride.call('scan-ride', { scanId: nextScan(), code: await person.phone.code(person.product) })).data;
    const [first, second] = [await board(guest), await board(other)];
    expect([first, second]).toMatchObject([
      { resultCd: 'OK', entranceCd: 'SECOND' },
      { resultCd: 'OK', entranceCd: 'MAIN' },
    ]);
    expect(JSON.stringify(first)).not.toContain('isabled');
    expect(await guest.release()).toBe('Y');
  });

  it('does not bind places joined without it', async () => {
    const guest = await visitor(3);
    await guest.join('r2');
    expect(await guest.release()).toBe('Y');
  });
});
