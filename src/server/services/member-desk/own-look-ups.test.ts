import { expect, it } from 'vitest';
import { accountServer, PASSWORD } from '#tests/account-server.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { appendLookUp } from '../../core/operators/look-up-chain.ts';
import { registerOwnLookUps } from './own-look-ups.ts';

const server = accountServer({ features: [registerOwnLookUps] });

it('tells a member who looked at the own records: time, role, purpose and field, never the name of the operator', async () => {
  const [me, other] = [await server.addMember(), await server.addMember()];
  const browser = server.browser();
  await browser.login(me, PASSWORD);
  const look = (member: string, field: string) =>
    inTransaction(server.store(), (tx) =>
      appendLookUp(tx, server.app().context, {
        id: `${member} ${field}`,
        at: server.now().toISOString(),
        operator: 'operator-mina',
        role: 'agent-lead',
        venue: 'TP',
        record: 'members',
        record_id: '',
        member,
        purpose: 'LOST',
        field,
      }),
    );
  await look(me.uid, '');
  await look(other.uid, 'NAME');
  await look(me.uid, 'MOBILE');
  const answer = await browser.get('members/look-ups');
  const shown = { lookUpDtm: '20261101120000', roleCd: 'agent-lead', purposeCd: 'LOST' };
  expect(answer.json<{ data: object }>().data).toEqual({
    totalCnt: 2,
    lookUpList: [
      { ...shown, lookUpId: `${me.uid} MOBILE`, fieldCd: 'MOBILE' },
      { ...shown, lookUpId: `${me.uid} `, fieldCd: '' },
    ],
  });
  expect(answer.body).not.toContain('mina');
});
