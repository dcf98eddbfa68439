import { expect, it } from 'vitest';
import { accountServer, hour } from '#tests/account-server.ts';
import { areFriends, listOf, pairOf, type Relation } from './friends.ts';

const server = accountServer();
const db = () => server.store().db;

const relate = async (asker: string, receiver: string, parts: Partial<Relation> = {}) => {
  const at = server.now().toISOString();
  await db()
    .insertInto('relations')
    .values({
      id: `${asker} ${receiver} ${parts.type ?? ''} ${parts.state ?? ''}`,
      type: 'FRIEND',
      park: '',
      pair: pairOf(asker, receiver),
      asker,
      receiver,
      state: 'ACCEPTED',
      asker_alias: '',
      receiver_alias: '',
      products: '[]',
      at,
      decided_at: at,
      ...parts,
    })
    .execute();
};

it('lists friends and companions from both sides, each with the own alias [P-013]', async () => {
  const [one, two, three] = [
    await server.addMember({ nickname: 'A' }),
    await server.addMember({ nickname: 'B' }),
    await server.addMember({ nickname: 'C' }),
  ];
  await relate(one.uid, two.uid, { asker_alias: 'Bee' });
  await relate(three.uid, one.uid, { type: 'COMPANION', park: 'TP' });
  await relate(two.uid, three.uid, { state: 'REQUESTING' });
  const names = async (uid: string, kind = {}) =>
    (await listOf(db(), uid, kind)).map(({ nickname, alias }) => [nickname, alias]);
  expect([await names(one.uid), await names(two.uid), await names(three.uid)]).toEqual([
    [['B', 'Bee']],
    [['A', '']],
    [],
  ]);
  expect([
    await names(one.uid, { type: 'COMPANION', park: 'TP' }),
    await names(one.uid, { type: 'COMPANION', park: 'XX' }),
  ]).toEqual([[['C', '']], []]);
});

it('knows friends by type, park and time', async () => {
  const [one, two] = [await server.addMember(), await server.addMember()];
  await relate(one.uid, two.uid, { type: 'COMPANION', park: 'TP' });
  expect(await areFriends(db(), one.uid, two.uid)).toBe(false);
  await relate(two.uid, one.uid);
  const yesterday = new Date(server.now().getTime() - 24 * hour);
  expect([
    await areFriends(db(), one.uid, two.uid),
    await areFriends(db(), two.uid, one.uid),
    await areFriends(db(), one.uid, two.uid, { since: yesterday }),
  ]).toEqual([true, true, false]);
  expect([
    await areFriends(db(), one.uid, two.uid, { type: 'COMPANION', park: 'TP' }),
    await areFriends(db(), one.uid, two.uid, { type: 'COMPANION', park: 'XX' }),
  ]).toEqual([true, false]);
});

it('lets a pair have one open relation of a type and park', async () => {
  const [one, two] = [await server.addMember(), await server.addMember()];
  await relate(one.uid, two.uid, { state: 'REQUESTING' });
  await expect(relate(two.uid, one.uid)).rejects.toSatisfy((error) => server.store().faultOf(error) === 'duplicate');
  await relate(two.uid, one.uid, { state: 'REJECTED' });
});
