import { randomUUID } from 'node:crypto';
import type { Named } from '#schemas/calls/names';
import { withCheckDigit } from '../../src/server/core/records/typed-numbers.ts';
import type { AccountServer } from './account-server.ts';
import { eventOfAdults } from './named-documents.ts';
import { later, people, venue } from './named-people.ts';
import { makers } from './named-records.ts';
import { joinDevice } from './test-devices.ts';

export type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

/** Bodies that calls of the console about records take. */
export const consoleBodies: Readonly<Record<string, object>> = {
  'POST /devices/{venue}': { kind: 'GATE', name: 'Gate', facility: '' },
  'PUT /members/{venue}/pictures/{id}': { decision: 'ACCEPTED' },
  'POST /members/{venue}/ticket': { number: withCheckDigit('9'.repeat(17)), reason: 'GATE' },
  'POST /members/{venue}/member': { by: 'ID', value: 'haneul_onsite', reason: 'INQUIRY' },
  'POST /members/{venue}/verify-link': { by: 'ID', value: 'haneul_onsite', reason: 'INQUIRY' },
  'POST /members/{venue}/member/unmask': { look: 'x', field: 'NAME', reason: 'INQUIRY' },
  'POST /members/{venue}/member/hide': { look: 'x', part: 'PICTURE', reason: 'OFFENSIVE' },
  'POST /members/{venue}/member/suspend': { look: 'x', kind: 'ABUSE' },
  'POST /members/{venue}/member/release': { look: 'x', reason: 'SERVED' },
  'POST /members/{venue}/adjustments': { look: 'x', amount: 100, reason: 'CORRECTION' },
  'PUT /members/{venue}/adjustments/{id}': { decision: 'CONFIRM' },
  'PUT /members/{venue}/boarding': { by: 'ID', value: 'haneul_onsite', until: '20261231', hasConsent: true },
  'PUT /members/{venue}/billboards/{id}': { decision: 'APPROVED' },
  'PUT /members/{venue}/clubs/{id}/members/{record}': { decision: 'ACCEPT' },
  'POST /members/{venue}/clubs/{id}/activities': { activity: 'x', members: ['x'] },
  'PUT /members/{venue}/courses/{id}': { decision: 'HIDE' },
  'PUT /members/{venue}/inquiries/{id}/assignee': { operator: 'nobody', from: '' },
  'POST /members/{venue}/inquiries/{id}/answer': { text: 'x' },
  'PUT /members/{venue}/profile-pictures/{id}': { decision: 'HIDE' },
  'PUT /members/{venue}/reviews/{id}': { decision: 'HIDE', reason: 'ABUSE' },
  'PUT /held-rewards/{id}': { decision: 'REJECT', reason: 'FRAUD' },
  'PUT /outbox/{id}': { decision: 'DISCARD' },
  'POST /privacy/access-log': { reason: 'CHECK' },
  'POST /privacy/apart/{id}': { reason: 'COURT' },
  'PUT /today/{venue}/{facility}': { statusCd: 'CLOSED' },
};

const make = async (server: AccountServer, kind: Named['kind'], states: readonly string[]): Promise<string> =>
  (await makers[kind]?.({
    store: server.store(),
    keys: server.app().context.keys,
    identityKeys: server.app().context.identityKeys,
    name: { kind, of: 'caller', states, refusals: { unknown: 'NOT_FOUND' } },
    fault: 'right',
    input: {},
  })) ?? '';

/** Proposes an adjustment of Som in the venue. */
const makeAdjustment = async (server: AccountServer): Promise<string> => {
  const id = randomUUID();
  await server
    .store()
    .db.insertInto('som_adjustments')
    .values({
      id,
      member: people.self,
      venue,
      amount: 100,
      reason: 'CORRECTION',
      state: 'PROPOSED',
      proposed_by: 'somebody',
      proposed_at: server.now().toISOString(),
      until: later,
      decided_by: '',
      decided_at: '',
    })
    .execute();
  return id;
};

/** Records of the venue, by the call that names one: the own venue in the address does not open them. */
export const recordsOfConsole = (
  server: AccountServer,
): readonly (readonly [method: Method, path: string, names: () => Promise<Readonly<Record<string, string>>>])[] => [
  [
    'PUT',
    '/members/{venue}/billboards/{id}',
    async () => ({ id: await make(server, 'billboard-application', ['REQUESTED']) }),
  ],
  ['PUT', '/members/{venue}/courses/{id}', async () => ({ id: await make(server, 'member-course', ['SHARED']) })],
  ['GET', '/members/{venue}/courses/{id}', async () => ({ id: await make(server, 'member-course', ['SHARED']) })],
  ['GET', '/members/{venue}/inquiries/{id}', async () => ({ id: await make(server, 'inquiry', ['RECEIVED']) })],
  [
    'GET',
    '/members/{venue}/inquiries/{id}/files/{record}',
    async () => ({ id: await make(server, 'inquiry', ['RECEIVED']), record: 'x' }),
  ],
  [
    'PUT',
    '/members/{venue}/inquiries/{id}/assignee',
    async () => ({ id: await make(server, 'inquiry', ['RECEIVED']) }),
  ],
  ['POST', '/members/{venue}/inquiries/{id}/answer', async () => ({ id: await make(server, 'inquiry', ['RECEIVED']) })],
  ['PUT', '/members/{venue}/adjustments/{id}', async () => ({ id: await makeAdjustment(server) })],
  ['PUT', '/members/{venue}/reviews/{id}', async () => ({ id: await make(server, 'report-review', ['REGISTERED']) })],
  [
    'GET',
    '/members/{venue}/reviews/{id}/photos/{record}',
    async () => ({
      id: await make(server, 'report-review', ['REGISTERED']),
      record: await make(server, 'review-photo', ['CLAIMED']),
    }),
  ],
  ['GET', '/members/{venue}/clubs/{id}', async () => ({ id: 'EL-plant' })],
  ['PUT', '/members/{venue}/clubs/{id}/members/{record}', async () => ({ id: 'EL-plant', record: 'x' })],
  ['POST', '/members/{venue}/clubs/{id}/activities', async () => ({ id: 'EL-plant' })],
  ...(['', '/participants', '/draw', '/winners'] as const).map(
    (part) => ['GET' as const, `/members/{venue}/events/{id}${part}`, async () => ({ id: 'EL-apply-1' })] as const,
  ),
  [
    'PUT',
    '/members/{venue}/events/{id}/participants/{record}',
    async () => ({ id: 'EL-roulette-1', record: await make(server, 'event-join', ['WON']) }),
  ],
  ['GET', '/members/{venue}/events/{id}/game', async () => ({ id: eventOfAdults('MINI_GAME') })],
  ['POST', '/members/{venue}/events/{id}/game', async () => ({ id: eventOfAdults('MINI_GAME') })],
  [
    'DELETE',
    '/facility-uses/{venue}/{use}',
    async () => ({ use: await make(server, 'facility-use-record', ['RETURNED']) }),
  ],
  ['DELETE', '/devices/{venue}/{device}', async () => ({ device: (await joinDevice(server, 'GATE', { venue })).id })],
  [
    'POST',
    '/devices/{venue}/{device}/joining',
    async () => ({ device: (await joinDevice(server, 'GATE', { venue })).id }),
  ],
  ['PUT', '/today/{venue}/{facility}', async () => ({ facility: 'EL-only' })],
  [
    'GET',
    '/members/{venue}/billboards/{id}',
    async () => ({ id: await make(server, 'billboard-application', ['REQUESTED']) }),
  ],
];
