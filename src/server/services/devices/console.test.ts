import { expect, it } from 'vitest';
import { all, operatorWith } from '#tests/operators.ts';
import { facility } from '#tests/park-documents.ts';
import { soundSite } from '#tests/sound-site.ts';
import { publishingOver, seedWith, tempStore, testServer } from '#tests/test-server.ts';
import type { DevicesAnswer, JoiningAnswer } from './console-schema.ts';

const park = async () => {
  const publishing = publishingOver(await tempStore());
  await seedWith(publishing, [...soundSite(), facility('f1')]);
  const server = await testServer(publishing);
  const operator = await operatorWith(server, [{ ...all('operations'), venues: ['TP'] }]);
  const call = async <Answer = DevicesAnswer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    (await operator.call(method, `/devices/TP${path}`, body)).json<Answer & { code?: string }>();
  const join = async (token: string) =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/api/device/v1/join',
        payload: { token, version: '1.0', model: 'Turnstile' },
      })
    ).json<{ code: string; data: { accessToken: string } }>();
  const device = async (accessToken: string, path: string, payload: object) =>
    (
      await server.app.inject({
        method: 'POST',
        url: `/api/device/v1/${path}`,
        headers: { authorization: `Bearer ${accessToken}` },
        payload,
      })
    ).json<{ code: string }>();
  return { server, operator, call, join, device };
};

it('adds a device, shows when it was heard and what it scanned, and ends it', async () => {
  const { call, join, device, server, operator } = await park();
  const { id, token, url, until } = await call<JoiningAnswer>('POST', '', {
    name: ' North gate ',
    kind: 'GATE',
    facility: 'f1',
  });
  expect([url, until]).toEqual(['http://localhost:80', '2026-11-01T03:15:00.000Z']);
  expect(await call('GET', '')).toMatchObject({
    devices: [
      { id, name: 'North gate', kind: 'GATE', facility: 'f1', state: 'WAITING', joinUntil: until, heardAt: '' },
    ],
    facilities: [{ facilityId: 'f1' }],
  });
  const { data } = await join(token);
  await device(data.accessToken, 'scan-entry', { scanId: 's1', code: 'hello' });
  const board = await call('GET', '');
  expect(board.devices).toMatchObject([
    {
      state: 'ACTIVE',
      model: 'Turnstile',
      version: '1.0',
      joinUntil: '',
      heardAt: '2026-11-01T03:00:00.000Z',
      scans: 0,
      refused: 1,
    },
  ]);
  expect(board.refused).toMatchObject([
    { device: id, kind: 'ENTRY', result: 'REFUSED', reason: 'UNREADABLE', late: false },
  ]);
  expect(JSON.stringify(board)).not.toContain(data.accessToken);
  expect((await call('DELETE', `/${id}`)).devices).toMatchObject([
    { state: 'ENDED', endedAt: '2026-11-01T03:00:00.000Z' },
  ]);
  expect([
    (await device(data.accessToken, 'heartbeat', { version: '1.0' })).code,
    (await call('DELETE', `/${id}`)).code,
  ]).toEqual(['DEV_01', 'OPR_11']);
  const { entries } = (await server.console('GET', '/journal')).json<{ entries: object[] }>();
  expect(entries.slice(0, 2)).toMatchObject([
    { kind: 'device-ended', venue: 'TP', author: operator.id, detail: { name: 'North gate' } },
    { kind: 'device-added' },
  ]);
});

it('lists entries that two gates accepted, with the gate of the earlier one', async () => {
  const { call, server } = await park();
  const { db } = server.publishing.store;
  const [one, other] = [
    await call<JoiningAnswer>('POST', '', { name: 'One', kind: 'GATE' }),
    await call<JoiningAnswer>('POST', '', { name: 'Two', kind: 'GATE' }),
  ];
  const row = {
    venue: 'TP',
    kind: 'ENTRY',
    body_hash: '',
    ref: '',
    step: '',
    taken: 0,
    product: 'p',
    holder: 'm',
    day: '20261101',
    at: '2026-11-01T02:00:00.000Z',
    device_at: '',
    late: 1,
    answer: '',
  } as const;
  await db
    .insertInto('scans')
    .values([
      { ...row, id: '1', device: one.id, scan_id: 'a', result: 'OK', reason: '' },
      { ...row, id: '2', device: other.id, scan_id: 'b', result: 'DOUBLED', reason: 'ENTERED' },
    ])
    .execute();
  expect(await call('GET', '')).toMatchObject({
    doubled: [{ device: other.id, first: one.id, late: true, reason: 'ENTERED' }],
    refused: [],
  });
});

it('makes a new joining code, which replaces the former one', async () => {
  const { call, join } = await park();
  const first = await call<JoiningAnswer>('POST', '', { name: 'One', kind: 'POS' });
  const second = await call<JoiningAnswer>('POST', `/${first.id}/joining`);
  expect([(await join(first.token)).code, (await join(second.token)).code]).toEqual(['DEV_02', '200']);
  expect((await call('POST', '/none/joining')).code).toBe('OPR_11');
});

it('refuses places that the venue does not have, other venues, and people without operations', async () => {
  const { call, operator, server } = await park();
  for (const device of [{ kind: 'POS', facility: 'none' }, { kind: 'RIDE' }])
    expect((await call('POST', '', { name: 'One', ...device })).code).toBe('OPR_08');
  expect((await operator.call('GET', '/devices/XX')).json<{ code: string }>().code).toBe('OPR_02');
  const administrator = await operatorWith(server, [all('administrator')]);
  expect((await administrator.call('GET', '/devices/TP')).statusCode).toBe(403);
});
