import { expect, it } from 'vitest';
import { allCalls } from '#schemas/calls.gen';
import { accountServer, PASSWORD } from '#tests/account-server.ts';
import { fillDisk } from '#tests/fill-disk.ts';
import { kstDay } from '../../core/wire-values.ts';
import { feature as billboard } from '../billboard/feature.ts';
import { feature as clubs } from '../clubs/feature.ts';
import { feature as companions } from '../companions/feature.ts';
import { feature as events } from '../events/feature.ts';
import { feature as gifts } from '../gifts/feature.ts';
import { feature as parkExit } from '../park-exit/feature.ts';
import { feature as points } from '../points/feature.ts';
import { feature as queue } from '../queue/feature.ts';
import { feature as pocket } from './feature.ts';

const features = [pocket, gifts, billboard, clubs, companions, events, parkExit, points, queue];
const server = accountServer({ features });

it('answers every read of a member while the disk is full, a ticket that has no code yet too', async () => {
  const today = kstDay(server.now());
  const at = server.now().toISOString();
  const passages = JSON.stringify({
    TP: { enter: { processYn: 'Y', processDate: today, processTime: '100000', pticketId: 't', enterTicketCnt: 1 } },
  });
  const { db } = server.store();
  const member = await server.addMember({ passages });
  const product = {
    member: member.uid,
    kind: 'TICKET',
    product: 'day',
    release: 1,
    venue: 'TP',
    valid_from: today,
    valid_until: today,
    holder_name: '',
    birth_date: '',
    seat: '',
    people: 1,
    registered_at: at,
    changed_at: at,
  } as const;
  await db
    .insertInto('pocket_products')
    .values([
      { id: 'inside', number: '1', state: 'ENTERED', entered_on: today, ...product },
      { id: 'expired', number: '2', state: 'REGISTERED', entered_on: '', ...product, valid_until: '20261031' },
    ])
    .execute();
  await db
    .insertInto('gift_cards')
    .values({
      id: 'card',
      number_hash: 'n',
      code_hash: 'c',
      last_digits: '1234',
      kind: 'card',
      state: 'ACTIVE',
      amount: 1,
      owner: member.uid,
      owned_since: at,
      expires_at: at,
      issued_at: at,
    })
    .execute();
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  await fillDisk(server.store());
  const failed: string[] = [];
  for (const call of allCalls) {
    const { path, method } = call;
    if (method !== 'GET' || ('writes' in call && call.writes)) continue;
    const { statusCode } = await browser.get(path.replaceAll(/\{(\w+)\}/g, 'x'));
    if (statusCode >= 500) failed.push(`${statusCode} ${path}`);
  }
  expect(failed).toEqual([]);
});
