import { describe, expect, it } from 'vitest';
import type { ParkExit } from '#schemas/calls/park-exit/answers';
import { accountServer, minute, PASSWORD } from '#tests/account-server.ts';
import { facility, opening } from '#tests/park-documents.ts';
import { queuePlan } from '#tests/queue-documents.ts';
import { addProduct, joinDevice, joinPhone } from '#tests/test-devices.ts';
import { registerDevices } from '../devices/routes.ts';
import { registerPocket } from '../pocket/routes.ts';
import { registerQueue } from '../queue/routes.ts';
import { gateCode } from './leave-park.ts';
import { registerParkExit } from './routes.ts';

const product = (id: string, canReenter: boolean) => ({
  type: 'ticket-product',
  id,
  v: 1,
  venue: 'TP',
  kind: 'TICKET',
  order: 1,
  name: { ko: id, en: id },
  canLend: true,
  canRemove: true,
  canReenter,
});
const server = accountServer({
  documents: [
    opening,
    facility('r1'),
    facility('r2'),
    queuePlan('r1'),
    queuePlan('r2'),
    product('day', true),
    product('once', false),
  ],
  features: [registerPocket, registerDevices, registerQueue, registerParkExit],
});

const visitor = async (name = 'day', tickets = 1) => {
  const [phone, gate] = [await joinPhone(server), await joinDevice(server, 'GATE')];
  const products: string[] = [];
  for (let at = 0; at < tickets; at += 1) {
    const id = await addProduct(server, phone.uid, { product: name });
    expect(await gate.scan('scan-entry', await phone.code(id))).toBe('OK');
    products.push(id);
  }
  const read = async () => (await phone.browser.get('exit?parkType=TP')).json<{ data: ParkExit }>().data;
  const leave = (code: string) => phone.post<{ leaveParkInfo: object; enterableYn: string }>('exit', { code });
  const me = async () =>
    (await phone.browser.get(`members/me?membershipUid=${phone.uid}&parkType=TP`)).json<{
      data: { leaveParkInfo?: { processYn: string } };
    }>().data;
  server.wait(minute);
  return { phone, gate, products, read, leave, me };
};

describe('leaving a park', () => {
  it('by the moving exit code at a gate writes the leave record, ends places in queues and lets nobody out twice [V-267]', async () => {
    const guest = await visitor();
    await guest.phone.post('queue/join', { facilityId: 'r1' });
    const {
      visit,
      ticketList: [ticket],
    } = await guest.read();
    expect([visit, ticket?.productId]).toMatchObject([
      { statusCd: 'INSIDE', insideYn: 'Y', leftTm: '', queueCnt: 1, loanCnt: 0, useCnt: 0, enterableYn: 'N' },
      guest.products[0],
    ]);
    const code = () => guest.phone.sign('PX', ticket?.codeRef ?? '', server.now());
    expect([
      await guest.gate.scan('scan-entry', await code()),
      await guest.gate.scan('scan-exit', await code()),
      await guest.gate.scan('scan-exit', await code()),
    ]).toEqual(['REFUSED OTHER_KIND', 'OK', 'REFUSED USED_CODE']);
    expect([await guest.read(), (await guest.me()).leaveParkInfo?.processYn]).toMatchObject([
      {
        visit: { statusCd: 'LEFT', insideYn: 'N', queueCnt: 0, enterableYn: 'Y', enterUntilTm: '21:00' },
        ticketList: [],
      },
      'Y',
    ]);
    expect((await guest.leave(gateCode(guest.gate.id))).code).toBe('LVQ_01');
  });

  it('by the code of a gate leaves with every ticket, and the ticket enters again where its product allows it [V-270]', async () => {
    const guest = await visitor('day', 2);
    await guest.phone.post('queue/join', { facilityId: 'r2' });
    const { code, data } = await guest.leave(gateCode(guest.gate.id));
    expect([code, data]).toMatchObject([
      '200',
      { leaveParkInfo: { parkType: 'TP', enterLeaveType: 'LEAVE', processYn: 'Y' }, enterableYn: 'Y' },
    ]);
    expect((await guest.read()).visit).toMatchObject({ insideYn: 'N', queueCnt: 0, enterableYn: 'Y' });
    const [first = '', second = ''] = guest.products;
    expect(await guest.gate.scan('scan-exit', await guest.phone.code(second))).toBe('REFUSED OUTSIDE');
    server.wait(minute);
    expect(await guest.gate.scan('scan-entry', await guest.phone.code(first))).toBe('OK');
    expect((await guest.read()).visit).toMatchObject({ insideYn: 'Y', leftTm: '', enterableYn: 'N' });
  });

  it('hands no way back in for a ticket without it, nor after closing', async () => {
    const [once, again] = [await visitor('once'), await visitor('day')];
    expect([
      (await once.leave(gateCode(once.gate.id))).data.enterableYn,
      (await again.leave(gateCode(again.gate.id))).data.enterableYn,
    ]).toEqual(['N', 'Y']);
    server.wait(Date.parse(`${server.now().toISOString().slice(0, 10)}T12:30:00Z`) - server.now().getTime());
    await again.phone.browser.login(again.phone, PASSWORD);
    expect((await again.read()).visit).toMatchObject({ enterableYn: 'N', enterUntilTm: '' });
  });

  it('refuses codes of no gate here (LVQ_02) and members outside (LVQ_01)', async () => {
    const [guest, outside, ride] = [
      await visitor(),
      await joinPhone(server),
      await joinDevice(server, 'RIDE', { facility: 'r1' }),
    ];
    const codes = await Promise.all([
      guest.leave('PXnothing'),
      guest.leave(guest.gate.id),
      guest.leave(gateCode(ride.id)),
    ]);
    expect(codes.map(({ code }) => code)).toEqual(['LVQ_02', 'LVQ_02', 'LVQ_02']);
    expect((await outside.post('exit', { code: gateCode(guest.gate.id) })).code).toBe('LVQ_01');
    expect((await outside.browser.get('exit?parkType=TP')).json()).toMatchObject({
      data: { visit: { statusCd: 'OUTSIDE', insideYn: 'N' }, ticketList: [] },
    });
    expect((await server.browser().get('exit')).statusCode).toBe(401);
  });

  it('writes one leave record of two presses at the same moment', async () => {
    const guest = await visitor();
    const codes = await Promise.all([guest.leave(gateCode(guest.gate.id)), guest.leave(gateCode(guest.gate.id))]);
    expect(codes.map(({ code }) => code).toSorted()).toEqual(['200', 'LVQ_01']);
    expect(
      await server
        .store()
        .db.selectFrom('scans')
        .select('id')
        .where('holder', '=', guest.phone.uid)
        .where('kind', '=', 'EXIT')
        .execute(),
    ).toHaveLength(1);
  });
});
